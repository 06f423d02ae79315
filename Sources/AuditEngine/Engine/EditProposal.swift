import ColorMath
package import FileSyntax
package import Palettes

/// The edits that `legible fix` would write: the files with their new bytes, and the audits before and after.
///
/// Made in rounds: edits of one audit → new bytes → everything read again with these instead of the files → audited. A
/// color that the digits of a file cannot hold is rounded so that it still passes wherever the exact color does. The
/// rounds end when no audit asks for another edit, so a second run finds nothing to do; or at a limit of steps, which
/// depends on the input alone. Earlier audits get more of the steps than later ones, which often share their colors.
package struct EditProposal: Sendable {
  /// The audits of the original files.
  package private(set) var before: [AuditInput] = []
  /// The audits with the changes.
  package private(set) var after: [AuditInput] = []
  /// The files that change, by name.
  package private(set) var files: [FileChange] = []
  /// The problems that prevent edits.
  package private(set) var problems: [Diagnostic] = []
  /// The results of the original files, whose plans are written.
  package private(set) var results: [AuditResult] = []
  /// Edits that are not made, because with them in the files a rule would find a new error: by the index of the audit.
  package private(set) var withheld: [Int: [WithheldEdit]] = [:]
  /// The audits whose search ended at the limit of steps, by index.
  package private(set) var unfinished: Set<Int> = []
  private let origin: VisibleFiles
  private let disk: FileTree
  private let pipeline: AuditPipeline
  /// The original files as they were read, with their sources, which no edit changes.
  private var inputs: PaletteInputs?
  /// The guards that check edits against the audits of the original files.
  private var guards: [EditGuard] = []

  /// The most steps of all searches and audits together.
  package static let mostSteps = 30_000_000
  /// The greatest share of the remaining steps that goes to one audit is one part of these.
  private static let mostShares = 4
  /// The number of attempts for an audit without the edits that would cause an error.
  private static let mostAttempts = 6
  /// The steps of reading a token again.
  private static let tokenSteps = 50
  /// The most rounds; each one clears something, so few are needed.
  private static let mostTurns = 8

  /// Works out edits for the audits of files, as those of the sources that they were read from.
  ///
  /// - Parameters:
  ///   - inputs: the files if they are loaded already; nil to load them.
  ///   - mostSteps: the limit of steps.
  /// - Throws: `WishProblem` for a wish that does not fit a palette.
  package init(
    _ files: VisibleFiles, _ sources: [EditProposer], _ wishes: EditWishes = EditWishes(), policy: Policy?,
    workers: Workers, inputs: PaletteInputs? = nil, mostSteps: Int = EditProposal.mostSteps
  ) throws(WishProblem) {
    self.inputs = inputs
    let meter = WorkMeter(mostSteps)
    origin = files
    disk = files.tree
    var settings = AuditSettings(policy: policy)
    settings.keepsEqualClasses = true
    settings.wishes = wishes
    pipeline = AuditPipeline(settings, workers: workers)
    before = audits(with: [:], meter)
    for audit in before { _ = try wishes.advice(in: audit.plan.loaded) }
    after = before
    guards = before.map { EditGuard($0) }
    results = pipeline.results(of: before.map { $0.measured }, advises: sources.contains { $0.followsPlan })
    for _ in 0..<Self.mostTurns {
      let known = self.files
      for index in before.indices {
        let share = meter.part(of: min(before.count - index, Self.mostShares))
        for source in sources { improve(index, source, share) }
      }
      if self.files == known || meter.isOver { break }
    }
  }

  /// Problems of the input, each once.
  package var diagnostics: [Diagnostic] { Set(before.flatMap { $0.plan.loaded.diagnostics }).sorted() }

  /// Makes the edits for an audit, except those that cause a new error of a rule in any audit.
  private mutating func improve(_ index: Int, _ source: EditProposer, _ meter: WorkMeter) {
    var pinned: Set<EntryPlace> = []
    for _ in 0..<Self.mostAttempts {
      if meter.isOver {
        unfinished.insert(index)
        return
      }
      let edits = source.edits(after[index], results[index], pinned)
      guard !edits.isEmpty, let written = written(edits, index, source, meter) else { return }
      let culprits = culprits(in: written.audits, among: edits, index, meter)
      guard !culprits.isEmpty else {
        (after, files) = (written.audits, written.files.values.ordered { $0.file.precedesInBytes($1.file) })
        return
      }
      for culprit in culprits where withheld[index]?.contains(culprit.withheld) != true {
        withheld[index, default: []].append(culprit.withheld)
      }
      pinned.formUnion(culprits.map { $0.withheld.place })
    }
  }

  /// The edits of one audit that contribute to an error that no audit has now, or do what no edit may do.
  private func culprits(
    in audits: [AuditInput], among edits: [ColorEdit], _ index: Int, _ meter: WorkMeter
  ) -> [(edit: ColorEdit, withheld: WithheldEdit)] {
    guard audits.count == guards.count else { return [] }
    for (place, audit) in audits.enumerated() {
      meter.spend(4 * guards[place].steps)
      let faults = guards[place].faults(in: audit)
      let watch = RestraintWatch(before[place])
      let breaches = watch.breaches(in: audit)
      // Entries of another audit mean nothing here, so all edits of this one are suspects.
      if !faults.isEmpty {
        return place == index
          ? guards[index].culprits(faults, among: edits) : edits.map { ($0, guards[place].withheld($0, faults)) }
      }
      if let first = breaches.first {
        return place == index ? watch.culprits(breaches, among: edits) : edits.map { ($0, watch.withheld($0, first)) }
      }
    }
    return []
  }

  /// The reasons not to write, in words: what edits did to the audits of the original files and may not do.
  package static func refusals(from before: [AuditInput], to after: [AuditInput]) -> [String] {
    guard before.count == after.count else { return ["the changed files contain different palettes"] }
    return zip(before, after).flatMap { before, after in
      let watch = RestraintWatch(before)
      return watch.breaches(in: after).map { watch.words($0) }
    }
  }

  /// The files with edits on top, and their audits; nil if there is nothing to gain or an edit cannot be written.
  private mutating func written(
    _ edits: [ColorEdit], _ index: Int, _ source: EditProposer, _ meter: WorkMeter
  ) -> (audits: [AuditInput], files: [String: FileChange])? {
    let palette = after[index].plan.loaded.palette
    let wanted = audit(after[index].plan.loaded.with(palette.applying(edits)), meter)
    let gain = after[index].failures - wanted.failures
    guard gain > 0 || (gain == 0 && !source.clearsFailures) else { return nil }
    var rounding: [TokenIndex: EditRounding] = [:]
    for step in EditRounding.allCases {
      let changed = changes(edits, of: palette) { rounding[$0.token] ?? .nearest }
      guard changed.problems.isEmpty else {
        problems += changed.problems.filter { !problems.contains($0) }
        return nil
      }
      let audits = audits(with: changed.files, meter)
      guard audits.count == before.count else { return nil }
      let missed = missed(audits[index], wanted, index)
      if missed.isEmpty || step == EditRounding.allCases.last {
        guard !source.clearsFailures || audits.failures < after.failures else { return nil }
        return (audits, changed.files)
      }
      for token in audits[index].tokens(in: missed) { rounding[token] = step.next }
    }
    return nil
  }

  /// The measurements that the wanted colors fix but the written ones do not.
  ///
  /// They reach a ratio, the required one or the aim, only with the wanted colors; or a rule finds a new error only with
  /// the written ones.
  private func missed(_ written: AuditInput, _ wanted: AuditInput, _ index: Int) -> [MeasurementIndex] {
    guard written.measurements.count == wanted.measurements.count else { return [] }
    let isWanted = Set(guards[index].faults(in: wanted).findings.flatMap { $0.cells.compactMap { $0.measurement } })
    let faults = Set(guards[index].faults(in: written).findings.flatMap { $0.cells.compactMap { $0.measurement } })
    return faults.subtracting(isWanted).sorted()
      + written.measurements.typedIndices.filter { index in
        let (now, then) = (written.measurements[index], wanted.measurements[index])
        let pair = wanted.plan.pairs[then.pair]
        let aim =
          then.variant.contrast == .increased ? wanted.plan.policy.increased?.ratio(for: pair.role, pair.size) : nil
        return [then.requirement.minimum, aim].compactMap { $0 }.contains { limit in
          then.minimum?.reaches(limit) == true && now.minimum?.reaches(limit) != true
        }
      }
  }

  /// All changes so far with further edits, by file; a file that is unchanged from the disk is left out.
  private func changes(
    _ edits: [ColorEdit], of palette: Palette, rounding: (ColorEdit) -> EditRounding
  ) -> (files: [String: FileChange], problems: [Diagnostic]) {
    var known: [String: FileChange] = [:]
    for file in files { known[file.file] = file }
    let (found, problems) = PaletteEditor.changes(edits, of: palette, rounding: rounding) {
      (file: String) throws(FileProblem) in
      if let change = known[file] { return change.new }
      return try disk.read(origin.located(file))
    }
    for change in found {
      known[change.file] = FileChange(file: change.file, old: known[change.file]?.old ?? change.old, new: change.new)
    }
    return (known.filter { $0.value.old != $0.value.new }, problems)
  }

  /// The audits of the paths with changed files in place of those on the disk; unaffected ones are kept.
  private mutating func audits(with changes: [String: FileChange], _ meter: WorkMeter) -> [AuditInput] {
    let changed = pipeline.load(origin.overlaid(FileOverlay(changes.mapValues { $0.new })), reusing: inputs)
    inputs = inputs ?? changed
    return changed.palettes.enumerated().map { index, loaded in
      meter.spend(Self.tokenSteps * loaded.palette.tokens.count)
      if after.indices.contains(index), after[index].plan.loaded.palette.tokens == loaded.palette.tokens {
        return after[index]
      }
      return audit(loaded, meter)
    }
  }

  private func audit(_ loaded: LoadedPalette, _ meter: WorkMeter) -> AuditInput {
    let plan = AuditPlan(
      loaded, policy: pipeline.settings.policy ?? loaded.policy, sources: inputs?.facts(of: loaded))
    let measured = Measurer.measure(plan)
    meter.spend(MeasuringLimits.searchSteps(of: measured))
    return AuditInput(measured)
  }
}

extension AuditInput {
  /// The number of failing measurements.
  package var failures: Int { measurements.count { $0.verdict == .fail } }
}

extension [AuditInput] {
  /// The number of failing measurements of all audits.
  package var failures: Int { reduce(0) { $0 + $1.failures } }
}

extension EditRounding {
  /// The next rounding to try if this one fails.
  fileprivate var next: EditRounding {
    switch self {
    case .nearest: .down
    case .down: .up
    case .up, .exact: .exact
    }
  }
}
