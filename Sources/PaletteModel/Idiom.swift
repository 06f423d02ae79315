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

  /// How well entries of another idiom serve this device class, 0 best, 2 worst; nil where they do not.
  ///
  /// Its own entries come before universal ones; on Mac Catalyst those for iPad stand between.
  package func rank(of other: Idiom) -> Int? {
    if other == self { return 0 }
    if self == .macCatalyst, other == .ipad { return 1 }
    return other == .universal ? 2 : nil
  }
}

/// The display gamut that an entry is meant for.
package enum DisplayGamut: UInt8, Hashable, Sendable {
  case displayP3
  case sRGB
  case unspecified
}
