/// A property list next to the sources, such as `Info.plist`, as read.
package struct PropertyListFile: Sendable {
  /// The path as reports print it.
  package let path: String
  package let bytes: [UInt8]

  /// Holds a file.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
