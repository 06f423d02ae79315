package import AuditEngine
import ColorMath
package import FileSyntax
package import Palettes

/// Several candidates for a palette, each compared with the current palette.
package struct CandidateReport: Sendable {
  /// One candidate with its effect.
  package struct Candidate: Sendable {
    /// The file or catalog, as named on the command line.
    package var name: String
    /// The effect; nil if nothing of the candidate could be read.
    package var report: DifferenceReport?
    /// The colors that change.
    var changes: [PaletteChange]
    /// The names of the candidate that the palette does not have.
    var unused: [String]
    /// Errors in the candidate.
    package var problems: [Diagnostic]

    /// Bundles the effect of a candidate.
    package init(
      name: String, report: DifferenceReport?, changes: [PaletteChange] = [], unused: [String] = [],
      problems: [Diagnostic] = []
    ) {
      self.name = name
      self.report = report
      self.changes = changes
      self.unused = unused
      self.problems = problems
    }
  }

  /// The current palette.
  let old: ReportSnapshot
  /// The candidates in the order of the command line.
  package let candidates: [Candidate]

  /// Bundles candidates for one palette.
  package init(_ old: ReportSnapshot, _ candidates: [Candidate]) {
    self.old = old
    self.candidates = candidates
  }

  /// The formats, in the order of help.
  package static let formats: [OutputFormat] = [.text, .json]

  /// Returns the bytes in a format, with a line end; text for a terminal of some columns.
  package func bytes(_ format: OutputFormat, _ styling: TextStyling, width: Int) -> [UInt8] {
    if format == .json { return JSONCandidates.render(self) }
    return Array((TextCandidates(self, styling, width: width).lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Returns true if a candidate causes a new or worse result that fails its gate.
  package var isFailing: Bool { candidates.contains { ($0.report?.failingCount ?? 0) > 0 } }
}

extension CandidateReport.Candidate {
  /// The failing cells with the candidate.
  var failing: Int? { report?.difference.new.failingCells }
  /// The cells that fail without the candidate, and not with it.
  var cleared: Int { report?.difference.count(.fixed) ?? 0 }
  /// The cells that fail with the candidate, and not without it.
  var broken: Int { report?.difference.count(.failing) ?? 0 }
  /// The number of tokens that change.
  var changedTokens: Int { Set(changes.map { $0.audit + "\n" + $0.token }).count }
  /// The largest change of a color; nil if no literal color changes.
  var largestDelta: Double? { changes.compactMap { $0.deltaEOK }.max() }
}

extension ReportSnapshot {
  /// The number of failing measurements.
  var failingCells: Int { pairs.reduce(0) { $0 + $1.rows.count { $0.verdict == .fail } } }
}

extension Entry.Value {
  /// The color as hex, with its alpha if it is translucent, or the name of a system color.
  var shown: String {
    switch self {
    case .color(let color):
      let hex = SeenColor.eightBit(color.encodedSRGB).hex
      guard color.alpha < 1 else { return hex }
      return hex + HexText.digits(Int((color.alpha * 255).rounded()), count: 2)
    case .system(let reference, _): return reference
    case .empty: return "none"
    case .unreadable: return "unreadable"
    }
  }
}
