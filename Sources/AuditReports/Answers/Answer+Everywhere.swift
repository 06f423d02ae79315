package import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension Answer {
  /// One entry of a token in the answer of `legible suggest --everywhere`.
  package struct Entry {
    let found: EntrySuggestions
    let condition: String
    /// The other tokens that the color belongs to, in words; nil without any.
    let sharing: String?

    /// Bundles the suggestions for an entry with its names.
    package init(_ found: EntrySuggestions, condition: String, sharing: String?) {
      (self.found, self.condition, self.sharing) = (found, condition, sharing)
    }
  }

  /// The answer of `legible suggest --everywhere` for the entries of a token.
  package static func everywhere(_ name: String, _ entries: [Entry], json: @escaping () -> [UInt8]) -> Answer {
    Answer([.heading(1, Phrase(name))] + entries.flatMap { blocks(of: $0) }, json: json)
  }

  private static func blocks(of entry: Entry) -> [Block] {
    let found = entry.found
    let variants = Wording.variants(found.variants)
    let measured = "\(Wording.count(found.measurements, "measurement")) of \(Wording.count(found.pairs, "pair"))"
    let fails = found.failing == 1 ? "fails" : "fail"
    let head: [Block] =
      [.heading(2, "\(entry.condition), \(.css(found.color)) in \(variants)")]
      + (entry.sharing.map { [.paragraph(Phrase($0))] } ?? [])
    guard found.failing > 0 else {
      return head + [.paragraph("\(measured); nothing fails, so nothing needs to change.")]
    }
    let omissions = Wording.omissions(found.omissions, of: found.plan)
    return head + [.paragraph("\(measured); \(found.failing) \(fails).")]
      + (found.moves.isEmpty ? hopeless(found) : moves(of: found))
      + (omissions.isEmpty ? [] : [.list(omissions.map { Phrase($0) }, of: "omission")])
  }

  private static func moves(of found: EntrySuggestions) -> [Block] {
    let title = found.preset == .person ? "Colors" : "Nearest colors"
    let what = found.moves[0].clears == found.failing ? "that make every measurement pass" : "that pass where they can"
    let columns: [Block.Table.Column] = [
      ("color", .left), ("ratio", .right), ("needs", .right), ("ΔE-OK", .right), ("", .left),
    ]
    return [
      .paragraph("\(title) \(what) (\(found.preset.rawValue)):"),
      .table(
        Block.Table(
          columns, of: "color",
          rows: found.moves.map { move in
            [
              .css(move.color), Phrase(Wording.ratio(move.ratio)), Phrase(Wording.ratio(move.required)),
              Phrase(DecimalText.fixed(move.deltaEOK, decimals: 3)),
              "fixes \(move.clears)\(addition(move).map { ", \($0)" } ?? "")",
            ]
          })),
    ]
  }

  /// The entry that a color needs besides: `with a new Dark entry that keeps the color`.
  private static func addition(_ move: EntrySuggestions.Move) -> String? {
    move.added.map { $0 == move.condition ? "in a new \($0) entry" : "with a new \($0) entry that keeps the color" }
  }

  private static func hopeless(_ found: EntrySuggestions) -> [Block] {
    guard !found.clash.isEmpty else { return [.paragraph("No color was found, but one might exist.")] }
    let isProven = found.clash.allSatisfy { found.demands[$0].band != nil && !found.demands[$0].isProven }
    let subject = isProven ? "No color" : "No color of this hue"
    let what = found.clash.count == 1 ? "this requirement" : "all of these requirements"
    let demands = found.clash.map { Wording.demand(found.demands[$0], of: found.plan, saysVariants: true) }
    return [.paragraph("\(subject) satisfies \(what):"), .list(demands.map { Phrase($0) }, of: "requirement")]
  }
}
