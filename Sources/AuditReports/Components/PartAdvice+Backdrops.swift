import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The advice for parts whose ratio depends on what is behind the surface.
extension PartAdvice {
  /// A layer that hides more of the backdrop than this leaves nothing of the material.
  private static let heaviest = 0.65
  /// A layer with an opacity above this one looks opaque.
  private static let densest = 0.85

  /// The changes that pass over every backdrop in the appearance of the lowest ratio, and the opaque surfaces that do elsewhere.
  func sentence(_ repairs: Repairs, _ failing: FailingPart) -> Phrase {
    if let label = labelSentence(for: failing) { return label }
    let (ways, heavy) = changes(repairs, failing)
    let worst = failing.measurement.variant.appearance
    let appearances = [Appearance.light, .dark].filter { appearance in
      failing.variants.variants.contains { $0.appearance == appearance }
    }
    // The appearance that a surface forces looks the same in both.
    let others = appearances.filter { $0 != worst && least(failing, in: $0) != least(failing, in: worst) }
    if !ways.isEmpty {
      let passes: Phrase = "it passes over every backdrop with \(ways.inWords("or"))"
      guard !others.isEmpty else { return "\(passes.capitalized)." }
      let opaque = OpaqueSurface.words(for: failing.part, in: others).map { ", such as " + $0 } ?? ""
      return
        "In \(worst.rawValue), \(passes); in \(others.map { $0.rawValue }.inWords()), it needs an opaque surface\(opaque)."
    }
    let all = Appearance.allCases.filter { appearance in
      failing.part.rows.contains { failing.part.audit.measurements[$0].variant.appearance == appearance }
    }
    let opaque =
      OpaqueSurface.words(for: failing.part, in: all) ?? "or a color that adapts to the backdrop"
    let need: Phrase =
      heavy.map { "Only \($0) would be enough, but it would hide the material" }
      ?? "Neither a single color nor a thin layer is enough over every backdrop"
    return "\(need): use an opaque surface, \(opaque)."
  }

  /// The changes that leave something of the material, and the least of those that do not.
  private func changes(_ repairs: Repairs, _ failing: FailingPart) -> (ways: [Phrase], heavy: Phrase?) {
    var (ways, heavy): ([Phrase], [Phrase]) = ([], [])
    if case .found(let color, _) = repairs.foreground {
      ways.append(
        foregroundName(of: failing).hasPrefix("system:")
          ? "a custom color such as \(color.color)" : "\(color.color) instead")
    }
    var layers: [(least: Double, color: String)] = []
    if case .found(let least, _) = repairs.black { layers.append((least, "black")) }
    if case .found(let least, _) = repairs.white { layers.append((least, "white")) }
    for layer in layers.ordered(by: { $0.least < $1.least }) {
      let words: Phrase = "a \(Wording.percent(layer.least)) \(layer.color) layer behind it"
      if layer.least <= Self.heaviest { ways.append(words) } else { heavy.append(words) }
    }
    if let opacity = repairs.opacity, case .found(let least, _) = opacity.least {
      let words: Phrase = "\(opacity.layer) at \(Wording.percent(least)) opacity"
      if least <= Self.densest { ways.append(words) } else { heavy.append(words) }
    }
    return (ways, heavy.first)
  }

  /// The advice to use the system's label where the audit shows that it reads; nil elsewhere.
  func labelSentence(for failing: FailingPart) -> Phrase? {
    labelRatio(beside: failing).map {
      "Use the system label color instead, as elsewhere on this surface (\(Wording.ratio($0)) or more in the failing "
        + "variants)."
    }
  }

  /// The lowest ratio of the system's label on the same surface in the variants in which a part fails, if it passes or is expected to
  /// in all of them.
  private func labelRatio(beside failing: FailingPart) -> ContrastRatio? {
    let audit = failing.part.audit
    let labels: Set = ["system:label", "system:primary"]
    let role = failing.part.pair.role
    guard role == .text || role == .graphic, !labels.contains(foregroundName(of: failing)) else { return nil }
    for index in audit.plan.pairs.typedIndices {
      let pair = audit.plan.pairs[index]
      guard pair.surface == failing.part.pair.surface, labels.contains(audit.plan.foregroundName(of: pair)) else {
        continue
      }
      let cells = audit.measured.rows[index.offset].map { audit.measurements[$0] }.filter {
        $0.state == nil && !failing.variants.isDisjoint(with: VariantSet($0.variant))
      }
      let ratios = cells.compactMap { $0.minimum }
      let isEnough = cells.allSatisfy { cell in
        (cell.verdict == .pass || cell.expectation == .pass)
          && (cell.minimum?.value ?? 0) >= (failing.measurement.requirement.minimum?.value ?? .infinity)
      }
      if isEnough, !cells.isEmpty, let least = ratios.min(by: { $0.value < $1.value }) { return least }
    }
    return nil
  }

  private func least(_ failing: FailingPart, in appearance: Appearance) -> String {
    let cells = failing.failing.map { failing.part.audit.measurements[$0] }.filter {
      $0.variant.appearance == appearance
    }
    return Wording.ratio(cells.compactMap { $0.minimum }.min { $0.value < $1.value })
  }

  private func foregroundName(of failing: FailingPart) -> String {
    failing.part.audit.plan.foregroundName(of: failing.part.pair)
  }
}
