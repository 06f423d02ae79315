import FileSyntax

/// Goes through the tags of a property list once, from the first to the last.
struct PropertyListReader {
  let bytes: CountedArray<UInt8>
  private(set) var entries: [(key: String, value: PropertyList.Value, offset: Int)] = []
  private(set) var texts: [String] = []
  /// True if a `plist` or a `dict` was seen.
  private(set) var isList = false
  private var place = 0
  private var dictionaries = 0
  private var arrays = 0
  private var key: (text: String, offset: Int)?

  init(bytes: [UInt8]) { self.bytes = CountedArray(bytes) }

  /// Reads to the end.
  mutating func read() {
    while let start = find("<", from: place) {
      place = start + 1
      if starts("!--") {
        place = find("-->", from: place + 3).map { $0 + 3 } ?? bytes.count
      } else if starts("?") || starts("!") {
        place = find(">", from: place).map { $0 + 1 } ?? bytes.count
      } else {
        readTag(from: start)
      }
    }
  }

  private mutating func readTag(from start: Int) {
    let isEnd = starts("/")
    if isEnd { place += 1 }
    let first = place
    while place < bytes.count, bytes[place].isNameByte { place += 1 }
    let name = bytes[first..<place]
    let end = find(">", from: place) ?? bytes.count
    let isEmpty = end > first && end <= bytes.count && bytes[end - 1] == UInt8(ascii: "/")
    place = min(end + 1, bytes.count)
    isList = isList || name.elementsEqual("plist".utf8) || name.elementsEqual("dict".utf8)
    if name.elementsEqual("dict".utf8) || name.elementsEqual("array".utf8) {
      if !isEmpty { nest(name.count == 4, isEnd) }
      key = nil
    } else if !isEnd {
      readValue(name, isEmpty, from: start)
    }
  }

  private mutating func nest(_ isDictionary: Bool, _ isEnd: Bool) {
    let step = isEnd ? -1 : 1
    if isDictionary { dictionaries = max(0, dictionaries + step) } else { arrays = max(0, arrays + step) }
  }

  private mutating func readValue(_ name: CountedArray<UInt8>.SubSequence, _ isEmpty: Bool, from start: Int) {
    if name.elementsEqual("key".utf8) {
      let text = isEmpty ? "" : readText()
      key = dictionaries == 1 && arrays == 0 ? (text, start) : nil
      return
    }
    if name.elementsEqual("string".utf8) {
      let text = isEmpty ? "" : readText()
      texts.append(text)
      add(.text(text))
    } else if name.elementsEqual("true".utf8) || name.elementsEqual("false".utf8) {
      add(.truth(name.count == 4))
    }
    key = nil
  }

  private mutating func add(_ value: PropertyList.Value) {
    if let key { entries.append((key.text, value, key.offset)) }
  }

  /// The text up to the next tag, with sections of characters unchanged and the named references resolved.
  private mutating func readText() -> String {
    var text: [UInt8] = []
    while place < bytes.count {
      if starts("<![CDATA[") {
        let end = find("]]>", from: place + 9) ?? bytes.count
        text += bytes[min(place + 9, end)..<end]
        place = min(end + 3, bytes.count)
      } else if starts("<!--") {
        place = find("-->", from: place + 4).map { $0 + 3 } ?? bytes.count
      } else if bytes[place] == UInt8(ascii: "<") {
        break
      } else if bytes[place] == UInt8(ascii: "&"), let reference = Self.references.first(where: { starts($0.name) }) {
        text.append(reference.byte)
        place += reference.name.utf8CodeUnitCount
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let references: [(name: StaticString, byte: UInt8)] = [
    ("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&apos;", 0x27),
  ]

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[min(place, bytes.count)...].starts(with: $0) }
  }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { wanted in
      guard let first = wanted.first else { return nil }
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index] == first, bytes[index...].starts(with: wanted) { return index }
        index += 1
      }
      return nil
    }
  }
}
