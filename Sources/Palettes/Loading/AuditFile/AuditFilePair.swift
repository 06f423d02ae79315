/// An element of `pairs`, before its lists are expanded.
struct AuditFilePair: Hashable, Sendable {
  /// A value of `origin`.
  enum GivenOrigin: String, CaseIterable, Sendable {
    case stated, platform, assumed, inferred, found
  }

  /// The id that the file gives; nil if it is derived from the parts.
  var id: String?
  /// The foregrounds; each is combined with each surface.
  var foregrounds: [AuditFileForeground] = []
  /// The surfaces: names of surfaces, else tokens or literals.
  var surfaces: [AuditFileColor] = []
  /// The purpose of the foregrounds.
  package var role = Role.text
  /// The font of text; nil applies the stricter minimum.
  var font: Font?
  /// The typography token for the font.
  var fontToken: AuditFileColor?
  /// The color that the foreground is compared with instead of the surface.
  var against: AuditFileForeground?
  /// The variants in which the pair exists.
  var variants = VariantSet.all
  /// The only system versions on which the pair exists; empty for all of them.
  var profiles: [Profile] = []
  /// The only states in which the pair is measured, by name; nil for all of them.
  var states: [String]?
  /// Its component in the product.
  package var name: String?
  /// The origin that the file gives; nil for stated, unless there is a reason for another one.
  var givenOrigin: GivenOrigin?
  /// The reason its use is assumed.
  package var assumed: String?
  /// The evidence from which it was inferred.
  var inferred: String?
  /// The author's remark, printed next to the pair.
  var note: String?
  /// The place where the file writes it.
  package var location: SourceLocation

  /// Makes an empty pair at a place.
  init(at location: SourceLocation) { self.location = location }

  /// The number of pairs that it expands to; saturates.
  var count: Int {
    let product = foregrounds.count.multipliedReportingOverflow(by: surfaces.count)
    return product.overflow ? .max : product.partialValue
  }

  /// The origin of the pair; an assumption takes precedence over an inference, and reasons over the word.
  var origin: Pair.Origin {
    if let assumed { return .assumed(assumed) }
    if let inferred { return .inferred(inferred) }
    switch givenOrigin ?? .stated {
    case .stated: return .stated
    case .platform: return .platform
    case .assumed: return .assumed(Self.noReason)
    case .inferred: return .inferred(Self.noReason)
    case .found: return .found
    }
  }

  /// The reason of an origin that the file gives without one.
  private static let noReason = "the audit file does not specify a reason"
}
