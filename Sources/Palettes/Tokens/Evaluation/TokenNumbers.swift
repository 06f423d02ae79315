import FileSyntax

/// Evaluates numbers in strings with references to other tokens, each once and without recursion.
struct TokenNumbers {
  /// A text whose references are being evaluated, from its first piece on.
  private struct Frame {
    /// The value that contains the text; nil for the requested text.
    let key: UInt64?
    let file: Int32
    let text: String
    var arithmetic: TokenArithmetic
    var piece = 0
  }

  private enum Memo {
    case open
    case value(Double)
    case problem(String)
  }

  private var memos: [UInt64: Memo] = [:]

  /// Returns the value of a text in a file; throws the reason that there is none.
  mutating func value(
    of text: String, in file: Int32, _ reader: inout TokenColorReader
  ) throws(TokenColorProblem) -> Double {
    var stack = [Frame(key: nil, file: file, text: text, arithmetic: try TokenArithmetic(text))]
    do throws(TokenColorProblem) {
      while true {
        let top = stack.count - 1
        if let value = try advance(&stack, top, &reader) {
          if let key = stack[top].key { memos[key] = .value(value) } else { return value }
          stack.removeLast()
        }
      }
    } catch {
      for key in stack.compactMap({ $0.key }) { memos[key] = .problem(error.message) }
      throw error
    }
  }

  /// The number of a value in a file: a number, a text, or an object with a number under `value`.
  mutating func value(
    at place: TokenTree.Place, _ reader: inout TokenColorReader
  ) throws(TokenColorProblem) -> Double {
    let end = try reader.settled(place)
    if let number = Self.number(end.value) { return number }
    guard let text = end.value.string else { throw Self.noNumber(end.value) }
    return try value(of: text, in: end.file, &reader)
  }

  /// Evaluates a frame as far as possible; its value once all references have one.
  private mutating func advance(
    _ stack: inout [Frame], _ top: Int, _ reader: inout TokenColorReader
  ) throws(TokenColorProblem) -> Double? {
    while stack[top].piece < stack[top].arithmetic.pieces.count {
      let piece = stack[top].piece
      guard case .reference(let name) = stack[top].arithmetic.pieces[piece] else {
        stack[top].piece += 1
        continue
      }
      let end = try reader.settled(reader.references.tree.value(of: try reader.token(named: name, in: stack[top].file)))
      if let number = Self.number(end.value) {
        stack[top].arithmetic.set(piece, to: number)
      } else if let frame = try frame(end) {
        stack.append(frame)
        return nil
      } else if case .value(let value) = memos[end.key] {
        stack[top].arithmetic.set(piece, to: value)
      }
    }
    if let value = stack[top].arithmetic.value { return value }
    let text = stack[top].text.inQuotes
    throw TokenColorProblem("\(text) cannot be evaluated as a number; replace it with the resulting number")
  }

  /// The frame to evaluate for a text of another token; nil if that is done.
  private mutating func frame(_ place: TokenTree.Place) throws(TokenColorProblem) -> Frame? {
    switch memos[place.key] {
    case .value: return nil
    case .problem(let message): throw TokenColorProblem(message)
    case .open:
      throw TokenColorProblem("numbers refer to one another in a cycle; replace one of the references with a number")
    case nil:
      guard let text = place.value.string else { throw Self.noNumber(place.value) }
      let frame = Frame(key: place.key, file: place.file, text: text, arithmetic: try TokenArithmetic(text))
      memos[place.key] = .open
      return frame
    }
  }

  private static func number(_ value: JSONValue) -> Double? {
    value.double ?? (value.kind == .object ? value["value"]?.double : nil)
  }

  private static func noNumber(_ value: JSONValue) -> TokenColorProblem {
    TokenColorProblem(
      value.kind == .number
        ? value.withArticle : "\(value.withArticle) is not a number; use a number, or a string that contains one")
  }
}
