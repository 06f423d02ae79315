/// The appearances under which an entry applies, as an asset catalog writes them.
package enum AppearanceCondition: UInt8, CaseIterable, Hashable, Sendable {
  case any
  case light
  case dark
  case highAny
  case highLight
  case highDark

  /// The name that Xcode shows, for example `High Dark`.
  package var label: String {
    switch self {
    case .any: "Any"
    case .light: "Light"
    case .dark: "Dark"
    case .highAny: "High Any"
    case .highLight: "High Light"
    case .highDark: "High Dark"
    }
  }

  /// The conditions that serve a variant on a device class, in search order.
  ///
  /// Appearance comes before contrast, and the search never crosses from light to dark or back: a High Any entry is
  /// dead in dark mode once a Dark entry exists. watchOS ignores appearances; visionOS keeps only the contrast.
  package static func searchOrder(for variant: Variant, on idiom: Idiom = .universal) -> [AppearanceCondition] {
    switch (idiom, variant.appearance, variant.contrast) {
    case (.watch, _, _), (.vision, _, .standard): [.any]
    case (.vision, _, .increased): [.highAny, .any]
    case (_, .light, .standard): [.light, .any]
    case (_, .dark, .standard): [.dark, .any]
    case (_, .light, .increased): [.highLight, .light, .highAny, .any]
    case (_, .dark, .increased): [.highDark, .dark, .highAny, .any]
    }
  }
}
