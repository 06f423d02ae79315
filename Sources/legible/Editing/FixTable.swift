import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

/// The effects of a fix on one audit: the entries that change, and the pairs that no longer fail.
struct FixTable {
  /// One entry that changes.
  struct Row {
    /// The token with its entry, the colors before and after, their distance, and what the change clears.
    let cells: [String]
    /// True if failing measurements with the entry pass after it.
    let isFixing: Bool
  }

  private let before: AuditInput
  private let after: AuditInput

  /// Compares the audits without and with the changes.
  init(before: AuditInput, after: AuditInput) { (self.before, self.after) = (before, after) }

  /// The entries that change: those of a plan in its order, then others in that of the palette.
  func rows(of plan: [PlannedEdit]) -> [Row] {
    let palettes = (before.plan.loaded.palette, after.plan.loaded.palette)
    let readers = (MeasuredEntries(before.measured), MeasuredEntries(after.measured))
    let cleared = cleared.map {
      (readers.0.entries(of: before.measurements[$0]), readers.1.entries(of: after.measurements[$0]))
    }
    let shared = SharedColors(palettes.0)
    let rows = zip(palettes.0.tokens.indexed(), palettes.1.tokens).flatMap { former, new -> [(rank: Int, row: Row)] in
      let (index, old) = former
      return changes(from: old, to: new).map { change -> (rank: Int, row: Row) in
        let sharers = change.entry.map { shared.all(with: EntryPlace(token: index, entry: $0)) } ?? []
        let rank =
          plan.firstIndex { edit in
            edit.all.contains { one in
              sharers.contains(one.place) || one.added != nil && one.token == index && one.condition == change.label
            }
          } ?? plan.count
        let added = change.added.map { EntryPlace(token: index, entry: $0) }
        let count = cleared.count { old, new in
          old.contains(where: sharers.contains) || added.map(new.contains) ?? false
        }
        let row = Row(
          cells: [
            "\(printable(palettes.0.displayName(of: index))) (\(change.label)):", "\(change.old) → \(change.new)",
            change.distance.map { "ΔE-OK \(DecimalText.fixed($0, decimals: 3))" } ?? "",
            count > 0 ? "fixes \(count)" : change.isKept ? "keeps the color" : "needed by other changes",
          ], isFixing: count > 0)
        return (rank: rank, row: row)
      }
    }
    return rows.enumerated().ordered { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map { $0.element.row }
  }

  /// Rows in columns.
  static func lines(_ rows: [Row]) -> [String] {
    let changes = rows.map { "\($0.cells[0]) \($0.cells[1])" }
    let widths = [changes, rows.map { $0.cells[2] }].map { column in
      min(60, column.map { DisplayWidth.of($0) }.max() ?? 0)
    }
    return zip(changes, rows).map { change, row in
      var line = DisplayWidth.padded(change, to: widths[0]) + "  "
      line += DisplayWidth.padded(row.cells[2], to: widths[1]) + "  " + row.cells[3]
      var bytes = Array(line.utf8)
      while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The pairs that no longer fail in some variants, with their least ratios there before and after.
  var pairs: [String] {
    var groups: [(pair: PairIndex, required: ContrastRatio?, cells: [MeasurementIndex])] = []
    for index in cleared {
      let (pair, required) = (before.measurements[index].pair, before.measurements[index].requirement.minimum)
      if let place = groups.firstIndex(where: { $0.pair == pair && $0.required == required }) {
        groups[place].cells.append(index)
      } else {
        groups.append((pair, required, [index]))
      }
    }
    return groups.map { group in
      let pair = before.plan.pairs[group.pair]
      let names = "\(before.plan.foregroundName(of: pair)) on \(before.plan.surfaceName(of: pair))"
      let ratios = [before, after].map { audit in
        group.cells.compactMap { audit.measurements[$0].minimum }.min()?.flooredText() ?? "–"
      }
      let variants = group.cells.reduce(into: VariantSet()) { all, index in
        all.formUnion(VariantSet(before.measurements[index].variant))
      }
      return printable(
        "  \(names): \(ratios[0]) → \(ratios[1]), requires \(Wording.required(group.required)) in \(Wording.variants(variants))"
      )
    }
  }

  /// The measurements that fail without the changes and no longer do.
  private var cleared: [MeasurementIndex] {
    guard before.measurements.count == after.measurements.count else { return [] }
    return before.measurements.typedIndices.filter {
      before.measurements[$0].verdict == .fail && after.measurements[$0].verdict != .fail
    }
  }

  private struct Change {
    /// The entry before; nil if it is new.
    var entry: EntryIndex?
    /// The new entry; nil if it is not new.
    var added: EntryIndex?
    let label: String
    let old: String
    let new: String
    var distance: Double?
    /// True for a new entry with a color that another one had.
    var isKept = false
  }

  private func changes(from old: Token, to new: Token) -> [Change] {
    var rest = Array(new.entries.indexed())
    var found: [Change] = []
    for (index, entry) in old.entries.indexed() {
      guard let place = rest.firstIndex(where: { $0.1.isSameSlot(as: entry) }) else { continue }
      let now = rest.remove(at: place).1
      guard now.value != entry.value else { continue }
      var distance: Double?
      if case .color(let one) = entry.value, case .color(let other) = now.value { distance = DeltaE.ok(one, other) }
      found.append(Change(entry: index, label: entry.label, old: entry.words, new: now.words, distance: distance))
    }
    return found
      + rest.map { index, entry in
        Change(
          added: index, label: entry.label, old: "new", new: entry.words,
          isKept: old.entries.contains { $0.value == entry.value })
      }
  }
}

extension Entry {
  /// The color as hex, mapped to sRGB, with its alpha.
  fileprivate var words: String {
    switch value {
    case .color(let color):
      let alpha = color.alpha < 1 ? " \(Int((color.alpha * 100).rounded()))%" : ""
      return SeenColor.eightBit(color.encodedSRGB).hex + alpha
    case .system(let reference, _): return reference
    case .empty: return "none"
    case .unreadable: return "unreadable"
    }
  }
}
