package import ColorMath
package import PaletteModel

/// The nearest passing colours for one pair in one variant: foreground moves first, then surface moves.
package struct PairSuggestions: Sendable {
  /// Which of the two moves.
  package enum Moves: String, Sendable {
    case foreground
    case surface
  }

  /// One colour that makes the pair pass.
  package struct Move: Sendable {
    /// The colour to write, with the alpha of what it replaces.
    package var color: Color
    /// The ratio that the colour reaches, 1…21.
    package var ratio: ContrastRatio
    /// The distance from the present colour in Oklab.
    package var deltaEOK: Double
    /// Whether the foreground or the surface moves.
    package var moves: Moves
    /// How the colour was chosen.
    package var preset: NearestPreset
  }

  /// The pair as it is now.
  package let measurement: Measurement
  /// Each kind nearest first; empty where the pair passes, has no minimum, or nothing can be done.
  package private(set) var moves: [Move] = []

  /// Measures a pair on a surface of the palette's audit file and searches from there; nil where it does not exist.
  package init?(
    _ pair: Pair, in variant: Variant, of loaded: LoadedPalette, policy: Policy, preset: NearestPreset = .nearest
  ) {
    var loaded = loaded
    loaded.declaration.pairs = [pair]
    let plan = AuditPlan(loaded, policy: policy, variants: VariantSet(variant))
    guard let measurement = Measurer.measure(plan).measurements.first else { return nil }
    self.measurement = measurement
    var scenes = Measurer(plan)
    guard measurement.verdict != .pass, let scene = scenes.scene(of: measurement) else { return }
    guard !scene.minimum.reaches(scene.required) else { return }
    moves = Self.moves(.foreground, .foreground, in: scene, preset) + Self.moves(.surface, .surface, in: scene, preset)
  }

  /// The same for a colour on an opaque colour, as text of unknown size under the default policy.
  package init?(_ foreground: Color, on surface: Color) {
    let place = SourceLocation(file: "")
    var declaration = AuditDeclaration(id: "", name: "", at: place)
    let back = WrittenColor(.literal(surface), text: surface.cssText, at: place)
    declaration.surfaces = [Surface(name: back.text, at: place, layers: Adaptive([.color(back)]))]
    let front = WrittenColor(.literal(foreground), text: foreground.cssText, at: place)
    let pair = Pair(Foreground(Adaptive(front), text: front.text), on: 0, role: .text, at: place)
    let loaded = LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
    self.init(pair, in: .light, of: loaded, policy: .standard)
  }

  private static func moves(
    _ kind: Moves, _ part: MovablePart, in scene: Scene, _ preset: NearestPreset
  ) -> [Move] {
    guard let start = scene.color(of: part) else { return [] }
    let constraint = scene.constraint(on: part)
    var solver = ConstraintSolver()
    return solver.colors(from: start, satisfying: [constraint], preset: preset).map { found in
      Move(
        color: Color(.sRGB, found.color.encoded.components, alpha: start.alpha),
        ratio: scene.painted(part, found.color).minimum, deltaEOK: found.deltaEOK, moves: kind, preset: preset)
    }
  }
}
