/// The state of a cell at the gate.
package enum Disposition: String, Hashable, Sendable {
  case open
  case waived
  case baselined
}
