package import FileSyntax

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
