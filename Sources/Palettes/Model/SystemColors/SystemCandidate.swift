package import ColorMath

/// A value of a system color that is to be considered, with everybody who publishes it.
package struct SystemCandidate: Hashable, Sendable {
  /// The value.
  package let color: Color
  package let sources: [SystemSource]
  /// The related color whose value it is; nil for a value of the color itself.
  package let kin: String?
  /// The value as it is published; nil for one that a device showed.
  let shade: SystemShade?

  /// A published value.
  init(shade: SystemShade, sources: [SystemSource], kin: String? = nil) {
    (color, self.sources, self.kin, self.shade) = (shade.color, sources, kin, shade)
  }

  /// A value that a device showed.
  init(_ color: Color, shownBy device: DeviceColors) {
    (self.color, sources, kin, shade) = (color, [device.source], nil, nil)
  }
}
