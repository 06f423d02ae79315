import AuditModel
import PaletteModel

extension Rule {
  /// App icon sets next to an Icon Composer file.
  static let twinIcon = Rule(
    id: "twin-icon", severity: .warning,
    page: RulePage(
      title: "Twin icon",
      finds:
        "An app icon set with an Icon Composer file (`.icon`) in the same catalog, or in the folder that holds the "
        + "catalog.",
      matters: "Both define an icon, and which one is drawn depends on the system and on a build setting. A change to "
        + "one that is not made to the other shows to some people and not to others; the set knows no Liquid Glass.",
      failing: .icon(["": .init()], beside: "AppIcon.icon"),
      passing: .icon(["": .init()]),
      remedy: "Keep one of them. Where the set has to stay for older systems, set the rule to `off` in the audit file "
        + "and change both together.",
      seenIn: "No palette of this package has an app icon set, nor has the collection that the rules are tried on.",
      references: ["Apple: Creating your app icon using Icon Composer"])
  ) { input in
    input.icons { $0.composerFile == nil ? nil : (.composerFile, []) }
  }
}
