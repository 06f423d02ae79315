/// What is wrong with a use of Liquid Glass or of a material.
package enum GlassFlaw: Hashable, Sendable {
  /// A name that does not exist, as it is written, and what exists instead; empty for nothing.
  case missingName(String, instead: String)
}
