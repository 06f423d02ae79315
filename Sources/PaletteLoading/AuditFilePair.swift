package import PaletteModel

/// An element of `pairs`, whose lists are not multiplied yet.
package struct AuditFilePair: Hashable, Sendable {
  package var id: String?
  package var foregrounds: [AuditFileForeground] = []
  package var surfaces: [AuditFileColor] = []
  package var role = Role.text
  package var font: Font?
  package var against: AuditFileForeground?
  package var variants = VariantSet.all
  /// Why its use is assumed.
  package var assumed: String?
  /// What it was inferred from.
  package var inferred: String?
  package var note: String?
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
