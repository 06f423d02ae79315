extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: Substring {
    var part = self[...]
    while part.utf8.first == UInt8(ascii: " ") { part = part.dropFirst() }
    while part.utf8.last == UInt8(ascii: " ") { part = part.dropLast() }
    return part
  }
}
