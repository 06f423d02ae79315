/// The form of one argument, before anything is known about options.
///
/// Works on scalars: `--output=` may be followed by a combining mark, which would otherwise combine with the equals
/// sign.
enum ArgumentShape: Hashable {
  case terminator
  case operand
  case long(name: String, value: String?)
  case short([Unicode.Scalar])

  init(_ argument: String) {
    let scalars = argument.unicodeScalars
    if argument == "--" {
      self = .terminator
    } else if scalars.starts(with: "--".unicodeScalars) {
      self = .long(scalars.dropFirst(2))
    } else if scalars.first != "-" || argument == "-" || Self.isNegativeNumber(scalars.dropFirst()) {
      self = .operand
    } else {
      self = .short(Array(scalars.dropFirst()))
    }
  }

  private static func long(_ body: Substring.UnicodeScalarView) -> ArgumentShape {
    guard let sign = body.firstIndex(of: "=") else { return .long(name: String(body), value: nil) }
    return .long(name: String(body[..<sign]), value: String(body[sign...].dropFirst()))
  }

  private static func isNegativeNumber(_ body: Substring.UnicodeScalarView) -> Bool {
    let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
    let first = body.first == "." ? body.dropFirst().first : body.first
    return first.map(digits.contains) ?? false
  }
}
