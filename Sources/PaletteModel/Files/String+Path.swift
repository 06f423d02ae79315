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
    split(separator: "/").last.map(String.init) ?? self
  }
}
