/// The kind of samples of a PNG pixel; raw values are those of the format (PNG 3 section 6.1).
package enum PNGColorType: UInt8, CaseIterable, Sendable {
  case gray = 0
  case color = 2
  case indexed = 3
  case grayWithAlpha = 4
  case colorWithAlpha = 6

  /// The numbers of bits that a sample may have.
  var bitDepths: [Int] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .indexed: [1, 2, 4, 8]
    case .color, .grayWithAlpha, .colorWithAlpha: [8, 16]
    }
  }

  /// The number of samples of a pixel, 1…4.
  var samples: Int {
    switch self {
    case .gray, .indexed: 1
    case .grayWithAlpha: 2
    case .color: 3
    case .colorWithAlpha: 4
    }
  }

  /// True if pixels have an alpha of their own.
  package var hasAlpha: Bool { self == .grayWithAlpha || self == .colorWithAlpha }

  /// The type in words, as a sentence needs it.
  var name: String {
    switch self {
    case .gray: "gray"
    case .color: "color"
    case .indexed: "palette"
    case .grayWithAlpha: "gray-and-alpha"
    case .colorWithAlpha: "color-and-alpha"
    }
  }
}
