/// A text style of Dynamic Type at its default size (Large).
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// Finds a style by its SwiftUI name, or `title1` and `caption1` for the first of their kind.
  package init?(name: String) {
    switch name {
    case "title1": self = .title
    case "caption1": self = .caption
    default: self.init(rawValue: name)
    }
  }

  /// The size in points at the default Dynamic Type setting (HIG Typography, Large).
  var size: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The weight on the scale 100…900.
  var weight: Int { self == .headline ? 600 : 400 }
}

/// The size and weight that decide if text counts as large.
package struct Font: Hashable, Sendable {
  /// The size in iOS points.
  package var size: Double
  /// The weight on the scale 1…1000; bold is 700 and up.
  package var weight: Int

  /// Makes a font from a size in points and a weight, regular by default.
  package init(size: Double, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  /// The font of a text style at its default size, optionally in another weight.
  package init(_ style: TextStyle, weight: Int? = nil) {
    self.init(size: style.size, weight: weight ?? style.weight)
  }

  /// The weights by their SwiftUI names, light to heavy.
  package static let weights: [(name: String, value: Int)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]
}
