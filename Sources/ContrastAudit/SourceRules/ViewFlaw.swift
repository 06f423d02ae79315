/// What is wrong with a colour, a size or a setting in a view.
package enum ViewFlaw: Hashable, Sendable {
  /// A call that has a successor: its name, and what takes its place.
  case softDeprecated(String, instead: String)
}
