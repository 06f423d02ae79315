import AuditReports
import ColorMath
import CommandLineKit
import ContrastAudit
import PaletteModel

/// What a fix did in words.
struct FixWords {
  private let proposal: EditProposal

  init(_ proposal: EditProposal) { self.proposal = proposal }

  /// One line for each entry that changes: `TextTertiary (Any): #8A8A8A → #766F70`.
  var edits: [String] {
    zip(proposal.before, proposal.after).flatMap { before, after in
      zip(before.plan.loaded.palette.tokens, after.plan.loaded.palette.tokens).enumerated().flatMap { index, pair in
        Self.changes(from: pair.0, to: pair.1, before.plan.loaded.palette.displayName(of: index))
      }
    }
  }

  /// What the audits say before and after, and what to do next.
  func outcome(isWritten: Bool) -> String {
    let failing = { (audits: [AuditInput]) in audits.reduce(0) { $0 + $1.failures } }
    let (before, after) = (failing(proposal.before), failing(proposal.after))
    let files = Wording.count(proposal.files.count, "file")
    if proposal.files.isEmpty {
      guard before > 0 else { return "Nothing to fix: no measurement fails" }
      let fail = "\(Wording.count(before, "measurement")) \(before == 1 ? "fails" : "fail")"
      return "\(fail), and no change of one entry mends more than it breaks"
    }
    let effect = before > 0 ? "\(Wording.count(before, "failing measurement")) → \(after)" : "no measurement fails"
    return isWritten ? "Changed \(files): \(effect)" : "Would change \(files): \(effect); write them with --write"
  }

  private static func changes(from old: Token, to new: Token, _ name: String) -> [String] {
    var rest = new.entries
    var lines: [String] = []
    for entry in old.entries {
      guard let place = rest.firstIndex(where: { $0.isSameSlot(as: entry) }) else { continue }
      let now = rest.remove(at: place)
      if now.value != entry.value { lines.append(line(name, entry.condition, entry.words, now.words)) }
    }
    return lines + rest.map { line(name, $0.condition, "new", $0.words) }
  }

  private static func line(_ name: String, _ condition: AppearanceCondition, _ old: String, _ new: String) -> String {
    "\(printable(name)) (\(condition.label)): \(old) → \(new)"
  }
}

extension Entry {
  fileprivate func isSameSlot(as other: Entry) -> Bool {
    condition == other.condition && idiom == other.idiom && gamut == other.gamut
  }

  /// The colour as hex, mapped to sRGB, with its alpha.
  fileprivate var words: String {
    switch value {
    case .color(let color):
      let alpha = color.alpha < 1 ? " \(Int((color.alpha * 100).rounded())) %" : ""
      return SeenColor.eightBit(color.encodedSRGB).hex + alpha
    case .system(let reference, _): return reference
    case .empty: return "none"
    case .unreadable: return "unreadable"
    }
  }
}
