extension String {
  /// The parts between occurrences of a separator, compared by bytes; the whole text for an empty separator.
  ///
  /// The standard library's own search links all of its regular expression engine into the program.
  package func parts(around separator: String) -> [Substring] {
    guard !separator.isEmpty, holds(separator) else { return [self[...]] }
    var parts: [Substring] = []
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      if utf8[place...].starts(with: separator.utf8) {
        parts.append(self[start..<place])
        place = utf8.index(place, offsetBy: separator.utf8.count)
        start = place
      } else {
        utf8.formIndex(after: &place)
      }
    }
    return parts + [self[start...]]
  }

  /// Returns true if the text contains another, compared by bytes.
  package func holds(_ part: String) -> Bool {
    var (whole, part) = (self, part)
    return whole.withUTF8 { whole in
      part.withUTF8 { part in
        guard let first = part.first else { return true }
        guard part.count <= whole.count else { return false }
        for start in 0...(whole.count - part.count) where whole[start] == first {
          var length = 1
          while length < part.count, whole[start + length] == part[length] { length += 1 }
          if length == part.count { return true }
        }
        return false
      }
    }
  }
}
