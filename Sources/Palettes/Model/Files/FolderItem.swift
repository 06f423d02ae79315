package struct FolderItem: Hashable, Sendable {
  /// The kind of an item, after following symbolic links.
  package enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A socket, a device, or a link to nothing.
    case other
    /// A link to nothing or to a place outside the root, which is not followed.
    case outside
    /// An item whose name is not UTF-8; the item's name is then the escaped one, and no path reaches it.
    case unnamable
  }

  /// The name without the folder.
  package var name: String
  /// The kind of the item.
  package var kind: Kind
  /// True if the item itself is a symbolic link.
  package var isLink: Bool

  /// Names an item of a folder.
  package init(name: String, kind: Kind, isLink: Bool = false) {
    self.name = name
    self.kind = kind
    self.isLink = isLink
  }
}
