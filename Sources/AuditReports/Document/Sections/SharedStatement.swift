import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// A finding taken apart, so that findings that say the same about several pairs or surfaces are one line.
struct SharedStatement {
  /// The words that they have in common.
  let statement: String
  /// The pair or surface, with its number.
  let subject: Phrase
  /// True if the statement is the foreground that the subjects have in common, which then precedes them.
  private(set) var isForeground = false
  /// The measurements that have less contrast with Increase Contrast, and the ratios that they would have to keep.
  private(set) var demands: [(measurement: Measurement, ratio: ContrastRatio)] = []

  /// Nil for a finding of a rule whose findings have nothing in common.
  init?(_ finding: Finding, _ wording: Wording) {
    let variants = wording.variants(of: finding)
    let name = wording.subject(of: finding)
    switch finding.evidence {
    case .smallOnOpen:
      statement = "\(wording.smallText(of: finding)), in \(variants)"
      subject = "\(name) (\(wording.worstRange(of: finding)))"
    case .carried(_, let losses):
      guard !losses.contains(where: { $0.isMeasured }), let worst = losses.min(by: { $0.without < $1.without }) else {
        return nil
      }
      statement =
        "readable only because of what is behind it (\(Wording.ratio(worst.without)) without it), in \(variants)"
      subject = "\(name) (\(Wording.ratio(worst.with)))"
    case .surface(let fault):
      guard case .noOpaqueFallback(isDeclared: false, let isSystem) = fault.kind else { return nil }
      statement =
        isSystem
        ? "replaced by the system when transparency is reduced (Apple does not publish how the replacement looks), in "
          + variants
        : "translucent when transparency is reduced, with no opaque color declared for that setting, in \(variants)"
      let layers = fault.layers.isEmpty ? "" : " (\(fault.layers.joined(separator: ", ")))"
      subject = Phrase(name + layers)
    case .increasedLower(let pair, let changes):
      let planned = wording.audit.plan.pairs[pair]
      let surface = Wording.plainName(wording.audit.plan.surfaceName(of: planned))
      guard let worst = changes.min(by: { $0.after < $1.after }) else { return nil }
      statement = "\(Wording.plainName(wording.audit.plan.foregroundName(of: planned))) on"
      isForeground = true
      subject = "\(surface) (\(Wording.ratio(worst.before)) → \(Wording.ratio(worst.after)))"
      demands = changes.map { (wording.audit.measurements[$0.measurement], $0.before) }
    case .source(let evidence):
      guard case .view(.fixedFont(let size, _)) = evidence.flaw, evidence.places == 1 else { return nil }
      statement = "a fixed size"
      subject = "\(code: wording.subject(of: finding)) (\(Wording.points(size)) pt)"
    case .lowContrast, .invisible, .unresolved, .unverified, .increasedTargetMissed, .fragile, .lowered, .iconBand,
      .own, .decorated, .translucentBoundary, .indistinct, .uncovered, .palette, .icon, .waiver:
      return nil
    }
  }

  /// The foregrounds that keep every ratio of some findings with Increase Contrast, in words; empty if there are none, or if they are not
  /// about that setting.
  static func remedy(for statements: [SharedStatement]) -> Phrase {
    let demands = statements.flatMap { $0.demands }
    let colors = Appearance.allCases.compactMap { appearance -> Phrase? in
      let own = demands.filter { $0.measurement.variant.appearance == appearance }
      guard let start = own.first?.measurement.foregroundColor else { return nil }
      let band = own.reduce(LuminanceBand.whole) { band, demand in
        guard let surface = demand.measurement.surfaceColor else { return band }
        return band.intersection(LuminanceBand(reaching: demand.ratio, against: surface.linear.relativeLuminance))
      }
      var shades = Shades(start.encoded)
      return shades.colors(in: band).first.map { "\($0.color) in \(appearance.rawValue)" }
    }
    guard !colors.isEmpty else { return "" }
    return "; with Increase Contrast, \(colors.inWords()) \(colors.count == 1 ? "keeps" : "keep") "
      + "\(statements.count == 1 ? "the ratio" : "all these ratios")"
  }

  /// One line about the subjects of several findings with one statement.
  static func line(_ shared: [SharedStatement], at places: Phrase) -> Phrase {
    let list = shared.map { $0.subject }.joined(separator: ", ")
    return shared[0].isForeground
      ? "\(shared[0].statement) \(list); \(places)"
      : "\(Wording.capitalized(shared[0].statement)): \(list); \(places)"
  }
}
