import FileSyntax

/// The value of a token file in which a color is written, as it was read.
package struct WrittenValue: Hashable, Sendable {
  /// The bytes of the value in its file; a string's include its quotes.
  package let range: Range<Int>
  /// The opacity that is written there, 0…1; a token that refers to the value may have another one.
  package let alpha: Double
  /// True if the token that refers to the value takes its opacity from another place, even if the two are equal.
  package var hasOpacityElsewhere = false
  /// The hash of the bytes, by which another text in their place is noticed.
  private let hash: UInt64

  /// Creates a value from its range in a file, the bytes of the file, and the opacity of its color.
  package init(range: Range<Int>, source: UnsafeBufferPointer<UInt8>, alpha: Double) {
    self.range = range
    self.alpha = alpha
    hash = XXHash64.value(UnsafeRawBufferPointer(source))
  }

  /// The bytes of the value in its file; nil if they are not those that were read.
  package func bytes(in file: [UInt8]) -> [UInt8]? {
    guard range.lowerBound >= 0, range.upperBound <= file.count else { return nil }
    let bytes = Array(file[range])
    return bytes.withUnsafeBytes(XXHash64.value) == hash ? bytes : nil
  }
}
