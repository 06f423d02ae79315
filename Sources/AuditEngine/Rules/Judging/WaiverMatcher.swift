import Palettes

/// Determines which findings and cells the waivers of an audit file cover.
struct WaiverMatcher {
  /// A waiver whose patterns have been read.
  private struct Selection {
    let rule: GlobName?
    let pair: GlobName?
    let foreground: GlobName?
    let surface: GlobName?
    let token: GlobName?
    let waiver: Waiver

    init(_ waiver: Waiver) {
      rule = waiver.rule.map { GlobName($0) }
      pair = waiver.pair.map { GlobName($0) }
      foreground = waiver.foreground.map { GlobName($0) }
      surface = waiver.surface.map { GlobName($0) }
      token = waiver.token.map { GlobName($0) }
      self.waiver = waiver
    }
  }

  private let input: AuditInput
  private let identity: SubjectIdentity
  private let selections: [Selection]

  /// Reads the waivers of an audit.
  init(_ input: AuditInput) {
    self.input = input
    identity = SubjectIdentity(input.plan.loaded)
    selections = input.plan.loaded.declaration.waivers.map { Selection($0) }
  }

  /// Marks the cells that an active waiver covers, and counts the cells that each waiver matches.
  ///
  /// A waiver with a ratio covers what reaches it, within the tolerance of a baseline.
  func apply(to findings: inout [Finding]) -> [WaiverUse] {
    var uses = Array(repeating: WaiverUse(), count: selections.count)
    guard !selections.isEmpty else { return uses }
    for index in findings.typedIndices {
      let names = SubjectNames(findings[index].evidence.subject, in: input.plan, identity)
      for (place, selection) in selections.enumerated() where covers(selection, findings[index].rule, names) {
        let isInForce = input.today.map { !selection.waiver.isExpired(on: $0) } ?? true
        for cell in findings[index].cells.indices
        where selection.waiver.covers(findings[index].cells[cell]) {
          uses[place].cells += 1
          guard selection.waiver.allows(findings[index].cells[cell]) else {
            if isInForce { uses[place].below += 1 }
            continue
          }
          guard isInForce, findings[index].cells[cell].disposition == .open else { continue }
          findings[index].cells[cell].disposition = .waived
          findings[index].cells[cell].waiver = WaiverIndex(place)
        }
      }
    }
    return uses
  }

  private func covers(_ selection: Selection, _ rule: String, _ names: SubjectNames) -> Bool {
    Self.matches(selection.rule, selection.waiver.rule, [rule] + RuleAlias.formerIDs(of: rule))
      && Self.matches(selection.pair, selection.waiver.pair, names.pairs)
      && Self.matches(selection.foreground, selection.waiver.foreground, names.foregrounds)
      && Self.matches(selection.surface, selection.waiver.surface, names.surfaces)
      && Self.matches(selection.token, selection.waiver.token, names.things)
  }

  /// Returns true if one of the names equals the text, or matches it as a pattern.
  private static func matches(_ pattern: GlobName?, _ text: String?, _ names: [String]) -> Bool {
    guard let pattern else { return true }
    return names.contains { $0 == text || pattern.matches($0) }
  }
}

extension Waiver {
  /// Returns true if it covers a cell of a finding that it covers.
  fileprivate func covers(_ cell: Cell) -> Bool {
    variants.contains(cell.variant) && lines?.contains(cell.location) ?? true
  }

  /// Returns true if a cell is not below its ratio; what was not measured has none.
  fileprivate func allows(_ cell: Cell) -> Bool {
    guard let ratio, cell.measurement != nil else { return true }
    return Ratchet.movement(from: ratio, to: cell.ratio) != .worse
  }
}

/// The names by which waivers match the subject of a finding.
private struct SubjectNames {
  private(set) var pairs: [String] = []
  private(set) var foregrounds: [String] = []
  private(set) var surfaces: [String] = []
  /// Tokens, catalogs and icons, and everything that is in a pair.
  private(set) var things: [String] = []

  init(_ subject: Subject, in plan: AuditPlan, _ identity: SubjectIdentity) {
    let palette = plan.loaded.palette
    switch subject {
    case .pair(let index):
      let pair = plan.pairs[index]
      pairs = [pair.id]
      foregrounds = Self.both(plan.foregroundName(of: pair), identity.name(of: plan.foregrounds[pair.foreground]))
      let surface = plan.loaded.declaration.surfaces[pair.surface]
      surfaces = Self.both(surface.name, identity.name(of: surface))
      things = foregrounds + surfaces
    case .foreground(let index):
      foregrounds = Self.both(plan.foregrounds[index].text, identity.name(of: plan.foregrounds[index]))
      things = foregrounds
    case .surface(let index):
      let surface = plan.loaded.declaration.surfaces[index]
      surfaces = Self.both(surface.name, identity.name(of: surface))
      things = surfaces
    case .token(let token): things = Self.names(of: token, in: palette)
    case .tokens(let tokens): things = tokens.flatMap { Self.names(of: $0, in: palette) }
    case .catalog(let path): things = [path]
    case .icon(let icon): things = [plan.loaded.icons.displayName(of: icon)]
    case .source(let member, _): things = [member]
    case .waiver: break
    }
  }

  /// The shortest name that resolves to a token, and its bare name.
  private static func names(of token: TokenIndex, in palette: Palette) -> [String] {
    both(palette.displayName(of: token), palette.tokens[token].name.path)
  }

  private static func both(_ written: String, _ canonical: String) -> [String] {
    written == canonical ? [written] : [written, canonical]
  }
}
