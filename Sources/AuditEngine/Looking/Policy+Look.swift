import Palettes
import ScreenReading

extension Policy {
  /// Returns true if a text is certain to be large, false if it is certain not to be; nil otherwise.
  ///
  /// Bold strokes are at least 0.13 of the size wide, regular ones at most 0.11.
  func isLarge(_ text: ScreenText, scale: Double) -> Bool? {
    let size = (least: text.fontSize.lowerBound / scale, most: text.fontSize.upperBound / scale)
    if size.least >= largeMeans.size { return true }
    let stroke = text.strokeWidth / scale
    if size.least >= largeMeans.boldSize, stroke >= 0.15 * size.most { return true }
    if size.most < largeMeans.boldSize { return false }
    return size.most < largeMeans.size && stroke < 0.11 * size.least ? false : nil
  }
}
