package import ColorMath

package enum Layer: Hashable, Sendable {
  /// A color, translucent or not.
  case color(WrittenColor)
  /// A material or glass.
  case material(MaterialUse)
  /// A translucent linear gradient, its stops from start to end.
  case gradient([BackdropStop], SourceLocation)
  /// A filter of everything below it in the surface.
  case filter(ColorFilter)
  /// Another surface of the audit file, with all its settings.
  case surface(String, SourceLocation)
  /// A layer that the audit file describes but that cannot be measured; the reason, in words.
  case unsupported(String, SourceLocation)
}
