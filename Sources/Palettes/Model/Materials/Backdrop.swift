import FileSyntax

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

/// The index of an image in its audit file.
package typealias ImageIndex = TypedIndex<BackdropImage>
