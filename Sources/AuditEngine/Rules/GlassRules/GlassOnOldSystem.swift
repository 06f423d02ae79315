import SwiftReading

extension Rule {
  /// Glass that is reached on systems that have none.
  static let glassOnOldSystem = Rule(
    id: "glass-on-old-system", severity: .warning,
    page: RulePage(
      title: "Glass on an older system",
      finds:
        "Glass behind an availability check for a system version earlier than 26, or in the branch for earlier "
        + "versions.",
      matters:
        "Liquid Glass requires version 26 of the operating system. If the app also runs on earlier systems, the code "
        + "doesn't compile. Otherwise, the check is misleading. The source doesn't show which case applies, so the "
        + "finding is a warning.",
      failing: .swift(
        """
        struct Card: View { var body: some View {
          if #available(iOS 18, *) { Text(title).glassEffect() } else { Text(title) }
        } }
        """),
      passing: .swift(
        """
        struct Card: View { var body: some View {
          if #available(iOS 26, *) { Text(title).glassEffect() } else { Text(title) }
        } }
        """),
      remedy: "Check for version 26 and give earlier systems a material or a fill.",
      references: ["Apple: View.glassEffect(_:in:), iOS 26"])
  ) { input in
    input.glass { use, facts in
      switch use.kind {
      case .effect, .container, .buttonStyle, .companion, .uiKit: break
      default: return nil
      }
      let name = facts.tree(of: use).name(use.node)
      guard name != "glassBackgroundEffect", !facts.project.declaresGlassName(name) else { return nil }
      return flaw(of: use.surroundings.conditions)
    }
  }

  private static func flaw(of conditions: [BranchCondition]) -> GlassFlaw? {
    var flaw: GlassFlaw?
    for case .available(let platform, let version, let isAvailable) in conditions where platform != "visionOS" {
      let isNew = (Int(version.prefix { $0 != "." }) ?? 26) >= 26
      if isNew, isAvailable { return nil }
      if isNew != isAvailable { flaw = flaw ?? .belowAvailability("\(platform) \(version)", isBefore: !isAvailable) }
    }
    return flaw
  }
}
