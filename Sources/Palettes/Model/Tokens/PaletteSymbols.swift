/// The symbols that Xcode generates for the color sets of a palette, used to find the sets that code refers to.
///
/// Folders with a namespace become types, names become camel case, and a trailing `Color` is dropped: `Brand/Accent
/// Color` is `.Brand.accent`. The exact rule is not published, so case, separators and that suffix are ignored.
package struct PaletteSymbols: Sendable {
  private let tokens: [String: [TokenIndex]]

  /// Indexes the tokens of a palette.
  package init(_ palette: Palette) {
    var tokens: [String: [TokenIndex]] = [:]
    for (index, token) in palette.tokens.indexed() {
      let key = Self.key(token.name.path, separator: "/")
      let isRepeated = tokens[key]?.contains { palette.tokens[$0].name == token.name } ?? false
      if !isRepeated { tokens[key, default: []].append(index) }
    }
    self.tokens = tokens
  }

  /// Returns the token that a symbol such as `textPrimary` or `Brand.accent` means.
  package func lookup(_ symbol: String) -> Palette.Lookup {
    let found = tokens[Self.key(symbol, separator: ".")] ?? []
    switch found.count {
    case 0: return .unknown
    case 1: return .found(found[0])
    default: return .ambiguous(found)
    }
  }

  /// The comparison key of a name: the letters and digits of each part in lower case, without a trailing `color`.
  private static func key(_ name: String, separator: Character) -> String {
    let parts = name.split(separator: separator).map { part in
      String(part.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    }
    guard let last = parts.last, last.hasSuffix("color"), last != "color" else { return parts.joined(separator: ".") }
    return (parts.dropLast() + [String(last.dropLast("color".count))]).joined(separator: ".")
  }
}
