"""One small program for each contestant; each runs in a process of its own, with the interpreter of its environment.

They speak by lines: a worker introduces itself with its versions, then answers each `run SECONDS` with one JSON object.
The libraries are imported by name at run time: none of them is a dependency of the project, and two are GPL.
"""
