import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// The command-line audit as a library: it checks if an app's colors are legible in every variant.
///
/// ```swift
/// let report = try await Legible.audit("App")
/// #expect(report.gate.status == .passed, "\(report)")
/// ```
///
/// Nothing is read outside the root of a path. The root is the repository that contains the path. Without a repository,
/// it is the current folder if that contains the path, or the path itself. Nothing is written unless you call
/// ``apply(_:)``.
public enum Legible {
  /// Audits the palettes at a path, as `legible audit PATH` does.
  ///
  /// - Parameters:
  ///   - path: a folder with a `legible.json`, an audit file, an asset catalog, a token file, or a folder that contains
  ///     several of these.
  ///   - options: the measurements to make, and the rule for the gate.
  /// - Throws: ``LegibleError`` if nothing can be audited. If only a part can be audited, the ``Report`` lists what is
  ///   missing in ``Report/problems``, and its gate fails.
  @concurrent public static func audit(_ path: String, options: Options = Options()) async throws(LegibleError)
    -> Report
  {
    try audited([path], options)
  }

  /// Audits several paths in one run, as `legible audit PATH…` does, or the current folder if there are none.
  ///
  /// - Throws: ``LegibleError`` if nothing can be audited.
  @concurrent public static func audit(_ paths: [String], options: Options = Options()) async throws(LegibleError)
    -> Report
  {
    try audited(paths, options)
  }

  /// Finds the smallest edits that make failing pairs pass, as `legible fix PATH` does.
  ///
  /// Nothing is written.
  ///
  /// - Parameters:
  ///   - path: the palettes to edit, as for ``audit(_:options:)-(String,_)``.
  ///   - locked: the names of tokens to keep unchanged.
  ///   - addsIncreased: true to add entries for Increase Contrast to tokens without them.
  ///   - options: the policy and the root; the other options do not apply.
  /// - Throws: ``LegibleError`` for a name that matches no token, or more than one.
  @concurrent public static func proposeEdits(
    _ path: String, locking locked: [String] = [], addingIncreased addsIncreased: Bool = false,
    options: Options = Options()
  ) async throws(LegibleError) -> ProposedEdits {
    try options.inRoot { () throws(LegibleError) in
      let files = DiskFiles([path]).source
      return try ProposedEdits.find(files, locked, addsIncreased: addsIncreased, options)
    }
  }

  /// Writes proposed edits to their files, either all of them or none.
  ///
  /// - Throws: ``LegibleError`` if a file has changed since the edits were found, or cannot be written.
  @concurrent public static func apply(_ edits: ProposedEdits) async throws(LegibleError) {
    if let problem = edits.problems.first(where: { $0.severity == .error }) { throw LegibleError(problem) }
    guard !edits.files.isEmpty else { return }
    try edits.options.inRoot { () throws(LegibleError) in
      do {
        let transaction = try EditTransaction(for: edits.paths)
        _ = try transaction.complete()
        try transaction.write(edits.changes)
      } catch {
        throw LegibleError(anything: error)
      }
    }
  }

  /// Compares two reports, as `legible diff OLD NEW` does.
  ///
  /// - Parameters:
  ///   - old: the report before a change.
  ///   - new: the report after it.
  ///   - failOn: the findings that count if they are new or worse.
  public static func compare(_ old: Report, with new: Report, failOn: FailOn = .error) -> Comparison {
    Comparison(from: old, to: new, failOn)
  }

  /// The audit of some paths of the disk.
  static func audited(_ paths: [String], _ options: Options) throws(LegibleError) -> Report {
    try options.inRoot { () throws(LegibleError) in
      let pipeline = options.pipeline
      let inputs = DiskInputs(DiskFiles(paths), pipeline).refusingForeignOutput()
      let results = pipeline.results(of: pipeline.measured(pipeline.plans(of: inputs.inputs)))
      var report = options.gate.report(of: results)
      report.nextStep = pipeline.nextStep(after: report, of: inputs.disk.source, inputs.inputs)
      return try Report(checking: report)
    }
  }
}
