import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The way back from a fix, found before it is written.
struct FixUndo {
  /// The way back in one line; without one, the reason.
  let line: String

  /// Asks Git about files that are named as reports print them.
  init(of files: [String], in disk: DiskFiles) {
    let whole = files.map(disk.source.located)
    guard let repository = Platform.repository(around: whole[0]),
      let changed = try? GitHead.changes(among: whole, around: repository)
    else {
      line = "No undo without Git; the old color is before each → above"
      return
    }
    guard changed.isEmpty else {
      let name = printable(disk.source.typed(files[whole.firstIndex(of: changed[0]) ?? 0]))
      let more = changed.count > 1 ? " and \(Wording.count(changed.count - 1, "other file"))" : ""
      line = "No undo with Git, because \(name)\(more) had changes before; the old color is before each → above"
      return
    }
    line = "To undo: \(GitCommandLine(whole, in: repository).command(onFiles: "restore"))"
  }
}
