/// The materials of SwiftUI, by the names that it gives them.
package enum MaterialStyle: String, CaseIterable, Hashable, Sendable {
  case ultraThin
  case thin
  case regular
  case thick
  case ultraThick
  /// The material of bars, which UIKit calls chrome.
  case bar
}

/// The glass of iOS 26 and the plates that the system makes of it.
package enum GlassStyle: String, CaseIterable, Hashable, Sendable {
  case regular
  case clear
  /// No glass at all.
  case identity
  /// The plate of tab bars and toolbars.
  case bar
  /// A floating sheet at medium height.
  case sheet
  /// A popover or an action sheet on an iPad.
  case popover
}

/// How large a glass element is: a small one turns light or dark with what is behind it.
package enum GlassSize: String, CaseIterable, Hashable, Sendable {
  case large
  case small
}

/// A material or glass as a layer of a surface.
package struct MaterialUse: Hashable, Sendable {
  /// Which one.
  package enum Kind: Hashable, Sendable {
    case style(MaterialStyle)
    case glass(GlassStyle)
    /// One that the audit file defines, by its name.
    case custom(String)
    /// A glass that the SDK does not have, by the name it was given; audited as regular glass, never certain.
    case unknownGlass(String)
  }

  /// Which material it is.
  package var kind: Kind
  /// How large the element is; only glass cares.
  package var size: GlassSize
  /// What regular glass is tinted with; nil for plain glass.
  package var tint: WrittenColor?
  /// The opacity of the tint, 0…1; nil for the measured one.
  package var amount: Double?
  /// Where the audit file writes the layer.
  package var location: SourceLocation

  /// Makes a layer; large and plain unless told otherwise.
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

  /// How reports name it, for example `ultraThin material` or `regular glass`.
  package var text: String {
    switch kind {
    case .style(let style): "\(style.rawValue) material"
    case .glass(let style): (tint == nil ? "" : "tinted ") + "\(style.rawValue) glass"
    case .custom(let name): name
    case .unknownGlass(let name): "\(name) glass"
    }
  }

  /// Whether it is glass of any kind.
  package var isGlass: Bool {
    switch kind {
    case .glass, .unknownGlass: true
    case .style, .custom: false
    }
  }
}
