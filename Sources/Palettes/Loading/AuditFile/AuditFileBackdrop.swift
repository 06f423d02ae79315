import FileSyntax

/// A possible backdrop of a surface in an audit file, before its names are resolved and its images are read.
enum AuditFileBackdrop: Hashable, Sendable {
  /// Every opaque color of sRGB: the text `any`.
  case any
  /// The opaque backgrounds of the system: the text `content`.
  case content
  /// A token or a literal, never a surface.
  case color(AuditFileColor)
  /// Reads a gradient, its stops from start to end.
  case gradient([AuditFileStop])
  case image(AuditFileImage)
}

/// An image of an audit file.
struct AuditFileImage: Hashable, Sendable {
  package var path: AuditFilePath
  /// Pixels per point.
  var scale: Double
  /// The part to use, in points; nil for the whole image.
  var region: ImageRegion?
  /// The color under translucent pixels; nil if the file gives none.
  var base: AuditFileColor?
}
