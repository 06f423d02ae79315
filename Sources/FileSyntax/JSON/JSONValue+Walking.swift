extension JSONValue {
  /// Calls a closure with each key and value of an object in the order of the file; with none for other kinds.
  ///
  /// Counts no references, and so is several times faster than a loop over `members`.
  @inlinable
  public func forEachMember<Failure: Error>(
    _ body: (JSONMember, JSONValue) throws(Failure) -> Void
  ) throws(Failure) {
    let object = node
    guard object.isObject else { return }
    var member = index + 1
    while member < Int(object.next) {
      let value = JSONValue(storage: storage, index: member + 1)
      try body(JSONMember(storage: storage, index: member), value)
      member = Int(value.node.next)
    }
  }

  /// Calls a closure with each element of an array in order; with none for other kinds.
  ///
  /// Counts no references, and so is several times faster than a loop over `elements`.
  @inlinable
  public func forEachElement<Failure: Error>(
    _ body: (JSONValue) throws(Failure) -> Void
  ) throws(Failure) {
    let array = node
    guard array.isArray else { return }
    var element = index + 1
    while element < Int(array.next) {
      let value = JSONValue(storage: storage, index: element)
      try body(value)
      element = Int(value.node.next)
    }
  }
}
