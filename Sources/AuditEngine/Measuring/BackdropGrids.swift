import ColorMath
import FileSyntax
import Palettes

/// Images cut into blocks of a line's height, each cut made once.
struct BackdropGrids: Sendable {
  private struct Key: Hashable {
    let use: ImageUse
    let side: Double
    let blur: Double
    let base: EncodedSRGB?
  }

  /// The number of blocks examined in an image before the worst and the best one are located to the pixel.
  ///
  /// On a phone's screen, that is about every third pixel each way for blocks one line high.
  static let most = 1 << 15

  private var grids: [Key: BlockGrid] = [:]

  /// Makes a cache without images.
  init() {}

  /// Returns the blocks of an image for one use of it.
  ///
  /// - Throws: the reason why it cannot be cut.
  mutating func grid(
    of use: ImageUse, over base: EncodedSRGB?, side: Double, blur: Double, _ images: [BackdropImage]
  ) throws(Reason) -> BlockGrid {
    let key = Key(use: use, side: side, blur: blur, base: base)
    if let known = grids[key] { return known }
    guard images.typedIndices.contains(use.image), let pixels = images[use.image].pixels else {
      throw Reason(.notMeasurable, "the image behind the surface cannot be read")
    }
    do {
      let grid = try ImageBackdrop(pixels, scale: use.scale, region: use.region, over: base).blocks(
        side: side, blur: blur, most: Self.most)
      grids[key] = grid
      return grid
    } catch {
      throw Reason(.notMeasurable, "the image '\(images[use.image].file)': \(error.message)")
    }
  }
}
