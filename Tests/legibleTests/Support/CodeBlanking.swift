/// Blanks out the parts that a Swift compiler does not run: comments and the insides of string literals.
///
/// Interpolations are blanked with their literal. A string inside an interpolation is found by counting parentheses.
struct CodeBlanking {
  private let source: [UInt8]
  private var code: [UInt8]
  private var at = 0

  /// The source of equal length, with blanks for all comments and literals; line ends stay.
  static func code(of source: [UInt8]) -> [UInt8] {
    var blanking = CodeBlanking(source: source, code: source)
    blanking.run()
    return blanking.code
  }

  private mutating func run() {
    while at < source.count {
      switch source[at] {
      case UInt8(ascii: "/"): comment()
      case UInt8(ascii: "\""), UInt8(ascii: "#"): literalOrDirective()
      default: at += 1
      }
    }
  }

  private mutating func comment() {
    if isNext("//") {
      while at < source.count, source[at] != UInt8(ascii: "\n") { blank(1) }
    } else if isNext("/*") {
      while at < source.count, !isNext("*/") { blank(1) }
      blank(2)
    } else {
      at += 1
    }
  }

  private mutating func literalOrDirective() {
    if let hashes = literalStart() { literal(hashes: hashes) } else { at += 1 }
  }

  /// The number of `#` before a literal that begins here; nil if none does.
  private func literalStart() -> Int? {
    var end = at
    while end < source.count, source[end] == UInt8(ascii: "#") { end += 1 }
    return end < source.count && source[end] == UInt8(ascii: "\"") ? end - at : nil
  }

  private mutating func literal(hashes: Int) {
    blank(hashes)
    let isLong = isNext("\"\"\"")
    let marks = String(repeating: "#", count: hashes)
    let end = (isLong ? "\"\"\"" : "\"") + marks
    let escape = "\\" + marks
    blank(isLong ? 3 : 1)
    while at < source.count, !isNext(end) {
      if isNext(escape + "(") {
        blank(escape.utf8.count)
        interpolation()
      } else {
        blank(isNext(escape) ? escape.utf8.count + 1 : 1)
      }
    }
    blank(end.utf8.count)
  }

  private mutating func interpolation() {
    var depth = 0
    repeat {
      if let hashes = literalStart() {
        literal(hashes: hashes)
        continue
      }
      if isNext("(") { depth += 1 }
      if isNext(")") { depth -= 1 }
      blank(1)
    } while depth > 0 && at < source.count
  }

  private func isNext(_ text: String) -> Bool {
    source[at...].starts(with: text.utf8)
  }

  private mutating func blank(_ count: Int) {
    let end = min(at + count, source.count)
    while at < end {
      if source[at] != UInt8(ascii: "\n") { code[at] = UInt8(ascii: " ") }
      at += 1
    }
  }
}
