/// The results of the blocks of an image for one foreground.
package struct BlockSummary: Hashable, Sendable {
  /// The block with the lowest ratio; of ties, the first in rows from the top.
  package let worst: MeasuredBlock
  /// The block with the highest ratio; of ties, the first in rows from the top.
  package let best: MeasuredBlock
  /// The share of the area that fails: of all positions of a block, those whose ratio is below the required one; 0…1.
  package let failingShare: Double
}
