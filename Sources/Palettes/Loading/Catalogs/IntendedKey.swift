/// A text from an input file for a message: in double quotes, on one line and truncated.
func quoted(_ text: String) -> String {
  var result = "\""
  var count = 0
  for scalar in text.unicodeScalars {
    count += 1
    if count > 60 { return result + "…\"" }
    result += scalar == "\"" ? "\\\"" : scalar.isShown ? String(scalar) : scalar.escaped(asASCII: true)
  }
  return result + "\""
}

/// The known key that a key was clearly meant to be; nil for a known key and for one unlike any.
///
/// Clearly meant: the same letters in another case or with other separators, or one letter too many, too few, wrong
/// or swapped with its neighbor.
func intendedKey(for key: String, among known: [String]) -> String? {
  guard key.utf8.count < 32, !known.contains(key) else { return nil }
  let letters = foldedLetters(of: key)
  return known.first { isOneSlip(letters, foldedLetters(of: $0)) }
}

private func foldedLetters(of key: String) -> [UInt8] {
  key.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }.filter { $0 != 0x2D && $0 != 0x5F && $0 != 0x20 }
}

/// Returns true if two words are the same except for one inserted, left out, wrong or swapped letter.
private func isOneSlip(_ one: [UInt8], _ other: [UInt8]) -> Bool {
  guard abs(one.count - other.count) <= 1 else { return false }
  var head = 0
  while head < min(one.count, other.count), one[head] == other[head] { head += 1 }
  let rest = one[head...]
  let otherRest = other[head...]
  if rest.elementsEqual(otherRest) { return true }
  if rest.dropFirst().elementsEqual(otherRest) || rest.elementsEqual(otherRest.dropFirst()) { return true }
  guard one.count == other.count else { return false }
  if rest.dropFirst().elementsEqual(otherRest.dropFirst()) { return true }
  return rest.count > 1 && one[head] == other[head + 1] && one[head + 1] == other[head]
    && rest.dropFirst(2).elementsEqual(otherRest.dropFirst(2))
}

extension Unicode.Scalar {
  /// True if the scalar shows on a line without moving or ending it.
  fileprivate var isShown: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
