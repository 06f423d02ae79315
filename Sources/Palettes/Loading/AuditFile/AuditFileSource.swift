import FileSyntax

/// The Swift sources that an audit file names, before any folder is searched.
struct AuditFileSource: Hashable, Sendable {
  /// Folders and files that are scanned; globs allowed.
  var roots: [AuditFilePath] = []
  /// Folders in which glass belongs; globs allowed.
  var glassModules: [AuditFilePath] = []
  /// The platform of all sources.
  package var platform: ApplePlatform?
  /// The deployment target on that platform.
  package var deployment: PlatformVersion?

  static let object = AuditFileObject<AuditFileSource>(
    words: "'source'",
    keys: [
      AuditFileKey("roots") { field, source, reader in
        source.roots = (reader.list(field, of: "paths") ?? []).compactMap { reader.path($0) }
      },
      AuditFileKey("glassModules") { field, source, reader in
        source.glassModules = (reader.list(field, of: "paths", allowsNone: true) ?? []).compactMap { reader.path($0) }
      },
      AuditFileKey("platform") { field, source, reader in
        source.platform = reader.choice(field, of: ApplePlatform.self)
      },
      AuditFileKey("deployment") { field, source, reader in
        guard let text = reader.text(field) else { return }
        source.deployment = PlatformVersion(text)
        if source.deployment == nil {
          reader.fail("\(text.inQuotes) is not a version; write the deployment target as \"17.0\"", at: field)
        }
      },
    ])

  /// Returns this file's sources after those of the file that it extends.
  func following(_ base: AuditFileSource?) -> AuditFileSource {
    AuditFileSource(
      roots: (base?.roots ?? []) + roots, glassModules: (base?.glassModules ?? []) + glassModules,
      platform: platform ?? base?.platform, deployment: deployment ?? base?.deployment)
  }
}

extension AuditFileReader {
  /// Reads the Swift sources; those of an extended file count as well, so no key is required.
  mutating func source(_ field: AuditFileField) -> AuditFileSource? {
    let (before, unknown) = (damage, unknownKeys)
    var source = AuditFileSource()
    guard read(field, as: AuditFileSource.object, into: &source) else { return nil }
    if damage == before, unknown == unknownKeys, source == AuditFileSource() {
      fail("\(field.words) has no 'roots'; add folders that contain Swift files, or remove the key", at: field)
    }
    return source
  }
}
