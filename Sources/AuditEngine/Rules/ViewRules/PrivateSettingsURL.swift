import Palettes
import SwiftReading

extension Rule {
  /// An address of the Settings app that is not public.
  static let privateSettingsURL = Rule(
    id: "private-settings-url", severity: .error,
    page: RulePage(
      title: "Private settings URL",
      finds: "A string that starts with `App-Prefs:` or `prefs:root`, regardless of case.",
      matters:
        "Pages in the Settings app have no public URLs. App Review rejects apps that open them (Guideline 2.5.1), and "
        + "the URLs change between system versions.",
      failing: .swift(
        #"func openAccessibility() { UIApplication.shared.open(URL(string: "App-Prefs:root=ACCESSIBILITY")!) }"#),
      passing: .swift(
        "func openSettings() { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }"),
      remedy: "Open `UIApplication.openSettingsURLString`, which shows your app's page in Settings.",
      references: ["App Review Guidelines 2.5.1", "Apple: UIApplication.openSettingsURLString"])
  ) { input in
    input.inSources { facts in
      facts.project.strings(startingWith: ["app-prefs:", "prefs:root"])
        .filter { facts.project.files[$0.place.file].isReached($0.place.node) }
        .map { SourceSighting(ViewFlaw.privateSettingsURL(String($0.text.prefix(60))), at: $0.place) }
    }
  }
}
