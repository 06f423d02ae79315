extension String {
  /// The path of an item in the folder with this path; the bare name in the folder `.`.
  package func appending(item name: String) -> String {
    if self == "." || isEmpty { return name }
    let slash = utf8.last == UInt8(ascii: "/") ? 0 : 1
    return String(unsafeUninitializedCapacity: utf8.count + slash + name.utf8.count) { buffer in
      var end = buffer.initialize(fromContentsOf: utf8)
      if slash == 1 { buffer.initializeElement(at: end, to: UInt8(ascii: "/")) }
      end += slash
      return buffer[end...].initialize(fromContentsOf: name.utf8)
    }
  }

  /// The part after the last `/`, not counting one at the end.
  package var lastPathPart: String {
    let slash = UInt8(ascii: "/")
    guard let last = utf8.lastIndex(where: { $0 != slash }) else { return self }
    let end = utf8.index(after: last)
    guard let before = utf8[..<end].lastIndex(of: slash) else { return end == endIndex ? self : String(self[..<end]) }
    return String(self[utf8.index(after: before)..<end])
  }
}
