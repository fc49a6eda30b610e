"""The report of a match or league: one page of HTML that needs nothing but itself, on a desk or a telephone."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any, Final

from tavoliere.arena import plots

if TYPE_CHECKING:
    from collections.abc import Iterable

STYLE: Final = (
    """
:root { color-scheme: light dark; --paper: #faf8f4; --ink: #24211d; --soft: #6d675e; --rule: #d9d3c8; --good: #2f7d4f;
  --bad: #b4502c; --c0: #2f6f9f; --c1: #b4502c; --c2: #2f7d4f; --c3: #8a5a9e; --c4: #a57c14; --c5: #b03a6b;
  --c6: #4f7470; --c7: #6b6f2a; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #e9e5dc; --soft: #a59f94; --rule: #3d3a35;
  --good: #5fbf86; --bad: #e5835b; --c0: #6fb1e0; --c1: #e5835b; --c2: #5fbf86; --c3: #c294d8; --c4: #d8b04a;
  --c5: #e57ba8; --c6: #86b5b0; --c7: #b5ba62; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 1.2rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .2em 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 1.8em 0 .4em; }
p { max-width: 44rem; } .soft, figcaption { color: var(--soft); font-size: .9rem; }
.answer { font-size: 1.1rem; border-left: 4px solid var(--c0); padding-left: .8rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .7rem; text-align: right; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; font-size: .85rem; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.2rem; }
figure { margin: 0; } figcaption { margin-bottom: .3rem; } svg { width: 100%; height: auto; display: block; }
svg text { font: 12px system-ui, sans-serif; fill: var(--ink); } svg .small { font-size: 11px; fill: var(--soft); }
svg .cell { fill: var(--ink); } .grid { stroke: var(--rule); } .fair { stroke: var(--soft); stroke-dasharray: 4 3; }
.bar { stroke-width: 2.5; stroke-opacity: .55; } .none { fill: var(--rule); fill-opacity: .35; }
.better { fill: var(--good); } .worse { fill: var(--bad); } .fill { fill-opacity: .55; }
"""
    + "\n".join(f".c{n} {{ fill: var(--c{n}); stroke: var(--c{n}); }}" for n in range(plots.COLOURS))
    + """
.fill { stroke: none; } pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .8rem; }
"""
)

SHOWN: Final = 20
"""So many forfeits are told one by one."""


def page(told: dict[str, Any]) -> str:
    """Return the report of a summary.

    >>> from tavoliere.arena import league, page
    >>> report = page(league("fredericus", "random", "random", games=2))
    >>> report.startswith("<!doctype html>"), "://" in report
    (True, False)
    """
    names = ", ".join(player["name"] for player in told["players"])
    title = f"{told['kind'].capitalize()} of {told['game']}: {names}"
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(_what(told))}</p>',
        *(f'<p class="answer">{escape(answer)}</p>' for answer in answers(told)),
        "<h2>The table</h2>",
        _standing(told),
        '<div class="pictures">',
        *_figures(told),
        "</div>",
        "<h2>Time to think</h2>",
        _times(told),
        *_faults(told),
        "<h2>How it was measured</h2>",
        *(f"<p>{escape(paragraph)}</p>" for paragraph in _method(told)),
        f"<details><summary>All figures as JSON</summary><pre>{escape(json.dumps(told, indent=1))}</pre></details>",
        "</body></html>",
    ]
    return "\n".join(parts) + "\n"


def answers(told: dict[str, Any]) -> list[str]:
    """Say in plain English what was found out: how the candidate did, and what the sequential test accepted."""
    found = []
    match = told["match"]
    if match and told["groups"]:
        share, fair, elo = match["share"], match["fair_shares"], match["elo"]
        others = list(dict.fromkeys(match["others"]))
        against = (
            f"among {len(match['others'])} copies of {others[0]}" if len(others) == 1 else "among " + ", ".join(others)
        )
        against = f"against {others[0]}" if told["seats"] == 2 else against
        text = (
            f"{match['candidate']} won {share['mean']:.1%} {against} (95 % interval {share['low']:.1%} to "
            f"{share['high']:.1%}): {fair['mean']:.2f} times its fair share ({fair['low']:.2f} to {fair['high']:.2f})"
        )
        if elo["mean"] is not None:
            text += f", or {elo['mean']:+.0f} points of Elo"
        found.append(text + ".")
    sprt = told["sprt"]
    if sprt:
        bounds = f"LLR {sprt['llr']:.2f} between {sprt['lower']:.2f} and {sprt['upper']:.2f}"
        accepted = {"H0": sprt["elo0"], "H1": sprt["elo1"]}.get(sprt["accepted"] or "")
        refused = sprt["elo1"] if sprt["accepted"] == "H0" else sprt["elo0"]
        if accepted is None:
            found.append(f"The sequential test is not sure yet ({bounds}).")
        else:
            text = f"The sequential test accepts {accepted:+g} points of Elo rather than {refused:+g} ({bounds})."
            found.append(text)
    return found


def _what(told: dict[str, Any]) -> str:
    options = ", ".join(f"{name}={value}" for name, value in told["options"].items())
    state = "" if told["complete"] else f" This is how it stood; {told['planned']} games are planned."
    played = f"{told['games']} games in {told['groups']} groups of {told['seats']}, seed {told['seed']}"
    rules = f"rules version {told['rules']}, Tavoliere {told['version']}"
    return f"{played}; {told['seats']} seats{', ' + options if options else ''}; {rules}.{state}"


def _standing(told: dict[str, Any]) -> str:
    anchor = f"Elo ({told['anchor']} = 0)" if told["anchor"] else "Elo"
    heads = ("Player", anchor, "95 %", "Games", "Wins", "Draws", "Share", "Points a game", "Forfeits")
    rows = [
        (
            row["player"],
            f"{row['elo']:+.0f}{' *' if row['bounded'] else ''}",
            f"{row['low']:+.0f} to {row['high']:+.0f}",
            row["games"],
            row["wins"],
            row["draws"],
            "-" if row["share"] is None else f"{row['share']:.1%}",
            "-" if row["points"] is None else row["points"],
            row["forfeits"],
        )
        for row in told["standing"]
    ]
    note = "* Somebody won or lost every game, so its Elo has no end; each player was given one more, drawn game."
    bounded = any(row["bounded"] for row in told["standing"])
    return _table(heads, rows) + (f'<p class="soft">{note}</p>' if bounded else "")


def _figures(told: dict[str, Any]) -> list[str]:
    drawn = (
        ("Strength against time", "Up is stronger, right is slower; the bars are intervals of 95 %.", plots.strength),
        ("Who beat whom", "Share of games in which the row ended ahead of the column.", plots.matrix),
        (
            "Results by seat",
            "Share of wins; the small numbers are the seats, the dashed line the fair share.",
            plots.seats,
        ),
        ("Length of the games", "Games by their number of decisions.", plots.lengths),
    )
    return [
        f"<figure><h2>{title}</h2><figcaption>{caption}</figcaption>{picture}</figure>"
        for title, caption, draw in drawn
        if (picture := draw(told))
    ]


def _times(told: dict[str, Any]) -> str:
    heads = ("Player", "Moves", "Mean", "95 % within", "Longest", "Turns", "Mean", "95 % within", "Longest")
    rows = [
        (
            row["player"],
            *(
                cell
                for clock in (row["moves"], row["turns"])
                for cell in (clock["count"], *(milliseconds(clock[name]) for name in ("mean", "p95", "max")))
            ),
        )
        for row in told["times"]
    ]
    return _table(heads, rows)


def _faults(told: dict[str, Any]) -> list[str]:
    if not told["faults"]:
        return []
    parts = ["<h2>Forfeits</h2>"]
    if len(told["faults"]) > SHOWN:
        parts.append(f"<p>The first {SHOWN} of {len(told['faults'])}; the others are among all figures below.</p>")
    for fault in told["faults"][:SHOWN]:
        line = f"Game {fault['game']}: {fault['player']} in seat {fault['seat']}, decision {fault['decision']}"
        summary = f"{escape(line)}: {escape(fault['kind'])}"
        parts.append(f"<details><summary>{summary}</summary><pre>{escape(fault['text'])}</pre></details>")
    return parts


def _method(told: dict[str, Any]) -> list[str]:
    deal = "twice, with the seats changed" if told["seats"] == 2 else f"{told['seats']} times, the seats moved on"
    groups = (
        f"Every deal was played {deal}, so that its luck cancels. These games form a group, and all intervals "
        "come from how much whole groups differ. A win counts 1; a draw is shared. Who crashed, chose an illegal move "
        "or fell silent lost the game."
    )
    elo = (
        "Elo is the likeliest set of strengths under the model that the chance to win is a strength over the sum of "
        "the strengths at the table, 400 points being a factor of ten. It is a summary that takes strength for a line: "
        "look at the matrix for who beats whom."
    )
    times = (
        "Times are those of moves where there was a choice, and of turns, as this machine took them while the games of "
        "all processes were played; compare players within this page only."
    )
    return [groups, elo, times]


def _table(heads: Iterable[str], rows: Iterable[Iterable[Any]]) -> str:
    head = "".join(f"<th>{escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def milliseconds(seconds: float) -> str:
    """Write a time with as many digits as it deserves.

    >>> milliseconds(0.0123), milliseconds(2.5), milliseconds(0.000004)
    ('12.3 ms', '2.50 s', '0.004 ms')
    """
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1000:.3g} ms"
