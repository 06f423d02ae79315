import AuditEngine
import FileSyntax
import Palettes

/// Words for the published values of colors of the system.
extension Wording {
  /// The sources of the values with Increase Contrast that the audits rest on, in one sentence; nil if there are none.
  static func increasedValues(_ audits: [AuditResult]) -> String? {
    var names: [String: [String]] = [:]
    for audit in audits {
      for value in audit.evidence.lazy.flatMap({ $0.systemColors }).map({ $0.value }) where value.cell.isIncreased {
        let words = sources(of: value)
        if names[words]?.contains(value.name) != true { names[words, default: []].append(value.name) }
      }
    }
    guard !names.isEmpty else { return nil }
    let parts = names.map { words, names in
      let named = names.sorted()
      let list = named.count > mostNames ? named.prefix(mostNames) + ["\(named.count - mostNames) more"] : named[...]
      return (count: names.count, text: "\(words) for \(Array(list).inWords())")
    }.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
    return "System colors with Increase Contrast come from " + parts.map { $0.text }.joined(separator: "; ")
  }

  /// The number of colors that are named for each source.
  private static let mostNames = 4

  /// A remark about values for another system on which decided cells rest: `; link in dark with Increase Contrast has the
  /// value of Flutter (iOS 13), not of iOS 26`; empty without any.
  func otherSystems(of finding: Finding) -> String {
    var remarks: [String] = []
    for place in finding.spokenCells.lazy.compactMap({ $0.measurement }) {
      let measurement = audit.measurements[place]
      guard let evidence = measurement.evidence else { continue }
      for value in audit.evidence[evidence].systemColors.lazy.map({ $0.value }) where value.isOfOtherSystem {
        // What stays undecided has its reason, which says the same.
        guard measurement.verdict != .unverified || value.doubt == nil else { continue }
        let remark = "; \(Self.otherSystem(value))"
        if !remarks.contains(remark) { remarks.append(remark) }
      }
    }
    return remarks.joined()
  }

  private static func otherSystem(_ value: SystemColorValue) -> String {
    let sources = value.candidates[0].sources.map { $0.words(for: value.generation) }.inWords()
    return "\(value.name)\(value.cell.place) has the value of \(sources), not of \(value.generation.words)"
  }

  /// The colors of the system in a measurement with the systems and the sources of their values; empty without any.
  func systemColors(of measurement: Measurement) -> String {
    guard let place = measurement.evidence else { return "" }
    return audit.evidence[place].systemColors.map { use in
      let value = use.value
      return "\(use.part.rawValue) \(value.name)\(value.cell.place) on \(value.generation.words): "
        + (value.isOfOtherSystem ? "of another system, " : "") + Self.sources(of: value)
    }.joined(separator: "; ")
  }

  /// The sources of all candidates: `Apple's design kit (iOS 26) or OpenSwiftUI (iOS 18)`.
  private static func sources(of value: SystemColorValue) -> String {
    var sources: [SystemSource] = []
    for source in value.candidates.flatMap({ $0.sources }) where !sources.contains(source) { sources.append(source) }
    return sources.map { $0.words(for: value.generation) }.inWords()
  }
}
