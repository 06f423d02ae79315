import SwiftUI

extension Font {
  static let displayLarge = Font.system(size: 36, weight: .bold)
  static let displayMedium = Font.system(size: 30, weight: .bold)
  static let displaySmall = Font.system(size: 24, weight: .semibold)

  static let headingLarge = Font.system(size: 20, weight: .semibold)
  static let headingMedium = Font.system(size: 18, weight: .semibold)
  static let headingSmall = Font.system(size: 16, weight: .semibold)

  static let bodyLarge = Font.system(size: 18, weight: .regular)
  static let bodyMedium = Font.system(size: 16, weight: .regular)
  static let bodySmall = Font.system(size: 14, weight: .regular)

  static let captionLarge = Font.system(size: 14, weight: .medium)
  static let captionMedium = Font.system(size: 12, weight: .regular)
  static let captionSmall = Font.system(size: 10, weight: .regular)
}

/// Styles of the system, which follow the chosen text size.
extension Text {
  func displayStyle() -> Text { font(.largeTitle.weight(.bold)) }
  func headingStyle() -> Text { font(.title2.weight(.semibold)) }
  func bodyStyle() -> Text { font(.body) }
  func captionStyle() -> Text { font(.caption) }
}
