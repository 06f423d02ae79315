/// Measures the functions of a file by their braces.
struct FunctionLengths {
  /// One function, initializer, subscript or computed property.
  struct Function: Sendable {
    /// The file and the line at which the declaration begins, for example `Sources/A/B.swift:12`.
    let place: String
    /// The number of lines from its keyword to its closing brace.
    let lines: Int
  }

  private static let keywords = ["func", "init", "subscript", "deinit", "var"].map { Array($0.utf8) }

  private static let initials = Set(keywords.compactMap(\.first))

  private let code: [UInt8]
  private let path: String

  /// Every function with a body, in the order of the file.
  static func of(_ file: SourceFile) -> [Function] {
    FunctionLengths(code: file.code, path: file.path).all
  }

  private var all: [Function] {
    var functions: [Function] = []
    var line = 1
    var at = 0
    while at < code.count {
      if code[at] == UInt8(ascii: "\n") { line += 1 }
      if let keyword = keyword(at: at) {
        if let end = bodyEnd(after: at + keyword.count, isVariable: keyword == Self.keywords.last) {
          let breaks = code[at..<end].count { $0 == UInt8(ascii: "\n") }
          functions.append(Function(place: "\(path):\(line)", lines: breaks + 1))
        }
        at += keyword.count
      } else {
        at += 1
      }
    }
    return functions
  }

  private func keyword(at place: Int) -> [UInt8]? {
    guard Self.initials.contains(code[place]), place == 0 || !code[place - 1].isWordByte else { return nil }
    return Self.keywords.first { word in
      let end = place + word.count
      return end < code.count && !code[end].isWordByte && code[place..<end].elementsEqual(word)
    }
  }

  /// The offset after the closing brace; nil for a declaration without a body.
  private func bodyEnd(after start: Int, isVariable: Bool) -> Int? {
    var parentheses = 0
    for at in start..<code.count {
      switch code[at] {
      case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses -= 1
      case UInt8(ascii: "{") where parentheses == 0: return closingBrace(from: at)
      case UInt8(ascii: "}") where parentheses == 0: return nil
      case UInt8(ascii: "="), UInt8(ascii: "\n"):
        if isVariable && parentheses == 0 { return nil }
      default: break
      }
      if parentheses < 0 { return nil }
    }
    return nil
  }

  private func closingBrace(from start: Int) -> Int? {
    var depth = 0
    for at in start..<code.count {
      if code[at] == UInt8(ascii: "{") { depth += 1 }
      if code[at] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return at + 1 }
    }
    return nil
  }
}
