extension TokenCase {
  /// A file with one color token `a`, whose value has these members.
  private static func color(
    _ name: String, _ members: String, _ want: String, _ diagnostics: [String] = []
  ) -> TokenCase {
    TokenCase(name, #"{"a":{"$type":"color","$value":{\#(members)}}}"#, ["a = \(want)"], diagnostics)
  }

  /// A file with one color token in a space.
  private static func color(
    _ name: String, in space: String, _ components: String, _ want: String, _ diagnostics: [String] = []
  ) -> TokenCase {
    color(name, #""colorSpace":"\#(space)","components":[\#(components)]"#, want, diagnostics)
  }

  /// Color values: 1.3, 1.6 and 1.9.
  static let colors = [
    color("1.3 colorSpace: srgb", in: "srgb", "0.2, 0.4, 0.6", "#336699"),
    color("1.3 colorSpace: srgb-linear", in: "srgb-linear", "0.2, 0.5, 0.1", "#7CBC59"),
    color("1.3 colorSpace: hsl counts saturation and lightness to 100", in: "hsl", "330, 100, 50", "#FF0080"),
    color("1.3 colorSpace: hwb counts whiteness and blackness to 100", in: "hwb", "330, 0, 0", "#FF0080"),
    color("1.3 colorSpace: hwb above 100 together is a gray", in: "hwb", "20, 60, 90", "#666666"),
    color("1.3 colorSpace: lab with the white point D50", in: "lab", "50, 30, 20", "#AC6257"),
    color("1.3 colorSpace: lch", in: "lch", "50, 40, 40", "#AE614D"),
    color("1.3 colorSpace: oklab counts lightness to 1", in: "oklab", "0.5, 0.05, -0.1", "#6A549B"),
    color("1.3 colorSpace: oklch", in: "oklch", "0.6, 0.1, 30", "#B4685C"),
    color(
      "1.3 colorSpace: display-p3 keeps what sRGB cannot show", in: "display-p3", "1, 0, 0", "display-p3(1.0 0.0 0.0)"),
    color("1.3 colorSpace: a98-rgb", in: "a98-rgb", "0.4, 0.5, 0.3", "#598148"),
    color("1.3 colorSpace: prophoto-rgb", in: "prophoto-rgb", "0.4, 0.5, 0.3", "#6B9753"),
    color("1.3 colorSpace: rec2020", in: "rec2020", "0, 1, 0", "rec2020(0.0 1.0 0.0)"),
    color("1.3 colorSpace: xyz-d65, whose white is beyond 1", in: "xyz-d65", "0.940951, 0.99, 1.078167", "#FEFEFE"),
    color("1.3 colorSpace: xyz-d50", in: "xyz-d50", "0.4, 0.4, 0.3", "#B5A7A1"),
    color(
      "1.9 colorSpace: xyz alone is none", in: "xyz", "0, 0, 0", "?",
      ["error: unknown color space 'xyz'; use \"xyz-d65\""]),
    color("1.9 colorSpace: okhsl is none", in: "okhsl", "0, 0, 0", "?", ["error: unknown color space 'okhsl'"]),
    color("1.9 colorSpace: hsv is none", in: "hsv", "0, 0, 0", "?", ["error: did you mean 'hsl'"]),
    color("1.3 colorSpace: case counts", in: "sRGB", "0, 0, 0", "?", ["error: did you mean 'srgb'"]),
    color("1.3 colorSpace: required", #""components":[0,0,0]"#, "?", ["error: no colorSpace"]),
    color(
      "1.3 colorSpace: a string", #""colorSpace":1,"components":[0,0,0]"#, "?", ["error: colorSpace must be a string"]),
    color("1.9 components: required", #""colorSpace":"srgb""#, "?", ["error: no components"]),
    color(
      "1.9 components: hex alone is no color", ##""colorSpace":"srgb","hex":"#ff0000""##, "?",
      ["error: hex is only a fallback"]),
    color("1.9 components: two", in: "srgb", "0, 0", "?", ["error: three numbers, not an array of 2"]),
    color("1.9 components: four", in: "srgb", "0, 0, 0, 1", "?", ["error: three numbers, not an array of 4"]),
    color("1.9 components: not an array", #""colorSpace":"srgb","components":{"r":1}"#, "?", ["error: not an object"]),
    color(
      "1.9 components: numbers as text", in: "srgb", #""0.5", 0, 0"#, "?",
      ["error: not '0.5'; write it without quotation marks"]
    ),
    color("1.9 components: null", in: "srgb", "null, 0, 0", "?", ["error: not null"]),
    color(
      "1.3 components: outside the space's range", in: "srgb", "1.2, 0, 0", "srgb(1.2 0.0 0.0)",
      ["warning: outside 0…1"]),
    color("1.9 none: in the first place", in: "srgb", #""none", 1, 0"#, "#00FF00"),
    color("1.9 none: in the second place", in: "srgb", #"1, "none", 0"#, "#FF0000"),
    color("1.9 none: in the third place", in: "srgb", #"1, 1, "none""#, "#FFFF00"),
    color("1.9 none: everywhere", in: "oklch", #""none", "none", "none""#, "#000000"),
    color("1.9 none: as the hue of a gray", in: "hsl", #""none", 0, 100"#, "#FFFFFF"),
    color("1.3 none: no other word", in: "srgb", #""None", 1, 0"#, "?", ["error: or \"none\", not 'None'"]),
    color("1.3 alpha: 0…1", #""colorSpace":"srgb","components":[1,0,0],"alpha":0.25"#, "#FF0000/0.25"),
    color("1.9 alpha: 0", #""colorSpace":"srgb","components":[1,0,0],"alpha":0"#, "#FF0000/0.0"),
    color(
      "1.9 alpha: above 1", #""colorSpace":"srgb","components":[1,0,0],"alpha":1.2"#, "#FF0000",
      ["warning: read as 1.0"]),
    color(
      "1.3 alpha: below 0", #""colorSpace":"srgb","components":[1,0,0],"alpha":-1"#, "#FF0000/0.0",
      ["warning: read as 0.0"]),
    color(
      "1.3 alpha: never none", #""colorSpace":"srgb","components":[1,0,0],"alpha":"none""#, "?",
      ["error: alpha must be a number between 0 and 1, not \"none\""]),
    color("1.9 hue: below 0", in: "hsl", "-30, 100, 50", "#FF0080", ["warning: read as 330.0"]),
    color("1.9 hue: 360", in: "hsl", "360, 100, 50", "#FF0000", ["warning: read as 0.0"]),
    color("1.3 hue: 359.9", in: "hsl", "359.9, 100, 50", "#FF0000"),
    color("1.3 saturation: above 100", in: "hsl", "0, 120, 50", "#FF0000", ["warning: read as 100.0"]),
    color(
      "1.9 lightness: 50 in oklch", in: "oklch", "50, 0.1, 20", "?",
      ["error: lightness of oklch must be between 0 and 1; use 0.5"]),
    color("1.3 lightness: above 100 in lab", in: "lab", "120, 0, 0", "#FFFFFF", ["warning: read as 100.0"]),
    color("1.3 chroma: below 0", in: "lch", "100, -5, 0", "#FFFFFF", ["warning: read as 0.0"]),
    color("1.3 hex: agrees", ##""colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000""##, "#FF0000"),
    color(
      "1.6 hex: within a step of 1/255", ##""colorSpace":"srgb","components":[0.997,0,0],"hex":"#ff0000""##, "#FE0000"),
    color(
      "1.6 hex: disagrees, components count", ##""colorSpace":"hsl","components":[330,100,50],"hex":"#ff00ff""##,
      "#FF0080", ["warning: hex is #ff00ff, but the components specify #FF0080"]),
    color(
      "1.6 hex: of a colour outside sRGB is not compared",
      ##""colorSpace":"display-p3","components":[1,0,0],"hex":"#000000""##, "display-p3(1.0 0.0 0.0)"),
    color(
      "1.9 hex: three digits", ##""colorSpace":"srgb","components":[1,0,0],"hex":"#f00""##, "#FF0000",
      ["warning: six hexadecimal digits"]),
    color(
      "1.9 hex: eight digits", ##""colorSpace":"srgb","components":[1,0,0],"hex":"#ff0000ff""##, "#FF0000",
      ["warning: six hexadecimal digits"]),
    color(
      "1.7 channels: the older name of components", #""colorSpace":"srgb","channels":[1,0,0]"#, "#FF0000",
      ["warning: 'channels' is an outdated name"]),
    TokenCase(
      "1.3 value: a number is none", #"{"a":{"$type":"color","$value":5}}"#, ["a = ?"], ["error: not a number"]),
    TokenCase("1.3 value: null is none", #"{"a":{"$type":"color","$value":null}}"#, ["a = ?"], ["error: not null"]),
    TokenCase(
      "1.3 value: one literal is complained of once",
      #"{"$type":"color","a":{"$value":"{b}"},"b":{"$value":{"colorSpace":"srgb","components":[2,0,0]}}}"#,
      ["a = srgb(2.0 0.0 0.0)", "b = srgb(2.0 0.0 0.0)"], ["warning: outside"]),
    TokenCase(
      "1.3 value: aliases to a literal that is no color say so each",
      #"{"$type":"color","a":{"$value":"{b}"},"b":{"$value":7}}"#, ["a = ?", "b = ?"],
      [
        "error: not a number",
        "note t.tokens.json:1:32: refers to a value that cannot be evaluated; fix the one at t.tokens.json:1:53",
      ]),
  ]

  /// Tokens that carry colors in other values: 1.4.
  static let composites = [
    TokenCase(
      "1.4 border: its colour",
      #"{"a":{"$type":"border","$value":{"color":RED,"width":{"value":1,"unit":"px"},"style":"solid"}}}"#,
      ["a = #FF0000 color=#FF0000"]),
    TokenCase(
      "1.4 border: an alias as its colour",
      #"{"c":{"$type":"color","$value":BLUE},"a":{"$type":"border","$value":{"color":"{c}"}}}"#,
      ["c = #0000FF", "a = #0000FF color=#0000FF"]),
    TokenCase(
      "1.4 border: without a colour", #"{"a":{"$type":"border","$value":{"style":"solid"}}}"#, ["a = ? color=?"],
      ["note: has no color"]),
    TokenCase(
      "1.4 border: a colour that leads nowhere", #"{"a":{"$type":"border","$value":{"color":"{nope}"}}}"#,
      ["a = ? color=?"], ["note: no token '{nope}'"]),
    TokenCase(
      "1.4 shadow: one", #"{"a":{"$type":"shadow","$value":{"color":RED,"blur":{"value":1,"unit":"px"}}}}"#,
      ["a = #FF0000 color=#FF0000"]),
    TokenCase(
      "1.4 shadow: a list", #"{"a":{"$type":"shadow","$value":[{"color":RED},{"color":BLUE}]}}"#,
      ["a = #FF0000 0.color=#FF0000 1.color=#0000FF"]),
    TokenCase(
      "1.4 shadow: references to lists do not flatten",
      #"{"s":{"$type":"shadow","$value":[{"color":RED}]},"a":{"$type":"shadow","$value":["{s}",{"color":BLUE}]}}"#,
      ["s = #FF0000 0.color=#FF0000", "a = ? 0.color=? 1.color=#0000FF"], ["note: nested lists"]),
    TokenCase(
      "1.4 gradient: its stops",
      #"{"a":{"$type":"gradient","$value":[{"color":RED,"position":0},{"color":BLUE,"position":1}]}}"#,
      ["a = #FF0000 0.color=#FF0000 1.color=#0000FF"]),
    TokenCase(
      "1.4 gradient: a stop by pointer",
      ##"{"g":{"$type":"gradient","$value":[{"color":RED,"position":0}]},"a":{"$type":"gradient","$value":[{"$ref":"#/g/$value/0"},{"color":BLUE,"position":1}]}}"##,
      ["g = #FF0000 0.color=#FF0000", "a = #FF0000 0.color=#FF0000 1.color=#0000FF"]),
    TokenCase(
      "1.4 composite: an alias to one", #"{"b":{"$type":"border","$value":{"color":RED}},"a":{"$value":"{b}"}}"#,
      ["b = #FF0000 color=#FF0000", "a = #FF0000 color=#FF0000"]),
    TokenCase(
      "1.4 composite: its colour by pointer",
      ##"{"b":{"$type":"border","$value":{"color":RED}},"a":{"$type":"color","$value":{"$ref":"#/b/$value/color"}}}"##,
      ["b = #FF0000 color=#FF0000", "a = #FF0000"]),
    TokenCase(
      "1.4 strokeStyle, transition and typography: no color",
      #"{"a":{"$type":"strokeStyle","$value":"dashed"},"b":{"$type":"transition","$value":{}},"c":{"$type":"typography","$value":{}}}"#,
      []),
  ]
}
