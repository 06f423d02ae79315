/// A device class, as asset catalogs name it.
package enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// Every device; in a request: no device in particular.
  case universal
  case iphone
  case ipad
  case mac
  /// An iPad app on the Mac: the `mac-catalyst` subtype, then `ipad`, then `universal`.
  case macCatalyst = "mac-catalyst"
  case tv
  case watch
  case car
  case vision

  /// The idioms whose entries serve this device class, best first.
  package var served: [Idiom] {
    switch self {
    case .universal: [.universal]
    case .macCatalyst: [.macCatalyst, .ipad, .universal]
    default: [self, .universal]
    }
  }
}

/// The display gamut that an entry is meant for.
package enum DisplayGamut: UInt8, Hashable, Sendable {
  case displayP3
  case sRGB
  case unspecified
}
