/// A property list beside the sources, such as `Info.plist`, as it was read.
package struct PropertyListFile: Sendable {
  /// The path as it shall be reported.
  package let path: String
  /// Its bytes.
  package let bytes: [UInt8]

  /// Holds a file.
  package init(path: String, bytes: [UInt8]) { (self.path, self.bytes) = (path, bytes) }
}
