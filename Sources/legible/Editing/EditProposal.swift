import ColorMath
import CommandLineKit
import ContrastAudit
import PaletteLoading
import PaletteModel
import PaletteSolver

/// What `legible fix` would write: the files with their new bytes, and the audits before and after.
///
/// Made by turns: edits of one audit → new bytes → everything read again with these in place of the files → audited.
/// What a file's digits cannot hold is rounded so that what passes with the exact colour passes as it is written. The
/// turns end when no audit asks for another edit, so that a second run finds nothing to do.
struct EditProposal {
  /// The audits of the files as they are.
  private(set) var before: [AuditInput] = []
  /// The audits with the changes.
  private(set) var after: [AuditInput] = []
  /// The files that change, by name.
  private(set) var files: [FileChange] = []
  /// What stands in the way of an edit.
  private(set) var problems: [Diagnostic] = []
  /// What the solver said first about each audit, by its index; none where nothing fails.
  private(set) var solutions: [Int: PaletteSolution] = [:]
  /// The folder that the names of files start from.
  let base: String

  private let paths: [String]
  private let disk: FileTree
  private let policy: Policy?
  private let jobs: Int

  /// How often edits are asked for; each turn clears something, so that few are needed.
  private static let mostTurns = 8

  /// Works out the edits for the audits of paths; throws what a source says of its options.
  init(_ paths: [String], _ sources: [EditSource], policy: Policy?, jobs: Int) async throws(UsageError) {
    self.paths = paths.isEmpty ? ["."] : paths
    self.policy = policy
    self.jobs = jobs
    base = Platform.displayBase(for: self.paths)
    disk = FileTree.disk(displayedFrom: base)
    before = await audits(with: [:])
    after = before
    for _ in 0..<Self.mostTurns {
      let count = files
      for index in before.indices { for source in sources { try await improve(index, source) } }
      if files == count { break }
    }
  }

  /// Problems of the input, each once.
  var diagnostics: [Diagnostic] { Set(before.flatMap(\.plan.loaded.diagnostics)).sorted() }

  /// Makes the edits that an audit asks for.
  private mutating func improve(_ index: Int, _ source: EditSource) async throws(UsageError) {
    let palette = after[index].plan.loaded.palette
    let answer = try source.answer(after[index], before[index])
    if solutions[index] == nil { solutions[index] = answer.solution }
    let edits = answer.edits
    guard !edits.isEmpty else { return }
    let wanted = audit(after[index].plan.loaded.with(palette.applying(edits)))
    let gain = after[index].failures - wanted.failures
    guard gain > 0 || (gain == 0 && !source.clearsFailures) else { return }
    var rounding: [Int: EditRounding] = [:]
    for step in EditRounding.allCases {
      let changed = changes(edits, of: palette) { rounding[$0.token] ?? .nearest }
      guard changed.problems.isEmpty else {
        problems += changed.problems.filter { !problems.contains($0) }
        return
      }
      let audits = await audits(with: changed.files)
      guard audits.indices.contains(index) else { return }
      let missed = Self.missed(audits[index], wanted)
      if missed.isEmpty || step == EditRounding.allCases.last {
        guard !source.clearsFailures || audits.failures < after.failures else { return }
        (after, files) = (audits, changed.files.values.sorted { $0.file.precedesInBytes($1.file) })
        return
      }
      for token in audits[index].tokens(in: missed) { rounding[token] = step.next }
    }
  }

  /// The measurements that reach a ratio with the colours as wanted and not as written: the required one, or the aim.
  private static func missed(_ written: AuditInput, _ wanted: AuditInput) -> [Int] {
    guard written.measurements.count == wanted.measurements.count else { return [] }
    return written.measurements.indices.filter { index in
      let (now, then) = (written.measurements[index], wanted.measurements[index])
      let pair = wanted.plan.pairs[then.pair]
      let aim =
        then.variant.contrast == .increased ? wanted.plan.policy.increased?.ratio(for: pair.role, pair.size) : nil
      return [then.requirement.minimum, aim].compactMap(\.self).contains { limit in
        then.minimum?.reaches(limit) == true && now.minimum?.reaches(limit) != true
      }
    }
  }

  /// All changes so far with edits on top, by file; a file that comes out as it was on the disk is none of them.
  private func changes(
    _ edits: [ColorEdit], of palette: Palette, rounding: (ColorEdit) -> EditRounding
  ) -> (files: [String: FileChange], problems: [Diagnostic]) {
    var known = Dictionary(uniqueKeysWithValues: files.map { ($0.file, $0) })
    let (found, problems) = PaletteEditor.changes(edits, of: palette, rounding: rounding) {
      (file: String) throws(FileProblem) in
      if let change = known[file] { return change.new }
      return try disk.read(Platform.absolute(file, from: base))
    }
    for change in found {
      known[change.file] = FileChange(file: change.file, old: known[change.file]?.old ?? change.old, new: change.new)
    }
    return (known.filter { $0.value.old != $0.value.new }, problems)
  }

  /// The audits of the paths with changed files in place of those on the disk; those that see no change are kept.
  private func audits(with changes: [String: FileChange]) async -> [AuditInput] {
    let inputs = await PaletteInputs.load(
      paths, from: disk.with(changes.mapValues(\.new)), idioms: [.universal], jobs: jobs)
    return inputs.palettes.enumerated().map { index, loaded in
      if after.indices.contains(index), after[index].plan.loaded.palette.tokens == loaded.palette.tokens {
        return after[index]
      }
      return audit(loaded)
    }
  }

  private func audit(_ loaded: LoadedPalette) -> AuditInput {
    let plan = AuditPlan(loaded, policy: policy ?? loaded.policy)
    let output = Measurer.measure(plan)
    return AuditInput(plan: plan, measurements: output.measurements, evidence: output.evidence)
  }
}

extension AuditInput {
  /// How many measurements fail.
  var failures: Int { measurements.count { $0.verdict == .fail } }
}

extension [AuditInput] {
  /// How many measurements of all audits fail.
  var failures: Int { reduce(0) { $0 + $1.failures } }
}

extension EditRounding {
  /// What is tried where this one does not do.
  fileprivate var next: EditRounding {
    switch self {
    case .nearest: .down
    case .down: .up
    case .up, .exact: .exact
    }
  }
}

extension LoadedPalette {
  /// The same audit of another palette.
  func with(_ palette: Palette) -> LoadedPalette {
    var loaded = self
    loaded.palette = palette
    return loaded
  }
}

extension FileTree {
  /// The same files, but for some with other bytes, named as reports print them.
  fileprivate func with(_ bytes: [String: [UInt8]]) -> FileTree {
    guard !bytes.isEmpty else { return self }
    var tree = self
    let (read, display) = (self.read, self.display)
    tree.read = { (path: String) throws(FileProblem) in
      if let changed = bytes[display(path)] { return changed }
      return try read(path)
    }
    return tree
  }
}
