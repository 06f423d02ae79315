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
    guard foreground.colors.isConstant, foreground.colors.full.opacity == 1 else { return foreground.text }
    return name(of: foreground.colors.full)
  }

  /// The surface's name; for a plain token, the shortest name that resolves to it.
  package func name(of surface: Surface) -> String {
    guard surface.layers.isConstant, surface.layers.full.count == 1,
      case .color(let color) = surface.layers.full[0], color.text == surface.name
    else { return surface.name }
    return name(of: color)
  }

  private func name(of color: WrittenColor) -> String {
    guard case .token(let name) = color.reference, case .found(let index) = loaded.palette.lookup(name) else {
      return color.text
    }
    return loaded.palette.displayName(of: index)
  }
}

extension Adaptive {
  /// True if no setting replaces the value.
  var isConstant: Bool { reduced == nil && increased == nil && increasedReduced == nil }
}
