package import ColorMath
package import Palettes

/// The results of a pair over all possible backdrops of its surface.
package struct Outlook: Hashable, Sendable {
  /// The decision for one stack of layers over all backdrops.
  package enum Decision: Hashable, Sendable {
    /// Proven to pass over every one.
    case always
    /// Proven to fail over every one.
    case never
    /// Fails over one and passes over another.
    case sometimes
    /// Not decided; a failing backdrop may be known.
    case undecided(fails: Bool)

    /// True if it is certain to fail somewhere.
    var fails: Bool {
      switch self {
      case .never, .sometimes: true
      case .undecided(let fails): fails
      case .always: false
      }
    }
  }

  /// A backdrop and the result over it.
  package struct Witness: Hashable, Sendable {
    /// The backdrop color.
    package var backdrop: EncodedSRGB
    /// The ratio over it, by the formulas without their tolerances.
    package var ratio: ContrastRatio
    /// The index of the alternative stack of the surface, from 0.
    package var stack: Int

    /// Creates a witness from a backdrop and the ratio over it.
    package init(backdrop: EncodedSRGB, ratio: ContrastRatio, stack: Int) {
      self.backdrop = backdrop
      self.ratio = ratio
      self.stack = stack
    }
  }

  /// The block of an image with the worst ratio over its mean.
  package struct Block: Hashable, Sendable {
    package var image: ImageIndex
    /// The place of the block in the image, in points.
    package var x: Double
    /// The place of the block in the image, in points.
    package var y: Double
    /// Its height in points: that of a line.
    package var side: Double
    /// The ratio over its mean in linear light, without residuals.
    package var ratio: ContrastRatio
    /// The share of the blocks that fail, 0…1.
    package var failingShare: Double

    /// Creates a block from its place in an image, its ratio, and the share of failing blocks.
    package init(image: ImageIndex, x: Double, y: Double, side: Double, ratio: ContrastRatio, failingShare: Double) {
      self.image = image
      self.x = x
      self.y = y
      self.side = side
      self.ratio = ratio
      self.failingShare = failingShare
    }
  }

  /// One for each alternative stack of the surface.
  package var decisions: [Decision]
  /// True if every backdrop is one that the designer declared.
  package var isDeclared: Bool
  /// True if the search for a proof ended at its limit.
  package var isLimited: Bool
  /// True if some pixel of an image fails while no block does on average.
  package var isBetween: Bool
  /// At most one element: most measurements have none, and would all be larger with room for it.
  private let blocks: [Block]

  /// The worst block of the images below; nil without an image.
  package var block: Block? { blocks.first }

  /// Creates an outlook from the decisions of a search over the backdrops.
  package init(
    decisions: [Decision], isDeclared: Bool, isLimited: Bool, isBetween: Bool = false, block: Block? = nil
  ) {
    self.decisions = decisions
    self.isDeclared = isDeclared
    self.isLimited = isLimited
    self.isBetween = isBetween
    blocks = block.map { [$0] } ?? []
  }

  /// True if no backdrop lets it pass.
  var neverPasses: Bool { decisions.allSatisfy { $0 == .never } }
}
