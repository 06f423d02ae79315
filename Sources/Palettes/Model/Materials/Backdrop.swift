package import FileSyntax

/// The possible content below a surface without an opaque layer.
package enum Backdrop: Hashable, Sendable {
  /// Every opaque color of sRGB.
  case any
  /// The system's own opaque backgrounds.
  case content
  /// A token, a literal or a system color.
  case color(WrittenColor)
  /// A linear gradient, its stops from start to end, evenly spaced unless they have locations.
  case gradient([BackdropStop])
  /// An image that was read for the audit.
  case image(ImageUse)
}

/// A stop of a gradient.
package struct BackdropStop: Hashable, Sendable {
  /// The color at the stop, which must be opaque.
  package var color: WrittenColor
  /// The position of the stop, 0 (start) … 1 (end).
  package var location: Double

  /// Places a color.
  package init(_ color: WrittenColor, at location: Double) {
    self.color = color
    self.location = location
  }
}

/// An image behind a surface.
package struct ImageUse: Hashable, Sendable {
  package var image: ImageIndex
  /// Pixels per point.
  package var scale: Double
  /// The part that lies behind the surface, in points; nil for the whole image.
  package var region: ImageRegion?
  /// The color below translucent pixels; nil for an image that has none.
  package var base: WrittenColor?
  /// The place where the audit file names the image.
  package var location: SourceLocation

  /// Makes a use of an image.
  init(
    _ image: ImageIndex, scale: Double, region: ImageRegion?, base: WrittenColor? = nil, at location: SourceLocation
  ) {
    self.image = image
    self.scale = scale
    self.region = region
    self.base = base
    self.location = location
  }
}

extension ImageUse {
  /// Left edge, upper edge, width and height of the region in points; nil for the whole image.
  package var rectangle: [Double]? { region.map { [$0.x, $0.y, $0.width, $0.height] } }
}

/// An image that was read for an audit.
package struct BackdropImage: Sendable {
  /// The path as reports print it.
  package var file: String
  /// The pixels; nil if the file could not be read, as a diagnostic says.
  package var pixels: ImagePixels?
}

/// The index of an image in its audit file.
package typealias ImageIndex = TypedIndex<BackdropImage>
