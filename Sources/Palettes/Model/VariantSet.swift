/// A set of variants in eight bits.
package struct VariantSet: OptionSet, Hashable, Sendable {
  /// One bit for each variant, at the place of its raw value.
  package let rawValue: UInt8

  /// Makes a set of the bits; all 256 values are valid.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The set that holds one variant.
  package init(_ variant: Variant) { self.rawValue = 1 << variant.rawValue }

  /// All eight variants.
  package static let all = VariantSet(rawValue: 0xFF)

  /// Returns true if the variant is a member.
  package func contains(_ variant: Variant) -> Bool { rawValue & (1 << variant.rawValue) != 0 }

  /// The number of members.
  package var count: Int { rawValue.nonzeroBitCount }

  /// The members in report order.
  package var variants: [Variant] { Variant.allCases.filter { contains($0) } }
}
