import Palettes

/// The part of a font that a modifier states.
struct FontValue: Hashable, Sendable {
  var style: TextStyle?
  var size: Double?
  var weight: Int?
  /// True if a part of it is stated that reading does not tell.
  var isUnknown = false
  /// The first argument of the call that makes a font of a size; nil for others.
  var origin: SourceProject.Place?

  var fingerprint: Fingerprint {
    var own = Fingerprint(22)
    own.add(style?.rawValue ?? "")
    own.add((size ?? -1).bitPattern)
    own.add(weight ?? -1)
    own.add(isUnknown ? 1 : 0)
    if let origin {
      own.add(origin.file.offset)
      own.add(origin.node.offset)
    }
    return own
  }
}
