/// The names of groups and tokens, each stored once and compared by its bytes.
///
/// Swift's own equality of strings treats a letter with an accent as equal to the two scalars that compose it.
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

  /// Returns the number of a name, a new one for a new name.
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
