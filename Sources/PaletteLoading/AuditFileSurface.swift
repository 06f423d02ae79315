package import ColorMath
package import PaletteModel

/// A layer of an audit file.
package enum AuditFileLayer: Hashable, Sendable {
  /// A bare text: a surface, else a token, else a literal.
  case named(AuditFileColor)
  /// An object with a colour, which is never a surface.
  case color(AuditFileColor)
  /// What cannot be measured, with the reason in words.
  case unsupported(String, SourceLocation)

  /// Whether it is one that cannot be measured.
  var isUnsupported: Bool {
    if case .unsupported = self { true } else { false }
  }
}

/// A surface of an audit file.
package struct AuditFileSurface: Hashable, Sendable {
  /// The name by which pairs and other surfaces refer to it.
  package var name: String
  /// Where the file writes it.
  package var location: SourceLocation
  /// The layers, top first, and what replaces them in some variants.
  package var layers: Adaptive<[AuditFileLayer]>
  /// The appearance that the surface forces; nil for that of the variant.
  package var appearance: Appearance?
  /// Whether system backgrounds take their elevated values (sheets, popovers).
  package var isElevated = false
  /// Whether it is declared to be content, which must be opaque.
  package var isContent = false
  /// Filters on the whole composite, the foreground included, first one first.
  package var filters: [ColorFilter] = []

  /// Makes a surface of layers.
  init(_ name: String, at location: SourceLocation, layers: Adaptive<[AuditFileLayer]>) {
    self.name = name
    self.location = location
    self.layers = layers
  }

  /// Puts a layer that cannot be measured on top of every alternative, so that no verdict rests on a half-read surface.
  mutating func markUnmeasurable(_ reason: String) {
    let mark = AuditFileLayer.unsupported(reason, location)
    layers = Adaptive(
      [mark] + layers.full, reduced: layers.reduced.map { [mark] + $0 },
      increased: layers.increased.map { [mark] + $0 }, increasedReduced: layers.increasedReduced.map { [mark] + $0 })
  }
}
