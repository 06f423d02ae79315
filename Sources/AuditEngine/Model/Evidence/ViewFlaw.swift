/// A problem with a color, a size or a setting in a view.
package enum ViewFlaw: Hashable, Sendable {
  /// A call that has a successor: its name and the replacement.
  case softDeprecated(String, instead: String)
  /// A private URL of the Settings app, as far as it is written.
  case privateSettingsURL(String)
  /// The property list keeps the look of older systems.
  case ignoredCompatibility
  /// The property list locks the app to `Light` or `Dark`.
  case lockedAppearance(String)
  /// A view writes the numbers of a color: the color; `isPlain` for white, black and clear.
  case hardCodedColor(String, isPlain: Bool)
  /// No catalog has a color of this name; the text suggests similar names, or is empty.
  case unknownColor(String, question: String)
  /// No file of the sources names the color.
  case unusedToken
  /// The sources use none of the colors of a catalog, with their number.
  case unusedCatalog(tokens: Int)
  /// An icon-only control has no label for assistive technology, but perhaps a help text.
  case unlabeledIcon(isHelped: Bool)
  /// An icon-only control has a label but no hint.
  case unhintedIcon
  /// The tap target, by its shorter side and the side that the platform requires, in points.
  case smallTarget(Double, least: Double)
  /// A font that does not follow the user's text size, in points, and the kind of content that it is for.
  case fixedFont(Double, FontContent)
  /// Text below the minimum size of its platform, in points.
  case tinyText(Double, least: Double)
  /// A translucent background, with its opacity, in a type that never reads Reduce Transparency.
  case translucentBackground(String)
  /// A constant `false` in place of a setting; the label of the argument.
  case constantSetting(String)
  /// A modifier or a property that forces an appearance, and which.
  case forcedScheme(isToolbar: Bool, appearance: String)
}

/// The kind of content that a font is for.
package enum FontContent: Hashable, Sendable {
  case text
  /// A symbol.
  case graphic
  /// Text in a widget, whose frame is fixed.
  case widget
}
