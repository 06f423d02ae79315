package import Palettes

/// The subject of a finding.
package enum Subject: Hashable, Sendable {
  case pair(PairIndex)
  case token(TokenIndex)
  /// Several tokens as one group, in order.
  case tokens([TokenIndex])
  /// The display path of a catalog.
  case catalog(String)
  /// A color as pairs name it.
  case foreground(ForegroundIndex)
  /// The icon set.
  case icon(IconIndex)
  case surface(SurfaceIndex)
  /// A member of the sources by its dotted path, and the index of the place in it.
  case source(member: String, ordinal: Int)
  case waiver(WaiverIndex)
}
