import ColorMath

/// A layer of an audit file.
enum AuditFileLayer: Hashable, Sendable {
  /// A bare text: a surface, else a token, else a literal.
  case named(AuditFileColor)
  /// An object with a color, which is never a surface.
  case color(AuditFileColor)
  /// A material or glass.
  case material(AuditFileMaterial)
  /// Reads a gradient, its stops from start to end.
  case gradient([AuditFileStop], SourceLocation)
  /// A filter of everything below it in the surface.
  case filter(ColorFilter)
  /// A layer that cannot be measured, with the reason in words.
  case unsupported(String, SourceLocation)
}

/// A material or glass as a layer, before its names are resolved.
struct AuditFileMaterial: Hashable, Sendable {
  /// The kind of material.
  enum Kind: Hashable, Sendable {
    /// A system material or one of the file, and the place of its name.
    case material(String, SourceLocation)
    case glass(GlassStyle)
    /// A glass style that the system lacks.
    case unknownGlass(String)
  }

  /// The kind of material.
  var kind: Kind
  /// The size of the element.
  var size = GlassSize.large
  /// The tint of glass.
  var tint: AuditFileColor?
  /// The opacity of the tint, 0…1.
  var amount: Double?
  /// The place where the layer begins.
  package var location: SourceLocation
}

/// A stop of a gradient, whose color is not looked up yet.
struct AuditFileStop: Hashable, Sendable {
  /// The color there.
  package var color: AuditFileColor
  /// The location, 0 (start) … 1 (end).
  package var location: Double
}
