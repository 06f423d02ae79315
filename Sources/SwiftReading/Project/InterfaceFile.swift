import Palettes

/// Reads storyboards and other Interface Builder files.
package enum InterfaceFile {
  /// The names of the named colors that a file uses; accepts any bytes.
  package static func colorNames(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var place = 0
    while let start = next("olor", in: bytes, from: place) {
      place = start + 4
      let end = bytes[place...].firstIndex { $0 == UInt8(ascii: ">") } ?? bytes.endIndex
      guard let name = next("name=\"", in: bytes, from: place), name + 6 < end,
        let quote = bytes[(name + 6)..<end].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      names.insert(String(decoding: bytes[(name + 6)..<quote], as: UTF8.self))
      place = end
    }
    return names
  }

  /// The views with a text of their own that a file makes; nil if there are none.
  ///
  /// It accepts any bytes.
  package static func texts(in bytes: [UInt8], of path: String) -> OtherTexts? {
    var (count, first): (Int, Int?) = (0, nil)
    bytes.withUnsafeBufferPointer { bytes in
      for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
        let name = bytes[(start + 1)...].prefix(10)
        guard Self.texts.contains(where: { name.starts(with: $0.utf8) }) else { continue }
        count += 1
        first = first ?? start
      }
    }
    guard let first else { return nil }
    let place = LineTable(bytes).position(ofByte: first)
    return OtherTexts(
      .interfaceBuilder, count: count, first: SourceLocation(file: path, line: place.line, column: place.column))
  }

  private static let texts = ["label ", "button ", "textField ", "textView "]

  /// The start of the next object that is not in the file, such as its owner, which loads it.
  static func placeholder(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0] == UInt8(ascii: "<") && bytes[$0...].starts(with: "<placeholder ".utf8) }
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
