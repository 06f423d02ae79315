import SwiftReading

extension Rule {
  /// A property list that locks the app to one appearance.
  static let lockedAppearance = Rule(
    id: "locked-appearance", severity: .warning,
    page: RulePage(
      title: "Locked appearance",
      finds: "A property list in the sources that sets `UIUserInterfaceStyle` to `Light` or `Dark`.",
      matters:
        "People choose the appearance that they can read best, but the app ignores their choice and never shows half "
        + "of its palette. Locking the appearance is allowed, but the Human Interface Guidelines advise against it.",
      failing: .propertyList("<key>UIUserInterfaceStyle</key>", "<string>Dark</string>"),
      passing: .propertyList("<key>UIUserInterfaceStyle</key>", "<string>Automatic</string>"),
      remedy: "Remove the key and add an entry for the other appearance to every color.",
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
