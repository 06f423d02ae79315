/// One place where the source names a color or writes its numbers; previews are left out.
package struct ColorUse: Sendable {
  package let color: FoundColor
  package let file: FileIndex
  /// The node of the call or of the name.
  package let node: NodeIndex
  /// The path of the member around it; empty at the top of a file.
  package let member: String
  /// True if it is in a type that is a view, rather than where colors are declared.
  package let isInView: Bool
}
