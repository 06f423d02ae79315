import ColorMath

/// The colors that a page draws, each pair as a class of a style sheet.
///
/// The page's policy forbids style attributes, which any name that broke out of its escaping could use.
struct HTMLSwatches {
  private var classes: [String: Int] = [:]
  private var rules: [String] = []

  /// Returns the class of a foreground on a surface.
  mutating func name(_ foreground: EightBitColor, on surface: EightBitColor) -> String {
    name(of: "color:\(foreground.hex);background:\(surface.hex)")
  }

  /// Returns the class of a plain color.
  mutating func name(_ color: EightBitColor) -> String { name(of: "background:\(color.hex)") }

  private mutating func name(of rule: String) -> String {
    if let known = classes[rule] { return "s\(known)" }
    classes[rule] = rules.count
    rules.append(rule)
    return "s\(rules.count - 1)"
  }

  /// The style sheet of all classes, in order of first use.
  var styleSheet: String {
    rules.enumerated().map { ".s\($0.offset){\($0.element)}" }.joined(separator: "\n")
  }
}
