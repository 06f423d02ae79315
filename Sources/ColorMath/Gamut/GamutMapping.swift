/// A method of bringing a color outside a gamut into it.
public enum GamutMapping: String, CaseIterable, Sendable {
  /// CSS Color 4 "binary search with local MINDE": OKLCH chroma is reduced until clipping is below one JND.
  case binarySearchMINDE = "css-color-4-binary-search-minde"
  /// OKLCH chroma is reduced, lightness and hue kept, to within 1e-4 of the gamut's edge; the rest is clipped.
  case chromaReduction = "oklch-chroma-reduction"
  /// Every channel of the gamut's own space is clamped to 0…1 by itself.
  case clip
}

extension GamutMapping {
  /// Brings components into 0…1 of `gamut`, an RGB or gray space; colors in gamut only lose rounding noise.
  func map(_ color: Color, into gamut: ColorSpace) -> Components {
    let direct = color.converted(to: gamut).components
    if direct.isInUnitCube(tolerance: ColorSpace.gamutTolerance) { return direct.clampedToUnit }
    let oklch = color.converted(to: .oklch).components
    guard self != .clip, oklch.first.isFinite, oklch.second.isFinite else { return direct.clampedToUnit }
    if oklch.first >= 1 { return Components(1, 1, 1) }
    if oklch.first <= 0 { return Components(0, 0, 0) }
    let tolerated = self == .binarySearchMINDE ? DeltaE.justNoticeable : 0
    return GamutSearch(oklch: oklch, gamut: gamut, tolerated: tolerated).result
  }
}

/// The search along the chroma axis, at the lightness and hue of one color.
private struct GamutSearch {
  let oklch: Components
  let gamut: ColorSpace
  /// The ΔE-OK that clipping may cause: one JND in CSS, 0 for the edge of the gamut itself.
  let tolerated: Double

  /// Follows the pseudocode of CSS Color 4, "CSS gamut mapping to an RGB destination", with its epsilon.
  var result: Components {
    let epsilon = 0.0001
    var clipped = candidate(oklch.second)
    if clipped.difference < tolerated { return clipped.inside }
    var (lower, upper) = (0.0, oklch.second)
    var lowerIsInGamut = true
    while upper - lower > epsilon {
      let chroma = (lower + upper) / 2
      let current = candidate(chroma)
      if lowerIsInGamut, current.isInGamut {
        lower = chroma
        continue
      }
      clipped = current
      let difference = current.difference
      if difference >= tolerated || difference.isNaN {
        upper = chroma
      } else if tolerated - difference < epsilon {
        break
      } else {
        lowerIsInGamut = false
        lower = chroma
      }
    }
    return clipped.inside
  }

  private func candidate(_ chroma: Double) -> Candidate {
    let oklab = Components(oklch.first, chroma, oklch.third).rectangular
    let direct = Color(.oklab, oklab).converted(to: gamut).components
    return Candidate(oklab: oklab, direct: direct, gamut: gamut)
  }

  struct Candidate {
    let oklab: Components
    let direct: Components
    let gamut: ColorSpace

    var isInGamut: Bool { direct.isInUnitCube(tolerance: 0) }
    var inside: Components { direct.clampedToUnit }

    /// ΔE-OK between the candidate and its clipped color.
    var difference: Double {
      Color(gamut, inside).converted(to: .oklab).components.euclideanDistance(to: oklab)
    }
  }
}

extension Components {
  fileprivate var clampedToUnit: Components {
    mapped { $0.clampedToUnit }
  }

  func isInUnitCube(tolerance: Double) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(first) && range.contains(second) && range.contains(third)
  }
}
