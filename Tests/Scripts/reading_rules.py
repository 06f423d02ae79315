"""The reader of check-reading: what a palette's files say, from the published formats and `DESIGN.md` alone.

Formats: Apple's Asset Catalog Format reference (Named Color Type; slot components), the Design Tokens Format, Color and
Resolver modules 2025.10, the documentation of Tokens Studio (token sets, themes), Figma's REST API (`GET
/v1/files/:key/variables/local`). The rules for entries, theme words and what stands beside a value are those of `DESIGN.md`.

A reading lists worlds (a device class, a locale, a context, with every token's color in each variant) and demands (what has
to be named because it cannot be read). A value is a tuple of the colors that the formats allow; None is "no color", and an
empty tuple stands for "the formats do not say"."""
import dataclasses
import itertools
import json
import re

VARIANTS = ["light", "dark", "light-increased", "dark-increased", "light-reduced", "dark-reduced",
            "light-increased-reduced", "dark-increased-reduced"]
BASE = {"tokens", "base", "core", "global", "common", "default", "primitives", "palette", "colors"}
APPEARANCES = {"light": "light", "day": "light", "dark": "dark", "night": "dark"}
CONTRAST = {"highcontrast", "hc", "contrast", "increased"}
SILENT = {"theme", "themes", "mode", "color"}
SKIPPED = ("Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages", "vendor/bundle")
IDIOMS = {"universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision"}
SPACES = {"srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray"}
DESCRIBING = {"description", "comment", "name", "path", "original", "attributes", "deprecated", "scopes", "hiddenFromPublishing",
              "$description", "$deprecated"}
READ = {"$value", "value", "$type", "type", "$extensions"}


@dataclasses.dataclass
class Demand:
    """What cannot be read: its code in `summary.incomplete` (or one of several), and the words that name it."""
    code: str
    words: tuple
    why: str


@dataclasses.dataclass
class World:
    values: dict  # (token, variant) -> tuple of colors
    label: frozenset = frozenset()
    idiom: str = "universal"
    gamut: str = None
    locale: str = None

    @property
    def kind(self):
        return ("locale" if self.locale else "idiom" if self.idiom != "universal" else "gamut" if self.gamut
                else "context" if self.label else "plain")

    @property
    def naming(self):
        """The demands that would excuse its absence."""
        if self.locale:
            yield Demand("locale", (self.locale,), "a locale")
        if self.idiom != "universal":
            yield Demand("device-class", (self.idiom,), "an idiom")
        if self.gamut:
            yield Demand("device-class", ("p3|gamut" if self.gamut == "p3" else "srgb|gamut",), "a gamut")
        if self.label:
            yield Demand("context", ("|".join(sorted(self.label)),), "a context")

    def __str__(self):
        parts = [" ".join(sorted(self.label)), self.idiom if self.idiom != "universal" else "", self.gamut or "", self.locale or ""]
        return ", ".join(part for part in parts if part) or "the palette"


@dataclasses.dataclass
class Reading:
    worlds: list
    demands: list = dataclasses.field(default_factory=list)
    unless_read: dict = dataclasses.field(default_factory=dict)  # token -> demand that excuses a value that ignores a member
    error: tuple = None  # words of an error that the rule demands
    harmless: bool = True  # nothing stands in the files that an `unread-member` could be about


# --- color --------------------------------------------------------------------------------------------------------------

def encoded(linear):
    sign = -1 if linear < 0 else 1
    size = abs(linear)
    return sign * (12.92 * size if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055)


def linear(value):
    sign = -1 if value < 0 else 1
    size = abs(value)
    return sign * (size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4)


P3_TO_SRGB = ((1.2249401762805598, -0.22494017628055996, 0.0), (-0.042056954709688163, 1.0420569547096881, 0.0),
              (-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))


def color(space, parts, alpha=1.0):
    """An sRGB color, gamma-encoded and not clamped, with alpha; None where the color space is not known."""
    if space in ("srgb", "extended-srgb"):
        return (*parts, alpha)
    if space in ("extended-linear-srgb", "srgb-linear"):
        return (*map(encoded, parts), alpha)
    if space == "display-p3":
        values = [linear(part) for part in parts]
        return (*(encoded(sum(row[index] * values[index] for index in range(3))) for row in P3_TO_SRGB), alpha)
    if space == "gray-gamma-22":
        return (encoded(parts[0] ** 2.2),) * 3 + (alpha,)
    if space == "extended-gray":
        return (parts[0],) * 3 + (alpha,)
    return None


def hexadecimal(text):
    digits = text.lstrip("#")
    if len(digits) in (3, 4):
        digits = "".join(digit * 2 for digit in digits)
    parts = [int(digits[index:index + 2], 16) / 255 for index in range(0, len(digits), 2)]
    return (*parts[:3], parts[3] if len(parts) > 3 else 1.0)


def over(top, below):
    return (*(top[3] * top[index] + (1 - top[3]) * below[index] for index in range(3)), 1.0)


def luminance(one):
    return max(0.0, 0.2126 * linear(one[0]) + 0.7152 * linear(one[1]) + 0.0722 * linear(one[2]))


def ratio(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


# --- asset catalogs -----------------------------------------------------------------------------------------------------

def component(text):
    """As Xcode writes it: a float, 8-bit hexadecimal or an 8-bit integer, each as a string; or a number."""
    if not isinstance(text, str):
        return float(text)
    text = text.strip()
    if text.lower().startswith("0x"):
        return int(text, 16) / 255
    return float(text) if "." in text or "e" in text else int(text) / 255


def slot(value):
    """The color of an entry, and the name of its color space where that is not known."""
    space, parts = value.get("color-space"), value["components"]
    if space not in SPACES:
        return None, space
    alpha = component(parts.get("alpha", "1.000"))
    names = ("white",) if "gray" in space else ("red", "green", "blue")
    return color(space, [component(parts[name]) for name in names], alpha), None


def entry(one):
    looks = {look["appearance"]: look["value"] for look in one.get("appearances", [])}
    idiom = "mac-catalyst" if one.get("subtype") == "mac-catalyst" else one.get("idiom", "universal")
    value, unknown = slot(one["color"]) if "color" in one else (None, None)
    return {"look": ("high " if looks.get("contrast") == "high" else "") + looks.get("luminosity", "any"), "idiom": idiom,
            "gamut": {"sRGB": "srgb", "display-P3": "p3"}.get(one.get("display-gamut")), "locale": one.get("locale"),
            "color": value, "unknown": unknown, "empty": "color" not in one}


def resolved(entries, idiom, gamut, locale, variant):
    """The appearance decides first, then the device, then the gamut; how a locale ranks beside an appearance is not published."""
    appearance = variant.split("-")[0]
    looks = [appearance, "any"]
    if "increased" in variant:
        looks = ["high " + appearance, appearance, "high any", "any"]
    if idiom in ("watch", "vision"):  # one appearance: a watch keeps the entry for any, Vision Pro also looks for high contrast
        looks = ["high any", "any"] if "increased" in variant and idiom == "vision" else ["any"]
    idioms = {"mac-catalyst": ["mac-catalyst", "ipad", "universal"]}.get(idiom, [idiom, "universal"])
    gamuts = ["p3", "srgb", None] if gamut == "p3" else ["srgb", None, "p3"]
    fitting = [one for one in entries if not one["empty"] and one["look"] in looks and one["idiom"] in idioms
               and one["locale"] in (None, locale)]
    if not fitting:
        return (None,)

    def rank(one, order):
        found = {"look": looks.index(one["look"]), "idiom": idioms.index(one["idiom"]), "gamut": gamuts.index(one["gamut"]),
                 "locale": 0 if one["locale"] else 1}
        return [found[key] for key in order]
    orders = [("look", "locale", "idiom", "gamut"), ("locale", "look", "idiom", "gamut"), ("look", "idiom", "locale", "gamut")]
    chosen = [min(fitting, key=lambda one: rank(one, order))["color"] for order in orders]
    return tuple(dict.fromkeys(chosen))


def skipped(path):
    parts = path.parts[:-1]
    joined = "/" + "/".join(parts) + "/"
    return (any(part.startswith(".") and part not in (".", "..") for part in parts)
            or any(f"/{name}/" in joined for name in SKIPPED))


def catalogs(folder, audit):
    demands, found, repeated = [], {}, {}
    searched = audit is None or "." in audit.get("sources", [])
    below = [path.parent for path in folder.rglob("legible.json") if path.parent != folder and not skipped(path.relative_to(folder))]
    if audit is None and below:  # what is audited is what they declare
        return Reading([], [Demand("folder-skipped|nested-audit-file", (re.escape(root.name),), f"{root.name} beside an audit file")
                            for root in sorted(folder.rglob("*.xcassets")) if not skipped(root.relative_to(folder) / "x")
                            and not any(parent in below for parent in root.parents)])
    for root in sorted(folder.rglob("*.xcassets")):
        relative = root.relative_to(folder)
        if skipped(relative / "x"):
            if searched:
                name = next(part for part in relative.parts if part.startswith(".") or part in SKIPPED or part == "vendor")
                demands.append(Demand("folder-skipped", (re.escape(name),), f"{relative} below a skipped folder"))
            continue
        own = [parent for parent in relative.parents if str(parent) != "." and (folder / parent / "legible.json").is_file()]
        if own:
            demands.append(Demand("nested-audit-file", (re.escape(str(own[-1])),), f"{own[-1]}/legible.json"))
            continue
        for place in sorted(root.rglob("*.colorset")):
            names = [place.stem]
            for parent in place.relative_to(root).parents:
                contents = root / parent / "Contents.json"
                if str(parent) != "." and contents.is_file() and json.loads(contents.read_text()).get("properties", {}).get("provides-namespace"):
                    names.insert(0, parent.name)
            name = "/".join(names)
            if name in found:
                repeated.setdefault(name, [found[name][0]]).append(place)
                continue
            found[name] = (place, [entry(one) for one in json.loads((place / "Contents.json").read_text())["colors"]])
    for name, places in repeated.items():
        words = [re.escape(name.split("/")[-1])] + [re.escape(str(place.relative_to(folder))) for place in places]
        demands.append(Demand("duplicate-name", tuple(words), f"{name} twice"))
    entries = [one for _, list_of in found.values() for one in list_of]
    for one in entries:
        if one["unknown"]:
            demands.append(Demand("input-error", (re.escape(one["unknown"]),), f"color space {one['unknown']}"))
        if one["idiom"] not in IDIOMS | {"mac-catalyst"}:
            demands.append(Demand("device-class|input-error|unread-member", (re.escape(one["idiom"]),), f"idiom {one['idiom']}"))
    idioms = ["universal"] + sorted({one["idiom"] for one in entries} & (IDIOMS | {"mac-catalyst"}) - {"universal"})
    gamuts = ["srgb", "p3"] if any(one["gamut"] for one in entries) else [None]
    locales = [None] + sorted({one["locale"] for one in entries if one["locale"]})
    worlds = []
    for idiom, gamut, locale in itertools.product(idioms, gamuts, locales):
        values = {}
        for name, (_, own) in found.items():
            for variant in VARIANTS:
                values[name, variant] = resolved(own, idiom, gamut, locale, variant)
                if idiom == "universal" and not any(one["idiom"] == "universal" for one in own):
                    values[name, variant] = ()
        worlds.append(World(values, idiom=idiom, gamut=gamut, locale=locale))
    return Reading(worlds, demands)


# --- theme words --------------------------------------------------------------------------------------------------------

@dataclasses.dataclass
class Words:
    """What a name says: an appearance, contrast, and the words that name a family."""
    appearance: str
    increased: bool
    family: frozenset
    themed: bool
    base: bool


def words(name, axis=""):
    parts = [part for part in re.split(r"[^a-z0-9]+", re.sub(r"([a-z0-9])([A-Z])", r"\1 \2", name).lower()) if part]
    joined = []
    for part in parts:
        if joined and part == "contrast" and joined[-1] == "high":
            joined[-1] = "highcontrast"
        else:
            joined.append(part)
    if "contrast" in axis.lower():
        joined = ["highcontrast" if part == "high" else "default" if part in ("normal", "standard") else part for part in joined]
    said = {APPEARANCES[part] for part in joined if part in APPEARANCES}
    appearance = said.pop() if len(said) == 1 else None
    increased = any(part in CONTRAST for part in joined)
    family = frozenset(joined) - set(APPEARANCES) - CONTRAST - BASE - SILENT
    meaning = [part for part in joined if part not in SILENT]
    return Words(appearance, increased, family, bool(appearance or increased), bool(meaning) and set(meaning) <= BASE)


def rank(said, variant):
    """How far a name goes before others in a variant; None where it does not serve it."""
    if said.appearance and not variant.startswith(said.appearance) or said.increased and "increased" not in variant:
        return None
    return (2 if said.increased else 0) + (1 if said.appearance else 0)


def worlds_of(axes, values):
    """The worlds of some axes, each a list of context names: `values(chosen)` gives the tokens of one context for each axis."""
    families = []
    for axis, contexts in axes.items():
        own = {}
        for context in contexts:
            said = words(context, axis)
            own.setdefault(said.family, []).append((context, said))
        families.append(own)
    found, cache = [], {}
    for chosen in itertools.product(*families):
        label, table = frozenset().union(*chosen) if chosen else frozenset(), {}
        for variant in VARIANTS:
            picked = []
            for own, family in zip(families, chosen):
                ranked = [(rank(said, variant), context) for context, said in own[family]]
                ranked = [one for one in ranked if one[0] is not None]
                picked.append(max(ranked, key=lambda one: one[0])[1] if ranked else None)
            key = tuple(picked)
            if key not in cache:
                cache[key] = None if None in key else values(dict(zip(axes, key)))
            table[variant] = cache[key]
        tokens = set().union(*(table[variant] or () for variant in VARIANTS))
        found.append(World({(token, variant): () if table[variant] is None else table[variant].get(token, (None,))
                            for token in tokens for variant in VARIANTS}, label=label))
    return merged(found)


def merged(worlds):
    """Worlds whose values agree are one; what they are called in common names it."""
    kept = []
    for world in worlds:
        same = next((other for other in kept if other.values == world.values), None)
        if same:
            same.label &= world.label
        else:
            kept.append(world)
    return kept


# --- tokens -------------------------------------------------------------------------------------------------------------

def tokens(tree, path=(), kind=None, found=None):
    """The color tokens of a file: name to the object that declares it, in both spellings of the keys."""
    found = {} if found is None else found
    if not isinstance(tree, dict):
        return found
    kind = tree.get("$type", kind)
    if "$value" in tree or "value" in tree and not isinstance(tree["value"], dict):
        if tree.get("$type", tree.get("type", kind)) == "color":
            found[".".join(path)] = tree
        return found
    for key, below in tree.items():
        if not key.startswith("$") or key == "$color":
            tokens(below, (*path, key), kind, found)
    return found


def raw(declared):
    return declared.get("$value", declared.get("value"))


class Unread(Exception):
    """A value whose color space is not known."""


def written(text):
    """A color as a report prints it: hexadecimal, or a CSS color function."""
    css = re.fullmatch(r"color\((\S+) (.+)\)", text or "")
    if not css:
        return hexadecimal(text) if text else None
    parts, _, alpha = css.group(2).partition("/")
    return color(css.group(1), [float(part) for part in parts.split()], float(alpha or 1))


def valued(value, table, seen=()):
    """The color of a raw value; references are looked up in the table of raw values."""
    if isinstance(value, dict):
        found = color(value["colorSpace"], [0.0 if part == "none" else float(part) for part in value["components"]],
                      float(value.get("alpha", 1)))
        if found is None:
            raise Unread(value["colorSpace"])
        return found
    reference = re.fullmatch(r"\{(.+)\}", value.strip())
    if reference:
        name = reference.group(1).lstrip("@")
        name = next((own for own in table if own.lstrip("@") == name), None)
        return None if name is None or name in seen else valued(table[name], table, (*seen, name))
    if value.startswith("#"):
        return hexadecimal(value)
    numbers = [float(part) for part in re.findall(r"[\d.]+", value)]
    return (*(part / 255 for part in numbers[:3]), numbers[3] if len(numbers) > 3 else 1.0)


def table_of(raws, demands):
    result = {}
    for name, value in raws.items():
        try:
            result[name] = (valued(value, raws),)
        except Unread as unread:
            result[name] = (None,)
            demand = Demand("input-error", (re.escape(str(unread)),), f"color space {unread}")
            if demand not in demands:
                demands.append(demand)
    return result


def resolver(folder, path):
    document = json.loads(path.read_text())
    demands = []

    def source(one):
        reference = one.get("$ref")
        if reference is None:
            return [one]
        if reference.startswith("#/sets/"):
            return [below for each in document["sets"][reference.split("/")[-1]]["sources"] for below in source(each)]
        return [json.loads((path.parent / reference).read_text())]

    def values(chosen):
        raws = {}
        for step in document["resolutionOrder"]:
            _, group, name = step["$ref"].split("/")
            held = document["sets"][name]["sources"] if group == "sets" else document["modifiers"][name]["contexts"][chosen[name]]
            for one in held:
                for tree in source(one):
                    raws.update({token: raw(declared) for token, declared in tokens(tree).items()})
        return table_of(raws, demands)
    axes = {name: list(modifier["contexts"]) for name, modifier in document.get("modifiers", {}).items()}
    return Reading(worlds_of(axes, values), demands)


def studio(folder):
    """A folder of Tokens Studio: sets in `tokenSetOrder`, themes in groups of which one each is active."""
    root = next(folder.rglob("$metadata.json")).parent
    order = json.loads((root / "$metadata.json").read_text())["tokenSetOrder"]
    sets = {name: tokens(json.loads((root / f"{name}.json").read_text())) for name in order}
    listed = root / "$themes.json"
    themes = json.loads(listed.read_text()) if listed.is_file() else []
    if not themes:
        return files({name: held for name, held in sets.items()}, are_sets=True)
    axes, own, demands = {}, {}, []
    for theme in themes:
        axes.setdefault(theme.get("group", ""), []).append(theme["name"])
        own[theme.get("group", ""), theme["name"]] = theme["selectedTokenSets"]

    def values(chosen):
        states = [own[group, name] for group, name in chosen.items()]
        raws, shown = {}, set()
        for name in order:
            state = {one.get(name, "disabled") for one in states}
            if state & {"enabled", "source"}:
                raws.update({token: raw(declared) for token, declared in sets[name].items()})
            if "enabled" in state:
                shown |= set(sets[name])
        return {token: value if token in shown else () for token, value in table_of(raws, demands).items()}
    return Reading(worlds_of(axes, values), demands)


# --- what stands beside a value -------------------------------------------------------------------------------------------

MODE_PLACES = (("$extensions", "mode"), ("$extensions", "com.figma", "modes"), ("$extensions", "com.figma.modes"), ("$modes",),
               ("extensions", "mode"), ("$variable_metadata", "modes"))


def modes_of(declared):
    """The modes that a published export writes beside a value, and the member that holds them."""
    for place in MODE_PLACES:
        held = declared
        for key in place:
            held = held.get(key) if isinstance(held, dict) else None
        if isinstance(held, dict) and held:
            return held, place
    siblings = {key: value for key, value in declared.items() if key in ("dark", "light") and isinstance(value, str)}
    return (siblings, (next(iter(siblings)),)) if siblings else ({}, ())


def carries(value):
    """A color, a number or a reference somewhere in a member."""
    if isinstance(value, dict):
        return any(map(carries, value.values()))
    if isinstance(value, list):
        return any(map(carries, value))
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return True
    return isinstance(value, str) and bool(re.search(r"#[0-9a-fA-F]{3,8}\b|\{[^}]+\}|\d", value))


def unread(declared, place):
    """The members beside a value that nothing published explains."""
    for key, value in declared.items():
        if key in READ | DESCRIBING | {"alpha", "opacity"} or key == place[:1] or key in place or key.startswith("$variable_metadata"):
            continue
        if carries(value):
            yield key
    for vendor, value in (declared.get("$extensions") or {}).items():
        if (vendor,) == place[1:2] or vendor == "com.figma":
            continue
        if carries(value):
            yield vendor


def faded(declared):
    """The factor of an `alpha` or `opacity` beside a value, and the member."""
    for key in ("alpha", "opacity"):
        value = declared.get(key)
        if isinstance(value, str):
            return (float(value[:-1]) / 100 if value.endswith("%") else float(value)), key
        if isinstance(value, (int, float)):
            return float(value), key
    return None, None


def modes(declared):
    """A lone file with modes beside its values."""
    reading = Reading([])
    held = {name: modes_of(one) for name, one in declared.items()}
    contexts = list(dict.fromkeys(mode for own, _ in held.values() for mode in own))
    families = {}
    for context in contexts:
        families.setdefault(words(context).family, []).append((context, words(context)))
    for family, own in (families or {frozenset(): []}).items():
        values = {}
        for variant in VARIANTS:
            raws = {}
            for name, one in declared.items():
                ranked = [(rank(said, variant), context) for context, said in own if context in held[name][0]]
                ranked = [each for each in ranked if each[0] is not None]
                raws[name] = held[name][0][max(ranked, key=lambda each: each[0])[1]] if ranked else raw(one)
            for name, colors in table_of(raws, reading.demands).items():
                values[name, variant] = colors
        reading.worlds.append(World(values, label=family))
    for name, one in declared.items():
        factor, member = faded(one)
        if member:
            for world in reading.worlds:
                for variant in VARIANTS:
                    world.values[name, variant] = tuple(value and (*value[:3], value[3] * factor) for value in world.values[name, variant])
            reading.unless_read[name] = Demand("unread-member", (member,), f"{member} beside {name}")
        for member in unread(one, held[name][1]):
            reading.demands.append(Demand("unread-member", (re.escape(member),), f"{member} beside {name}"))
        if held[name][1]:
            place = held[name][1]
            reading.unless_read.setdefault(name, Demand("unread-member", (re.escape(place[-1] if len(place) == 1 else place[-2]) + "|"
                                                                          + re.escape(place[-1]),), f"{'.'.join(place)} beside {name}"))
    reading.harmless = not reading.unless_read and not reading.demands
    reading.worlds = merged(reading.worlds)
    return reading


def rest(document):
    """Figma's `variables/local`: a value for each mode of a variable's collection."""
    meta, declared = document["meta"], {}
    names = {key: variable["name"].replace("/", ".") for key, variable in meta["variables"].items()}
    for key, variable in meta["variables"].items():
        if variable["resolvedType"] != "COLOR":
            continue
        collection = meta["variableCollections"][variable["variableCollectionId"]]
        values = {}
        for mode in collection["modes"]:
            value = variable["valuesByMode"][mode["modeId"]]
            values[mode["modeId"]] = ("{" + names[value["id"]] + "}" if value.get("type") == "VARIABLE_ALIAS" else
                                      {"colorSpace": "srgb", "components": [value["r"], value["g"], value["b"]], "alpha": value.get("a", 1)})
        first = values[collection["defaultModeId"]]
        many = {mode["name"]: values[mode["modeId"]] for mode in collection["modes"]} if len(values) > 1 else {}
        declared[names[key]] = {"$value": first, "$extensions": {"mode": many}}
    reading = modes(declared)
    reading.unless_read, reading.harmless = {}, True
    return reading


# --- files and sets ---------------------------------------------------------------------------------------------------------

class Contradiction(Exception):
    """What the rule calls an error; with the names of the two files."""


def said_of(name):
    """What a path says: the folders where they name a theme, else all of it."""
    *folders, last = name.split("/")
    above = words(" ".join(folders)) if folders else None
    return above if above and above.themed else words(name)


def files(named, are_sets=False):
    """Token files, or the sets of Tokens Studio without themes, which are treated like files."""
    said = {name: words(name.split("/")[0]) if len(named) == 1 else said_of(name) for name in named}
    demands = []
    if len(named) == 1:
        held = {token: raw(declared) for token, declared in next(iter(named.values())).items()}
        table = table_of(held, demands)
        return Reading([World({(token, variant): colors for token, colors in table.items() for variant in VARIANTS})], demands)
    families = {}
    for name, one in said.items():
        if one.themed:
            families.setdefault(one.family, []).append(name)
    common = frozenset.intersection(*families) if len(families) > 1 else frozenset()
    alone = []
    for name, one in said.items():
        if one.themed or one.base:
            continue
        clash = next((other for other in named if other != name and not said[other].base and set(named[name]) & set(named[other])), None)
        if clash and not are_sets:
            raise Contradiction(name, clash)
        if clash:
            alone.append(name)
    held = {family: set().union(*(named[name] for name in members)) for family, members in families.items()}
    apart = [family for family in families if any(held[family] & held[other] for other in families if other != family)]
    shared = [name for name in named if name not in alone and not (said[name].themed and said[name].family in apart)]
    groups = [(family - common, shared + families[family]) for family in apart] or [(frozenset(), shared)]
    groups += [(said[name].family, [other for other in shared if not said[other].themed] + [name]) for name in alone]
    worlds = []
    for label, members in groups:
        values = {}
        for variant in VARIANTS:
            raws = {}
            for token in set().union(*(named[name] for name in members)):
                given = [(-1 if said[name].base else 0 if not said[name].themed else rank(said[name], variant), name)
                         for name in members if token in named[name]]
                given = [one for one in given if one[0] is not None]
                if not given:
                    continue
                best = max(one[0] for one in given)
                winners = [name for order, name in given if order == best]
                if not are_sets and len({json.dumps(raw(named[name][token])) for name in winners}) > 1:
                    raise Contradiction(*winners[:2])
                raws[token] = raw(named[winners[-1]][token])
            for token, colors in table_of(raws, demands).items():
                values[token, variant] = colors
        for token in {token for token, _ in values}:
            for variant in VARIANTS:
                values.setdefault((token, variant), (None,))
        worlds.append(World(values, label=label))
    return Reading(merged(worlds), demands)


def read(folder):
    """The reading of a folder that check-reading made: a catalog, a resolver, Tokens Studio, or token files."""
    stated = folder / "legible.json"
    audit = json.loads(stated.read_text()) if stated.is_file() else None
    if next(folder.rglob("*.xcassets"), None):
        return catalogs(folder, audit)
    document = next(folder.rglob("*.resolver.json"), None)
    if document:
        return resolver(folder, document)
    if next(folder.rglob("$metadata.json"), None):
        return studio(folder)
    trees = {str(path.relative_to(folder)): json.loads(path.read_text()) for path in sorted(folder.rglob("*.json")) if path != stated}
    if len(trees) == 1:
        tree = next(iter(trees.values()))
        return rest(tree) if "meta" in tree else modes(tokens(tree))
    named = {re.sub(r"(\.tokens)?\.json$", "", name): tokens(tree) for name, tree in trees.items()}
    try:
        return files(named)
    except Contradiction as contradiction:
        return Reading([], error=tuple(re.escape(name) for name in contradiction.args))
