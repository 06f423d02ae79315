/// The syntax that a reader of JSON accepts, and its limits.
package struct JSONOptions: Hashable, Sendable {
  /// The absolute limit on the size of a document: 512 MiB.
  static let largestDocument = 512 << 20

  /// True if `// …` and `/* … */` are allowed wherever whitespace is.
  var allowsComments: Bool
  /// True if a comma may follow the last element or member.
  var allowsTrailingCommas: Bool
  /// True if all of JSON5 is read: keys without quotes, single quotes, and its numbers, escapes and white space.
  var allowsJSON5: Bool
  /// Containers inside each other that are still read; one more is an error.
  package var maximumDepth: Int
  /// Bytes that are still read, up to `largestDocument`; one more is an error.
  var maximumBytes: Int

  /// Values and keys that are still read, each taking 16 bytes or more; one more is an error.
  var maximumValues: Int

  /// Makes options; the limits default to 512 levels, 64 MiB and a million values.
  package init(
    allowsComments: Bool = false, allowsTrailingCommas: Bool = false, allowsJSON5: Bool = false,
    maximumDepth: Int = 512, maximumBytes: Int = 64 << 20,
    maximumValues: Int = 1_000_000
  ) {
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
    self.allowsJSON5 = allowsJSON5
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
    self.maximumValues = maximumValues
  }

  /// JSON as RFC 8259 has it.
  package static let strict = JSONOptions()
  /// JSON with comments and trailing commas, for files written by hand.
  package static let relaxed = JSONOptions(allowsComments: true, allowsTrailingCommas: true)
  /// JSON5 as its specification 1.0.0 has it.
  package static let json5 = JSONOptions(allowsComments: true, allowsTrailingCommas: true, allowsJSON5: true)
}
