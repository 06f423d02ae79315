/// A tappable system control, as far as the source shows its appearance.
package struct ControlUse: Sendable {
  /// The call that makes it, or the tap gesture.
  package let place: SourceProject.Place
  /// True if it shows pictures and nothing else.
  let isIconOnly: Bool
  /// The description for assistive technology; nil if the source leaves it open.
  package let speech: Speech?
  /// The lesser side of the area that reacts, in points; nil if it is not written in numbers.
  package let leastSide: Double?
  /// The names of the pictures that it shows by name, which are keys of their labels as well.
  package var pictureNames: Set<String> = []

  /// The description of a control for assistive technology by its modifiers.
  package struct Speech: Hashable, Sendable {
    /// True if there is a label.
    package let hasLabel: Bool
    /// True if there is a hint.
    package let hasHint: Bool
    /// True if there is a help text.
    package let hasHelp: Bool
  }
}
