extension RuleExample {
  /// The `Contents.json` of a color set with one color for everything; channels as Xcode writes them, `0x1A`.
  static func plainSet(_ red: String, _ green: String, _ blue: String) -> String {
    """
    { "colors": [
        { "idiom": "universal", "color": {
            "color-space": "srgb",
            "components": { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000" } } }
      ] }
    """
  }
}
