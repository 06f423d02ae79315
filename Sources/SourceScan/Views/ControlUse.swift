/// A control of the system that a person taps, as far as the source shows what it looks like.
package struct ControlUse: Sendable {
  /// The call that makes it, or the tap gesture.
  package let place: SourceProject.Place
  /// True if it shows pictures and nothing else.
  package let isIconOnly: Bool
  /// What assistive technology is told: nil if the source leaves it open.
  package let speech: Speech?
  /// The lesser side of the area that reacts, in points; nil if it is not written in numbers.
  package let leastSide: Double?

  /// What the modifiers of a control say to assistive technology.
  package struct Speech: Hashable, Sendable {
    /// True if there is a label.
    package let hasLabel: Bool
    /// True if there is a hint.
    package let hasHint: Bool
  }
}
