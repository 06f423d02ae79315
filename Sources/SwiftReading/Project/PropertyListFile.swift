/// A property list next to the sources, such as `Info.plist`, as read.
package struct PropertyListFile: Sendable {
  /// The path as reports print it.
  package let path: String
  /// The keys and texts of it.
  package let list: PropertyList
  /// True if there is nothing in it, as in one that could not be read.
  package let isEmpty: Bool

  /// Reads the bytes of a file.
  package init(path: String, bytes: [UInt8]) { (self.path, list, isEmpty) = (path, PropertyList(bytes), bytes.isEmpty) }
}
