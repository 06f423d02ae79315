/// The Swift sources that an audit file names.
package struct SourceDeclaration: Hashable, Sendable {
  /// The folders and files that are scanned, as the file tree knows them.
  package var roots: [String]
  /// The folders in which glass belongs, as reports print them, like the paths of the files; empty if it may be used
  /// everywhere.
  package var glassModules: [String]
  /// True if no audit file names them: the files beside the palette, which may be none.
  package var isImplied = false

  /// Names folders and files.
  package init(roots: [String], glassModules: [String] = [], isImplied: Bool = false) {
    self.roots = roots
    self.glassModules = glassModules
    self.isImplied = isImplied
  }
}
