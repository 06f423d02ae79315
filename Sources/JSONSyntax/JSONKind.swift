/// The six kinds of value that JSON has.
package enum JSONKind: UInt8, Hashable, Sendable, CaseIterable {
  case object, array, string, number, boolean, null
}
