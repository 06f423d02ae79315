extension TokenCase {
  /// One token with a value, next to tokens that it can refer to.
  private static func studio(
    _ name: String, _ value: String, _ want: String, _ diagnostics: [String] = []
  ) -> TokenCase {
    TokenCase(
      "1.7 E: " + name,
      ##"{"r":{"value":"#ff0000","type":"color"},"half":{"value":0.5},"part":{"value":"{half} / 2"},"pc":{"value":"20%"},"a":{"type":"color","value":\##(value)}}"##,
      ["r = #FF0000", "a = \(want)"], diagnostics)
  }

  /// One token with a modifier.
  private static func modified(
    _ name: String, _ value: String, _ modifier: String, _ want: String, _ diagnostics: [String] = []
  ) -> TokenCase {
    TokenCase(
      "1.7 E: " + name,
      ##"{"b":{"value":"#202d3b","type":"color"},"m":{"value":"#4477dd","type":"color"},"t":{"value":0.5},"i":{"value":"0.02 * 2"},"all":{"value":{"type":"alpha","value":"{t}"}},"a":{"type":"color","value":"\##(value)","$extensions":{"studio.tokens":{"modify":\##(modifier)}}}}"##,
      ["b = #202D3B", "m = #4477DD", "a = \(want)"], diagnostics)
  }

  /// The syntax of Tokens Studio: 1.7 E.
  static let studio = [
    studio("a colour with an opacity", #""rgba({r}, 50%)""#, "#FF0000/0.5"),
    studio("an opacity with spaces", #"" rgba( {r} ,0.25 )""#, "#FF0000/0.25"),
    studio("hsla() of a colour", #""hsla({r}, 0.25)""#, "#FF0000/0.25"),
    studio("an opacity that is a token", #""rgba({r}, {half})""#, "#FF0000/0.5"),
    studio("an opacity that is arithmetic of arithmetic", #""rgba({r}, {part} * 2 - 0.1)""#, "#FF0000/0.4"),
    studio("an opacity of a literal", ##""rgba(#00ff00, 0.5)""##, "#00FF00/0.5"),
    studio("an opacity out of its range", #""rgba({r}, 3)""#, "#FF0000"),
    studio("tokens in place of channels", #""rgb({pc}, {pc}, 20%)""#, "#333333"),
    studio("numbers in place of components", #""oklch({half} 0 0)""#, "#636363"),
    studio("an opacity of nothing", #""rgba({r}, )""#, "?", ["error: cannot be evaluated as a number"]),
    studio("an opacity that is no arithmetic", #""rgba({r}, 1 +)""#, "?", ["error: cannot be evaluated as a number"]),
    studio("an opacity by nothing", #""rgba({r}, 1 / 0)""#, "?", ["error: cannot be evaluated as a number"]),
    studio("a reference that leads nowhere", #""rgba({no}, 1)""#, "?", ["error: there is no token '{no}'"]),
    studio("an opacity that leads nowhere", #""rgba({r}, {no})""#, "?", ["error: there is no token '{no}'"]),
    studio("a colour as an opacity", #""rgba({r}, {r})""#, "?", ["error: cannot be evaluated as a number"]),
    studio("braces that do not match", #""rgba({r, 0.5)""#, "?", ["error: the braces"]),
    studio(
      "a gradient in a colour", #""linear-gradient(180deg, {r} 0%, {r} 45%)""#, "?", ["note: gradients in strings"]),
    studio("two references", #""{r} {r}""#, "?", ["error: cannot be evaluated"]),
    TokenCase(
      "1.7 E: an opacity over an opacity replaces it",
      ##"{"$type":"color","a":{"$value":"rgba({b}, 0.5)"},"b":{"$value":"rgba({c}, 0.2)"},"c":{"$value":"#00f"},"d":{"$value":"{a}"}}"##,
      ["a = #0000FF/0.5", "b = #0000FF/0.2", "c = #0000FF", "d = #0000FF/0.5"]),
    TokenCase(
      "1.7 E: opacities in a circle",
      ##"{"$type":"color","a":{"$value":"rgba({b}, 0.5)"},"b":{"$value":"rgba({a}, 0.2)"}}"##, ["a = ?", "b = ?"],
      ["error: a cycle", "error: which cannot be evaluated"]),
    TokenCase(
      "1.7 E: numbers in a circle",
      ##"{"c":{"value":"rgba(#ff0000, {a})","type":"color"},"a":{"value":"{b} + 1"},"b":{"value":"{a} + 1"}}"##,
      ["c = ?"],
      ["error: a cycle"]),
    TokenCase(
      "1.7 E: an opacity in a shadow",
      ##"{"r":{"value":"#ff0000","type":"color"},"s":{"type":"boxShadow","value":{"x":"0","color":"rgba({r}, 10%)"}}}"##,
      ["r = #FF0000", "s = #FF0000/0.1 color=#FF0000/0.1"]),
    modified("lighten", "#f56565", #"{"type":"lighten","value":"0.1","space":"srgb"}"#, "#F67474"),
    modified("darken", "#ffffff", #"{"type":"darken","value":"({t} + 6 * {i})","space":"srgb"}"#, "#424242"),
    modified("darken in hsl", "#ff0000", #"{"type":"darken","value":"0.75","space":"hsl"}"#, "#400000"),
    modified("lighten in hsl", "#ff0000", #"{"type":"lighten","value":"0.5","space":"hsl"}"#, "#FF8080"),
    modified("lighten in lch to white", "#ff0000", #"{"type":"lighten","value":1,"space":"lch"}"#, "#FFFFFF"),
    modified(
      "mix a literal", "#ffffff", ##"{"type":"mix","value":"0.5 + 6 * 0.04","space":"srgb","color":"#4477DD"}"##,
      "#759AE6"),
    modified(
      "mix aliases, rounded as hex", "{b}",
      #"{"type":"mix","value":"({t} + 6 * {i})","space":"srgb","color":"{m}","format":"hex"}"#, "#3B64B3"),
    modified("alpha", "{b}", #"{"type":"alpha","value":"{t}"}"#, "#202D3B/0.5"),
    modified("a modifier that is a token", "#000000", #""{all}""#, "#000000/0.5"),
    modified("mix without a colour", "{b}", #"{"type":"mix","value":"0.5"}"#, "?", ["error: has no color"]),
    modified(
      "mix of a colour that cannot be read", "{b}", #"{"type":"mix","value":"0.5","color":"nope"}"#, "?",
      ["error: cannot be evaluated as a color", "error: the color to mix in cannot be evaluated"]),
    modified("an unknown modifier", "{b}", #"{"type":"spin","value":"0.5"}"#, "?", ["error: modifier type 'spin'"]),
    modified("a modifier without a value", "{b}", #"{"type":"alpha"}"#, "?", ["error: has no value"]),
    modified(
      "a modifier in another space", "{b}", #"{"type":"darken","value":"1","space":"cmyk"}"#, "?",
      ["error: cannot use the color space 'cmyk'"]),
    TokenCase(
      "1.7 E: a modifier of a modified colour",
      ##"{"r":{"value":"#f00","type":"color"},"d":{"value":"{r}","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"darken","value":"0.75","space":"hsl"}}}},"e":{"value":"{d}","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"darken","value":"0.5","space":"hsl"}}}}}"##,
      ["r = #FF0000", "d = #400000", "e = #200000"]),
  ]
}
