"""Counts how often each tool's verdict is the exact one."""
from . import cases, colors
from .tools import Cannot

# The sets, and the other ways to compute the truth that some tools choose: names, and options of `Case.passes`.
BYTES, FORMER = ("bytes", {"in_bytes": True}), ("former", {"threshold": colors.FORMER})
SETS = [("published", []), ("grays", []), ("any", []), ("near", []), ("razor", []), ("alpha", [BYTES]), ("p3", [BYTES]),
        ("threshold", [FORMER, BYTES])]


def kinds(chosen):
    """The opaque and the translucent pairs, which are asked separately: a tool may know one and refuse the other."""
    return [part for part in ([case for case in chosen if (case.foreground.alpha == 1) == is_opaque] for is_opaque in (True, False))
            if part]


def count(chosen, ask, others):
    """The counts of one tool on one set."""
    result = {"agree": 0, "falsePass": 0, "falseFail": 0, "undecided": 0, "cannot": 0, "error": 0.0}
    for part in kinds(chosen):
        try:
            found = ask(part)
        except Cannot as words:
            result["cannot"] += len(part)
            result["words"] = str(words)
            continue
        for case in part:
            verdict, ratio = found.get(case.id, (None, None))
            truth = case.passes()
            key = "undecided" if verdict is None else "agree" if verdict == truth else "falsePass" if verdict else "falseFail"
            result[key] += 1
            for name, options in others:
                result.setdefault("agreeOther", dict.fromkeys(dict(others), 0))[name] += verdict == case.passes(**options)
            if ratio is not None:
                result["error"] = max(result["error"], abs(ratio - float(case.ratio())))
    return result | {"error": float(f"{result['error']:.2g}")}


def distances(chosen):
    """The farthest and the nearest ratio from its limit."""
    all_of_them = [abs(case.ratio() - colors.exact(case.limit)) for case in chosen]
    return [float(f"{float(value):.2g}") for value in (min(all_of_them), max(all_of_them))]


def judge_all(judges):
    """The counts of every tool on every set, after the truth itself was compared with published ratios."""
    every, rows = cases.all_cases(), []
    for words in cases.published_mismatches():
        raise SystemExit(f"the exact ratio is wrong: {words}")
    for name, others in SETS:
        chosen = [case for case in every if case.set == name]
        row = {"set": name, "pairs": len(chosen), "passing": sum(case.passes() for case in chosen), "distance": distances(chosen)}
        row["others"] = {key: sum(case.passes() != case.passes(**options) for case in chosen) for key, options in others}
        row["tools"] = {tool: count(chosen, ask, others) for tool, ask in judges.items()}
        rows.append(row)
    return {"digest": cases.digest(every), "sets": rows}
