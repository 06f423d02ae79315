import ColorMath
import FileSyntax
import Palettes
import SwiftReading

/// Puts colors of sources and of audit files into one form.
struct SourceColorReader {
  private let palette: Palette
  private let symbols: PaletteSymbols
  private let targets: SourceTargets

  /// Reads the names of a palette's tokens; the targets decide which color set has the accent color.
  init(_ palette: Palette, targets: SourceTargets = SourceTargets()) {
    (self.palette, self.targets) = (palette, targets)
    symbols = PaletteSymbols(palette)
  }

  /// Returns the color of a branch of the source.
  ///
  /// - Parameter file: The path of the source, which decides between catalogs that repeat a name.
  package func color(_ found: FoundColor, in file: String = "") -> SourceColor {
    switch found {
    case .asset(let name): named(name, nearest(palette.lookup(name), to: file))
    case .symbol(let name): named(".\(name)", nearest(symbols.lookup(name), to: file), bare: name)
    case .literal(let color): SourceColor(.color, color.cssText, .literal(color))
    case .system(let name): system(name)
    case .hierarchical(let level): hierarchical(level, found.text)
    case .material(let name): SourceColor(.material, name)
    case .glass(let style): glass(style.name, tint: style.tint.map { color($0, in: file) })
    case .gradient(let colors): gradient(colors.map { color($0, in: file) }, found.text)
    case .accent: accent(in: file)
    case .opacity(let color, let amount): faded(self.color(color, in: file), amount)
    case .choice: SourceColor(.none("a color with several branches"), found.text)
    case .unresolved(let reason): SourceColor(.none(reason.text), "unknown")
    }
  }

  /// Returns the color of a foreground on a surface: a hierarchical style on a material keeps its name, because the
  /// system blends it with the material.
  func color(_ found: FoundColor, on surface: FoundSurface, in file: String) -> SourceColor {
    switch found {
    case .hierarchical(let level) where surface.hasMaterial && Self.blended.indices.contains(level - 1):
      system(Self.blended[level - 1])
    case .opacity(let color, let amount): faded(self.color(color, on: surface, in: file), amount)
    default: color(found, in: file)
    }
  }

  /// The hierarchical styles by level; the first looks like a label everywhere.
  private static let blended = ["label", "secondary", "tertiary", "quaternary"]

  /// Returns the color of an audit file.
  func color(_ written: WrittenColor) -> SourceColor {
    switch written.reference {
    case .token(let name): faded(named(name, palette.lookup(name)), written.opacity)
    case .system(let name): faded(system(name), written.opacity)
    case .literal(let color): SourceColor(.color, color.cssText, opacity: written.opacity, .literal(color))
    }
  }

  /// Returns true for a token with several entries, of which the catalog of a watch app keeps only one.
  func hasSeveralEntries(_ color: SourceColor) -> Bool {
    guard case .token(let name)? = color.reference, case .found(let token) = palette.lookup(name) else { return false }
    return palette.tokens[token].entries.count > 1
  }

  /// Returns true for a token with entries for particular devices.
  func namesClasses(_ color: SourceColor) -> Bool {
    guard case .token(let name)? = color.reference, case .found(let token) = palette.lookup(name) else { return false }
    return palette.tokens[token].namesClasses
  }

  /// Returns true for a token that is translucent in any of its entries.
  func isTranslucent(_ color: SourceColor) -> Bool {
    guard case .token(let name)? = color.reference, case .found(let token) = palette.lookup(name) else { return false }
    return palette.tokens[token].entries.contains { entry in
      if case .color(let color) = entry.value { color.alpha < 1 } else { false }
    }
  }

  private func system(_ name: String) -> SourceColor { SourceColor(.color, "system:\(name)", .system(name)) }

  /// Of several catalogs that repeat a name, the one whose folder has the longest path in common with the source; the
  /// lookup itself if two have.
  private func nearest(_ found: Palette.Lookup, to file: String) -> Palette.Lookup {
    guard case .ambiguous(let tokens) = found, !file.isEmpty else { return found }
    let own = PalettePath.parts(of: file)
    let lengths = tokens.map { token in
      zip(own, PalettePath.parts(of: palette.tokens[token].name.catalog)).prefix { $0 == $1 }.count
    }
    guard let most = lengths.max(), most > 0 else { return found }
    let best = tokens.indices.filter { lengths[$0] == most }
    return best.count == 1 ? .found(tokens[best[0]]) : found
  }

  /// Without a palette, a name is used as is.
  private func named(_ text: String, _ found: Palette.Lookup, bare: String? = nil) -> SourceColor {
    switch found {
    case .found(let index): return token(index)
    case .unknown:
      if palette.tokens.isEmpty { return SourceColor(.color, bare ?? text) }
      return SourceColor(.none("\(text) is not a token in the palette"), text)
    case .ambiguous(let tokens):
      let names = tokens.prefix(3).map(palette.displayName).inWords("or")
      return SourceColor(.none("\(text) may refer to \(names)"), text)
    }
  }

  private func hierarchical(_ level: Int, _ text: String) -> SourceColor {
    let names = ["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"]
    guard names.indices.contains(level - 1) else { return SourceColor(.none("\(text) has no published color"), text) }
    return system(names[level - 1])
  }

  private func token(_ index: TokenIndex) -> SourceColor {
    let name = palette.displayName(of: index)
    return SourceColor(.color, name, .token(name))
  }

  /// The accent color of the app, without one the system's blue.
  ///
  /// The build settings of the target name its color set; for a package, those of the apps have to agree.
  private func accent(in file: String) -> SourceColor {
    let products = file.isEmpty ? [] : targets.products(with: file)
    guard !products.isEmpty else { return nearestAccent(to: file) }
    let colors = Set(products.map { accent(of: $0) })
    if colors.count == 1, let color = colors.first { return color }
    return SourceColor(.none("its targets have different accent colors"), "accent color")
  }

  /// The color set that a target names, in one of its own catalogs, unless only one has the name.
  private func accent(of product: SourceTargets.Product) -> SourceColor {
    guard let name = product.accent else { return system("systemBlue") }
    switch palette.lookup(name) {
    case .found(let index): return accent(token: index)
    case .unknown: return SourceColor(.none("the accent color \(name) is not in the palette"), "accent color")
    case .ambiguous(let tokens):
      let own = tokens.filter { product.contains(palette.tokens[$0].name.catalog) }
      if own.count == 1 { return accent(token: own[0]) }
      return SourceColor(.none("several color sets are named \(name)"), "accent color")
    }
  }

  /// An empty color set is the system's blue.
  private func accent(token index: TokenIndex) -> SourceColor {
    let isEmpty = palette.tokens[index].entries.allSatisfy { if case .empty = $0.value { true } else { false } }
    return isEmpty ? system("systemBlue") : token(index)
  }

  /// Without an Xcode project: the AccentColor of the nearest catalog.
  private func nearestAccent(to file: String) -> SourceColor {
    switch nearest(palette.lookup("AccentColor"), to: file) {
    case .found(let index) where serves(palette.tokens[index].name.catalog, file): token(index)
    case .unknown: system("systemBlue")
    case .found, .ambiguous: SourceColor(.none("AccentColor belongs to a different target"), "accent color")
    }
  }

  /// Returns true if a catalog is in the folder of a source, or in one around it, or next to one of these.
  private func serves(_ catalog: String, _ file: String) -> Bool {
    let folders = PalettePath.parts(of: catalog).dropLast(2)
    return file.isEmpty || PalettePath.parts(of: file).starts(with: folders)
  }

  private func glass(_ style: String, tint: SourceColor?) -> SourceColor {
    if let problem = tint?.problem { return SourceColor(.none(problem), "\(style) glass") }
    return SourceColor(.glass(tint: tint), style)
  }

  private func gradient(_ colors: [SourceColor], _ text: String) -> SourceColor {
    if let problem = colors.lazy.compactMap({ $0.problem }).first { return SourceColor(.none(problem), text) }
    return SourceColor(.gradient(colors), text)
  }

  private func faded(_ color: SourceColor, _ amount: Double) -> SourceColor {
    SourceColor(color.form, color.text, opacity: color.opacity * amount, color.reference)
  }
}
