"""Projects for check-adoption: invented apps and token repositories, real ones, and odd folders."""
import collections
import json
import os
import pathlib
import re
import shutil
import subprocess

APP = '"com.apple.product-type.application"'


def write(path, text=""):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text if isinstance(text, str) else json.dumps(text, indent=2) + "\n")


def components(color):
    red, green, blue = (color[at : at + 2] for at in (1, 3, 5))
    return {"color-space": "srgb", "components": {"red": f"0x{red}", "green": f"0x{green}", "blue": f"0x{blue}", "alpha": "1.000"}}


def color_set(catalog, name, light, dark=None):
    entries = [{"idiom": "universal", "color": components(light)}]
    if dark:
        entries.append({"idiom": "universal", "color": components(dark),
                        "appearances": [{"appearance": "luminosity", "value": "dark"}]})
    write(catalog / f"{name}.colorset/Contents.json", {"colors": entries, "info": {"author": "xcode", "version": 1}})


def catalog(place, **colors):
    write(place / "Contents.json", {"info": {"author": "xcode", "version": 1}})
    for name, pair in colors.items():
        color_set(place, name, *(pair if isinstance(pair, tuple) else (pair,)))


def project(folder, name, product=APP):
    write(folder / f"{name}.xcodeproj/project.pbxproj",
          "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 77; objects = { A = { isa = PBXNativeTarget; productType = "
          f"{product}; }}; B = {{ isa = PBXProject; targets = (A,); mainGroup = C; }}; C = {{ isa = PBXGroup; children = (); }}; }}; rootObject = B; }}\n")


def view(path, name, text, surface, more=""):
    write(path, f"""import SwiftUI

struct {name}: View {{
  var body: some View {{
    VStack {{
      Text("Title").font(.body).foregroundStyle(Color("{text}"))
    }}
    .background(Color("{surface}"))
  }}
}}
{more}""")


class Edit(collections.namedtuple("Edit", "file token worse better line text", defaults=[1, ""])):
    """The color of a token in a line of a token file, or from a line of a color set on, with a worse and a better value.

    Without a better value, the text of the file comes back."""

    def write(self, color):
        if not color:
            self.file.write_text(self.text)
            return
        head, text = [], self.file.read_text()
        for _ in range(self.line - 1):
            line, _, text = text.partition("\n")
            head.append(line + "\n")
        if self.file.name == "Contents.json":
            for component, value in zip(("red", "green", "blue"), (color[:2], color[2:4], color[4:])):
                text = re.sub(rf'("{component}"\s*:\s*)"[^"]*"', rf'\1"0x{value}"', text, count=1)
        else:
            line, end, text = text.partition("\n")
            text = re.sub(r'"[^"]*"(,?\s*)$', rf'"#{color}"\1', line) + end + text
        self.file.write_text("".join(head) + text)


# Each builder fills a folder, and gives the path to set up and the edit.

def notes(folder):
    """One app with its own catalog."""
    project(folder, "Notes")
    catalog(folder / "Notes/Assets.xcassets", Ink=("#333333", "#EEEEEE"), Paper=("#FFFFFF", "#101010"), Accent="#0055AA")
    view(folder / "Notes/NoteView.swift", "NoteView", "Ink", "Paper")
    view(folder / "Notes/TitleView.swift", "TitleView", "Accent", "Paper")
    return ".", Edit(folder / "Notes/Assets.xcassets/Ink.colorset/Contents.json", "Ink", "BBBBBB", "222222")


def recipes(folder):
    """An app in a folder, with its colors in a package, and a text that fails from the first day."""
    project(folder / "App", "Recipes")
    colors = folder / "Packages/DesignKit/Sources/DesignKit/Resources/Colors.xcassets"
    write(folder / "Packages/DesignKit/Package.swift", "// swift-tools-version: 6.0\n")
    catalog(colors, TextPrimary=("#222222", "#FAFAFA"), TextFaint="#AAAAAA", Surface=("#FFFFFF", "#000000"))
    view(folder / "App/Card.swift", "Card", "TextPrimary", "Surface")
    view(folder / "App/Faint.swift", "Faint", "TextFaint", "Surface")
    return ".", Edit(colors / "TextPrimary.colorset/Contents.json", "TextPrimary", "CCCCCC", "111111")


def shop(folder):
    """An app with two catalogs, one of which has names that suggest pairs."""
    project(folder, "Shop")
    catalog(folder / "Shop/Brand.xcassets", Card=("#F4F4F4", "#1C1C1C"), onCard=("#303030", "#E8E8E8"))
    catalog(folder / "Shop/Icons.xcassets", Glyph="#444444")
    view(folder / "Shop/ShopView.swift", "ShopView", "onCard", "Card")
    return "Shop", Edit(folder / "Shop/Brand.xcassets/onCard.colorset/Contents.json", "onCard", "D0D0D0", "202020")


def mail(folder):
    """An app with UIKit beside SwiftUI."""
    project(folder, "Mail")
    catalog(folder / "Mail/Media.xcassets", Body=("#404040", "#DDDDDD"), Ground=("#FFFFFF", "#111111"))
    view(folder / "Mail/Row.swift", "Row", "Body", "Ground")
    write(folder / "Mail/Old.swift", "import UIKit\nfinal class Old: UILabel { func go() { textColor = UIColor(named: \"Body\") } }\n")
    return ".", Edit(folder / "Mail/Media.xcassets/Body.colorset/Contents.json", "Body", "C8C8C8", "303030")


def timer(folder):
    """A package with an app and no Xcode project."""
    write(folder / "Package.swift", "// swift-tools-version: 6.0\n")
    catalog(folder / "Sources/Timer/Resources/Colors.xcassets", Digits=("#1A1A1A", "#F0F0F0"), Face=("#FFFFFF", "#0A0A0A"))
    view(folder / "Sources/Timer/TimerView.swift", "TimerView", "Digits", "Face")
    return ".", Edit(folder / "Sources/Timer/Resources/Colors.xcassets/Digits.colorset/Contents.json", "Digits", "C0C0C0", "101010")


def travel(folder):
    """An app whose folder has spaces and letters of other alphabets."""
    place = folder / "Mein Gerät (neu)"
    project(place, "Reise")
    catalog(place / "Farben.xcassets", Schrift=("#2A2A2A", "#F2F2F2"), Grund=("#FFFFFF", "#0C0C0C"))
    view(place / "Ansicht.swift", "Ansicht", "Schrift", "Grund")
    return "Mein Gerät (neu)", Edit(place / "Farben.xcassets/Schrift.colorset/Contents.json", "Schrift", "CCCCCC", "1A1A1A")


def token(value):
    return {"$type": "color", "$value": value}


def tokens(folder):
    """A token repository in the DTCG format, in one file."""
    write(folder / "tokens/colors.tokens.json", {
        "card": token("#FFFFFF"), "onCard": token("#2B2B2B"), "accent": token("#0B57D0"), "onAccent": token("#FFFFFF")})
    return ".", Edit(folder / "tokens/colors.tokens.json", "onCard", "CACACA", "1B1B1B", 8)


def themes(folder):
    """A token repository with a file for each appearance."""
    write(folder / "tokens/light.json", {"surface": token("#FFFFFF"), "onSurface": token("#262626")})
    write(folder / "tokens/dark.json", {"surface": token("#0D0D0D"), "onSurface": token("#EDEDED")})
    return ".", Edit(folder / "tokens/light.json", "onSurface", "BDBDBD", "161616", 8)


def real(source, legible, folder):
    """A copy of a real project, and the color of a token, preferably of a text that passes today, and one closer to what it meets."""
    shutil.copytree(source, folder, symlinks=True, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".git"))

    def answer(*words):
        return json.loads(subprocess.run([legible, *words, "--format", "json"], cwd=folder, capture_output=True).stdout)

    met = []
    for each in answer("audit", "--fail-on", "never")["measurements"]:
        for own, other in (("foreground", "surface"), ("surface", "foreground")):
            if each["verdict"] in ("pass", "fail") and each["variant"] == "light":
                met.append((own == "surface", each["verdict"] == "fail", each[own], each[f"{other}Color"]))
    tokens = {each["name"]: each for each in answer("inspect")["tokens"]}
    for _, _, name, other in sorted(met, key=lambda each: each[:2]):
        light = tokens.get(name, {}).get("variants", {}).get("light", {})
        place = light.get("source", "").rsplit(":", 2)
        if len(place) == 3 and re.fullmatch("#[0-9A-F]{6}", light.get("color", "")) and mixed(light["color"], other) != light["color"][1:]:
            path, line, _ = place
            text = (folder / path).read_text()
            return ".", Edit(folder / path, name, mixed(light["color"], other), "", int(line), text)
    raise SystemExit(f"{source.name}: no token can be worsened")


def mixed(color, other):
    """A color at a fifth of the way from another to a color."""
    return "".join(f"{(int(color[at:at + 2], 16) + 4 * int(other[at:at + 2], 16)) // 5:02X}" for at in (1, 3, 5))


PROJECTS = [notes, recipes, shop, mail, timer, travel, tokens, themes]


# Odd folders: a builder fills a folder, and gives the arguments of setup, its status, words of its output, and the files that
# it writes, as far as they matter.

def odd():
    """All odd folders, by name."""
    return {name[4:].replace("_", " "): function for name, function in globals().items() if name.startswith("odd_")}


def app(folder, name="App", **colors):
    project(folder, name)
    catalog(folder / "Colors.xcassets", **(colors or {"Ink": "#333333", "Paper": "#FFFFFF"}))
    view(folder / "Card.swift", "Card", "Ink", "Paper")


def odd_two_apps(folder):
    app(folder / "One")
    app(folder / "Two")
    return ["."], 64, "contains 2 apps; set up each one: legible setup One; legible setup Two", []


def odd_two_apps_one_chosen(folder):
    app(folder / "One")
    app(folder / "Two")
    return ["Two"], 0, "Wrote Two/legible.json", ["Two/legible.json"]


def odd_five_apps(folder):
    for index in range(5):
        app(folder / f"App{index}")
    return ["."], 64, "contains 5 apps", []


def odd_two_projects_in_one_folder(folder):
    app(folder)
    project(folder, "Other")
    return ["."], 0, "Wrote legible.json", ["legible.json"]


def odd_an_app_and_a_framework(folder):
    app(folder / "App")
    project(folder / "Core", "Core", '"com.apple.product-type.framework"')
    return ["."], 0, "Wrote legible.json", ["legible.json"]


def odd_an_example_below_an_app(folder):
    app(folder)
    app(folder / "Example", "Example")
    return ["."], 0, "Wrote legible.json", ["legible.json"]


def odd_pods(folder):
    app(folder)
    app(folder / "Pods/Thing", "Thing")
    return ["."], 0, "Wrote legible.json", ["legible.json"]


def odd_catalog_in_a_package(folder):
    catalog(folder / "Packages/Kit/Sources/Kit/C.xcassets", onCard="#222222", Card="#FFFFFF")
    return ["."], 0, "Packages/Kit/Sources/Kit/C.xcassets", ["legible.json"]


def odd_only_tokens(folder):
    tokens(folder)
    return ["."], 0, "colors.tokens.json", ["legible.json"]


def odd_only_UIKit(folder):
    write(folder / "View.swift", "import UIKit\nfinal class A: UILabel { func go() { textColor = .red } }\n")
    return ["."], 0, "No pairs of colors were found", ["legible.json"]


def odd_only_storyboards(folder):
    write(folder / "Main.storyboard", "<document/>")
    return ["."], 66, "there is nothing to audit", []


def odd_empty(folder):
    return ["."], 66, "there is nothing to audit", []


def odd_missing(folder):
    return ["Nowhere"], 66, "there is no such file or folder", []


def odd_a_file(folder):
    write(folder / "note.txt", "x")
    return ["note.txt"], 65, "is not a folder", []


def odd_a_catalog(folder):
    app(folder)
    return ["Colors.xcassets"], 0, "Wrote legible.json", ["legible.json"]


def odd_a_color_set(folder):
    app(folder)
    return ["Colors.xcassets/Ink.colorset"], 64, "is inside an asset catalog", []


def odd_an_audit_file_is_there(folder):
    app(folder)
    write(folder / "legible.json", {"version": 1, "sources": ["Colors.xcassets"], "pairs": [{"foreground": "Ink", "on": "Paper"}]})
    return ["."], 0, "legible.json exists and stays", []


def odd_audit_files_below(folder):
    for name in ("A", "B"):
        catalog(folder / name / "C.xcassets", Ink="#333333", Paper="#FFFFFF")
        write(folder / name / "legible.json", {"version": 1, "sources": ["C.xcassets"], "pairs": [{"foreground": "Ink", "on": "Paper"}]})
    return ["."], 0, "A/legible.json and 1 other audit file exist and stay", []


def odd_a_broken_audit_file(folder):
    app(folder)
    write(folder / "legible.json", "{ \"version\": 1,")
    return ["."], 78, "legible.json:1:16: error: the file ends in an object", []


def odd_a_broken_color_set(folder):
    app(folder)
    write(folder / "Colors.xcassets/Bad.colorset/Contents.json", "{")
    return ["."], 65, "No baseline is written because of the errors above", ["legible.json"]


def odd_failing(folder):
    app(folder, Ink="#BBBBBB", Paper="#FFFFFF")
    return ["."], 0, "legible-baseline.json accepts what is found today: ", ["legible.json", "legible-baseline.json"]


def odd_a_baseline_is_there(folder):
    app(folder, Ink="#BBBBBB", Paper="#FFFFFF")
    write(folder / "legible-baseline.json", "{}")
    return ["."], 0, "legible-baseline.json exists and stays as it is", ["legible.json"]


def odd_a_pipeline_is_there(folder):
    app(folder)
    write(folder / ".gitlab-ci.yml", "build:\n  script: [make]\n")
    return [".", "--host", "gitlab"], 0, ".gitlab-ci.yml exists and stays as it is; to audit there, add this", ["legible.json"]


def odd_a_workflow_is_there(folder):
    app(folder)
    write(folder / ".github/workflows/legible.yml", "name: legible\n")
    return [".", "--host", "github"], 0, ".github/workflows/legible.yml exists and stays as it is.", ["legible.json"]


def odd_hooks_are_there(folder):
    app(folder)
    write(folder / ".pre-commit-config.yaml", "repos: []\n")
    return ["."], 0, ".pre-commit-config.yaml exists and stays as it is; to audit there, add this", ["legible.json"]


def odd_no_git(folder):
    app(folder)
    (folder / ".no-git").touch()
    return ["."], 0, "this folder is not in a Git repository", ["legible.json"]


def odd_no_remote(folder):
    app(folder)
    (folder / ".no-remote").touch()
    return ["."], 0, "the Git remote names no known service; specify --host github, gitlab, bitbucket, or xcode-cloud", ["legible.json"]


def odd_another_service(folder):
    app(folder)
    (folder / ".no-remote").write_text("https://dev.azure.example/a/b")
    return ["."], 0, "the Git remote names no known service", ["legible.json"]


def odd_a_service_by_its_files(folder):
    app(folder)
    (folder / ".no-remote").touch()
    write(folder / "ci_scripts/ci_pre_xcodebuild.sh", "#!/bin/sh\n")
    return ["."], 0, "ci_scripts/ci_post_clone.sh", ["ci_scripts/ci_post_clone.sh"]


def odd_a_remote_by_SSH(folder):
    app(folder)
    (folder / ".no-remote").write_text("git@bitbucket.org:a/b.git")
    return ["."], 0, "bitbucket-pipelines.yml", ["bitbucket-pipelines.yml"]


def odd_a_server_of_a_company(folder):
    app(folder)
    (folder / ".no-remote").write_text("https://code.gitlab.example.org/a/b.git")
    return ["."], 0, ".gitlab-ci.yml", [".gitlab-ci.yml"]


def odd_an_app_below_the_root(folder):
    app(folder / "ios/App")
    return ["ios/App"], 0, "path: ios/App", ["ios/App/legible.json", ".github/workflows/legible.yml"]


def odd_a_name_with_quotes(folder):
    app(folder / "It's \"new\": #1")
    return ["It's \"new\": #1"], 0, "legible.json", ["It's \"new\": #1/legible.json"]


def odd_a_name_that_is_an_option(folder):
    app(folder / "--yes")
    return ["--", "--yes"], 0, "legible.json", ["--yes/legible.json"]


def odd_a_name_that_YAML_reads(folder):
    app(folder / "null")
    return ["null"], 0, "path: \"null\"", ["null/legible.json"]


def odd_a_link_that_leaves(folder):
    app(folder)
    os.symlink("/etc", folder / "Outside")
    return ["."], 0, "Wrote legible.json", ["legible.json"]


def odd_a_link_at_an_output(folder):
    app(folder)
    os.symlink("/nowhere/else.json", folder / "legible.json")
    return ["."], (66, 73, 78), "legible.json", []


def odd_a_folder_at_an_output(folder):
    app(folder)
    (folder / "legible.json").mkdir()
    return ["."], 66, "legible.json", []


def odd_a_copy_of_the_tool_that_audits_read(folder):
    app(folder)
    write(folder / "Tools/legible/action.yml", "name: Legible\n")
    write(folder / "Tools/legible/Package.swift", "// swift-tools-version: 6.2\n")
    return ["."], 0, "Tools/legible is inside '.', so audits read the files of Legible too", ["legible.json"]


def odd_tokens_in_a_package(folder):
    tokens(folder)
    write(folder / "Package.swift", "// swift-tools-version: 6.0\n")
    return ["."], 0, "\"onCard\", \"on\": \"card\"", ["legible.json"]


def odd_two_token_palettes(folder):
    for name in ("a", "b"):
        write(folder / name / "tokens.json", {"card": token("#FFFFFF"), "onCard": token("#222222" if name == "a" else "#333333")})
    return ["."], 64, "contains 2 palettes; set up each one: legible setup a; legible setup b", []


def odd_a_palette_around_another(folder):
    write(folder / "tokens.json", {"card": token("#FFFFFF"), "onCard": token("#222222")})
    write(folder / "b/tokens.json", {"card": token("#FFFFFF"), "onCard": token("#333333")})
    return ["."], 0, "does not measure another palette in b; set up each one: legible setup b", ["legible.json"]


def odd_themes_with_pairs_of_their_own(folder):
    write(folder / "base.json", {"card": token("#FFFFFF"), "onCard": token("#222222")})
    write(folder / "warm.json", {"hue": token("#FF0000")})
    write(folder / "cold.json", {"hue": token("#0000FF"), "bar": token("#FFFFFF"), "onBar": token("#222222")})
    write(folder / "$themes.json", [{"name": name, "group": "hue", "selectedTokenSets": {"base": "enabled", name: "enabled"}}
                                    for name in ("warm", "cold")])
    return ["."], 0, "\"onBar\", \"on\": \"bar\"", ["legible.json"]


def odd_no_folder_for_a_workflow(folder):
    app(folder)
    write(folder / ".github", "a file")
    return ["."], 73, ".github/workflows/legible.yml", []


def odd_thousands_of_folders(folder):
    app(folder)
    for index in range(2500):
        (folder / f"Docs/d{index}").mkdir(parents=True)
    return ["."], 0, "Wrote legible.json", ["legible.json"]


def odd_icons_only(folder):
    write(folder / "Images.xcassets/A.imageset/Contents.json", {"images": [], "info": {"author": "xcode", "version": 1}})
    return ["."], 66, "", []
