import AuditModel
import SourceScan

extension Rule {
  /// A property list that locks the app to one appearance.
  static let lockedAppearance = Rule(
    id: "locked-appearance", severity: .warning,
    page: RulePage(
      title: "Locked appearance",
      finds: "The key `UIUserInterfaceStyle` with the value `Light` or `Dark` in a property list beside the sources.",
      matters: "People choose an appearance because they read better with it; half of the palette is then never shown. "
        + "It is allowed, and the guidelines advise against it.",
      failing: .propertyList("<key>UIUserInterfaceStyle</key>", "<string>Dark</string>"),
      passing: .propertyList("<key>UIUserInterfaceStyle</key>", "<string>Automatic</string>"),
      remedy: "Remove the key and give every colour an entry for the other appearance.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Human Interface Guidelines, Dark Mode", "Apple: UIUserInterfaceStyle"])
  ) { input in
    input.inPropertyLists("UIUserInterfaceStyle") { value in
      switch value {
      case .text("Light"): .lockedAppearance("light")
      case .text("Dark"): .lockedAppearance("dark")
      default: nil
      }
    }
  }
}
