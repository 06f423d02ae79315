import FileSyntax

/// Single JSON values as bytes.
package enum JSONText {
  package static func string(_ text: String) -> [UInt8] { JSONWriter.bytes { $0.value(text) } }
  package static func number(_ number: Int) -> [UInt8] { JSONWriter.bytes { $0.value(number) } }
  package static func truth(_ truth: Bool) -> [UInt8] { JSONWriter.bytes { $0.value(truth) } }
}
