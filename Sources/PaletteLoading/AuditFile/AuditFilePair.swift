package import PaletteModel

/// An element of `pairs`, before its lists are expanded.
package struct AuditFilePair: Hashable, Sendable {
  /// A value of `origin`.
  package enum GivenOrigin: String, CaseIterable, Sendable {
    case stated, platform, assumed, inferred, found
  }

  /// The id that the file gives; nil if it is derived from the parts.
  package var id: String?
  /// The foregrounds; each is combined with each surface.
  package var foregrounds: [AuditFileForeground] = []
  /// The surfaces: names of surfaces, else tokens or literals.
  package var surfaces: [AuditFileColor] = []
  /// The purpose of the foregrounds.
  package var role = Role.text
  /// The font of text; nil applies the stricter minimum.
  package var font: Font?
  /// The typography token for the font.
  package var fontToken: AuditFileColor?
  /// The color that the foreground is compared with instead of the surface.
  package var against: AuditFileForeground?
  /// The variants in which the pair exists.
  package var variants = VariantSet.all
  /// The only system versions on which the pair exists; empty for all of them.
  package var profiles: [Profile] = []
  /// The only states in which the pair is measured, by name; nil for all of them.
  package var states: [String]?
  /// Its component in the product.
  package var name: String?
  /// The origin that the file gives; nil for stated, unless there is a reason for another one.
  package var givenOrigin: GivenOrigin?
  /// The reason its use is assumed.
  package var assumed: String?
  /// The evidence from which it was inferred.
  package var inferred: String?
  /// The author's remark, printed next to the pair.
  package var note: String?
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
