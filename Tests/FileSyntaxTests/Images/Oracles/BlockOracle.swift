@testable import ColorMath

/// One way to measure white text over the blocks of a small image, and the brute-force result.
struct BlockRow: Sendable {
  /// The side of a block in pixels.
  let side: Double
  let required: Double
  /// Left edge, upper edge, width and height in pixels.
  let region: [Double]
  /// The gray below translucent pixels; nil for an image without alpha.
  let base: Double?
  /// True if the image is in Display P3.
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
      worst: [3, 8, 1.9191987793548364], best: [0, 3, 9.668786617358705], share: 0.8888888888888888),
    BlockRow(
      side: 5, required: 7, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [5, 15, 2.2730850903371436], best: [0, 0, 7.320092797853771], share: 0.996875),
    BlockRow(
      side: 20, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [3, 0, 2.9804814582080223], best: [0, 0, 3.17551143255685], share: 1.0),
    BlockRow(
      side: 24, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [0, 0, 3.1860622498997206], best: [0, 0, 3.1860622498997206], share: 1.0),
    BlockRow(
      side: 99, required: 3, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 0,
      worst: [0, 0, 3.1860622498997206], best: [0, 0, 3.1860622498997206], share: 0.0),
    BlockRow(
      side: 4, required: 4.5, region: [3, 2, 11, 7], base: nil, isWide: false, deviation: 0,
      worst: [4, 5, 2.223324886231147], best: [3, 2, 3.7570637908559426], share: 1.0),
    BlockRow(
      side: 6, required: 4.5, region: [20, 1, 4, 19], base: nil, isWide: false, deviation: 0,
      worst: [20, 12, 2.7560116189890094], best: [20, 3, 4.108174852728917], share: 1.0),
    BlockRow(
      side: 1, required: 21, region: [7, 9, 1, 1], base: nil, isWide: false, deviation: 0,
      worst: [7, 9, 6.53505971739414], best: [7, 9, 6.53505971739414], share: 1.0),
    BlockRow(
      side: 5, required: 4.5, region: [0, 0, 24, 20], base: 1, isWide: false, deviation: 0,
      worst: [4, 10, 1.361645360078734], best: [0, 2, 2.7286647057108517], share: 1.0),
    BlockRow(
      side: 5, required: 4.5, region: [0, 0, 24, 20], base: 0, isWide: false, deviation: 0,
      worst: [6, 14, 4.432930329045731], best: [0, 0, 12.366512025100599], share: 0.003125),
    BlockRow(
      side: 3, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: true, deviation: 0,
      worst: [3, 8, 1.9154689861755396], best: [0, 3, 9.292167853452948], share: 0.8939393939393939),
    BlockRow(
      side: 3, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 2,
      worst: [7, 17, 3.179010721222921], best: [0, 1, 10.919662559028112], share: 0.7121212121212122),
    BlockRow(
      side: 1, required: 4.5, region: [0, 0, 24, 20], base: nil, isWide: false, deviation: 4.5,
      worst: [12, 19, 3.5607735361024972], best: [0, 2, 11.550100204425247], share: 0.4791666666666667),
    BlockRow(
      side: 5, required: 4.5, region: [0, 0, 24, 20], base: 1, isWide: false, deviation: 3,
      worst: [9, 15, 1.7682888263617056], best: [0, 4, 2.448460054916944], share: 1.0),
    BlockRow(
      side: 4, required: 4.5, region: [3, 2, 11, 7], base: nil, isWide: false, deviation: 1.5,
      worst: [5, 5, 3.211223775016285], best: [3, 2, 4.6688943706675685], share: 0.96875),
  ]
}
