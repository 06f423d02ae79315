package import ColorMath

/// What is known of a material in one variant.
package struct MaterialNumbers: Hashable, Sendable {
  /// How sure the numbers are.
  package enum Mark: Hashable, Sendable {
    /// Measured on a simulator; the residual is in the layers.
    case measured
    /// Given by the audit file, so taken as it stands.
    case declared
    /// Assumed, in words with how to verify it; several layers are what was considered.
    case assumed(String)
  }

  /// What is drawn, the best guess first; empty for glass that is none.
  package var layers: [MaterialLayer]
  /// How sure the numbers are.
  package var mark: Mark
  /// Where the numbers come from, in a few words.
  package var source: String
  /// The standard deviation of the blur of what is below, in points; 0 for none.
  package var blur: Double

  /// Joins layers with what is known of them.
  package init(_ layers: [MaterialLayer], _ mark: Mark, source: String, blur: Double = 0) {
    self.layers = layers
    self.mark = mark
    self.source = source
    self.blur = blur
  }
}
