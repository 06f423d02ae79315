extension RuleExample {
  /// The `Contents.json` of a color set with one color for everything; channels as Xcode writes them, `0x1A`.
  static func plainSet(_ red: String, _ green: String, _ blue: String, space: String = "srgb") -> String {
    """
    { "colors": [
        { "idiom": "universal", "color": {
            "color-space": "\(space)",
            "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000" } } }
      ] }
    """
  }

  /// The `Contents.json` of a color set with grays: without an appearance, for Dark, High Contrast, and both.
  static func graySet(
    _ any: String? = nil, dark: String? = nil, high: String? = nil, highDark: String? = nil
  ) -> String {
    let isDark = "{ \"appearance\": \"luminosity\", \"value\": \"dark\" }"
    let isHigh = "{ \"appearance\": \"contrast\", \"value\": \"high\" }"
    let heads = [
      "\"color\": {", "\"appearances\": [ \(isDark) ],\n      \"color\": {",
      "\"appearances\": [ \(isHigh) ],\n      \"color\": {",
      "\"appearances\": [ \(isHigh), \(isDark) ],\n      \"color\": {",
    ]
    let entries = zip(heads, [any, dark, high, highDark]).compactMap { head, white in
      white.map { white in
        """
            { "idiom": "universal", \(head)
                "color-space": "gray-gamma-22",
                "components": { "white": "\(white)", "alpha": "1.000" } } }
        """
      }
    }
    return "{ \"colors\": [\n\(entries.joined(separator: ",\n"))\n  ] }"
  }
}
