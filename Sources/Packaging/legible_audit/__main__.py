"""Replaces this process with the program `legible`: python3 -m legible_audit."""
import os
import pathlib
import sys
import sysconfig


def program():
    """The path of the program, where pip put it: in the environment, for the user, or next to this package."""
    folders = [
        pathlib.Path(sysconfig.get_path("scripts")),
        pathlib.Path(sysconfig.get_path("scripts", f"{os.name}_user")),
        pathlib.Path(__file__).resolve().parent.parent / "bin",
    ]
    for folder in folders:
        if (folder / "legible").is_file():
            return str(folder / "legible")
    sys.exit("legible_audit: the program is missing from " + ", ".join(map(str, folders)) + "; reinstall the wheel")


if __name__ == "__main__":
    path = program()
    os.execv(path, [path, *sys.argv[1:]])
