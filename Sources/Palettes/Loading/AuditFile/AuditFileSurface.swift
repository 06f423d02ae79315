import ColorMath

/// A surface of an audit file.
struct AuditFileSurface: Hashable, Sendable {
  /// The name by which pairs and other surfaces refer to it.
  package var name: String
  /// The place where the file writes it.
  package var location: SourceLocation
  /// The layers, top first, and their replacements in some variants.
  var layers: Adaptive<[AuditFileLayer]>
  /// The appearance that the surface forces; nil for that of the variant.
  package var appearance: Appearance?
  /// True if system backgrounds take their elevated values (sheets, popovers).
  var isElevated = false
  /// True if it is declared to be content, which must be opaque.
  var isContent = false
  /// Filters on the whole composite, the foreground included, first one first.
  var filters: [ColorFilter] = []
  /// The layers under profiles that have their own.
  var profileLayers: [Profile: Adaptive<[AuditFileLayer]>] = [:]
  /// The possible backdrops; empty if the file names none.
  var over: [AuditFileBackdrop] = []

  /// Makes a surface of layers.
  init(_ name: String, at location: SourceLocation, layers: Adaptive<[AuditFileLayer]>) {
    self.name = name
    self.location = location
    self.layers = layers
  }

  /// Every stack of layers, those of profiles last.
  var stacks: [[AuditFileLayer]] {
    layers.all + Profile.allCases.flatMap { profileLayers[$0]?.all ?? [] }
  }

  /// Changes every stack of layers, in the order of `stacks`.
  mutating func changeStacks(_ change: ([AuditFileLayer]) -> [AuditFileLayer]) {
    layers = layers.map(change)
    for profile in Profile.allCases {
      guard let own = profileLayers[profile] else { continue }
      profileLayers[profile] = own.map(change)
    }
  }

  /// Puts a layer that cannot be measured on top of every alternative, so that no verdict depends on a half-read
  /// surface.
  mutating func markUnmeasurable(_ reason: String) {
    let mark = AuditFileLayer.unsupported(reason, location)
    changeStacks { [mark] + $0 }
  }
}
