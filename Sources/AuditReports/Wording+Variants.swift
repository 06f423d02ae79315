import AuditEngine
import Palettes

extension Wording {
  /// The variants of a finding, then its states with their appearances, in words.
  func variants(of finding: Finding) -> String {
    if audit.declaration.states.isEmpty { return Self.variants(plainVariants(of: finding)) }
    let states = states(of: finding).map { state in
      "\(state.appearances.joined(separator: " and ")) in the state \(state.name)"
    }
    return (plain(finding, Self.variants) + states).joined(separator: "; ")
  }

  /// The variants for a narrow column: a state by its name only, if it holds in light and dark.
  func shortVariants(of finding: Finding) -> String {
    let states = states(of: finding).map { state in
      state.appearances.count > 1 ? state.name : "\(state.appearances[0]) \(state.name)"
    }
    return (plain(finding, Self.bareVariants) + states).joined(separator: ", ")
  }

  /// The variants without a state.
  private func plainVariants(of finding: Finding) -> VariantSet {
    VariantSet(cellsOfNamedPair(finding).lazy.filter { $0.state == nil }.map { VariantSet($0.variant) })
  }

  /// The cells in whose variants the pair that a message names is one of those found; all if the finding is not about
  /// the pairs of one place.
  private func cellsOfNamedPair(_ finding: Finding) -> [Cell] {
    let cells = finding.spokenCells
    let (named, found): (PairIndex, [MeasurementIndex])
    switch finding.evidence {
    case .lowContrast(let pair, let all, _), .unverified(let pair, let all): (named, found) = (pair, all)
    case .increasedLower(let pair, let changes): (named, found) = (pair, changes.map { $0.measurement })
    default: return cells
    }
    guard found.contains(where: { audit.measurements[$0].pair != named }) else { return cells }
    let own = found.lazy.map { audit.measurements[$0] }.filter { $0.pair == named && $0.state == nil }
    let variants = VariantSet(own.map { VariantSet($0.variant) })
    return cells.filter { variants.contains($0.variant) }
  }

  private func plain(_ finding: Finding, _ words: (VariantSet) -> String) -> [String] {
    let variants = plainVariants(of: finding)
    return variants.isEmpty ? [] : [words(variants)]
  }

  /// The states of a finding in the order of the audit file, each with at least one appearance.
  private func states(of finding: Finding) -> [(name: String, appearances: [String])] {
    audit.declaration.states.map { $0.name }.compactMap { name in
      let appearances = finding.spokenCells.filter { $0.state == name }.map { $0.variant.id }
      return appearances.isEmpty ? nil : (name, appearances)
    }
  }
}
