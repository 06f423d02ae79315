/// One foreground on one surface, as declared.
package struct Pair: Hashable, Sendable {
  /// How a pair came into the audit.
  package enum Origin: Hashable, Sendable {
    case declared
    /// Proposed from names; why, in words. Judged like a declared one and marked in reports.
    case inferred(String)
    /// Its use is assumed; why, in words. Never passes.
    case assumed(String)
  }

  /// The id that the audit file gives; nil for one made of the pair's parts.
  package var givenID: String?
  /// What is read or recognized.
  package var foreground: Foreground
  /// Index into `AuditDeclaration.surfaces`.
  package var surface: Int
  /// What the foreground is for, which decides the minimum it is held to.
  package var role: Role
  /// The font of text; nil holds text to the stricter minimum.
  package var font: Font?
  /// The color that the foreground is compared with instead of the surface (link-cue, focus, boundary).
  package var against: Foreground?
  /// The variants in which the pair exists.
  package var variants: VariantSet
  /// Who says that the pair occurs.
  package var origin: Origin
  /// The author's remark, printed beside the pair; nil for none.
  package var note: String?
  /// Where it is declared in the audit file; for a proposed pair, where the token of its foreground is written.
  package var location: SourceLocation

  /// Makes a pair that exists in every variant unless told otherwise.
  package init(
    id: String? = nil, _ foreground: Foreground, on surface: Int, role: Role, font: Font? = nil,
    against: Foreground? = nil, variants: VariantSet = .all, origin: Origin = .declared, note: String? = nil,
    at location: SourceLocation
  ) {
    self.givenID = id
    self.foreground = foreground
    self.surface = surface
    self.role = role
    self.font = font
    self.against = against
    self.variants = variants
    self.origin = origin
    self.note = note
    self.location = location
  }
}
