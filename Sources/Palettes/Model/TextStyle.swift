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
