/// New bytes for one range of a document; every byte outside of it stays unchanged.
package struct JSONEdit: Hashable, Sendable {
  /// The bytes that go; empty if bytes are only added.
  package var range: Range<Int>
  /// The bytes that come.
  package var replacement: [UInt8]

  /// Makes an edit of any range.
  package init(range: Range<Int>, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Makes an edit that replaces a value by other JSON.
  package init(replacing value: JSONValue, with replacement: [UInt8]) {
    self.init(range: value.range, replacement: replacement)
  }

  /// Applies edits, given in any order, to a text; throws if two overlap or one reaches past the text.
  ///
  /// Two edits may touch, but only one may add bytes at a place.
  package static func apply(_ edits: [JSONEdit], to bytes: [UInt8]) throws(JSONEditError) -> [UInt8] {
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var end = 0
    var previous: Range<Int>?
    for edit in sorted {
      guard edit.range.lowerBound >= 0, edit.range.upperBound <= bytes.count else {
        throw .outOfBounds(edit.range)
      }
      if let previous, edit.range.lowerBound < end || edit.range == previous { throw .overlap(previous, edit.range) }
      result += bytes[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
      previous = edit.range
    }
    return result + bytes[end...]
  }
}

/// The reason that edits cannot be applied.
package enum JSONEditError: Error, Hashable, Sendable {
  /// Two edits of the same bytes.
  case overlap(Range<Int>, Range<Int>)
  /// An edit reaches past the text.
  case outOfBounds(Range<Int>)
}
