/// A device class, named as in asset catalogs.
package enum Idiom: String, CaseIterable, Hashable, Sendable {
  /// Every device; in a request, no particular device.
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

  /// The rank of another idiom's entries for this device class, 0 best, 2 worst; nil if they do not apply.
  ///
  /// Its own entries come before universal ones; on Mac Catalyst those for iPad come in between.
  package func rank(of other: Idiom) -> Int? {
    if other == self { return 0 }
    if self == .macCatalyst, other == .ipad { return 1 }
    return other == .universal ? 2 : nil
  }
}
