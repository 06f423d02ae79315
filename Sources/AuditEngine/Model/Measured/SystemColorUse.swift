package import Palettes

/// A color of the system in a measurement, with what is published of it.
package struct SystemColorUse: Hashable, Sendable {
  /// The part that the color has in the measurement.
  package enum Part: String, Hashable, Sendable {
    case foreground
    case against
    /// The foreground on glass that turned to the other appearance.
    case flipped
    case surface
  }

  package let part: Part
  package let value: SystemColorValue
}
