/// One of the eight combinations of the appearance, contrast and transparency settings.
///
/// The order of the cases is the order of every report: standard, increased, reduced, both; light before dark.
package enum Variant: UInt8, CaseIterable, Hashable, Comparable, Sendable {
  case light
  case dark
  case lightIncreased
  case darkIncreased
  case lightReduced
  case darkReduced
  case lightIncreasedReduced
  case darkIncreasedReduced

  /// The variant for the three settings.
  package init(_ appearance: Appearance, _ contrast: Contrast = .standard, _ transparency: Transparency = .full) {
    let index =
      (appearance == .dark ? 1 : 0) + (contrast == .increased ? 2 : 0) + (transparency == .reduced ? 4 : 0)
    self = Variant.allCases[index]
  }

  /// Finds the variant with an id such as `dark-increased-reduced`; nil for any other text.
  package init?(id: String) {
    guard let found = Variant.allCases.first(where: { $0.id == id }) else { return nil }
    self = found
  }

  package var appearance: Appearance { rawValue & 1 == 0 ? .light : .dark }

  package var contrast: Contrast { rawValue & 2 == 0 ? .standard : .increased }

  package var transparency: Transparency { rawValue & 4 == 0 ? .full : .reduced }

  /// The id used in audit files, on the command line and in reports, for example `light-increased`.
  package var id: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .lightIncreased: "light-increased"
    case .darkIncreased: "dark-increased"
    case .lightReduced: "light-reduced"
    case .darkReduced: "dark-reduced"
    case .lightIncreasedReduced: "light-increased-reduced"
    case .darkIncreasedReduced: "dark-increased-reduced"
    }
  }

  /// The variant with equal contrast and transparency under another appearance.
  package func with(_ appearance: Appearance) -> Variant {
    Variant(appearance, contrast, transparency)
  }

  /// The variant of equal appearance under other settings.
  package func with(_ contrast: Contrast, _ transparency: Transparency) -> Variant {
    Variant(appearance, contrast, transparency)
  }

  /// Orders variants as reports list them.
  package static func < (left: Variant, right: Variant) -> Bool { left.rawValue < right.rawValue }
}
