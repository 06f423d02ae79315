package import ColorMath
package import Palettes

/// Finds dark colors for tokens from their light ones: surfaces keep their order, and what is on them keeps its ratios.
package struct DarkEntries {
  /// The dark color of one token.
  package struct Row: Sendable {
    package let token: TokenIndex
    /// The token's light color.
    package let light: EightBitColor
    package let dark: EightBitColor
    /// The least ratio of its pairs in light, and in dark with all dark colors; nil if none has a minimum.
    package let ratios: (light: ContrastRatio, dark: ContrastRatio)?
    /// The strictest minimum that no shade reaches in dark; nil if the color passes.
    package let missed: ContrastRatio?
  }

  /// One row for each token with a color, surfaces first.
  package private(set) var rows: [Row] = []

  /// The OKLab lightness of the darkest surface, the greatest factor by which surfaces are apart, and the lightest.
  private static let (darkest, spread, lightest) = (0.18, 1.5, 0.32)
  /// The room above a minimum.
  private static let margin = AdviceWishes.usualMargin
  /// The steps of lightness that are tried.
  private static let steps = 256

  private let audit: MeasuredAudit
  private let places: WrittenParts
  private var painted: [MovablePart: EightBitColor] = [:]

  /// Finds colors for tokens of a palette under a policy.
  package init(_ tokens: [TokenIndex], in loaded: LoadedPalette, policy: Policy) {
    let device = loaded.declaration.deviceClass
    // Every token gets a dark entry of its own, so that light stays as it is.
    let edits = tokens.compactMap { token -> ColorEdit? in
      let owner = loaded.palette.tokens[token]
      guard let place = owner.editPlace(for: .dark, on: device),
        case .entry(let entry) = owner.resolution(for: .light, on: device),
        case .color(let color) = owner.entries[entry].value
      else { return nil }
      return ColorEdit(token: token, place: place, color: color.encodedSRGB.eightBit, alpha: color.alpha)
    }
    let palette = loaded.palette.applying(edits)
    audit = Measurer.measure(
      AuditPlan(loaded.with(palette), policy: policy, variants: [VariantSet(.light), VariantSet(.dark)]))
    places = WrittenParts(palette)
    let parts = edits.compactMap { edit -> (edit: ColorEdit, part: MovablePart)? in
      guard case .entry(let entry) = palette.tokens[edit.token].resolution(for: .dark, on: device) else { return nil }
      return (edit, .entry(token: edit.token, entry: entry))
    }
    let surfaces = parts.filter { isGround($0.part, $0.edit.color) }
    let levels = surfaces.map { $0.edit.color.oklab.lightness }
    let (lowest, highest) = (levels.min() ?? 1, levels.max() ?? 1)
    // Surfaces that are far apart move closer, so that the lightest is dark and all of them differ.
    let spread = min(Self.spread, (Self.lightest - Self.darkest) / max(highest - lowest, 1e-9))
    for (edit, part) in surfaces {
      let own = Self.darkest + (edit.color.oklab.lightness - lowest) * spread
      painted[part] = shades(of: edit.color).eightBit(at: own)
    }
    let others = parts.filter { painted[$0.part] == nil }
    for (edit, part) in others { painted[part] = color(of: part, from: edit.color) }
    rows = (surfaces + others).compactMap { edit, part in
      painted[part].map { dark in
        Row(
          token: edit.token, light: edit.color, dark: dark, ratios: ratios(of: part),
          missed: cells(of: part).map { seen($0.dark) }.filter { $0.minimum < $0.required }.map { $0.required }.max())
      }
    }
  }

  private func shades(of color: EightBitColor) -> ShadePath {
    ShadePath(through: Color(.sRGB, color.encoded.components))
  }

  /// True for what is below something in dark, unless it is the fill of a control.
  private func isGround(_ part: MovablePart, _ color: EightBitColor) -> Bool {
    !ColorCharacter.isFill(color.oklab) && cells(of: part).contains { $0.dark.isInSurface(part) }
  }

  /// The results in dark that show an entry, each with its ratio in light.
  private func cells(of part: MovablePart) -> [(dark: Scene, light: ContrastRatio)] {
    audit.rows.flatMap { row -> [(dark: Scene, light: ContrastRatio)] in
      guard
        let light = row.first(where: { audit.measurements[$0].variant == .light && audit.measurements[$0].state == nil }
        ),
        let dark = row.first(where: { audit.measurements[$0].variant == .dark && audit.measurements[$0].state == nil }),
        let ratio = audit.measurements[light].minimum, let scene = audit.scene(of: audit.measurements[dark]),
        scene.involves(part)
      else { return [] }
      return [(scene, ratio)]
    }
  }

  private func seen(_ scene: Scene) -> Scene {
    places.entries(in: scene).reduce(scene) { scene, part in painted[part].map { scene.painted(part, $0) } ?? scene }
  }

  /// The shade with which all ratios are nearest to those in light, of those that reach their minimums if any does.
  private func color(of part: MovablePart, from start: EightBitColor) -> EightBitColor {
    let own = cells(of: part).map { (dark: seen($0.dark), light: $0.light) }
    let path = shades(of: start)
    var best: (misses: Int, distance: Double, color: EightBitColor) = (.max, .infinity, start)
    for step in 0...Self.steps {
      let color = path.eightBit(at: Double(step) / Double(Self.steps))
      var (misses, distance) = (0, 0.0)
      for (dark, light) in own {
        let ratio = dark.painted(part, color).minimum.value
        if ratio < dark.required.value * Self.margin { misses += 1 }
        let change = ratio / light.value
        distance += max(change, 1 / change)
      }
      if (misses, distance) < (best.misses, best.distance) { best = (misses, distance, color) }
    }
    return own.isEmpty ? start : best.color
  }

  private func ratios(of part: MovablePart) -> (light: ContrastRatio, dark: ContrastRatio)? {
    let own = cells(of: part)
    guard let light = own.map({ $0.light }).min(), let dark = own.map({ seen($0.dark).minimum }).min() else {
      return nil
    }
    return (light, dark)
  }
}
