package import PaletteModel

/// An element of `pairs`, whose lists are not multiplied yet.
package struct AuditFilePair: Hashable, Sendable {
  /// The id that the file gives; nil for one made of the parts.
  package var id: String?
  /// What is read; each stands on each surface.
  package var foregrounds: [AuditFileForeground] = []
  /// What it stands on: names of surfaces, else tokens or literals.
  package var surfaces: [AuditFileColor] = []
  /// What the foregrounds are for.
  package var role = Role.text
  /// The font of text; nil holds text to the stricter minimum.
  package var font: Font?
  /// The typography token that says the font.
  package var fontToken: AuditFileColor?
  /// What the foreground is compared with instead of the surface.
  package var against: AuditFileForeground?
  /// The variants in which the pair exists.
  package var variants = VariantSet.all
  /// The reason its use is assumed.
  package var assumed: String?
  /// What it was inferred from.
  package var inferred: String?
  /// The author's remark, printed beside the pair.
  package var note: String?
  /// The place where the file writes it.
  package var location: SourceLocation

  /// Makes a pair of nothing at a place.
  init(at location: SourceLocation) { self.location = location }

  /// How many pairs it stands for; saturates.
  var count: Int {
    let product = foregrounds.count.multipliedReportingOverflow(by: surfaces.count)
    return product.overflow ? .max : product.partialValue
  }

  /// How the pair comes into the audit; an assumption weighs more than an inference.
  var origin: Pair.Origin {
    if let assumed { return .assumed(assumed) }
    return inferred.map { .inferred($0) } ?? .declared
  }
}
