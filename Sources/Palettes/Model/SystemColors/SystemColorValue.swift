package import ColorMath
import FileSyntax

/// The certainty of the values of a system color in one cell.
package enum SystemStanding: Hashable, Sendable {
  /// One value decides; several differ by one 8-bit step, and the worse ratio decides.
  case settled
  /// Several values are possible: what all of them decide alike is decided.
  case open
  /// The only source describes another system, which decides nothing.
  case single
  /// No value with Increase Contrast is published, so the standard one is shown.
  case standIn
  /// The platform publishes no value, so the one of iOS is shown.
  case borrowed
  /// A device showed the value.
  case seen
}

/// The published values of a system color in one cell, with what follows from them.
package struct SystemColorValue: Hashable, Sendable {
  /// The name without the suffix `Color`.
  package let name: String
  /// The system that is audited.
  package let generation: SystemGeneration
  /// The setting for which the values are published.
  package let cell: SystemCell
  /// The values to consider, best first; at least one.
  package let candidates: [SystemCandidate]
  package let standing: SystemStanding
  /// The platform or device that borrows the value, in words; empty unless it does.
  package var borrower = ""

  /// The best value.
  package var color: Color { candidates[0].color }

  /// The other values to consider.
  package var alternates: [Color] { candidates.dropFirst().map { $0.color } }

  /// True if no source of the best value describes the audited system.
  package var isOfOtherSystem: Bool {
    candidates[0].kin == nil && !candidates[0].sources.contains { $0.describes(generation) }
  }

  /// The reason that the value is uncertain and how to remove it; nil if it decides.
  package var doubt: Doubt? {
    let code: ReasonCode
    switch standing {
    case .settled, .seen: return nil
    case .open: code = .disputed
    case .single, .standIn, .borrowed: code = .unconfirmed
    }
    let platform = generation.platform == .iOS ? "" : " --platform \(generation.platform.option)"
    return Doubt(question + "; the test that legible probe\(platform) writes reads it on a device", code)
  }

  private var question: String {
    guard let best = candidates[0].shade else { return "" }
    let subject = best.alpha < 1 ? "opacity" : "color"
    let number = best.alpha < 1 ? best.opacity : best.hex
    let value = "(\(best.hex), opacity \(best.opacity))"
    switch standing {
    case .settled, .seen: return ""
    case .open:
      guard let kin = candidates.first(where: { $0.kin != nil })?.kin else {
        return "sources disagree on the \(differing)\(cell.place) (\(values))"
      }
      return "the \(differing)\(cell.place) is published only by \(titles), and the related \(kin) differs (\(values))"
    case .single: return "the \(subject)\(cell.place) (\(number)) is published only by \(titles)"
    case .standIn:
      return "\(generation.platform.words) publishes no value\(cell.place), so the standard value \(value) is used"
    case .borrowed: return "\(borrower) publishes no value, so the iOS value \(value) is used"
    }
  }

  private var titles: String { candidates[0].sources.map { $0.words(for: generation) }.inWords() }

  /// The quantity in which the candidates differ.
  private var differing: String {
    candidates.allSatisfy { $0.shade?.rgb == candidates[0].shade?.rgb } ? "opacity" : "color"
  }

  private var values: String {
    let isOpacity = differing == "opacity"
    let shades = candidates.compactMap { $0.shade }
    let isTranslucent = shades.contains { $0.alpha < 1 }
    let words = shades.map { shade in
      isOpacity ? shade.opacity : isTranslucent ? "\(shade.hex) at \(shade.opacity)" : shade.hex
    }
    return words.joined(separator: " or ")
  }
}
