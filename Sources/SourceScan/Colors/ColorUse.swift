/// One place where the source names a color or writes its numbers; previews are left out.
package struct ColorUse: Sendable {
  /// The color.
  package let color: FoundColor
  /// The index of the file.
  package let file: Int
  /// The node of the call or of the name.
  package let node: Int
  /// The path of the member around it; empty at the top of a file.
  package let member: String
  /// True if it is in a type that is a view, rather than where colors are declared.
  package let isInView: Bool
}
