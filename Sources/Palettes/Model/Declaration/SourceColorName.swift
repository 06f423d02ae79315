/// The only place in Swift sources that writes the numbers of a color, by which the color is known while its numbers change.
package struct SourceColorName: Hashable, Sendable {
  /// The declaration, such as `Color.accent`; for the second color of one declaration, `Color.accent, color 2`.
  package let name: String
  /// The place of the numbers.
  package let location: SourceLocation

  /// Names a color by its declaration.
  package init(_ name: String, at location: SourceLocation) { (self.name, self.location) = (name, location) }
}
