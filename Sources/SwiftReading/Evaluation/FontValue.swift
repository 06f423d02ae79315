import Palettes

/// The part of a font that a modifier states.
struct FontValue: Hashable, Sendable {
  var style: TextStyle?
  var size: Double?
  var weight: Int?
  /// True if a part of it is stated that reading does not tell.
  var isUnknown = false

  var fingerprint: Fingerprint {
    var own = Fingerprint(22)
    own.add(style?.rawValue ?? "")
    own.add((size ?? -1).bitPattern)
    own.add(weight ?? -1)
    own.add(isUnknown ? 1 : 0)
    return own
  }
}
