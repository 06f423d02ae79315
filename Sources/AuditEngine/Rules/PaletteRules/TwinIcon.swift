import Palettes
import SwiftReading

extension Rule {
  /// App icon sets next to an Icon Composer file.
  static let twinIcon = Rule(
    id: "twin-icon", severity: .note,
    page: RulePage(
      title: "Duplicate icon",
      finds:
        "An app icon set that has the same name as an Icon Composer file (`.icon`) in its catalog or in the folder "
        + "that contains the catalog. A target that builds with "
        + "`--enable-icon-stack-fallback-generation=disabled` has its icon set for older systems and is exempt.",
      matters:
        "Both define the same icon. Which one people see depends on the system version and on a build setting. If "
        + "you change only one of them, some people don't see the change. The icon set doesn't support Liquid "
        + "Glass.",
      failing: .icon(["": .init()], beside: "AppIcon.icon"),
      passing: .icon(["": .init()]),
      remedy:
        "Keep only one of them. If you need the icon set for older systems, set the rule to `off` in the audit "
        + "file and always change both together.",
      judged: JudgedFindings(right: 2, of: 2),
      references: ["Apple: Creating your app icon using Icon Composer"])
  ) { input in
    // An app that has its icon set for older systems says so.
    let products = input.sources?.targets.products ?? []
    return input.icons { set in
      let isKept = products.contains { $0.keepsIconSets && $0.contains(set.name.catalog) }
      return set.composerFile == nil || isKept ? nil : (.composerFile, [])
    }
  }
}
