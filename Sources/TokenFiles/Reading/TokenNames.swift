/// The names of groups and tokens, each kept once and compared by its bytes.
///
/// Swift's own equality of strings takes a letter with an accent for the same as the two scalars that draw it.
struct TokenNames: Sendable {
  private struct Key: Hashable {
    let text: String

    static func == (left: Key, right: Key) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  private var texts: [String] = []
  private var numbers: [Key: Int32] = [:]

  /// The number of a name, a new one where it is new.
  mutating func number(of text: String) -> Int32 {
    let next = Int32(clamping: texts.count)
    if let known = numbers[Key(text: text)] { return known }
    numbers[Key(text: text)] = next
    texts.append(text)
    return next
  }

  /// The number of a name that occurs; nil for one that does not.
  func known(_ text: some StringProtocol) -> Int32? { numbers[Key(text: String(text))] }

  /// The name with a number.
  subscript(number: Int32) -> String { texts[Int(number)] }
}
