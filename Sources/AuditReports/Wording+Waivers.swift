import AuditEngine
import ColorMath
import Palettes

extension Wording {
  /// The problem with a waiver, to follow its name.
  func result(of evidence: WaiverEvidence) -> String {
    let waiver = audit.declaration.waivers[evidence.waiver]
    return switch evidence.flaw {
    case .expired: "expired on \(waiver.until?.text ?? "an unknown date")\(owner(of: waiver)): \(waiver.reason)"
    case .unused: "matches no finding\(owner(of: waiver)): \(waiver.reason)"
    }
  }

  /// The reason that a finding does not count: that of its waiver with the last day and the owner; nil in a baseline.
  func exception(of finding: Finding) -> String? {
    guard let index = finding.cells.lazy.compactMap({ $0.waiver }).first else { return nil }
    let waiver = audit.declaration.waivers[index]
    let least = waiver.ratio.map { " down to \(Self.ratio($0))" } ?? ""
    return "waived\(least) until \(waiver.until?.text ?? "an unknown date")\(owner(of: waiver)): \(waiver.reason)"
  }

  /// The results that each valid waiver covers now, in clauses without a period; none for a waiver that matches nothing.
  var waiverUses: [String] {
    let waivers = audit.declaration.waivers
    guard !waivers.isEmpty else { return [] }
    var covered = Array(repeating: (count: 0, least: Optional<ContrastRatio>.none), count: waivers.count)
    for finding in audit.findings where finding.hasExceptions {
      for cell in finding.cells where cell.disposition == .waived {
        guard let place = cell.waiver?.offset else { continue }
        covered[place].count += 1
        guard let ratio = cell.ratio else { continue }
        covered[place].least = covered[place].least.map { min($0, ratio) } ?? ratio
      }
    }
    return waivers.typedIndices.compactMap { index in
      let (now, below) = (covered[index.offset], audit.waiverUses[index.offset].below)
      guard now.count + below > 0 else { return nil }
      let words = words(for: waivers[index], covering: now.count, now.least, below: below)
      return "\(waivers[index].location.text): \(words)"
    }
  }

  /// For example: `covers 8 results, the lowest 2.84; add "ratio": 2.84 so that a lower one is open`.
  private func words(for waiver: Waiver, covering count: Int, _ least: ContrastRatio?, below: Int) -> String {
    let lowest = least.map { ", the lowest \(Self.ratio($0))" } ?? ""
    let results = Self.count(count, "result")
    guard let ratio = waiver.ratio else {
      let remedy = least.map { least in
        let addition = waiver.lines == nil ? "\"ratio\": \(Self.ratio(least))" : "', at \(Self.ratio(least))'"
        return "; add \(addition) so that a lower one is open"
      }
      return "covers \(results)\(lowest)\(remedy ?? "")"
    }
    let rest = below == 0 ? "" : "; \(below) \(below == 1 ? "is" : "are") lower and open"
    return "covers \(results) down to \(Self.ratio(ratio))\(lowest)\(rest)"
  }

  private func owner(of waiver: Waiver) -> String { waiver.owner.map { " (\($0))" } ?? "" }
}
