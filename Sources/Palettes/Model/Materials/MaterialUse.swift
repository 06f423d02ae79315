/// The size class of a glass element: a small one turns light or dark with what is behind it.
package enum GlassSize: String, CaseIterable, Hashable, Sendable {
  case large
  case small
}

/// A material or glass as a layer of a surface.
package struct MaterialUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case style(MaterialStyle)
    case glass(GlassStyle)
    /// A material that the audit file defines, by its name.
    case custom(String)
    /// A glass style that the SDK lacks, by its given name; audited as regular glass, never certain.
    case unknownGlass(String)
  }

  package var kind: Kind
  /// The size of the element; only glass depends on it.
  package var size: GlassSize
  /// The tint of regular glass; nil for plain glass.
  package var tint: WrittenColor?
  /// The opacity of the tint, 0…1; nil for the measured one.
  package var amount: Double?
  /// The place where the audit file writes the layer.
  package var location: SourceLocation

  /// Makes a layer; large and plain by default.
  package init(
    _ kind: Kind, size: GlassSize = .large, tint: WrittenColor? = nil, amount: Double? = nil,
    at location: SourceLocation
  ) {
    self.kind = kind
    self.size = size
    self.tint = tint
    self.amount = amount
    self.location = location
  }

  /// The name in reports, for example `ultraThin material` or `regular glass`.
  package var text: String {
    switch kind {
    case .style(let style): "\(style.rawValue) material"
    case .glass(let style): (tint == nil ? "" : "tinted ") + "\(style.rawValue) glass"
    case .custom(let name): name
    case .unknownGlass(let name): "\(name) glass"
    }
  }

  /// True if it is glass of any kind.
  package var isGlass: Bool {
    switch kind {
    case .glass, .unknownGlass: true
    case .style, .custom: false
    }
  }
}
