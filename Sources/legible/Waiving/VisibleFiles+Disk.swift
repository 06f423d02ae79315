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

  /// Writes a file whose bytes on disk are still the ones that were read.
  func write(_ change: FileChange) throws {
    let current = Platform.currentFolder
    let file = NamedFile(Platform.relative(located(change.file), to: current, from: current))
    let now: [UInt8]
    do throws(FileProblem) { now = try file.read() } catch { throw error.diagnostic(at: change.file) }
    guard now == change.old else {
      let words = "the file has changed since it was read, so nothing is written; run the command again"
      throw Diagnostic(.error, .badData, words, at: SourceLocation(file: change.file))
    }
    try file.write(change.new, besides: InputFiles())
  }
}
