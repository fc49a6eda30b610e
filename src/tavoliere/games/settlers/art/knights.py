"""The emblems of the nine knights: each a bust with a helm, a crest and a coat of arms of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.art.pen import feather, line, path
from tavoliere.games.settlers.art.brush import INK, disc, placed, shape, spot, star, stroke
from tavoliere.games.settlers.art.palette import COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable


def coat(first: str, second: str = "", charge: str = "", charge_colour: str = "gilt") -> str:
    """Draw shoulders in mail under a coat of arms, parted in two where it has two colours."""
    mail = "M-44 48C-44 24-26 14 0 14C26 14 44 24 44 48Z"
    cloth = "M-27 48V24Q-14 15 0 15Q14 15 27 24V48Z"
    half = "M0 15Q14 15 27 24V48H0Z"
    return (
        shape(mail, "iron", 2.6)
        + stroke("M-40 38q4-4 8 0M-38 30q4-4 8 0M32 38q4-4 8 0M30 30q4-4 8 0", "steel", 2)
        + shape(cloth, first, 2.2)
        + (path(half, COLOURS[second]) if second else "")
        + (path(charge, COLOURS[charge_colour], INK, 1.6) if charge else "")
        + path(cloth, "none", INK, 2.2)
    )


def great_helm(metal: str = "steel", band: str = "gilt") -> str:
    """Draw a great helm: flat above, with a cross of gold about the slits."""
    return (
        shape("M-22-34Q0-42 22-34L24 4Q22 18 0 24Q-22 18-24 4Z", metal, 2.6)
        + path("M-23-14H23L23.6-8H-23.6Z", COLOURS[band], INK, 1.4)
        + path("M-3-37H3V22H-3Z", COLOURS[band], INK, 1.4)
        + stroke("M-18-11H-6M6-11H18", "ink", 3.4)
        + "".join(spot(x, y, 1.6) for x in (-15, -9, 9, 15) for y in (2, 9))
    )


def visor_helm(metal: str = "steel") -> str:
    """Draw a pointed helm with its visor down, seen half from the side."""
    return (
        shape("M-20 20C-26-4-24-28 2-42C24-32 26-4 20 20Z", metal, 2.6)
        + shape("M-28-12L10-16L20-4L12 12L-8 18L-36 4Z", "iron", 2.4)
        + stroke("M-22-6L6-9", "ink", 3.2)
        + "".join(spot(x, y, 1.5) for x, y in ((-20, 4), (-12, 4), (-4, 3), (-16, 9), (-8, 9)))
        + disc(14, -6, 3.6, "gilt", 1.8)
    )


def face(hair: str = "", beard: str = "") -> str:
    """Draw a face as one sees it under an open helm."""
    back = shape("M-25 24C-32-4-30-36 0-38C30-36 32-4 25 24Q12 12 0 14Q-12 12-25 24Z", hair, 2.2) if hair else ""
    chin = shape("M-18-2C-18 14-10 30 0 32C10 30 18 14 18-2Q10 8 0 4Q-10 8-18-2Z", beard, 2) if beard else ""
    return (
        back
        + shape("M-18-20Q0-28 18-20V2C18 14 8 21 0 21C-8 21-18 14-18 2Z", "skin", 2.4)
        + chin
        + stroke("M-11-8h6M5-8h6", "ink", 2.6)
        + spot(-8, -3, 2.2)
        + spot(8, -3, 2.2)
        + stroke("M0-2L-2 5H2" + ("M-5 12Q0 15 5 12" if not beard else "M-4 10H4"), "ink", 1.8)
    )


def cap(metal: str = "steel") -> str:
    """Draw an open helm with a nose guard."""
    return shape("M-24-14C-24-36-12-44 0-44C12-44 24-36 24-14Q12-20 4-20V0H-4V-20Q-12-20-24-14Z", metal, 2.4) + stroke(
        "M-14-34Q0-42 14-34", "white", 2.4
    )


def plume(colour: str) -> str:
    """Set a plume on a helm."""
    return shape("M-3-36C-6-52 14-56 26-46C38-38 36-20 28-10C28-24 18-36-3-36Z", colour, 2.2) + stroke(
        "M4-42Q20-44 28-24", "ink", 1.4
    )


def wings(colour: str) -> str:
    """Set a pair of wings on a helm."""
    side = "".join(
        shape(feather((20, -18), tip, 9), colour, 1.6) for tip in ((48, -22), (46, -34), (40, -44), (30, -48))
    )
    return side + f'<g transform="scale(-1 1)">{side}</g>'


def horns(colour: str) -> str:
    """Set the horns of a bull on a helm."""
    side = shape("M16-28C30-24 38-34 34-50C48-40 48-16 22-14Z", colour, 2.2)
    return side + f'<g transform="scale(-1 1)">{side}</g>'


def conrad() -> str:
    """Draw Conrad the Swift with wings on his helm."""
    return wings("white") + coat("lapis", charge="M-10 42L-2 30H-9L8 20L3 30H10Z") + face() + cap()


def falk() -> str:
    """Draw Falk the Fair, with long fair hair and a rose."""
    rose = star(0, 33, 11, 5, 0.75)
    circlet = shape("M-21-20Q0-30 21-20L20-13Q0-22-20-13Z", "gilt", 2) + spot(0, -22, 3, "vermilion")
    fringe = shape("M-19-20C-18-40 18-40 19-20Q8-28 0-24Q-8-28-19-20Z", "ember", 2)
    return (
        coat("white", charge=rose, charge_colour="vermilion")
        + spot(0, 33, 3.4, "gilt")
        + face(hair="ember")
        + fringe
        + circlet
    )


def gotz() -> str:
    """Draw Gotz Ironfist and his fist."""
    fist = (
        shape("M-13 22L-15-2H15L13 22Z", "iron", 2.4)
        + shape("M-17 0V-20Q-17-26-11-26T-5-22Q-3-28 2-28T8-23Q12-27 16-24T20-16V-2Q18 4 10 4H-10Z", "steel", 2.4)
        + stroke("M-5-22V-10M7-22V-10M-17-10Q0-4 18-10", "ink", 2)
        + stroke("M-11 8H11M-10 14H10", "gilt", 2.4)
    )
    return coat("gilt", "coal") + great_helm() + placed(fist, 27, 22, 0.82, 8)


def hagen() -> str:
    """Draw Hagen the Sinister: one eye, in a dark helm with the wings of a raven."""
    dark = shape("M-24 22C-28-8-26-42 0-44C26-42 28-8 24 22L11 25V6L18-12Q0-22-18-12L-11 6V25Z", "coal", 2.4)
    return (
        wings("coal")
        + coat("coal", charge="M-12 30L0 24L12 30L4 34L8 44L0 38L-8 44L-4 34Z", charge_colour="vermilion")
        + path("M-19-18H19V8L11 25H-11L-19 8Z", COLOURS["skin"])
        + stroke("M-5 15H5M0-2L-2 6H2", "ink", 2)
        + path("M-19-10L19-18V-12L-19-4Z", COLOURS["ink"])
        + shape("M2-10H16Q16 2 9 2T2-10Z", "ink", 1)
        + dark
        + shape("M-15-2Q-9-8-3-2Q-9 2-15-2Z", "white", 1.4)
        + spot(-9, -2.6, 2.2)
        + stroke("M0-40V-24", "iron", 3)
    )


def karl() -> str:
    """Draw Karl the Strong, with the horns of a bull and the broadest shoulders."""
    broad = placed(
        coat("vermilion", charge="M-14 24C-14 34-8 36-6 44H6C8 36 14 34 14 24C10 30-10 30-14 24Z"), 0, -5, 1.1
    )
    return broad + placed(horns("white") + great_helm("iron"), 0, 0, 0.94)


def otto() -> str:
    """Draw Otto the Berserker under the skin of a bear."""
    fur = "#7a4d2a"
    axe = (
        stroke("M36 46V-30", "ink", 6.4)
        + stroke("M36 46V-28", "plank", 3)
        + shape("M36-36C50-36 52-16 44-10L36-16L28-10C20-16 22-36 36-36Z", "steel", 2.2)
    )
    hood = (
        shape("M-26 20C-34-8-30-42 0-42C30-42 34-8 26 20Q20 8 18-12Q0-22-18-12Q-20 8-26 20Z", fur, 2.4)
        + disc(-21, -36, 8, fur)
        + disc(21, -36, 8, fur)
        + spot(-21, -36, 3.4, "skin")
        + spot(21, -36, 3.4, "skin")
        + shape("M-9-20Q0-34 9-20Q0-14-9-20Z", "plank", 1.8)
        + spot(0, -23, 3)
        + spot(-12, -29, 2.2)
        + spot(12, -29, 2.2)
        + path("M-14-14l3 6l3-8zM14-14l-3 6l-3-8z", COLOURS["white"], INK, 1)
    )
    return axe + coat("timber") + face(beard="tile") + hood


def pippin() -> str:
    """Draw Pippin the Short, whose helm is too large for him."""
    crown = shape("M-16-34L-18-50L-8-42L0-52L8-42L18-50L16-34Q0-40-16-34Z", "gilt", 2)
    small = coat("leaf", charge="M0 22L3 30H11L5 35L7 43L0 38L-7 43L-5 35L-11 30H-3Z")
    return placed(small, 0, 12, 0.76) + placed(great_helm() + crown, 0, 8, 0.96)


def siegfried() -> str:
    """Draw Siegfried Lackland: an empty banner and a patched coat."""
    patches = line("M-18 30h10v10h-10zM8 26h10v9h-10z", COLOURS["ink"], 1.6, "2.5 2.5")
    banner = stroke("M41 47V-44", "ink", 4) + shape("M41-42Q30-36 20-41V-16Q30-10 41-17Z", "white", 2)
    return banner + placed(coat("stone") + patches + visor_helm(), -7, 4, 0.92)


def walter() -> str:
    """Draw Walter the Recreant, who looks away and wears two colours."""
    lance = stroke("M-40 47V2L-44-4L-38-10", "ink", 5) + stroke("M-40 46V2L-44-4", "plank", 2.2)
    return placed(plume("leaf") + coat("leaf", "gilt") + visor_helm("iron"), 3, 4, 0.94, mirror=True) + lance


DRAWN: Final[dict[str, Callable[[], str]]] = {
    "conrad": conrad,
    "falk": falk,
    "gotz": gotz,
    "hagen": hagen,
    "karl": karl,
    "otto": otto,
    "pippin": pippin,
    "siegfried": siegfried,
    "walter": walter,
}
