import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteLoading
import PaletteModel

/// The baseline of a run on disk: read before the gate, written where the run is to bring it up to date.
struct BaselineGate {
  private let path: String
  private let options: GateOptions
  /// What is on record; nil where the file cannot be read.
  private(set) var baseline: Baseline?
  /// Why the file cannot be read; empty where it can, or where it is to be made.
  private(set) var problems: [Diagnostic] = []
  /// Whether the file does not exist yet.
  private var isNew = false

  /// Reads the file that the options name; nil without one.
  init?(_ options: GateOptions) {
    guard let path = options.baseline else { return nil }
    self.path = path
    self.options = options
    do throws(FileProblem) {
      read(try NamedFile(path).read())
    } catch .notFound where options.updatesBaseline {
      isNew = true
      baseline = Baseline()
    } catch {
      let remedy = error == .notFound ? "; create it with --update-baseline" : ""
      problems.append(Diagnostic(.error, .missingInput, "the baseline: \(error.words)\(remedy)", at: location))
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

  /// Writes the baseline as a run leaves it, unless a part of the input could not be read; gives what to say about it.
  ///
  /// A file that does not exist yet takes everything; one that exists grows only where the options allow it.
  mutating func update(by report: AuditReport) throws(OutputProblem) -> String {
    guard let old = baseline, !report.diagnostics.contains(where: { $0.severity == .error }) else {
      return "\(path) was not changed because part of the input could not be read"
    }
    let update = BaselineUpdate(of: old, by: report, allowsGrowth: isNew || options.allowsGrowth)
    let isWritten = try NamedFile(path).write(BaselineFile.render(update.baseline))
    baseline = update.baseline
    problems.removeAll { $0.severity == .warning }
    return "\(isNew ? "Made" : isWritten ? "Updated" : "Left") \(path): \(Self.words(update))"
  }

  /// What to say about records that say less than is true now: how to tighten them.
  func words(about report: AuditReport, tightening command: String) -> [String] {
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
      ? "; \(Wording.count(update.refused, "measurement")) new or worse and not added: fix "
        + "\(update.refused == 1 ? "it" : "them"), or accept \(update.refused == 1 ? "it" : "them") with "
        + "--allow-growth"
      : ""
    return (changes.isEmpty ? "nothing to tighten" : changes.joined(separator: ", ")) + refused
  }
}
