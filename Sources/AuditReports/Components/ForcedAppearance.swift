import AuditEngine
import Palettes

/// The appearance that the sources of a product force, with its place.
struct ForcedAppearance {
  let appearance: Appearance
  /// The type that forces it; empty at the top of a file.
  let owner: String
  let location: SourceLocation
  /// The appearance that people do not see where this applies.
  var hidden: Appearance { appearance == .light ? .dark : .light }
  /// True if the type is named like the app, so that it applies everywhere.
  var isOfApp: Bool { owner.hasSuffix("App") }

  /// The first open finding about a forced appearance, other than that of a bar; nil without one.
  init?(_ family: AuditFamily) {
    for audit in family.audits {
      for finding in audit.findings where finding.isOpen {
        guard case .source(let evidence) = finding.evidence,
          case .view(.forcedScheme(isToolbar: false, let scheme)) = evidence.flaw,
          let appearance = Appearance(rawValue: scheme)
        else { continue }
        self.appearance = appearance
        owner = evidence.member
        location = evidence.location
        return
      }
    }
    return nil
  }
}
