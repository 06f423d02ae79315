import Palettes

/// The names of pairs and colors in fingerprints, independent of the form of a token's name in an audit file.
struct SubjectIdentity {
  private let loaded: LoadedPalette

  /// Makes the names of one audit's declarations.
  init(_ loaded: LoadedPalette) { self.loaded = loaded }

  /// The given id of a pair, else its parts.
  package func parts(of pair: PlannedPair) -> [String] {
    let declared = loaded.declaration.pairs[pair.uses[0].declared]
    if let id = declared.givenID { return [id] }
    var parts = [
      name(of: declared.foreground), name(of: loaded.declaration.surfaces[pair.surface]), pair.role.rawValue,
      pair.size.rawValue,
    ]
    if let against = declared.against { parts.append(name(of: against)) }
    return parts
  }

  /// The foreground's name; for a plain token, the shortest name that resolves to it.
  package func name(of foreground: Foreground) -> String {
    guard foreground.colors.isConstant, foreground.colors.full.opacity == 1 else {
      return naming(foreground.colors.all, in: foreground.text)
    }
    return name(of: foreground.colors.full)
  }

  /// The surface's name; for a plain token, the shortest name that resolves to it.
  package func name(of surface: Surface) -> String {
    guard surface.layers.isConstant, surface.layers.full.count == 1,
      case .color(let color) = surface.layers.full[0], color.text == surface.name
    else { return naming(surface.layers.all.flatMap { $0 }.flatMap { $0.colors }, in: surface.name) }
    return name(of: color)
  }

  /// A name with the declarations of colors that Swift sources write in place of their numbers, which change.
  private func naming(_ colors: [WrittenColor], in text: String) -> String {
    colors.reduce(text) { text, color in
      guard let name = loaded.declaration.name(ofSource: color) else { return text }
      return text.parts(around: color.text).joined(separator: name.name)
    }
  }

  private func name(of color: WrittenColor) -> String {
    guard case .token(let name) = color.reference, case .found(let index) = loaded.palette.lookup(name) else {
      return naming([color], in: color.text)
    }
    return loaded.palette.displayName(of: index)
  }
}

extension Adaptive {
  /// True if no setting replaces the value.
  var isConstant: Bool { reduced == nil && increased == nil && increasedReduced == nil }
}

extension AuditDeclaration {
  /// The declaration of a color that Swift sources write as numbers; nil if there are several, and for other colors.
  func name(ofSource color: WrittenColor) -> SourceColorName? {
    guard case .literal(let value) = color.reference, color.location.file.hasSuffix(".swift") else { return nil }
    return sourceColors[value]
  }
}

extension Layer {
  /// The colors that the layer is made of.
  var colors: [WrittenColor] {
    switch self {
    case .color(let color): [color]
    case .gradient(let stops, _): stops.map { $0.color }
    case .material(let use): [use.tint].compactMap { $0 }
    case .surface, .filter, .unsupported: []
    }
  }
}
