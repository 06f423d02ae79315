/// One declared foreground on one surface.
package struct Pair: Hashable, Sendable {
  /// The origin of a pair in the audit.
  package enum Origin: Hashable, Sendable {
    case declared
    /// Proposed from names; the text gives the reason. Judged like a declared pair and marked in reports.
    case inferred(String)
    /// Its use is assumed; the text gives the reason. Never passes.
    case assumed(String)
  }

  /// The id that the audit file gives; nil if it is derived from the pair's parts.
  package var givenID: String?
  /// The content that is read or recognized.
  package var foreground: Foreground
  /// Index into `AuditDeclaration.surfaces`.
  package var surface: Int
  /// The purpose of the foreground, which decides its minimum.
  package var role: Role
  /// The font of text; nil applies the stricter minimum.
  package var font: Font?
  /// The color that the foreground is compared with instead of the surface (link-cue, focus, boundary).
  package var against: Foreground?
  /// The variants in which the pair exists.
  package var variants: VariantSet
  /// The origin of the pair.
  package var origin: Origin
  /// The author's remark, printed next to the pair; nil for none.
  package var note: String?
  /// The place where the audit file declares it; for a proposed pair, the place of its foreground's token.
  package var location: SourceLocation

  /// Makes a pair that exists in every variant by default.
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
