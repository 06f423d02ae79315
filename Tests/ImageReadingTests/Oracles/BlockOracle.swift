import ColorMath

/// One way to measure white text over the blocks of a small image, and what brute force makes of it.
struct BlockRow: Sendable {
  /// The side of a block in pixels.
  let side: Double
  let required: Double
  /// Left edge, upper edge, width and height in pixels.
  let region: [Double]
  /// The gray below translucent pixels; nil for an image without alpha.
  let base: Double?
  /// Whether the image is in Display P3.
  let isWide: Bool
  /// The standard deviation of the blur in pixels; a true Gaussian.
  let deviation: Double
  /// Left edge, upper edge and ratio.
  let worst: [Double]
  /// Left edge, upper edge and ratio.
  let best: [Double]
  let share: Double
}

/// Rows made by `Tests/Scripts/block_tables.py`.
enum BlockOracle {
  static let width = 24
  static let height = 20

  /// Red, green, blue and alpha of a pixel of the image.
  static func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let channels = [37 * x + 11 * y, 5 * x * y, 255 - 9 * x + 3 * y, 29 * x + 31 * y]
    return channels.map { UInt8(truncatingIfNeeded: $0) }
  }

  static let rows: [BlockRow] = [
    BlockRow(
      side: 1, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [8, 19, 1.0652781027445508], best: [0, 1, 20.687493563796234], share: 0.5645833333333333),
    BlockRow(
      side: 3, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [3, 8, 2.201909405344435], best: [0, 3, 12.345054313624349], share: 0.6994949494949495),
    BlockRow(
      side: 5, required: 7, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [5, 15, 2.894430320674377], best: [0, 0, 8.910372882376185], share: 0.9875),
    BlockRow(
      side: 20, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [3, 0, 4.1278001968239], best: [0, 0, 4.582539402405445], share: 0.8),
    BlockRow(
      side: 24, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [0, 0, 4.578807210207703], best: [0, 0, 4.578807210207703], share: 0.0),
    BlockRow(
      side: 99, required: 3, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [0, 0, 4.578807210207703], best: [0, 0, 4.578807210207703], share: 0.0),
    BlockRow(
      side: 4, required: 4.5, region: [3, 2, 11, 7], base: nil, isWide: false, deviation: 0,
      worst: [4, 5, 2.612800052320356], best: [4, 2, 4.289163848245753], share: 1.0),
    BlockRow(
      side: 6, required: 4.5, region: [20, 1, 4, 19], base: nil, isWide: false, deviation: 0,
      worst: [20, 12, 3.511535987627009], best: [20, 3, 5.512308585820262], share: 0.7857142857142857),
    BlockRow(
      side: 1, required: 21, region: [7, 9, 1, 1], base: nil, isWide: false, deviation: 0,
      worst: [7, 9, 6.53505971739414], best: [7, 9, 6.53505971739414], share: 1.0),
    BlockRow(
      side: 5, required: 4.5, region: [0, 0, 24, 20], base: 1, isWide: false, deviation: 0,
      worst: [2, 12, 1.441376488316901], best: [0, 3, 3.1423212595960184], share: 1.0),
    BlockRow(
      side: 5, required: 4.5, region: [0, 0, 24, 20], base: 0, isWide: false, deviation: 0,
      worst: [6, 13, 6.502825896487176], best: [0, 15, 15.263353699191171], share: 0.0),
    BlockRow(
      side: 3, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: true, deviation: 0,
      worst: [3, 8, 2.210693170336306], best: [0, 3, 12.004408544927731], share: 0.7146464646464646),
    BlockRow(
      side: 3, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 2,
      worst: [7, 17, 3.185886025954108], best: [0, 2, 11.286883608221649], share: 0.7070707070707071),
    BlockRow(
      side: 1, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 4.5,
      worst: [12, 19, 3.5607735361024972], best: [0, 2, 11.550100204425247], share: 0.4791666666666667),
    BlockRow(
      side: 5, required: 4.5, region: [0, 0, 24, 20], base: 1, isWide: false, deviation: 3,
      worst: [9, 15, 1.7684124706122133], best: [0, 4, 2.462159968813693], share: 1.0),
    BlockRow(
      side: 4, required: 4.5, region: [3, 2, 11, 7], base: nil, isWide: false, deviation: 1.5,
      worst: [5, 5, 3.2307222583224546], best: [3, 2, 4.897143456071173], share: 0.9375),
  ]
}
