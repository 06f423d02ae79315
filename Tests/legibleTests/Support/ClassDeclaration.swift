/// A class in code without comments and literals, by its head and its stored properties.
struct ClassDeclaration {
  let name: String
  let isFinal: Bool
  /// True for a class that the compiler proves to be sendable.
  let isSendable: Bool
  /// The names of stored properties that can change.
  let variables: [String]

  /// Finds the classes of a file.
  static func all(in code: [UInt8]) -> [ClassDeclaration] {
    var words = Words(code)
    var found: [ClassDeclaration] = []
    var previous = ""
    while let word = words.next() {
      if word == "class" { found.append(ClassDeclaration(after: previous, &words)) }
      previous = word
    }
    return found
  }

  private init(after previous: String, _ words: inout Words) {
    isFinal = previous == "final"
    name = words.next() ?? ""
    var head: [String] = []
    while let word = words.next(), word != "{" { head.append(word) }
    isSendable = head.contains("Sendable") && !head.contains("unchecked")
    // Read once more by whoever called, so that nested classes are found.
    var body = words
    var (depth, variables) = (1, [String]())
    while depth > 0, let word = body.next() {
      depth += word == "{" ? 1 : word == "}" ? -1 : 0
      guard depth == 1, word == "var" else { continue }
      let name = body.next() ?? ""
      if body.isStored() { variables.append(name) }
    }
    self.variables = variables
  }

  /// Words and braces, and the sign of an assignment.
  private struct Words {
    private let code: [UInt8]
    private var place = 0

    init(_ code: [UInt8]) { self.code = code }

    mutating func next() -> String? {
      while place < code.count {
        let start = place
        place += 1
        if code[start].isWordByte {
          while place < code.count, code[place].isWordByte { place += 1 }
        } else if !"{}=;\n".utf8.contains(code[start]) {
          continue
        }
        return String(decoding: code[start..<place], as: UTF8.self)
      }
      return nil
    }

    /// Returns true unless a body of code follows the type of a property before its line ends.
    func isStored() -> Bool {
      var rest = self
      while let word = rest.next() {
        if word == "{" { return false }
        if word == "=" || word == ";" || word == "\n" || word == "}" { return true }
      }
      return true
    }
  }
}
