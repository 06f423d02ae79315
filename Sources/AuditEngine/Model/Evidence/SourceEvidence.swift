package import Palettes
import SwiftReading

/// A problem at a place in the sources, with all that a report needs.
package enum SourceFlaw: Hashable, Sendable {
  /// Liquid Glass and materials in the wrong place, or used in a way that does not exist.
  case glass(GlassFlaw)
  /// Colors, sizes and settings in views.
  case view(ViewFlaw)
}

/// A problem that a rule found at one place in the sources.
package struct SourceEvidence: Hashable, Sendable {
  /// The dotted path of the member around the place; the key in a property list; empty at the top of a file.
  package var member: String
  /// The position among the places of that member for its rule, from 0: it identifies places without lines.
  var ordinal: Int
  /// The problem.
  package var flaw: SourceFlaw
  /// The place to edit.
  package var location: SourceLocation
  /// The variants in which it matters.
  var variants: VariantSet
  /// The number of places that say the same, with this one as the first.
  package var places: Int = 1

  /// The cells of a finding: the place in each audited variant in which it matters.
  func cells(in input: AuditInput) -> [Cell] {
    input.plan.variants.intersection(variants).variants.map { Cell($0, at: location) }
  }
}
