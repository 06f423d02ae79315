package import ColorMath

/// The known numbers of a material in one variant.
package struct MaterialNumbers: Hashable, Sendable {
  /// The certainty of the numbers.
  package enum Mark: Hashable, Sendable {
    /// Measured on a simulator; the residual is in the layers.
    case measured
    /// Given by the audit file, so taken as is.
    case declared
    /// Assumed; the text says how to verify it. Several layers are the alternatives considered.
    case assumed(String)
  }

  /// The layers that are drawn, the best guess first; empty for glass without an effect.
  package var layers: [MaterialLayer]
  /// The certainty of the numbers.
  package var mark: Mark
  /// The source of the numbers, in a few words.
  package var source: String
  /// The standard deviation of the blur of the content below, in points; 0 for none.
  package var blur: Double

  /// Creates numbers from layers, their certainty, their source, and the blur in points.
  package init(_ layers: [MaterialLayer], _ mark: Mark, source: String, blur: Double = 0) {
    self.layers = layers
    self.mark = mark
    self.source = source
    self.blur = blur
  }
}
