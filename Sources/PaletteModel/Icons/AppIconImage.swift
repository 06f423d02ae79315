package import ImageReading

/// One large image of an app icon set, as far as rules look at it.
package struct AppIconImage: Hashable, Sendable {
  /// Which look of the home screen an image is for.
  package enum Look: String, CaseIterable, Hashable, Sendable {
    /// The image that serves every look without one of its own.
    case any
    case dark
    case tinted
  }

  /// What a file says of its color space.
  package enum ColorSpace: Hashable, Sendable {
    case sRGB
    case displayP3
    /// Gray with the curve that catalogs call `gray-gamma-22`.
    case gray
    /// Nothing says which space it is.
    case unnamed
    /// A space that is none of these, in words that follow "has".
    case other(String)
  }

  /// What the image is for.
  package var look: Look
  /// The path of the image as reports print it.
  package var file: String
  /// The place of its name in the set's `Contents.json`.
  package var location: SourceLocation
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// What the file says of its colors.
  package var space: ColorSpace
  /// How opaque its pixels are; nil where no rule asks: for the dark look, and for images of a wrong size.
  package var alpha: AlphaCoverage?
  /// Whether every pixel is gray; nil where no rule asks: looks other than tinted, and images of a wrong size.
  package var isGray: Bool?

  /// The number of pixels on each side of the image that the App Store and the home screen are served from.
  package static let side = 1024

  /// Whether the image is as large as it must be.
  package var isLarge: Bool { width == Self.side && height == Self.side }

  /// Whether every pixel is known to be clear.
  package var isClear: Bool { alpha == .clear }

  /// Describes an image by what its header says.
  package init(
    look: Look, file: String, at location: SourceLocation, width: Int, height: Int, space: ColorSpace
  ) {
    self.look = look
    self.file = file
    self.location = location
    self.width = width
    self.height = height
    self.space = space
  }
}
