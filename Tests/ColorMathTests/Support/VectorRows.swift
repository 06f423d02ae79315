@testable import ColorMath

/// A color as the WCAG vectors write it: `#RRGGBB`, or an array of encoded channels 0…1.
enum VectorColor: Decodable, Sendable {
  case hex(String)
  case channels([Double])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .hex(text)
    } else {
      self = .channels(try container.decode([Double].self))
    }
  }

  var encoded: EncodedSRGB {
    switch self {
    case .hex(let text):
      let number = UInt32(text.dropFirst(), radix: 16) ?? 0
      return EncodedSRGB(
        red8: UInt8(number >> 16), green8: UInt8((number >> 8) & 255), blue8: UInt8(number & 255))
    case .channels(let list):
      return EncodedSRGB(red: list[0], green: list[1], blue: list[2])
    }
  }
}

struct WCAGRow: Decodable, Sendable {
  let foreground: VectorColor
  let background: VectorColor
  let foregroundLuminance: Double
  let backgroundLuminance: Double
  let ratio: Double
  let reaches3: Bool
  let reaches4Point5: Bool
  let reaches7: Bool

  init(
    _ foreground: String, _ background: String, _ foregroundLuminance: Double, _ backgroundLuminance: Double,
    _ ratio: Double, _ reaches3: Bool, _ reaches4Point5: Bool, _ reaches7: Bool
  ) {
    self.foreground = .hex(foreground)
    self.background = .hex(background)
    self.foregroundLuminance = foregroundLuminance
    self.backgroundLuminance = backgroundLuminance
    self.ratio = ratio
    self.reaches3 = reaches3
    self.reaches4Point5 = reaches4Point5
    self.reaches7 = reaches7
  }

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    _ = try row.decode(Int.self)
    _ = try row.decode(String.self)
    foreground = try row.decode(VectorColor.self)
    background = try row.decode(VectorColor.self)
    foregroundLuminance = try row.decode(Double.self)
    backgroundLuminance = try row.decode(Double.self)
    ratio = try row.decode(Double.self)
    reaches3 = try row.decode(Bool.self)
    reaches4Point5 = try row.decode(Bool.self)
    reaches7 = try row.decode(Bool.self)
  }
}

/// Channels on the scale 0…255.
struct AlphaRow: Decodable, Sendable {
  let top: [Double]
  let topAlpha: Double
  let middle: [Double]
  let middleAlpha: Double
  let backdrop: [UInt8]
  let lower: [Double]
  let seen: [Double]
  let ratio: Double
  let lower8: [UInt8]
  let seen8: [UInt8]
  let ratio8: Double

  init(
    _ top: [Double], _ topAlpha: Double, _ middle: [Double], _ middleAlpha: Double, _ backdrop: [UInt8],
    _ lower: [Double], _ seen: [Double], _ ratio: Double, _ lower8: [UInt8], _ seen8: [UInt8], _ ratio8: Double
  ) {
    (self.top, self.topAlpha) = (top, topAlpha)
    (self.middle, self.middleAlpha, self.backdrop) = (middle, middleAlpha, backdrop)
    (self.lower, self.seen, self.ratio) = (lower, seen, ratio)
    (self.lower8, self.seen8, self.ratio8) = (lower8, seen8, ratio8)
  }

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    _ = try row.decode(Int.self)
    top = try row.decode([Double].self)
    topAlpha = try row.decode(Double.self)
    middle = try row.decode([Double].self)
    middleAlpha = try row.decode(Double.self)
    backdrop = try row.decode([UInt8].self)
    lower = try row.decode([Double].self)
    seen = try row.decode([Double].self)
    ratio = try row.decode(Double.self)
    lower8 = try row.decode([UInt8].self)
    seen8 = try row.decode([UInt8].self)
    ratio8 = try row.decode(Double.self)
  }
}

struct ConversionRow: Decodable, Sendable {
  let space: String
  let components: [Double]
  let encoded: [Double]
  let linear: [Double]
  let y: Double
  let luminance: Double
  let clampedLuminance: Double

  init(
    _ space: String, _ components: [Double], _ encoded: [Double], _ linear: [Double],
    _ y: Double, _ luminance: Double, _ clampedLuminance: Double
  ) {
    (self.space, self.components) = (space, components)
    (self.encoded, self.linear) = (encoded, linear)
    (self.y, self.luminance, self.clampedLuminance) = (y, luminance, clampedLuminance)
  }

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    _ = try row.decode(Int.self)
    space = try row.decode(String.self)
    components = try row.decode([Double].self)
    encoded = try row.decode([Double].self)
    linear = try row.decode([Double].self)
    y = try row.decode(Double.self)
    luminance = try row.decode(Double.self)
    clampedLuminance = try row.decode(Double.self)
  }
}
