package import AuditEngine
import Palettes

extension Wording {
  /// The names of a finding's subject, as in the report's keys.
  package struct Names: Sendable {
    /// The foreground; nil for a finding about tokens, a catalog or an icon.
    var foreground: String?
    /// The surface; nil for a finding without a pair.
    var surface: String?
    /// The tokens of a finding without a pair.
    var tokens: [String] = []
  }

  /// The names of a finding's subject.
  package func names(of finding: Finding) -> Names {
    switch finding.evidence.subject {
    case .pair(let index):
      let pair = audit.plan.pairs[index]
      return Names(foreground: audit.plan.foregroundName(of: pair), surface: audit.plan.surfaceName(of: pair))
    case .token(let token): return Names(tokens: [audit.plan.loaded.palette.displayName(of: token)])
    case .tokens(let tokens): return Names(tokens: tokens.map(audit.plan.loaded.palette.displayName))
    case .catalog, .icon, .source, .waiver: return Names()
    case .foreground(let index): return Names(foreground: audit.plan.foregrounds[index].text)
    case .surface(let index): return Names(surface: audit.declaration.surfaces[index].name)
    }
  }

  /// The components that show the pairs of a finding, each once: what the audit file or the sources call them.
  package func components(of finding: Finding) -> [String] {
    var components: [String] = []
    for index in finding.spokenCells.lazy.compactMap({ $0.measurement }) {
      let measurement = audit.measurements[index]
      for name in audit.plan.names(of: audit.plan.pairs[measurement.pair], in: measurement.variant)
      where !components.contains(name) {
        components.append(name)
      }
    }
    return components
  }

  /// The parts of a subject's name, each of which may be truncated, with the words before them (`on`, `against`).
  package func parts(of finding: Finding) -> [(joint: String, name: String)] {
    switch finding.evidence.subject {
    case .pair(let index): parts(of: audit.plan.pairs[index])
    case .token, .tokens:
      names(of: finding).tokens.enumerated().map { ($0 == 0 ? "" : ", ", $1) }
    case .catalog(let path): [("", path)]
    case .icon(let icon): [("", audit.plan.loaded.icons.displayName(of: icon))]
    case .foreground(let index): [("", audit.plan.foregrounds[index].text)]
    case .surface(let index): [("", audit.declaration.surfaces[index].name)]
    case .source(let member, _): [("", member.isEmpty ? "a file" : member)]
    case .waiver(let index):
      audit.declaration.waivers[index].selectors.enumerated().map { ($0 == 0 ? "" : ", ", "\($1.key) \($1.pattern)") }
    }
  }

  /// Foreground, surface and, if there is one, the color that the foreground is compared with.
  package func parts(of pair: PlannedPair) -> [(joint: String, name: String)] {
    [("", audit.plan.foregroundName(of: pair)), (" on ", audit.plan.surfaceName(of: pair))]
      + (pair.against.map { [(" against ", audit.plan.foregrounds[$0].text)] } ?? [])
  }

  /// The subject of a finding, in words.
  package func subject(of finding: Finding) -> String {
    if case .pair(let index) = finding.evidence.subject { return subject(of: audit.plan.pairs[index]) }
    return parts(of: finding).map { $0.joint + $0.name }.joined()
  }

  /// The name of a pair.
  package func subject(of pair: PlannedPair) -> String {
    parts(of: pair).reduce(into: "") { $0 += $1.joint + $1.name }
  }

  /// The pair that a finding is about; nil for one about tokens.
  func pair(of finding: Finding) -> PlannedPair? {
    guard case .pair(let index) = finding.evidence.subject else { return nil }
    return audit.plan.pairs[index]
  }

  /// Foreground and surface in plain words: `white on badge`.
  func plainColors(of pair: PlannedPair) -> String {
    let against = pair.against.map { " against \(Self.plainName(audit.plan.foregrounds[$0].text))" } ?? ""
    return Self.plainName(audit.plan.foregroundName(of: pair)) + " on "
      + Self.plainName(audit.plan.surfaceName(of: pair)) + against
  }
}

extension Wording {
  /// The token to edit to fix a pair: the foreground's, else the topmost one of the surface.
  ///
  /// The foreground by its own name if there is no token.
  func editedToken(of finding: Finding) -> String {
    guard let pair = pair(of: finding) else { return subject(of: finding) }
    let foreground = audit.plan.foregrounds[pair.foreground]
    return foreground.colors.all.lazy.compactMap(token).first
      ?? layers(of: pair.surface).lazy.compactMap(token).first ?? foreground.text
  }

  /// The colors of a surface's own layers, topmost first, without those of the surfaces below.
  private func layers(of surface: SurfaceIndex) -> [WrittenColor] {
    audit.declaration.surfaces[surface].layers.all.flatMap { $0 }.compactMap { layer in
      if case .color(let color) = layer { color } else { nil }
    }
  }

  private func token(_ color: WrittenColor) -> String? {
    guard case .token(let name) = color.reference, case .found(let index) = audit.plan.loaded.palette.lookup(name)
    else { return nil }
    return audit.plan.loaded.palette.displayName(of: index)
  }
}
