import ColorMath

/// The few tags of an ICC profile that distinguish sRGB and Display P3 from all others (ICC.1:2022).
struct ICCProfile {
  /// The most bytes of a profile that are examined; profiles of two primaries and a curve take a few hundred.
  static let longest = 1 << 16

  private let bytes: [UInt8]

  /// Takes a profile, or its beginning.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The space whose primaries and transfer curve the profile has; nil for every other profile.
  var space: ImageColorSpace? {
    guard word(16) == Self.rgbSpace, hasStandardCurves,
      let red = primary("rXYZ"), let green = primary("gXYZ"), let blue = primary("bXYZ")
    else { return nil }
    return Self.primaries.first { known in
      near(known.red, red) && near(known.green, green) && near(known.blue, blue)
    }?.space
  }

  /// Primaries relative to D50, as the profiles of IEC 61966-2-1 and of Apple hold them.
  private static let primaries: [(space: ImageColorSpace, red: Components, green: Components, blue: Components)] = [
    (
      .sRGB, Components(0.4361, 0.2225, 0.0139), Components(0.3851, 0.7169, 0.0971),
      Components(0.1431, 0.0606, 0.7141)
    ),
    (
      .displayP3, Components(0.5151, 0.2412, -0.0011), Components(0.2920, 0.6922, 0.0419),
      Components(0.1571, 0.0666, 0.7841)
    ),
  ]

  /// Profiles differ in their adaptation to D50; other spaces are ten times as far away.
  private func near(_ one: Components, _ other: Components) -> Bool {
    abs(one.first - other.first) < 0.003 && abs(one.second - other.second) < 0.003
      && abs(one.third - other.third) < 0.003
  }

  private static let rgbSpace: UInt32 = 0x5247_4220

  private func primary(_ name: String) -> Components? {
    guard let tag = tag(name), let x = fixed(tag.start + 8), let y = fixed(tag.start + 12),
      let z = fixed(tag.start + 16),
      tag.type == "XYZ "
    else { return nil }
    return Components(x, y, z)
  }

  private var hasStandardCurves: Bool {
    ["rTRC", "gTRC", "bTRC"].allSatisfy { name in tag(name).map(isStandardCurve) ?? false }
  }

  /// Returns true if a curve is the one of IEC 61966-2-1, as parameters or as a table.
  private func isStandardCurve(_ tag: Tag) -> Bool {
    switch tag.type {
    case "para": isStandardFunction(tag)
    case "curv": isStandardTable(tag)
    default: false
    }
  }

  /// (a·x + b)^g above d, c·x below it (function types 3 and, with offsets of 0, 4).
  private func isStandardFunction(_ tag: Tag) -> Bool {
    guard let kind = half(tag.start + 8), kind == 3 || kind == 4 else { return false }
    let standard = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0].prefix(kind == 3 ? 5 : 7)
    return standard.enumerated().allSatisfy { index, value in
      fixed(tag.start + 12 + 4 * index).map { abs($0 - value) < 0.001 } ?? false
    }
  }

  private func isStandardTable(_ tag: Tag) -> Bool {
    guard let count = word(tag.start + 8).map(Int.init), (16...65536).contains(count) else { return false }
    return (0...16).allSatisfy { step in
      let index = step * (count - 1) / 16
      guard let value = half(tag.start + 12 + 2 * index) else { return false }
      return abs(Double(value) / 65535 - TransferCurve.decodeSRGB(Double(index) / Double(count - 1))) < 0.002
    }
  }

  private struct Tag {
    let start: Int
    let type: String
  }

  private func tag(_ name: String) -> Tag? {
    guard let count = word(128), count <= 200 else { return nil }
    for index in 0..<Int(count) {
      let entry = 132 + 12 * index
      guard let start = word(entry + 4).map(Int.init), letters(entry) == name else { continue }
      return letters(start).map { Tag(start: start, type: $0) }
    }
    return nil
  }

  private func letters(_ offset: Int) -> String? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private func half(_ offset: Int) -> Int? { bytes.bigEndian(2, at: offset).map(Int.init) }

  private func word(_ offset: Int) -> UInt32? { bytes.bigEndian(4, at: offset) }

  /// A number of type s15Fixed16.
  private func fixed(_ offset: Int) -> Double? { word(offset).map { Double(Int32(bitPattern: $0)) / 65536 } }
}
