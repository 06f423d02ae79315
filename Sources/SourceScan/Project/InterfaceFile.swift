/// Reads storyboards and other Interface Builder files.
package enum InterfaceFile {
  /// The names of the named colors that a file uses; accepts any bytes.
  package static func colorNames(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var place = 0
    while let start = next("olor", in: bytes, from: place) {
      place = start + 4
      let end = bytes[place...].firstIndex { $0 == UInt8(ascii: ">") } ?? bytes.endIndex
      guard let name = next("name=\"", in: bytes, from: place), name < end else { continue }
      let text = bytes[(name + 6)..<end].prefix { $0 != UInt8(ascii: "\"") }
      names.insert(String(decoding: text, as: UTF8.self))
      place = end
    }
    return names
  }

  private static func next(_ text: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return nil }
      var place = start
      while place + wanted.count <= bytes.count {
        if bytes[place] == first, bytes[place...].starts(with: wanted) { return place }
        place += 1
      }
      return nil
    }
  }
}
