import AuditModel
import PaletteModel

/// A column in tables of measurements: one of the eight variants, or a state under one appearance.
struct MarkdownColumn: Hashable {
  private let variant: Variant
  private let state: String?

  /// Returns the columns of an audit: its variants, then each state in light and dark.
  static func all(of audit: AuditResult) -> [MarkdownColumn] {
    let variants = Variant.allCases.filter(audit.plan.variants.contains)
    let appearances = variants.filter { $0 == .light || $0 == .dark }
    return variants.map { MarkdownColumn(variant: $0, state: nil) }
      + audit.declaration.states.flatMap { state in
        appearances.map { MarkdownColumn(variant: $0, state: state.name) }
      }
  }

  private init(variant: Variant, state: String?) {
    self.variant = variant
    self.state = state
  }

  /// The column of a measurement.
  init(of measurement: Measurement) { self.init(variant: measurement.variant, state: measurement.state) }

  /// In full: `light-increased`, `dark, differentiate`; escaped.
  var words: String { variant.id + (state.map { ", \(MarkdownText.escaped($0))" } ?? "") }

  /// Short: `l+`, `d differentiate`; escaped.
  var heading: String {
    (variant.appearance == .light ? "l" : "d") + (variant.contrast == .increased ? "+" : "")
      + (variant.transparency == .reduced ? "r" : "") + (state.map { " \(MarkdownText.escaped($0))" } ?? "")
  }
}
