import Palettes

extension ViewWalk {
  /// The sizes of text styles on an Apple TV, in points (HIG Typography).
  private static let sizesOnTV: [TextStyle: Double] = [
    .title: 76, .title2: 57, .title3: 48, .headline: 38, .subheadline: 38, .callout: 31, .body: 29, .caption: 25,
    .caption2: 23,
  ]

  func font(_ setting: Setting, on platform: ApplePlatform) -> Font? {
    if setting.font == nil, platform == .tvOS {
      return Self.sizesOnTV[.body].map { Font(size: $0, weight: setting.weight ?? 400) }
    }
    guard case .font(let font)? = setting.font, !font.isUnknown else { return nil }
    let weight = setting.weight ?? font.weight
    if let style = font.style {
      // Text styles have other sizes on other platforms.
      if platform == .tvOS { return Self.sizesOnTV[style].map { Font(size: $0, weight: weight ?? 400) } }
      return platform == .iOS || platform == .visionOS ? Font(style, weight: weight) : nil
    }
    return font.size.map { Font(size: $0, weight: weight ?? 400) }
  }
}
