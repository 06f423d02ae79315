extension JSONValue {
  /// The text of a string with its escapes decoded; nil for other kinds.
  package var string: String? { kind == .string ? storage.string(at: index) : nil }

  /// The truth value of `true` and `false`; nil for other kinds.
  package var boolean: Bool? { kind == .boolean ? node.range.count == 4 : nil }

  /// The number with its exact digits; nil for other kinds.
  package var number: JSONNumber? {
    kind == .number ? storage.withBytes(node.range) { JSONNumber(validated: $0) } : nil
  }

  /// The number, correctly rounded; nil for other kinds and beyond the largest `Double`.
  package var double: Double? {
    kind == .number ? storage.withBytes(node.range) { JSONDecimal($0).double(from: $0) } : nil
  }

  /// The number if it is a whole one (such as `100`, `1e2` and `100.0`) and fits; otherwise nil.
  package var integer: Int? {
    kind == .number ? storage.withBytes(node.range) { JSONDecimal($0).integer } : nil
  }

  /// Returns true if it is a string of exactly these scalars once decoded; makes no copy of either.
  @inlinable
  public func isString(_ text: StaticString) -> Bool {
    node.isString && text.withUTF8Buffer { storage.string(at: index, equals: $0) }
  }

  /// Returns true if it is a string of exactly these scalars once decoded; makes no copy of either.
  @_disfavoredOverload
  package func isString(_ text: String) -> Bool {
    kind == .string && text.withBytes { storage.string(at: index, equals: $0) }
  }

  /// Calls a closure with the bytes between a string's quotes if it has no escapes; otherwise returns nil.
  @inlinable public var plainContent: Range<Int>? { node.isString && !node.isMarked ? node.content : nil }

  /// Calls a closure with the decoded UTF-8 of a string, valid during the call, copied only if it has escapes.
  ///
  /// Returns nil, without a call, for other kinds.
  package func withUTF8<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard kind == .string else { return nil }
    return try storage.withString(at: index, body)
  }

  /// Calls a closure with the bytes of the value as written, valid during the call.
  package func withSource<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.withBytes(node.range, body)
  }
}
