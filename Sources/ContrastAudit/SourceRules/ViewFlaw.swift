/// What is wrong with a colour, a size or a setting in a view.
package enum ViewFlaw: Hashable, Sendable {
  /// A call that has a successor: its name, and what takes its place.
  case softDeprecated(String, instead: String)
  /// An address of the Settings app that is not public, as far as it is written.
  case privateSettingsURL(String)
  /// The property list keeps the look of older systems.
  case ignoredCompatibility
  /// The property list locks the app to `Light` or `Dark`.
  case lockedAppearance(String)
  /// A view writes the numbers of a colour: the colour; `isPlain` for white, black and clear.
  case hardCodedColor(String, isPlain: Bool)
  /// No catalog has a colour of this name; the question which one was meant, or nothing.
  case unknownColor(String, question: String)
  /// No file of the sources names the colour.
  case unusedToken
  /// No file of the sources names any of so many colours of a catalog.
  case unusedCatalog(tokens: Int)
  /// A control of pictures alone says nothing to assistive technology.
  case unlabeledIcon
  /// A control of pictures alone has a label and no hint.
  case unhintedIcon
  /// The area that reacts to a tap, by its lesser side in points.
  case smallTarget(Double)
  /// A font that does not follow the text size that a person chose, in points; of text, or of a symbol.
  case fixedFont(Double, isOfGraphic: Bool)
  /// Text below the least size of its platform, in points.
  case tinyText(Double, least: Double)
  /// A translucent background of so much opacity in a type that never reads Reduce Transparency.
  case translucentBackground(String)
  /// A constant `false` where a setting belongs; the label of the argument.
  case constantSetting(String)
  /// A modifier or a property that forces an appearance, and which.
  case forcedScheme(String, appearance: String)
}
