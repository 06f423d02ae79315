import Palettes

extension Measurer {
  /// A foreground as it is under full transparency, if that setting cannot change it and it is known; else nil.
  func sharedForeground(
    _ index: ForegroundIndex, in variant: Variant, elevated: Bool
  ) -> Result<PreparedForeground, Reason>? {
    guard variant.transparency == .reduced, plan.foregrounds[index].colors.others.isEmpty else { return nil }
    let place = SceneTable.place(ofForeground: index, in: variant.withFullTransparency, elevated: elevated)
    guard case .success(let known)? = foregroundCache[place], ignoresTransparency(known.source) else { return nil }
    return .success(known)
  }

  /// A surface as it is under full transparency, if that setting cannot change it and it is known; else nil.
  ///
  /// That is a list of opaque colors that are the same under all settings, apart from the entries of their tokens.
  func sharedSurface(_ index: SurfaceIndex, in variant: Variant) -> PreparedSurface? {
    guard variant.transparency == .reduced else { return nil }
    let place = SceneTable.place(ofSurface: index, in: variant.withFullTransparency, nil, of: states.count)
    guard case .success(let known)? = surfaceCache[place] else { return nil }
    let layers = places[index].layers(under: colors.profile)
    guard layers.others.isEmpty, layers.full.allSatisfy({ if case .color = $0 { true } else { false } }),
      known.backdrops.isEmpty, !known.isEither, known.sources.allSatisfy({ ignoresTransparency($0) })
    else { return nil }
    return known
  }

  /// Returns true if a color is the same under full and reduced transparency.
  private func ignoresTransparency(_ source: ResolvedColor.Origin) -> Bool {
    switch source {
    case .literal: return true
    case .system: return false
    case .entry(let token, let entry):
      let entries = colors.palette.tokens[token].entries
      guard case .color = entries[entry].value else { return false }
      return entries.allSatisfy { $0.transparency == .full }
    }
  }
}

extension Variant {
  /// The variant with equal appearance and contrast under full transparency.
  fileprivate var withFullTransparency: Variant { Variant(appearance, contrast) }
}
