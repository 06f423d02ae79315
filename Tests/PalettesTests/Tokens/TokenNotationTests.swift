import Testing

@testable import Palettes

@Suite("notations of token files, row by row")
struct TokenNotationTests {
  @Test("a notation amounts to these tokens and diagnostics", arguments: VariantCase.notations)
  func amounts(_ row: VariantCase) {
    TokenVariantTests().amounts(row)
  }
}

extension VariantCase {
  private static func one(
    _ name: String, _ text: String, want: [String], _ diagnostics: [String] = []
  ) -> VariantCase {
    VariantCase(
      name: name, files: ["t.json": text], audit: #""name": "N", "sources": ["t.json"]"#, want: want,
      diagnostics: diagnostics, hearsNotes: true)
  }

  private static let ink = ["ink #000000 #FFFFFF #000000 #FFFFFF"]

  static let notations = modes + besideValues + opacities + opacitiesBeside + plain + leftOut

  private static let modes = [
    one("value and darkValue", ##"{ "ink": { "value": "#000", "darkValue": "#FFF" } }"##, want: ink),
    one(
      "$value and darkValue, highContrastValue",
      ##"{ "ink": { "$type": "color", "$value": "#000", "darkValue": "#FFF", "highContrastValue": "#00F" } }"##,
      want: ["ink #000000 #FFFFFF #0000FF #0000FF"]),
    one("a value with light and dark", ##"{ "ink": { "value": { "light": "#000", "dark": "#FFF" } } }"##, want: ink),
    one(
      "a $value with light and dark, one of which refers to the other token",
      ##"{ "$type": "color", "w": { "$value": "#FFF" }, "ink": { "$value": { "light": "#000", "dark": "{w}" } } }"##,
      want: ink + ["w #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]),
    one(
      "a mode that is no setting is an audit of its own",
      ##"{ "ink": { "value": { "light": "#000", "dark": "#FFF", "sepia": "#F00" } } }"##,
      want: ink.map { "[N] \($0)" } + ["[N (mode sepia)] ink #FF0000 #FF0000 #FF0000 #FF0000"]),
    one(
      "a value with modes of a brand",
      ##"{ "ink": { "value": { "Acme Light": "#000", "Acme Dark": "#FFF" } } }"##, want: ink),
    one(
      "a value with modes none of which is known is an error that names them",
      ##"{ "ink": { "type": "color", "value": { "acme": "#000", "zeta": "#FFF" } } }"##, want: ["ink ? ? ? ?"],
      ["the value is an object whose keys ('acme' and 'zeta') are neither color components nor known modes"]),
    one(
      "the sets of Spectrum, with one that nobody knows",
      ##"""
      { "ink": { "sets": { "light": { "value": "rgb(0, 0, 0)", "uuid": "1" }, "dark": { "value": "{w}" },
                           "wireframe": { "value": "rgb(255, 0, 0)" } } }, "w": { "value": "#FFF" } }
      """##,
      want: (ink + ["w #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]).map { "[N] \($0)" }
        + ["ink #FF0000 #FF0000 #FF0000 #FF0000", "w #FFFFFF #FFFFFF #FFFFFF #FFFFFF"].map {
          "[N (mode wireframe)] \($0)"
        }),
    one(
      "a group that is called sets stays a group",
      ##"{ "sets": { "light": { "value": "#000" }, "dark": { "value": "#FFF" } } }"##,
      want: ["sets.dark #FFFFFF #FFFFFF #FFFFFF #FFFFFF", "sets.light #000000 #000000 #000000 #000000"]),
  ]

  private static let besideValues = [
    one(
      "$modes next to a value",
      ##"{ "ink": { "$type": "color", "$value": "#111", "$modes": { "light": "#000", "dark": "#FFF" } } }"##, want: ink),
    one(
      "$modes for dark alone",
      ##"{ "ink": { "$type": "color", "$value": "#000", "$modes": { "dark": "{w}" } },"##
        + ##" "w": { "$type": "color", "$value": "#FFF" } }"##, want: ink + ["w #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]),
    one(
      "$modes with contrasts",
      ##"{ "ink": { "$type": "color", "$value": "#111", "$modes": { "light": "#000", "dark": "#FFF", "light high contrast": "#00F", "dark-high-contrast": "#FF0" } } }"##,
      want: ["ink #000000 #FFFFFF #0000FF #FFFF00"]),
    one(
      "modes with tokens as their values",
      ##"{ "ink": { "$type": "color", "$value": "#000", "$modes": { "dark": { "$value": "#FFF" } } } }"##, want: ink),
    one("a dark sibling", ##"{ "ink": { "type": "color", "value": "#000", "dark": "#FFF" } }"##, want: ink),
    one(
      "a light and a dark sibling", ##"{ "ink": { "value": "#123", "lightMode": "#000", "darkMode": "#FFF" } }"##,
      want: ink),
    one(
      "a dark sibling with a value of its own", ##"{ "ink": { "value": "#000", "dark": { "value": "#FFF" } } }"##,
      want: ink
    ),
    one(
      "a dark sibling that refers to a token",
      ##"{ "w": { "value": "#FFF" }, "ink": { "value": "#000", "dark": "{w}" } }"##,
      want: ink + ["w #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]),
    one(
      "a group with tokens named light and dark stays a group",
      ##"{ "ink": { "light": { "value": "#000" }, "dark": { "value": "#FFF" } } }"##,
      want: ["ink.dark #FFFFFF #FFFFFF #FFFFFF #FFFFFF", "ink.light #000000 #000000 #000000 #000000"]),
    one(
      "extensions.mode, without a dollar sign",
      ##"{ "ink": { "value": "#000", "extensions": { "mode": { "light": "#000", "dark": "#FFF" } } } }"##, want: ink),
    one(
      "com.figma.modes",
      ##"{ "ink": { "$type": "color", "$value": "#000", "$extensions": { "com.figma.modes": { "Dark": "#FFF" } } } }"##,
      want: ink),
    one(
      "$variable_metadata.modes",
      ##"{ "ink": { "$type": "color", "$value": "#000", "$variable_metadata": { "name": "ink", "figmaId": "VariableID:1:2", "modes": { "light": "#000", "dark": "#FFF" } } } }"##,
      want: ink),
    one(
      "valuesByMode by the names of modes",
      ##"{ "ink": { "$type": "color", "$value": "#000", "$variable_metadata": { "valuesByMode": { "Dark": "#FFF" } } } }"##,
      want: ink),
    one(
      "a mode with a color that has its own opacity",
      ##"{ "ink": { "$type": "color", "$value": "#000", "$modes": { "dark": { "color": "#FFF", "alpha": 0.5 } } } }"##,
      want: ["ink #000000 #FFFFFF/0.5 #000000 #FFFFFF/0.5"]),
    one(
      "a mode with an opacity alone",
      ##"{ "ink": { "$type": "color", "$value": "#000", "alpha": 0.5, "$modes": { "dark": { "alpha": "25%" } } } }"##,
      want: ["ink #000000/0.5 #000000/0.25 #000000/0.5 #000000/0.25"]),
  ]

  private static let half = ["c #FF0000 #FF0000 #FF0000 #FF0000", "s #FF0000/0.5 #FF0000/0.5 #FF0000/0.5 #FF0000/0.5"]

  private static func beside(_ name: String, _ opacity: String) -> VariantCase {
    one(
      name, ##"{ "c": { "value": "#f00" }, "n": { "value": 0.5 }, "s": { "value": "{c}", \##(opacity) } }"##, want: half
    )
  }

  private static let opacitiesBeside = [
    beside("an alpha next to a value", #""alpha": 0.5"#),
    beside("an alpha in a text", #""alpha": "0.5""#),
    beside("an alpha in per cent", #""alpha": "50%""#),
    beside("an opacity", #""opacity": 0.5"#),
    beside("an opacity in per cent", #""opacity": "50%""#),
    beside("an opacity that refers to a number", #""opacity": "{n}""#),
    beside("an alpha counts before an opacity", #""opacity": 0.1, "alpha": 0.5"#),
    one(
      "an alpha that is null", ##"{ "s": { "$type": "color", "$value": "#f00", "alpha": null } }"##,
      want: ["s #FF0000 #FF0000 #FF0000 #FF0000"]),
    one(
      "an opacity beyond 1 is an error", ##"{ "s": { "value": "#f00", "opacity": 40 } }"##, want: ["s ? ? ? ?"],
      ["error app/t.json:1:38 the opacity 40.0 is not between 0 and 1"]),
    one(
      "an opacity that refers to nothing", ##"{ "s": { "value": "#f00", "opacity": "{no}" } }"##, want: ["s ? ? ? ?"],
      ["error app/t.json:1:38 there is no token"]),
  ]

  private static func plainValue(_ name: String, _ path: String, _ value: String, _ color: String) -> VariantCase {
    one(
      name, ##"{ "color": { "c": { "value": "#f00" } }, \##(path): { "value": \##(value) } }"##,
      want: [
        "color.c #FF0000 #FF0000 #FF0000 #FF0000",
        "\(path.dropFirst().dropLast()) " + "\(color) \(color) \(color) \(color)",
      ])
  }

  private static let plain = [
    plainValue("channels without a type", #""x""#, #"{ "r": 255, "g": 0, "b": 0, "a": 0.5 }"#, "#FF0000/0.5"),
    plainValue("channels as shares of 1", #""x""#, #"{ "r": 0.2, "g": 0.4, "b": 1 }"#, "#3366FF"),
    plainValue("channels in per cent", #""x""#, #"{ "h": 120, "s": "100%", "l": "50%" }"#, "#00FF00"),
    plainValue("a reference with an opacity", #""x""#, #""rgba({color.c}, 0.5)""#, "#FF0000/0.5"),
    plainValue("a reference with .value", #""x""#, #""rgba({color.c.value}, .5)""#, "#FF0000/0.5"),
    plainValue("a reference with a dollar sign", #""x""#, #""rgba($color.c, .5)""#, "#FF0000/0.5"),
    plainValue("hsl() with numbers", #""x""#, #""hsl(120, 100%, 50%)""#, "#00FF00"),
    plainValue("a name below a category", #""palette""#, #""rebeccapurple""#, "#663399"),
    plainValue("transparent as a background", #""cardBackground""#, #""transparent""#, "#000000/0.0"),
    plainValue("white as a surface", #""surface-raised""#, #""white""#, "#FFFFFF"),
    one(
      "a list of names and colors has names of colors", ##"{ "ink": "#000", "paper": "white" }"##,
      want: ["ink #000000 #000000 #000000 #000000", "paper #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]),
    one(
      "channels of 0 and 1 may mean either",
      ##"{ "c": { "value": "#f00" }, "x": { "value": { "r": 1, "g": 1, "b": 1 } } }"##,
      want: ["c #FF0000 #FF0000 #FF0000 #FF0000", "x ? ? ? ?"], ["error app/t.json:1:45 channels of 0 and 1"]),
    one(
      "a color that is no token", ##"{ "c": { "value": "#f00" }, "x": "#00ff00" }"##,
      want: ["c #FF0000 #FF0000 #FF0000 #FF0000"],
      ["warning app/t.json:1:29 1 color outside of a token ('x') is not read; write each as"]),
  ]

  private static let opacities = [
    one(
      "a color with an alpha of its own, as a value",
      ##"{ "c": { "value": "#f00" }, "s": { "value": { "color": "{c}", "alpha": 0.4 } } }"##,
      want: ["c #FF0000 #FF0000 #FF0000 #FF0000", "s #FF0000/0.4 #FF0000/0.4 #FF0000/0.4 #FF0000/0.4"]),
    one(
      "a color with an alpha of its own, as the token itself",
      ##"{ "c": "#f00", "s": { "color": "{c}", "alpha": 0.4 } }"##,
      want: ["c #FF0000 #FF0000 #FF0000 #FF0000", "s #FF0000/0.4 #FF0000/0.4 #FF0000/0.4 #FF0000/0.4"]),
    one(
      "a color with an alpha of its own, in the W3C format, one of them inline and one in per cent",
      ##"""
      { "$type": "color", "c": { "$value": "#f00" }, "s": { "$value": { "color": "#00f", "opacity": "40%" } },
        "t": { "$value": "{s}" } }
      """##,
      want: [
        "c #FF0000 #FF0000 #FF0000 #FF0000", "s #0000FF/0.4 #0000FF/0.4 #0000FF/0.4 #0000FF/0.4",
        "t #0000FF/0.4 #0000FF/0.4 #0000FF/0.4 #0000FF/0.4",
      ]),
    one(
      "a color with an alpha that refers to itself",
      ##"{ "s": { "type": "color", "value": { "color": "{s}", "alpha": 0.4 } } }"##, want: ["s ? ? ? ?"], ["error"]),
  ]

  private static let leftOut = [
    one(
      "gradient strings, shadows, dimensions and fonts: a note each, grouped, and no error",
      ##"""
      { "ink": { "$type": "color", "$value": "#000" },
        "g": { "$type": "gradient", "$value": "linear-gradient(#000, #fff)" },
        "h": { "$type": "color", "$value": "linear-gradient(90deg, #000, #fff)" },
        "low": { "$type": "shadow", "$value": "0 1px 2px #0003" }, "high": { "$type": "shadow", "$value": "0 4px 8px #0003" },
        "s1": { "$type": "dimension", "$value": "4px" }, "s2": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "f": { "$type": "fontFamily", "$value": "Inter" }, "w": { "$type": "fontWeight", "$value": 600 } }
      """##,
      want: [
        "g.color ? ? ? ?", "h ? ? ? ?", "high.color ? ? ? ?", "ink #000000 #000000 #000000 #000000",
        "low.color ? ? ? ?",
      ],
      [
        "note app/t.json:3:3 2 gradients ('h' and 'g') have no readable color",
        "note app/t.json:4:3 2 shadows ('low' and 'high') have no readable color",
        "note app/t.json:5:3 2 dimensions ('s1' and 's2') have no color and are skipped",
        "note app/t.json:6:3 2 font tokens ('f' and 'w') have no color and are skipped",
      ]),
    one(
      "lists of colors",
      ##"""
      { "ink": { "$type": "color", "$value": "#000" },
        "a": { "$type": "color", "$value": ["#000", "{ink}"] }, "b": { "$type": "color", "$value": ["#fff"] } }
      """##, want: ["ink #000000 #000000 #000000 #000000"],
      ["note app/t.json:2:3 2 lists of colors ('a' and 'b') are skipped; pairs can only refer to single colors"]),
    one(
      "a shadow by the schema of Spectrum",
      ##"""
      { "shade": { "$schema": "https://x.example/token-types/color.json", "value": "#123" },
        "low": { "$schema": "https://x.example/token-types/drop-shadow.json",
                 "value": [{ "x": "0px", "y": "1px", "blur": "2px", "spread": "0px", "color": "{shade}" }] } }
      """##,
      want: ["low.0.color #112233 #112233 #112233 #112233", "shade #112233 #112233 #112233 #112233"]),
  ]
}
