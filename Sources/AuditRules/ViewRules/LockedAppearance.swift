import AuditModel
import SourceScan

extension Rule {
  /// A property list that locks the app to one appearance.
  static let lockedAppearance = Rule(
    id: "locked-appearance", severity: .warning,
    page: RulePage(
      title: "Locked appearance",
      finds: "The key `UIUserInterfaceStyle` with the value `Light` or `Dark` in a property list of the sources.",
      matters:
        "People choose an appearance because they read better with it, but half of the palette is never shown. "
        + "Locking the appearance is allowed, but the guidelines advise against it.",
      failing: .propertyList("<key>UIUserInterfaceStyle</key>", "<string>Dark</string>"),
      passing: .propertyList("<key>UIUserInterfaceStyle</key>", "<string>Automatic</string>"),
      remedy: "Remove the key, and give every color an entry for the other appearance.",
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
