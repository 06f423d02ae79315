package import ColorMath
package import PaletteModel

/// A layer of an audit file.
package enum AuditFileLayer: Hashable, Sendable {
  /// A bare text: a surface, else a token, else a literal.
  case named(AuditFileColor)
  /// An object with a color, which is never a surface.
  case color(AuditFileColor)
  /// A material or glass.
  case material(AuditFileMaterial)
  /// A gradient, its stops from start to end.
  case gradient([AuditFileStop], SourceLocation)
  /// A filter of everything below it in the surface.
  case filter(ColorFilter)
  /// What cannot be measured, with the reason in words.
  case unsupported(String, SourceLocation)
}

/// A material or glass as a layer, whose names are not looked up yet.
package struct AuditFileMaterial: Hashable, Sendable {
  /// Which one.
  package enum Kind: Hashable, Sendable {
    /// A material of the system or of the file, and where its name stands.
    case material(String, SourceLocation)
    case glass(GlassStyle)
    /// A glass that the system does not have.
    case unknownGlass(String)
  }

  /// Which material it is.
  package var kind: Kind
  /// How large the element is.
  package var size = GlassSize.large
  /// What glass is tinted with.
  package var tint: AuditFileColor?
  /// The opacity of the tint, 0…1.
  package var amount: Double?
  /// The place where the layer begins.
  package var location: SourceLocation
}

/// A stop of a gradient, whose color is not looked up yet.
package struct AuditFileStop: Hashable, Sendable {
  /// The color there.
  package var color: AuditFileColor
  /// Where it stands, 0 (start) … 1 (end).
  package var location: Double
}
