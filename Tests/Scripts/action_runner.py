"""The steps of action.yml, run in a shell as a runner of GitHub does: for check-confinement and check-adoption."""
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]


def parts():
    """The defaults of the inputs, and the steps with their names, conditions, environments and scripts, by the little YAML
    that action.yml uses; a step that uses another action has no script."""
    head, tail = (ROOT / "action.yml").read_text().split("  steps:\n", 1)
    defaults, name = {}, None
    for line in head.split("inputs:\n", 1)[1].split("\noutputs:", 1)[0].splitlines():
        if re.fullmatch(r"  [\w-]+:", line):
            name = line.strip()[:-1]
        elif line.startswith("    default: "):
            defaults[name] = line.split(": ", 1)[1].strip('"')
    steps, step, block = [], None, None
    for line in tail.splitlines():
        if block is not None and (not line.strip() or line.startswith("        ")):
            block.append(line[8:])
            continue
        block = None
        if line.startswith("    - "):
            step = {"env": {}, "run": [], "id": "", "if": "", "name": ""}
            steps.append(step)
            line = "      " + line[6:]
        key, _, value = line.strip().partition(": ")
        if line.strip() == "run: |":
            block = step["run"]
        elif line.startswith("        ") and key:
            step["env"][key] = value
        elif key in ("id", "if", "name"):
            step[key] = value
    return defaults, steps


DEFAULTS, STEPS = parts()


def run(given, folder, environment, runner, github=None):
    """Runs the steps in a folder; gives all output with the job summary, the status of the last step, and the outputs."""
    given = {name: value for name, value in DEFAULTS.items() if "${{" not in value} | given
    github = {"action_path": str(ROOT)} | (github or {})
    outputs, text = {}, b""
    files = {name: runner / name for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY")}
    runner.mkdir(parents=True, exist_ok=True)
    for path in files.values():
        path.write_text("")

    def value(expression):
        scope, _, name = expression.strip().partition(".")
        if scope == "inputs":
            return given.get(name, "")
        return outputs.get(name.replace(".outputs.", "."), "") if scope == "steps" else github.get(name, "")

    status = 0
    for step in STEPS:
        if not step["run"] or step["if"] and not value(step["if"].removesuffix(" != ''")):
            continue
        files["GITHUB_OUTPUT"].write_text("")
        own = {key: re.sub(r"\$\{\{(.*?)\}\}", lambda match: value(match[1]), text) for key, text in step["env"].items()}
        script = runner / "step.sh"
        script.write_text("\n".join(step["run"]))
        ended = subprocess.run(
            ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", str(script)], cwd=folder, capture_output=True,
            env=environment | own | {"RUNNER_TEMP": str(runner)} | {name: str(path) for name, path in files.items()},
            stdin=subprocess.DEVNULL)
        text += ended.stdout + ended.stderr
        for line in files["GITHUB_OUTPUT"].read_text().splitlines():
            key, _, entry = line.partition("=")
            outputs[f"{step['id']}.{key}"] = entry
        status = ended.returncode
        if status != 0:
            break
    return text + files["GITHUB_STEP_SUMMARY"].read_bytes(), status, outputs
