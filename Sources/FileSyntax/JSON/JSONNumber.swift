/// A number with its digits as in the file.
package struct JSONNumber: Hashable, Sendable {
  /// The number as written.
  package let text: String

  /// Keeps the bytes of a number that the reader has accepted.
  init(validated bytes: UnsafeBufferPointer<UInt8>) { text = String(decoding: bytes, as: UTF8.self) }

  /// The nearest `Double`, ties to even; nil beyond the largest one.
  package var double: Double? { withBytes { JSONDecimal($0).double(from: $0) } }
  /// The value if it is a whole number and fits; otherwise nil.
  var integer: Int? { withBytes { JSONDecimal($0).integer } }
  /// True if the value is a whole number, however it is written (`100`, `1e2`, `100.0`) and however large.
  var isInteger: Bool { withBytes { JSONDecimal($0).isInteger } }

  private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    text.withBytes(body)
  }
}
