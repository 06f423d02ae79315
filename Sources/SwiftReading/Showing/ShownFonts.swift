import Palettes

/// The calls that make fonts, by what they were seen to style.
package struct ShownFonts: Sendable {
  /// The kinds of content that one font styles.
  struct Content: OptionSet, Sendable {
    let rawValue: UInt8

    static let text = Content(rawValue: 1)
    static let graphic = Content(rawValue: 2)
    /// Emoji and separators, in which there is nothing to read.
    static let sign = Content(rawValue: 4)
  }

  private var contents: [SourceProject.Place: Content] = [:]

  mutating func note(_ origin: SourceProject.Place, _ content: Content) {
    contents[origin, default: []].insert(content)
  }

  mutating func add(_ others: ShownFonts) {
    for (place, content) in others.contents { contents[place, default: []].formUnion(content) }
  }

  /// Returns the fonts as views show them: no font that only signs have, and as those of symbols the ones of symbols alone.
  func settled(_ fonts: [FontUse], in project: SourceProject) -> [FontUse] {
    if contents.isEmpty { return fonts }
    var known: [SourceProject.Place: Content] = [:]
    for (place, content) in contents {
      guard let link = project.files[place.file].parent(of: place.node) else { continue }
      known[.init(file: place.file, node: link), default: []].formUnion(content)
    }
    return fonts.compactMap { font in
      guard let content = known[font.place], !content.contains(.text), font.use != .unknown else { return font }
      guard content.contains(.graphic) else { return nil }
      var graphic = font
      graphic.use = .graphic
      return graphic
    }
  }
}
