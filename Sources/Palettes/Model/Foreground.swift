/// The content that is read: a color, possibly another one in some variants.
package struct Foreground: Hashable, Sendable {
  /// One element, so that copies share it.
  private var written: [Adaptive<WrittenColor>]
  /// The name in reports.
  package let text: String

  /// Creates a foreground from its colors and the name under which reports list them.
  package init(_ colors: Adaptive<WrittenColor>, text: String) {
    written = [colors]
    self.text = text
  }

  /// The color, and its replacements in some variants.
  package var colors: Adaptive<WrittenColor> {
    get { written[0] }
    set { written = [newValue] }
  }
}
