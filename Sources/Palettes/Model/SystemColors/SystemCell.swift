/// A condition under which a system color has a value of its own.
///
/// Elevation, which sheets and popovers have, changes dark colors only; transparency changes none.
package enum SystemCell: Int, CaseIterable, Hashable, Sendable {
  case light
  case dark
  case lightIncreased
  case darkIncreased
  case darkElevated
  case darkElevatedIncreased

  /// The cell of a variant.
  init(_ variant: Variant, elevated: Bool) {
    switch (variant.appearance, variant.contrast) {
    case (.light, .standard): self = .light
    case (.light, .increased): self = .lightIncreased
    case (.dark, .standard): self = elevated ? .darkElevated : .dark
    case (.dark, .increased): self = elevated ? .darkElevatedIncreased : .darkIncreased
    }
  }

  /// True with Increase Contrast on.
  package var isIncreased: Bool {
    switch self {
    case .light, .dark, .darkElevated: false
    case .lightIncreased, .darkIncreased, .darkElevatedIncreased: true
    }
  }

  /// True on an elevated surface.
  package var isElevated: Bool { self == .darkElevated || self == .darkElevatedIncreased }

  /// True in dark mode.
  package var isDark: Bool { self != .light && self != .lightIncreased }

  /// The cell without elevation.
  var base: SystemCell {
    switch self {
    case .darkElevated: .dark
    case .darkElevatedIncreased: .darkIncreased
    case .light, .dark, .lightIncreased, .darkIncreased: self
    }
  }

  /// The cell with standard contrast.
  var standard: SystemCell {
    switch self {
    case .lightIncreased: .light
    case .darkIncreased: .dark
    case .darkElevatedIncreased: .darkElevated
    case .light, .dark, .darkElevated: self
    }
  }

  /// The setting in which a number applies, to follow the word that names it.
  package var place: String {
    (isElevated ? " of elevated surfaces" : "") + (isIncreased ? " with Increase Contrast" : "")
  }
}
