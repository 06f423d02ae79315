/// The Swift sources that an audit file names.
package struct SourceDeclaration: Hashable, Sendable {
  /// The folders and files that are scanned, as the file tree knows them.
  package var roots: [String]
  /// The folders in which glass belongs, as reports print them, like the paths of the files; empty if it may be used
  /// everywhere.
  package var glassModules: [String]
  /// True if no audit file names them: the files next to the palette, which may be none.
  package var isImplied = false
  /// The platform of all sources; nil for those of the targets and packages that contain them.
  package var platform: ApplePlatform?
  /// The deployment target on that platform; nil for those of the targets and packages.
  package var deployment: PlatformVersion?

  /// Names folders and files.
  package init(
    roots: [String], glassModules: [String] = [], isImplied: Bool = false, platform: ApplePlatform? = nil,
    deployment: PlatformVersion? = nil
  ) {
    self.roots = roots
    self.glassModules = glassModules
    self.isImplied = isImplied
    self.platform = platform
    self.deployment = deployment
  }
}
