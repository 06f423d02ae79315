import AuditEngine
import FileSyntax
import LocalFiles
import Palettes

extension VisibleFiles {
  /// Reads a file that is named as reports print it.
  func read(_ file: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileProblem) {
      return try tree.read(located(file))
    } catch {
      throw error.diagnostic(at: file)
    }
  }

  /// Throws for the first file whose bytes on disk are not those that were read; called before anything is written.
  func check(_ changes: [FileChange]) throws(Diagnostic) {
    for change in changes {
      let now: [UInt8]
      do throws(FileProblem) { now = try named(change).read() } catch { throw error.diagnostic(at: change.file) }
      guard now == change.old else {
        let words = "the file has changed since it was read, so nothing is written; run the command again"
        throw Diagnostic(.error, .badData, words, at: SourceLocation(file: change.file))
      }
    }
  }

  /// Writes the new bytes of a file.
  func write(_ change: FileChange) throws(OutputProblem) { try named(change).write(change.new, besides: InputFiles()) }

  private func named(_ change: FileChange) -> NamedFile {
    let current = Platform.currentFolder
    return NamedFile(Platform.relative(located(change.file), to: current, from: current))
  }
}
