import ColorMath
import FileSyntax

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

  /// Returns the class of a text sample.
  mutating func name(_ sample: PictureSample) -> String {
    name(of: "--t:\"\(Self.quoted(sample.words))\";font-size:\(sample.size)px;font-weight:\(sample.weight)")
  }

  /// The text in a string of a style sheet: everything but letters and digits of ASCII by its code.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for scalar in VisibleText.escaped(text, VisibleText.isControl).unicodeScalars {
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\\(String(scalar.value, radix: 16)) "
      }
    }
    return result
  }

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
