import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import Palettes

/// The waivers for some findings, as new bytes of their files.
struct WaiverWriting {
  /// The files with their new bytes; never empty.
  private(set) var changes: [FileChange] = []
  /// The result, in words.
  private(set) var lines: [String] = []

  /// Writes the waivers in memory.
  ///
  /// - Throws: `UsageError` if a finding has no place for the waiver, `Diagnostic` if a file cannot be read.
  init(_ subjects: [WaiverSubject], _ wish: WaiveWish, _ files: VisibleFiles) throws {
    if wish.isInSource { try comment(subjects, wish, files) } else { try record(subjects, wish, files) }
  }

  /// Adds the records to the audit files.
  private mutating func record(_ subjects: [WaiverSubject], _ wish: WaiveWish, _ files: VisibleFiles) throws {
    for file in Self.once(subjects.map(\.file)) {
      let group = subjects.filter { $0.file == file }
      let declaration = group[0].audit.declaration
      guard declaration.isOfAuditFile else {
        throw UsageError(
          "there is no audit file for \(quoted(wish.operand))",
          remedy: "create one with 'legible init', or write a comment in the source with --in-source")
      }
      let records = WaiverRecord.distinct(group.compactMap { $0.record(wish) })
      for subject in group where !subject.isWaivable(wish) { try refuse(subject) }
      let old = try files.read(file)
      guard let edits = WaiverRecord.edits(adding: records, to: old, besides: declaration.waivers),
        let new = try? JSONEdit.apply(edits, to: old)
      else {
        throw Diagnostic(
          .error, .badAuditFile, "the audit file has errors; fix them first", at: SourceLocation(file: file))
      }
      changes.append(FileChange(file: file, old: old, new: new))
      lines += ["Waived in \(files.typed(file)):"] + records.map { "  \($0.json)" }
    }
  }

  /// Writes comments above the lines of sources.
  private mutating func comment(_ subjects: [WaiverSubject], _ wish: WaiveWish, _ files: VisibleFiles) throws {
    var places: [(place: SourceLocation, record: WaiverRecord)] = []
    for subject in subjects {
      guard let record = subject.record(wish) else { continue }
      let cells = subject.cells
      if cells.allSatisfy({ $0.disposition == .waived }) { try refuse(subject) }
      for place in Self.once(cells.map { SourceLocation(file: $0.location.file, line: $0.location.line) }) {
        guard place.file.hasSuffix(".swift") else {
          throw UsageError(
            "the finding is in \(quoted("\(files.typed(place.file)):\(place.line)")), which is not a Swift source",
            remedy: "remove --in-source to waive it in the audit file")
        }
        if !places.contains(where: { $0.place == place && $0.record.rule == record.rule }) {
          places.append((place, record))
        }
      }
    }
    for file in Self.once(places.map(\.place.file)) {
      let old = try files.read(file)
      var new = old
      // From below, so that the lines above keep their numbers.
      for (place, record) in places.filter({ $0.place.file == file }).sorted(by: { $0.place.line > $1.place.line }) {
        guard let edit = record.edit(above: place.line, of: new), let edited = try? JSONEdit.apply([edit], to: new)
        else { continue }
        new = edited
        lines.insert("  \(record.comment)", at: 0)
        lines.insert("Waived in \(files.typed(place.file)):\(place.line):", at: 0)
      }
      changes.append(FileChange(file: file, old: old, new: new))
    }
  }

  private func refuse(_ subject: WaiverSubject) throws(UsageError) {
    let index = subject.cells.lazy.compactMap(\.waiver).first
    let place = index.map { " by \(subject.audit.declaration.waivers[$0].location.text)" } ?? ""
    throw UsageError("the finding is already waived\(place)", remedy: "change that waiver")
  }

  private static func once<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension WaiverSubject {
  /// True unless a broader waiver covers it already; one that selects just this finding is renewed.
  func isWaivable(_ wish: WaiveWish) -> Bool {
    guard let record = record(wish), cells.allSatisfy({ $0.disposition == .waived }) else { return true }
    return cells.allSatisfy { cell in cell.waiver.map { record.selects(sameAs: audit.declaration.waivers[$0]) } ?? false
    }
  }
}
