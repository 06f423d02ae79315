package import AuditEngine
import AuditReports
package import LocalFiles
package import Palettes

/// The baseline of a run on disk: read before the gate, and written if the run updates it.
package struct BaselineGate {
  private let path: String
  private let updates: Bool
  private let allowsGrowth: Bool
  /// The records; nil if the file cannot be read.
  package private(set) var baseline: Baseline?
  /// The problems with reading the file; empty if it can be read, or if it is to be created.
  package private(set) var problems: [Diagnostic] = []
  /// True if the file does not exist yet.
  private var isNew = false

  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - updates: true to bring the file up to date, and to create it if there is none.
  ///   - allowsGrowth: true to let an existing file record new and worse results.
  package init(_ path: String, updates: Bool = false, allowsGrowth: Bool = false) {
    self.path = path
    self.updates = updates
    self.allowsGrowth = allowsGrowth
    do throws(FileProblem) {
      read(try NamedFile(path).read())
    } catch .notFound where updates {
      isNew = true
      baseline = Baseline()
    } catch {
      let remedy = error == .notFound ? "; create it with --update-baseline" : ""
      let words = "the baseline cannot be read: \(error.words)\(remedy)"
      problems.append(Diagnostic(.error, .missingInput, words, at: location))
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    do throws(Diagnostic) {
      baseline = try BaselineFile.read(bytes, display: location.file)
      problems += BaselineFile.aliases(in: bytes).map { alias in
        let words = "\(alias.words); update the baseline with --update-baseline"
        return Diagnostic(.warning, .badData, words, at: location)
      }
    } catch {
      problems.append(error)
    }
  }

  private var location: SourceLocation {
    let current = Platform.currentFolder
    return SourceLocation(file: Platform.relative(path, to: Platform.displayBase(for: path), from: current))
  }

  /// Writes the baseline updated by a run, unless a part of the input could not be read; returns words about it.
  ///
  /// A file that does not exist yet records everything; an existing one grows only if the options allow it. No other
  /// input of the run is replaced.
  package mutating func update(by report: AuditReport, besides inputs: InputFiles) throws(OutputProblem) -> String {
    guard let old = baseline, !report.diagnostics.contains(where: { $0.severity == .error }) else {
      return "\(path) was not changed because part of the input could not be read"
    }
    var inputs = inputs
    inputs.paths.removeAll { $0 == path }
    let update = BaselineUpdate(of: old, by: report, allowsGrowth: isNew || allowsGrowth)
    let isWritten = try NamedFile(path).write(BaselineFile.render(update.baseline), besides: inputs)
    baseline = update.baseline
    problems.removeAll { $0.severity == .warning }
    return "\(isNew ? "Created" : isWritten ? "Updated" : "Kept") \(path): \(Self.words(update))"
  }

  /// Returns advice on how to tighten stale records.
  package func words(about report: AuditReport, tightening command: String) -> [String] {
    guard let outcome = report.baseline, !outcome.stale.isEmpty else { return [] }
    return ["\(Wording.count(outcome.stale.count, "record")) in \(path) can be tightened: \(command)"]
  }

  private static func words(_ update: BaselineUpdate) -> String {
    let changes = [
      (update.added, "added"), (update.loosened, "loosened"), (update.tightened, "tightened"),
      (update.removed, "removed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let refused =
      update.refused > 0
      ? "; \(Wording.count(update.refused, "measurement")) new or worse, but not added: fix "
        + "\(update.refused == 1 ? "it" : "them"), or accept \(update.refused == 1 ? "it" : "them") with --allow-growth"
      : ""
    return (changes.isEmpty ? "nothing to tighten" : changes.joined(separator: ", ")) + refused
  }
}
