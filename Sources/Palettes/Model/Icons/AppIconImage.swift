package import FileSyntax

/// A large image of an app icon set, reduced to what rules check.
package struct AppIconImage: Hashable, Sendable {
  /// The Home Screen look that an image is for.
  package enum Look: String, CaseIterable, Hashable, Sendable {
    /// The image for every look without one of its own.
    case any
    case dark
    case tinted
  }

  /// The color space that a file declares.
  package enum ColorSpace: Hashable, Sendable {
    case sRGB
    case displayP3
    /// Gray with the curve that catalogs call `gray-gamma-22`.
    case gray
    /// The file names no color space.
    case unnamed
    /// Any other space, in words that follow "has".
    case other(String)
  }

  /// The look that the image is for.
  package var look: Look
  /// The path of the image as reports print it.
  package var file: String
  /// The place of its file name in the set's `Contents.json`.
  package var location: SourceLocation
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int
  /// The color space that the file declares.
  package var space: ColorSpace
  /// The opacity of its pixels; nil if no rule needs it: for the dark look, and for images of a wrong size.
  package var alpha: AlphaCoverage?
  /// True if every pixel is gray; nil if no rule needs it: looks other than tinted, and images of a wrong size.
  package var isGray: Bool?

  /// The side length in pixels of the image from which the App Store and Home Screen icons are made.
  package static let side = 1024

  /// True if the image has the required size.
  package var isLarge: Bool { width == Self.side && height == Self.side }

  /// True if every pixel is known to be clear.
  package var isClear: Bool { alpha == .clear }

  /// Describes an image by its header.
  init(
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
