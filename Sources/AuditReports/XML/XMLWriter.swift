/// Writes an XML 1.0 document piece by piece into bytes, each element on its own line.
struct XMLWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8]
  private var open: [String] = []

  /// Starts a document with reserved capacity in bytes.
  init(room: Int = 0) {
    bytes = []
    bytes.reserveCapacity(room)
    bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8
  }

  /// Writes an element and the content that the closure writes.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ body: (inout XMLWriter) -> Void
  ) {
    start(name, attributes)
    bytes += ">\n".utf8
    open.append(name)
    body(&self)
    open.removeLast()
    indent()
    end(name)
  }

  /// Writes an element that contains only text; the text and the values are escaped here.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    start(name, attributes)
    guard !text.isEmpty else {
      bytes += "/>\n".utf8
      return
    }
    bytes.append(UInt8(ascii: ">"))
    XMLText.append(text, to: &bytes)
    end(name)
  }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    indent()
    bytes.append(UInt8(ascii: "<"))
    bytes += name.utf8
    for (key, value) in attributes {
      bytes.append(UInt8(ascii: " "))
      bytes += key.utf8
      bytes += "=\"".utf8
      XMLText.append(value, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func indent() {
    for _ in open { bytes += "  ".utf8 }
  }

  private mutating func end(_ name: String) {
    bytes += "</".utf8
    bytes += name.utf8
    bytes += ">\n".utf8
  }
}
