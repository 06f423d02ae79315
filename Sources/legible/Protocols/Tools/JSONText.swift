import FileSyntax

/// Single JSON values as bytes.
enum JSONText {
  static func string(_ text: String) -> [UInt8] { JSONWriter.bytes { $0.value(text) } }
  static func number(_ number: Int) -> [UInt8] { JSONWriter.bytes { $0.value(number) } }
  static func truth(_ truth: Bool) -> [UInt8] { JSONWriter.bytes { $0.value(truth) } }
}
