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
    constraints: #""minProperties": 1"#,
    keys: [
      AuditFileKey(
        "roots", .list(of: "paths", .path),
        "Folders and Swift files to scan, and patterns, relative to this file, after the roots of the file that it extends."
      ) { $0.roots = $1 ?? [] },
      AuditFileKey(
        "glassModules", .list(of: "paths", .path, allowsNone: true),
        "Folders in which glass is allowed, and patterns, relative to this file; the default is everywhere."
      ) { $0.glassModules = $1 ?? [] },
      AuditFileKey(
        "platform", .choice(of: ApplePlatform.self),
        "The platform of all sources, instead of those of the Xcode targets and packages that contain them."
      ) { $0.platform = $1 },
      AuditFileKey(
        "deployment",
        AuditFileType(#""type": "string", "pattern": "^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$""#) { version($0, &$1) },
        "The deployment target, such as 17.0, instead of those of the Xcode targets and packages."
      ) { $0.deployment = $1 },
    ])

  private static func version(_ field: AuditFileField, _ reader: inout AuditFileReader) -> PlatformVersion? {
    guard let text = reader.text(field) else { return nil }
    if let version = PlatformVersion(text) { return version }
    reader.fail("\(text.inQuotes) is not a version; write the deployment target as \"17.0\"", at: field)
    return nil
  }

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
