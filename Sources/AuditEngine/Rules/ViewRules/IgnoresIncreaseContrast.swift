import Palettes
import SwiftReading

extension Rule {
  /// A setting for increased contrast that is passed as `false` instead of following the choice of the person.
  static let ignoresIncreaseContrast = Rule(
    id: "ignores-increase-contrast", severity: .warning,
    page: RulePage(
      title: "Ignores Increase Contrast",
      finds:
        "The constant `false` as an argument such as `increaseContrast:` or `highContrast:`, in a view that never "
        + "reads `colorSchemeContrast`.",
      matters: "The code supports increased contrast but never turns it on.",
      failing: .swift(
        """
        struct Ring: View {
          var body: some View { Circle().contrast(amount(increaseContrast: false)) }
        }
        """),
      passing: .swift(
        """
        struct Ring: View {
          @Environment(\\.colorSchemeContrast) var contrast
          var body: some View { Circle().contrast(amount(increaseContrast: contrast == .increased)) }
        }
        """),
      remedy: "Read `colorSchemeContrast` from the environment and pass `true` if it's `.increased`.",
      references: ["Apple: EnvironmentValues.colorSchemeContrast"])
  ) { input in
    input.inSources { facts in
      facts.constants(for: .increasedContrast).map { place, label in
        SourceSighting(ViewFlaw.constantSetting(label), at: place, in: .contrastIncreased)
      }
    }
  }
}
