package import Palettes

/// An audit that stays current while files change: files in, the report and proven edits out.
///
/// A value: it belongs to the code that changes it. For given bytes, it reports exactly what a fresh audit of the same
/// bytes would, because every change triggers a new audit.
package struct AuditSession: Sendable {
  package private(set) var pipeline: AuditPipeline
  /// The rule that decides if the gate fails, and the record to compare with.
  package let gate: AuditGate
  /// The files, with unsaved buffers laid over them.
  package private(set) var files: VisibleFiles
  private var current: AuditReport?
  /// The report without advice, if nobody has asked for more.
  private var brief: AuditReport?
  /// The files as the last report has read them.
  private var inputs: PaletteInputs?
  /// An earlier reading with the same Swift sources, so that they are not read again.
  private var past: PaletteInputs?

  /// Starts with files; nothing is read before somebody asks.
  package init(_ files: VisibleFiles, pipeline: AuditPipeline, gate: AuditGate = AuditGate()) {
    self.files = files
    self.pipeline = pipeline
    self.gate = gate
  }

  /// Lays an unsaved buffer over a file, named as reports print it; the file need not exist.
  package mutating func lay(_ bytes: [UInt8], over file: String) {
    guard files.overlay.bytes[file] != bytes else { return }
    files.overlay.bytes[file] = bytes
    forget([file])
  }

  /// Takes a buffer away, so that the file counts as it is saved.
  package mutating func lift(from file: String) {
    if files.overlay.bytes.removeValue(forKey: file) != nil { forget([file]) }
  }

  /// Takes note that saved files have changed, named as reports print them.
  package mutating func noteChanges(of changed: [String]) {
    if changed.contains(where: { files.overlay.bytes[$0] == nil }) { forget(changed) }
  }

  /// Sets the date by which waivers expire.
  package mutating func setDate(_ today: CalendarDate) {
    guard pipeline.settings.today != today else { return }
    pipeline.settings.today = today
    forget([])
  }

  /// True if a report is known that needs no new audit.
  package var isCurrent: Bool { current != nil || brief != nil }

  /// The report on the files as they are now.
  package mutating func report() -> AuditReport {
    if let current { return current }
    let inputs = inputs ?? pipeline.load(files, reusing: past)
    let report = pipeline.report(on: files, inputs, at: gate)
    (current, brief, past, self.inputs) = (report, nil, nil, inputs)
    return report
  }

  /// The report without advice and next steps, in a fraction of the time; findings and measurements are the same.
  package mutating func briefReport() -> AuditReport {
    if let known = current ?? brief { return known }
    let inputs = pipeline.load(files, reusing: past)
    (past, self.inputs) = (nil, inputs)
    let report = gate.report(of: pipeline.briefResults(of: inputs))
    brief = report
    return report
  }

  private mutating func forget(_ changed: [String]) {
    let isOfPalettes = changed.allSatisfy { file in
      AuditFileNames.all.contains(file.lastPathPart) || file.hasSuffix(".colorset/Contents.json")
    }
    past = isOfPalettes ? inputs ?? past : nil
    (current, brief, inputs) = (nil, nil, nil)
  }

  /// Edits of the files as they are now, each proven by auditing them with it.
  package func edits(
    _ sources: [EditProposer], _ wishes: EditWishes = EditWishes()
  ) throws(WishProblem) -> EditProposal {
    try EditProposal(
      files, sources, wishes, policy: pipeline.settings.policy, workers: pipeline.workers, inputs: inputs)
  }
}
