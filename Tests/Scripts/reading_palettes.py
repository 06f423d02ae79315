"""The palettes of check-reading: random asset catalogs, resolvers, folders of Tokens Studio, files with modes, theme files.

Each maker returns files by path. Names, conditions and colors are random; a palette whose mood is "good" passes wherever it is
measured, another fails somewhere, often only in the entry, mode or theme that a reader is most likely to leave out."""
import json

INK = ["ink", "label", "accent", "note", "caption"]
PAPER = ["paper", "card", "canvas"]


class Maker:
    def __init__(self, generator):
        self.random = generator
        self.files = {}
        self.good = generator.random() < 0.55
        self.bad_share = 0 if self.good else generator.choice([0.05, 0.2])
        self.inks = generator.sample(INK, generator.randint(1, 4))
        self.papers = generator.sample(PAPER, generator.randint(1, 2))

    def chance(self, share):
        return self.random.random() < share

    def write(self, path, value):
        self.files[path] = value if isinstance(value, str) else json.dumps(value, indent=2)

    def rgb(self, name, dark=False):
        """A color that serves its name in its appearance: 8-bit channels."""
        light = (name in PAPER) != dark
        if self.chance(self.bad_share):
            light = not light
        low, high = (205, 255) if light else (0, 62)
        return [self.random.randint(low, high) for _ in range(3)]

    def hex(self, name, dark=False):
        return "#" + "".join(f"{part:02X}" for part in self.rgb(name, dark))

    def pairs(self, spelled=lambda name: name, literal=True):
        """Every foreground on one surface or two, some on a literal color."""
        found = []
        for ink in self.inks:
            on = self.random.sample(self.papers, self.random.randint(1, len(self.papers)))
            if literal and self.chance(0.12):
                on.append("#808080")
            found += [{"foreground": spelled(ink), "on": spelled(paper) if paper[0] != "#" else paper, "role": "text"} for paper in on]
        return found

    def audit(self, sources, pairs, **more):
        self.write("legible.json", {"version": 1, "name": "Harbor", "sources": sources, "pairs": pairs, **more})


# --- asset catalogs -----------------------------------------------------------------------------------------------------

IDIOMS = ["iphone", "ipad", "mac", "tv", "watch", "car", "vision"]
LOCALES = ["de", "ar", "ja", "pt-BR"]
LOOKS = {"any": [], "light": [("luminosity", "light")], "dark": [("luminosity", "dark")],
         "high any": [("contrast", "high")], "high dark": [("contrast", "high"), ("luminosity", "dark")],
         "high light": [("contrast", "high"), ("luminosity", "light")]}
UNKNOWN = ["adobe-rgb-98", "cmyk", "rec2020", "generic-rgb"]


class Catalog(Maker):
    def components(self, parts, alpha):
        form = self.random.choice(["float", "hex", "integer", "number"])
        spelled = {"float": lambda part: f"{part / 255:.3f}", "hex": lambda part: f"0x{part:02X}", "integer": str,
                   "number": lambda part: round(part / 255, 4)}[form]
        if form == "integer" and set(parts) <= {0, 1}:
            spelled = lambda part: f"0x{part:02X}"  # noqa: E731  "1" alone is ambiguous
        return {**{key: spelled(part) for key, part in zip(("red", "green", "blue"), parts)}, "alpha": alpha}

    def color(self, name, dark, space=None):
        space = space or self.random.choices(["srgb", "display-p3", "extended-srgb", "gray-gamma-22", "extended-gray",
                                              "extended-linear-srgb"], [70, 12, 6, 6, 3, 3])[0]
        parts = self.rgb(name, dark)
        alpha = self.random.choice(["0.900", "0.5", "0xCC"]) if name in INK and self.chance(0.07) else "1.000"
        if "gray" in space:
            return {"color-space": space, "components": {"white": f"{parts[0] / 255:.3f}", "alpha": alpha}}
        if space == "extended-linear-srgb":
            return {"color-space": space, "components": {key: f"{(part / 255) ** 2.2:.4f}" for key, part in
                                                         zip(("red", "green", "blue"), parts)} | {"alpha": alpha}}
        return {"color-space": space, "components": self.components(parts, alpha)}

    def entry(self, name, look, idiom="universal", **more):
        one = {"idiom": idiom, **more, "color": self.color(name, "dark" in look, "display-p3" if "display-gamut" in more
                                                          and more["display-gamut"] == "display-P3" else None)}
        if LOOKS[look]:
            one["appearances"] = [{"appearance": key, "value": value} for key, value in LOOKS[look]]
        return one

    def entries(self, name, idioms, locales, gamut):
        looks = ["any"] + [look for look, share in (("dark", 0.75), ("high any", 0.25), ("high dark", 0.3), ("light", 0.1),
                                                    ("high light", 0.1)) if self.chance(share)]
        found = [self.entry(name, look) for look in looks]
        for idiom in idioms:
            kind = {"idiom": "ipad", "subtype": "mac-catalyst"} if idiom == "mac-catalyst" else {"idiom": idiom}
            for look in looks[:1] if self.chance(0.4) else looks:
                found.append(self.entry(name, look, **kind))
        if gamut == "pair":
            wide = [self.entry(name, look, **{"display-gamut": "display-P3"}) for look in looks]
            for one in found:
                if one["idiom"] == "universal":
                    one["display-gamut"] = "sRGB"
            found += wide
        elif gamut == "wide":
            found += [self.entry(name, look, **{"display-gamut": "display-P3"}) for look in
                      (looks[:1] if self.chance(0.3) else looks)]
        for locale in locales:
            found += [self.entry(name, look, locale=locale) for look in looks]
        if len(idioms) > 1 and self.chance(0.15):  # for some devices only
            found = [one for one in found if one["idiom"] != "universal"]
        if self.chance(0.02):
            found.append(self.entry(name, "any", "toaster"))
        if self.chance(0.12):
            empty = self.entry(name, "dark", self.random.choice(["universal", "ipad"]))
            del empty["color"]
            found.append(empty)
        if self.chance(0.5):
            self.random.shuffle(found)
        return found

    def set(self, place, name, entries, **properties):
        self.write(f"{place}/{name}.colorset/Contents.json", {"colors": entries, "info": {"author": "xcode", "version": 1},
                                                              **({"properties": properties} if properties else {})})

    def make(self):
        root = self.random.choice(["Colors.xcassets", "App/Assets.xcassets"])
        names = {name: name.capitalize() for name in self.inks + self.papers}
        kinds = self.random.choice([("idiom",), ("gamut",), ("locale",), ("idiom", "gamut"), ("idiom", "locale"), ()])
        idioms = self.random.sample(IDIOMS, self.random.randint(1, 2)) if "idiom" in kinds else []
        if idioms and self.chance(0.12):
            idioms[0] = "mac-catalyst"
        locales = self.random.sample(LOCALES, self.random.randint(1, 2)) if "locale" in kinds else []
        for name in self.inks + self.papers:
            own = [idiom for idiom in idioms if self.chance(0.6)]
            gamut = self.random.choice(["pair", "wide", None]) if "gamut" in kinds else None
            some = [locale for locale in locales if self.chance(0.6)]
            place = root
            if self.chance(0.2):
                group, scoped = self.random.choice([("Brand", True), ("Plain", False)])
                place = f"{root}/{group}"
                self.write(f"{place}/Contents.json", {"info": {"author": "xcode", "version": 1},
                                                      **({"properties": {"provides-namespace": True}} if scoped else {})})
                names[name] = f"{group}/{names[name]}" if scoped else names[name]
            entries = self.entries(name, own, some, gamut)
            if self.chance(0.04):
                self.random.choice([one for one in entries if "color" in one])["color"]["color-space"] = self.random.choice(UNKNOWN)
            self.set(place, name.capitalize(), entries, **({"localizable": True} if some else {}))
        self.write(f"{root}/Contents.json", {"info": {"author": "xcode", "version": 1}})
        if self.chance(0.1):
            twice = self.random.choice([name for name in self.inks if "/" not in names[name]] or self.papers)
            if "/" not in names[twice]:
                self.set(f"{root}/Zwei", twice.capitalize(), self.entries(twice, [], [], None))
        whole = self.chance(0.25)
        if self.chance(0.15):
            folder = self.random.choice(["Pods/Kit", "Carthage/Checkouts/Kit", "node_modules/kit", ".build/checkouts/kit", "DerivedData/Kit",
                                         "SourcePackages/checkouts/kit", "build/Kit", "vendor/bundle/kit", ".cache"])
            self.set(f"{folder}/Media.xcassets", "Tint", [self.entry("ink", "any")])
        if self.chance(0.1):
            self.set("Kit/Kit.xcassets", "Tint", [self.entry("ink", "any")])
            self.write("Kit/legible.json", {"version": 1, "name": "Kit", "sources": ["Kit.xcassets"], "pairs": [
                {"foreground": "Tint", "on": "#FFFFFF", "role": "text"}]})
        if self.chance(0.92):
            self.audit(["."] if whole else [root], self.pairs(lambda name: names[name]))
        return self.files


# --- design tokens --------------------------------------------------------------------------------------------------------

BRANDS = ["acme", "zeta", "orbit"]
OTHERS = ["sepia", "dim", "modern", "ocean"]


def spelled(parts, style):
    if style == "title":
        return " ".join(part.capitalize() for part in parts)
    return {"dash": "-", "path": "/", "snake": "_"}[style].join(parts)


class Tokens(Maker):
    def contexts(self, many=True):
        """Names for one axis, each with whether its colors are dark: theme words, brands, other words."""
        style = self.random.choice(["dash", "title", "dash"])
        words = [("light", "dark"), ("light", "dark"), ("day", "night"), ("default", "dark")][self.random.randrange(4)]
        settings = [(words[0], False), (words[1], True)]
        if words[0] == "light" and self.chance(0.3):
            more = self.random.choice([["light-hc", "dark-hc"], ["light-high-contrast", "dark-high-contrast"]])
            settings += [(more[0], False), (more[1], True)]
        brands = self.random.sample(BRANDS, self.random.randint(1, 3 if many else 1)) if self.chance(0.5) else [None]
        if brands != [None] and words[0] == "default":
            settings = [("light", False), ("dark", True)]
        found = [(spelled([brand, *setting.split("-")] if brand else setting.split("-"), style), dark)
                 for brand in brands for setting, dark in settings]
        if self.chance(0.4):
            found += [(spelled([other], style), self.chance(0.3)) for other in self.random.sample(OTHERS, self.random.randint(1, 2))]
        if self.chance(0.3):
            self.random.shuffle(found)
        return found

    def value(self, name, dark, objects=False):
        if objects:
            parts = [round(part / 255, 4) for part in self.rgb(name, dark)]
            return {"colorSpace": self.random.choices(["srgb", "display-p3"], [5, 1])[0], "components": parts,
                    **({"alpha": 0.9} if name in INK and self.chance(0.05) else {})}
        text = self.hex(name, dark)
        return text + "E6" if name in INK and self.chance(0.05) else text

    def tree(self, values, w3c=True):
        root = {"$type": "color"} if w3c and self.chance(0.4) else {}
        typed = "$type" in root
        for name, value in values.items():
            place = root
            *groups, last = name.split(".")
            for group in groups:
                place = place.setdefault(group, {})
            place[last] = ({"$value": value, **({} if typed else {"$type": "color"})} if w3c else {"value": value, "type": "color"})
        return root

    def table(self, dark, objects=False):
        return {name: self.value(name, dark, objects) for name in self.inks + self.papers}


class Resolver(Tokens):
    def make(self):
        objects = self.chance(0.6)
        inline = self.chance(0.3)
        document = {"version": "2025.10", "sets": {}, "modifiers": {}, "resolutionOrder": []}

        def source(path, values):
            if inline:
                return self.tree(values)
            self.write(path, self.tree(values))
            return {"$ref": path}
        base = {"core.black": self.value("ink", False, objects), **({} if self.chance(0.5) else self.table(False, objects))}
        document["sets"]["foundation"] = {"sources": [source("foundation.json", base)]}
        document["resolutionOrder"].append({"$ref": "#/sets/foundation"})
        contexts = self.contexts()
        aliased = self.chance(0.3)
        modifier = {"contexts": {}, "default": contexts[0][0]}
        for index, (name, dark) in enumerate(contexts):
            values = self.table(dark, objects)
            if aliased:
                values = {f"scale.{key}": value for key, value in values.items()}
            modifier["contexts"][name] = [source(f"themes/{index}.json", values)]
        if self.chance(0.15):
            del modifier["default"]
        document["modifiers"]["theme"] = modifier
        document["resolutionOrder"].append({"$ref": "#/modifiers/theme"})
        if aliased:
            document["sets"]["semantic"] = {"sources": [source("semantic.json", {key: "{scale." + key + "}" for key in self.inks + self.papers})]}
            document["resolutionOrder"].append({"$ref": "#/sets/semantic"})
        if self.chance(0.35) and not aliased:
            extra = self.random.choice(["brand", "size", "accent"])
            names = {"brand": self.random.sample(["north", "south", "east"], 2), "size": ["compact", "roomy"],
                     "accent": self.random.sample(["ruby", "jade", "amber"], 2)}[extra]
            contexts = {name: [source(f"{extra}/{name}.json", {} if extra == "size" else
                                      {self.inks[-1]: self.value("ink", False, objects)})] for name in names}
            document["modifiers"][extra] = {"contexts": contexts, "default": names[0]}
            document["resolutionOrder"].append({"$ref": f"#/modifiers/{extra}"})
        if self.chance(0.05):
            wrong = {"colorSpace": "adobe-rgb", "components": [0.1, 0.1, 0.1]}
            document["sets"]["late"] = {"sources": [source("late.json", {self.inks[0]: wrong})]}
            document["resolutionOrder"].append({"$ref": "#/sets/late"})
        self.write("harbor.resolver.json", document)
        self.audit(["harbor.resolver.json"], self.pairs())
        return self.files


class Studio(Tokens):
    def make(self):
        w3c = self.chance(0.5)
        sets = {"core": self.tree({"core.black": self.hex("ink"), **({} if self.chance(0.5) else self.table(False))}, w3c)}
        themes = []
        kind = self.random.choice(["themes", "themes", "groups", "groups", "sets", "sets"])
        if kind == "themes":
            group = self.random.choice(["Mode", "Color", None])
            plain = self.chance(0.5)
            for index, (name, dark) in enumerate(self.contexts()):
                own = f"set-{index}" if plain else name.lower().replace(" ", "-")
                sets[own] = self.tree(self.table(dark), w3c)
                themes.append({"id": f"t{index}", "name": name, **({"group": group} if group else {}),
                               "selectedTokenSets": {"core": self.random.choice(["enabled", "enabled", "source"]), own: "enabled"}})
        elif kind == "groups":
            modes = [("Light", False), ("Dark", True)] + ([("Sepia", False)] if self.chance(0.3) else [])
            for index, (name, dark) in enumerate(modes):
                sets[f"mode/{name.lower()}"] = self.tree(self.table(dark), w3c)
                themes.append({"id": f"m{index}", "name": name, "group": "Mode",
                               "selectedTokenSets": {"core": "enabled", f"mode/{name.lower()}": "enabled"}})
            for index, name in enumerate(self.random.sample(BRANDS, 2)):
                sets[f"brand/{name}"] = self.tree({self.inks[-1]: self.hex("ink", self.chance(0.2))}, w3c)
                themes.append({"id": f"b{index}", "name": name.capitalize(), "group": "Brand", "selectedTokenSets": {f"brand/{name}": "enabled"}})
            if self.chance(0.3):
                sets["contrast/high"] = self.tree({self.inks[0]: self.hex("ink", self.chance(0.2))}, w3c)
                themes += [{"id": "c0", "name": "Normal", "group": "Contrast", "selectedTokenSets": {}},
                           {"id": "c1", "name": "High", "group": "Contrast", "selectedTokenSets": {"contrast/high": "enabled"}}]
        else:
            brands = self.random.sample(BRANDS, self.random.randint(1, 3)) if self.chance(0.6) else [None]
            for brand in brands:
                for setting, dark in (("light", False), ("dark", True)):
                    sets[f"{brand}/{setting}" if brand else setting] = self.tree(self.table(dark), w3c)
            if self.chance(0.35):
                sets[self.random.choice(OTHERS)] = self.tree(self.table(False), w3c)
        for name, tree in sets.items():
            self.write(f"tokens/{name}.json", tree)
        self.write("tokens/$metadata.json", {"tokenSetOrder": list(sets)})
        if themes:
            self.write("tokens/$themes.json", themes)
        self.audit(["tokens"], self.pairs())
        return self.files


class Modes(Tokens):
    """One file whose tokens carry modes or other members beside their values."""

    def beside(self, form, value, modes):
        return {"mode": {"$type": "color", "$value": value, "$extensions": {"mode": modes}},
                "figma": {"$type": "color", "$value": value, "$extensions": {"com.figma": {"modes": modes, "scopes": ["ALL_SCOPES"]}}},
                "figma.modes": {"$type": "color", "$value": value, "$extensions": {"com.figma.modes": modes}},
                "$modes": {"$type": "color", "$value": value, "$modes": modes},
                "extensions": {"type": "color", "value": value, "blendMode": "normal", "extensions": {"mode": modes}},
                "metadata": {"$type": "color", "$value": value, "$variable_metadata": {"name": "color/x", "modes": modes}}}[form]

    def make(self):
        kind = self.random.choice(["modes", "modes", "rest", "sibling", "alpha", "member", "harmless"])
        if kind == "rest":
            return self.rest()
        tree = {}
        contexts = self.contexts()
        w3c = self.chance(0.6) and kind != "sibling"
        form = self.random.choice(["mode", "figma", "figma.modes", "$modes", "extensions", "metadata"])
        for name in self.inks + self.papers:
            modes = {context: self.value(name, dark) for context, dark in contexts}
            if kind == "modes":
                tree[name] = self.beside(form, next(iter(modes.values())), modes)
                continue
            tree[name] = {"$type": "color", "$value": self.value(name, False)} if w3c else {"type": "color", "value": self.value(name, False)}
            if kind == "sibling" and self.chance(0.7):
                tree[name]["dark"] = self.value(name, True)
            if kind == "harmless":
                tree[name].update(self.random.choice([{"description": "for the ink"}, {"$description": "text"}, {"comment": "as of 2024"},
                                                      {"scopes": ["ALL_FILLS"]}, {"hiddenFromPublishing": False}, {"path": ["a", name]},
                                                      {"deprecated": "use another"}, {"attributes": {"category": "color"}}, {"group": "core"}]))
        if kind in ("alpha", "member"):
            chosen = tree[self.random.choice(self.inks)]
            if kind == "alpha":
                chosen[self.random.choice(["alpha", "opacity"])] = self.random.choice([0.9, "0.4", "40%", "0.85", 0.3, "90%"])
            else:
                dark = self.value("ink", True)
                chosen.update(self.random.choice([
                    {"$extensions": {"com.acme.themes": {"dark": dark}}}, {"$extensions": {"org.harbor": {"night": {"color": dark}}}},
                    {"transform": "color-transform", "params": {"alpha": -0.8}}, {"modify": [{"type": "alpha", "amount": 0.2}]},
                    {"midnight": dark}, {"variants": {"dark": dark}}, {"themes": {"night": dark}}]))
        if kind == "modes" and form == "metadata" and self.chance(0.6):  # as the plugin writes it, in collections and groups of types
            self.write("harbor.tokens.json", {"@harbor": {"$collection_metadata": {"name": "Harbor", "figmaId": "VariableCollectionId:1:1"},
                                                          "$color": tree}})
            return self.files
        self.write("harbor.tokens.json", tree)
        self.audit(["harbor.tokens.json"], self.pairs())
        return self.files

    def rest(self):
        """The answer of `GET /v1/files/:key/variables/local`."""
        contexts = self.contexts()
        meta = {"variables": {}, "variableCollections": {}}

        def channels(parts):
            return {**{key: part / 255 for key, part in zip("rgb", parts)}, "a": 1}

        def collection(identity, name, modes):
            meta["variableCollections"][identity] = {
                "id": identity, "name": name, "key": identity[-1] * 8, "modes": [{"modeId": mode, "name": label} for mode, label in modes],
                "defaultModeId": modes[0][0], "remote": False, "hiddenFromPublishing": False, "variableIds": []}

        def variable(identity, name, owner, values):
            meta["variables"][identity] = {
                "id": identity, "name": name, "key": "k" + identity[-1], "variableCollectionId": owner, "resolvedType": "COLOR",
                "valuesByMode": values, "remote": False, "description": "", "hiddenFromPublishing": False, "scopes": ["ALL_SCOPES"],
                "codeSyntax": {}}
            meta["variableCollections"][owner]["variableIds"].append(identity)
        collection("VariableCollectionId:1:1", "Theme", [(f"1:{index}", name) for index, (name, _) in enumerate(contexts)])
        aliased = self.chance(0.5)
        if aliased:
            collection("VariableCollectionId:2:2", "Primitives", [("2:0", self.random.choice(["Mode 1", "Value"]))])
        for place, name in enumerate(self.inks + self.papers):
            values = {}
            for index, (_, dark) in enumerate(contexts):
                values[f"1:{index}"] = channels(self.rgb(name, dark))
                if aliased and self.chance(0.5):
                    identity = f"VariableID:2:{place}{index}"
                    variable(identity, f"primitive/{name}-{index}", "VariableCollectionId:2:2", {"2:0": values[f"1:{index}"]})
                    values[f"1:{index}"] = {"type": "VARIABLE_ALIAS", "id": identity}
            variable(f"VariableID:1:{place}", name, "VariableCollectionId:1:1", values)
        self.write("variables.json", {"status": 200, "error": False, "meta": meta})
        self.audit(["variables.json"], self.pairs())
        return self.files


class Themes(Tokens):
    """Theme files and folders."""

    def make(self):
        w3c = self.chance(0.5)
        shape = self.random.choice(["files", "folders", "folders of two", "brand folders", "brand folders"])
        brands = self.random.sample(BRANDS, self.random.randint(1, 3)) if shape != "files" or self.chance(0.4) else [None]
        settings = [("light", False), ("dark", True)]
        if shape == "files" and self.chance(0.3):
            settings += [("light-hc", False), ("dark-hc", True)]
        if shape == "files" and self.chance(0.2):
            settings = [("day", False), ("night", True)]
        style = self.random.choice(["dash", "title", "snake"]) if shape == "files" else "dash"
        if self.chance(0.35):
            self.write(self.random.choice(["base.json", "core.json", "primitives.json"]), self.tree({"core.black": self.hex("ink")}, w3c))
        for brand in brands:
            for setting, dark in settings:
                values = self.table(dark)
                parts = ([brand] if brand else []) + setting.split("-")
                if shape == "files":
                    self.write(spelled(parts, style) + ".json", self.tree(values, w3c))
                elif shape == "folders":
                    self.write(f"{brand}-{setting}/colors.json", self.tree(values, w3c))
                elif shape == "folders of two":
                    self.write(f"{brand}-{setting}/colors.json", self.tree({f"scale.{name}": value for name, value in values.items()}, w3c))
                    self.write(f"{brand}-{setting}/semantic.json", self.tree({name: "{scale." + name + "}" for name in values}, w3c))
                else:
                    self.write(f"{brand}/{setting}.json", self.tree(values, w3c))
        if self.chance(0.2):
            self.write(f"{self.random.choice(OTHERS)}.json", self.tree(self.table(False) if self.chance(0.5) else {"chart.one": "#336699"}, w3c))
        self.audit(sorted(self.files), self.pairs())
        return self.files


KINDS = {"catalog": Catalog, "resolver": Resolver, "studio": Studio, "modes": Modes, "themes": Themes}
ORDER = ["catalog", "resolver", "studio", "modes", "catalog", "themes", "modes"]


def palette(generator, number, only=None):
    """The kind of a palette, and its files by path."""
    kind = only or ORDER[number % len(ORDER)]
    return kind, KINDS[kind](generator).make()
