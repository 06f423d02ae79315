import FileSyntax

/// Single JSON values as bytes.
package enum JSONText {
  package static func string(_ text: String) -> [UInt8] { written { $0.value(text) } }
  package static func number(_ number: Int) -> [UInt8] { written { $0.value(number) } }
  package static func truth(_ truth: Bool) -> [UInt8] { written { $0.value(truth) } }

  private static func written(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(style: .compact)
    write(&writer)
    return writer.takeBytes()
  }
}
