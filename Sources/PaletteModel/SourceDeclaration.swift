/// Which Swift sources an audit file names.
package struct SourceDeclaration: Hashable, Sendable {
  /// Folders and files that are scanned, as the file tree knows them.
  package var roots: [String]
  /// Folders in which glass belongs, as reports print them, like the paths of the files; empty where it may be used
  /// everywhere.
  package var glassModules: [String]

  /// Names folders and files.
  package init(roots: [String], glassModules: [String] = []) {
    self.roots = roots
    self.glassModules = glassModules
  }
}
