import Testing

/// The optimum by brute force over all 2^24 colors: least ΔE-OK from the foreground among those that reach the ratio.
///
/// Computed once by a C program with the matrices of CSS Color 4 and the C library's powers and roots.
struct NearestRow: Sendable, CustomTestStringConvertible {
  typealias Optimum = (hex: String, deltaEOK: Double)

  let foreground: String
  let surface: String
  let required: Double
  let lighter: Optimum?
  let darker: Optimum?

  init(_ foreground: String, _ surface: String, _ required: Double, lighter: Optimum?, darker: Optimum?) {
    self.foreground = foreground
    self.surface = surface
    self.required = required
    self.lighter = lighter
    self.darker = darker
  }

  var testDescription: String { "\(foreground) on \(surface) to \(required)" }

  static let all: [NearestRow] = [
    .init("#8A8A8A", "#FFFFFF", 4.5, lighter: nil, darker: ("#7C7576", 0.0650265)),
    .init("#8A8A8A", "#FFFFFF", 7, lighter: nil, darker: ("#64555D", 0.1679879)),
    .init("#C7C7CC", "#FFFFFF", 3, lighter: nil, darker: ("#A2909B", 0.1601362)),
    .init("#FFD60A", "#FFFFFF", 3, lighter: nil, darker: ("#BE8D00", 0.2186397)),
    .init("#FF3B30", "#F2F2F7", 7, lighter: nil, darker: ("#A90003", 0.1973883)),
    .init("#0A84FF", "#000000", 7, lighter: ("#2298FF", 0.0542023), darker: nil),
    .init("#636366", "#2C2C2E", 3, lighter: ("#6E7677", 0.0595507), darker: nil),
    .init("#5E5CE6", "#3A3A3C", 4.5, lighter: ("#899DFF", 0.1765819), darker: nil),
    .init("#00FF00", "#FFFFFF", 4.5, lighter: nil, darker: ("#148A00", 0.3345173)),
    .init("#FFFF00", "#FFFFFF", 4.5, lighter: nil, darker: ("#8F7400", 0.4132806)),
    .init("#0000FF", "#000000", 4.5, lighter: ("#006AFF", 0.1428931), darker: nil),
    .init("#FF0000", "#000000", 7, lighter: ("#FF6041", 0.0877594), darker: nil),
    .init("#FF00FF", "#808080", 4.5, lighter: nil, darker: ("#2C0040", 0.5249777)),
    .init("#777777", "#777777", 4.5, lighter: nil, darker: ("#150014", 0.4372374)),
    .init("#777777", "#777777", 7, lighter: nil, darker: nil),
    .init("#123456", "#654321", 3, lighter: ("#49A2B7", 0.3511438), darker: nil),
    .init("#DEADBE", "#EFBEEF", 4.5, lighter: nil, darker: ("#893F62", 0.3259454)),
    .init("#F8F8F8", "#FFFFFF", 21, lighter: nil, darker: ("#000000", 0.9791294)),
    .init("#010203", "#000000", 3, lighter: ("#346159", 0.3784359), darker: nil),
    .init("#B5651D", "#87CEEB", 4.5, lighter: nil, darker: ("#8D3700", 0.1391155)),
    .init("#30D158", "#FF375F", 3, lighter: ("#C1FF82", 0.1881924), darker: ("#064A00", 0.4099369)),
    .init("#AF52DE", "#8E8E93", 3, lighter: ("#FEF2FF", 0.4074353), darker: ("#6B00A2", 0.2009364)),
  ]
}
