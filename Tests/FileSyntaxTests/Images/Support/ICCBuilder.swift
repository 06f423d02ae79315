/// Writes the parts of an ICC profile that distinguish spaces.
struct ICCBuilder {
  enum Curve {
    case function([Double], kind: UInt8)
    case table([UInt16])
  }

  static let sRGB = [[0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410]]
  static let displayP3 = [[0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407]]
  static let adobeRGB = [[0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457]]
  static let standard = Curve.function([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045], kind: 3)

  var space = "RGB "
  var primaries = sRGB
  var curve = standard

  var bytes: [UInt8] {
    let names = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    let tags =
      primaries.map { Array("XYZ ".utf8) + [0, 0, 0, 0] + $0.flatMap(fixed) } + Array(repeating: curveTag, count: 3)
    var start = 132 + 12 * names.count
    var table = PNGBuilder.word(UInt32(names.count))
    for (name, tag) in zip(names, tags) {
      table += Array(name.utf8) + PNGBuilder.word(UInt32(start)) + PNGBuilder.word(UInt32(tag.count))
      start += tag.count
    }
    let header = [UInt8](repeating: 0, count: 16) + Array(space.utf8) + [UInt8](repeating: 0, count: 108)
    return header + table + tags.flatMap { $0 }
  }

  /// The chunk `iCCP` with the profile.
  func chunk(_ name: String) -> [UInt8] {
    PNGBuilder.chunk("iCCP", Array(name.utf8) + [0, 0] + PNGBuilder.stored(bytes))
  }

  private var curveTag: [UInt8] {
    switch curve {
    case .function(let numbers, let kind): Array("para".utf8) + [0, 0, 0, 0, 0, kind, 0, 0] + numbers.flatMap(fixed)
    case .table(let values):
      Array("curv".utf8) + [0, 0, 0, 0] + PNGBuilder.word(UInt32(values.count))
        + values.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  private func fixed(_ number: Double) -> [UInt8] {
    PNGBuilder.word(UInt32(bitPattern: Int32((number * 65536).rounded())))
  }
}
