import AuditModel
import PaletteModel
import SourceScan

extension Rule {
  /// A view with Increase Contrast forced off, whatever the user chose.
  static let unheededIncreaseContrast = Rule(
    id: "unheeded-increase-contrast", severity: .warning,
    page: RulePage(
      title: "Unheeded Increase Contrast",
      finds: "`false` passed to an argument such as `increaseContrast:` or `highContrast:`, in a view that never reads "
        + "`colorSchemeContrast`.",
      matters: "The code knows what increased contrast looks like and never shows it.",
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
      remedy: "Read `colorSchemeContrast` from the environment and pass whether it is `.increased`.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: EnvironmentValues.colorSchemeContrast"])
  ) { input in
    input.inSources { facts in
      facts.constants(for: .increasedContrast).map { place, label in
        SourceSighting(ViewFlaw.constantSetting(label), at: place, in: .contrastIncreased)
      }
    }
  }
}
