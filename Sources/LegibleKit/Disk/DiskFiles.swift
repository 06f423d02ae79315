package import AuditEngine
import LocalFiles
package import Palettes

/// The files of this machine at some paths, each below the root of its path.
package struct DiskFiles: Sendable {
  /// The files, as the engine takes them.
  package let source: VisibleFiles
  /// The root of each group of paths, in the order of `VisibleFiles.open()`; nil for one that nothing confines.
  let roots: [ReadingRoot?]
  /// The files that were read.
  let inputFiles = InputFiles()
  private let log: ReadingLog?
  private let record: ReadingRecord?
  private let sources: ReadingRecord?

  /// Finds the roots of paths, of the current folder if there are none.
  ///
  /// - Parameters:
  ///   - tree: files to read instead of those of the disk, such as those of a revision.
  ///   - isConfined: true to read only files below the roots.
  ///   - remembersFiles: true to keep the hash of every file that is read for palettes.
  ///   - remembersSources: true to keep the hash of every file that is read for Swift sources, so that `readsSources`
  ///     compares them.
  ///   - noticesChanges: true to keep the answers of the disk, so that `changes` finds those that differ later.
  package init(
    _ named: [String], from tree: FileTree? = nil, isConfined: Bool = true, remembersFiles: Bool = false,
    remembersSources: Bool = false, noticesChanges: Bool = false
  ) {
    let paths = named.isEmpty ? ["."] : named
    let base = Platform.displayBase(for: paths)
    let files = isConfined ? tree.map(inputFiles.noting) : tree
    let disk = files ?? FileTree.disk(displayedFrom: base, noting: inputFiles)
    record = noticesChanges ? ReadingRecord(of: disk) : nil
    let tree = record?.tree ?? disk
    let groups = isConfined ? ReadingRoot.groups(of: paths) : [(nil, paths)]
    let log = remembersFiles ? ReadingLog(of: tree) : nil
    self.log = log
    let sources = remembersSources ? ReadingRecord(of: tree) : nil
    self.sources = sources
    roots = groups.map { $0.root }
    source = VisibleFiles(
      named, base: base,
      open: { overlay in
        let budgeted = ReadingBudget.tree(overlay.laid(over: log?.tree ?? tree))
        let plain = overlay.laid(over: sources?.tree ?? tree)
        return groups.map { root, paths in
          FileGroup(
            paths, palettes: Self.confined(budgeted, to: root), sources: Self.confined(plain, to: root),
            notice: root?.notice(displayedFrom: base))
        }
      },
      tree: { overlay in
        let all = overlay.laid(over: tree)
        return isConfined ? ConfinedFiles(all, to: groups.compactMap { $0.root }).tree : all
      },
      located: { Platform.absolute($0, from: base) },
      name: { path in
        Platform.absolute(path, from: Platform.currentFolder).split(separator: "/").last.map { String($0) } ?? "/"
      })
  }

  private static func confined(_ tree: FileTree, to root: ReadingRoot?) -> FileTree {
    root.map { ConfinedFiles(tree, to: $0).tree } ?? tree
  }

  /// The paths for which the disk now gives another answer, as reports print them; none unless changes are noticed.
  func changes() -> [String] { record?.changes() ?? [] }

  /// Drops the answers that `changes` compares with, as before everything is read again.
  func forgetAnswers() { record?.clear() }

  /// True if the files that were read for Swift sources are the same in another tree; false unless they are remembered.
  package func readsSources(sameAs other: FileTree) -> Bool { sources?.isRead(other) ?? false }

  /// The SHA-256 of every file that was read for palettes, by its path as reports print it; none unless remembered.
  package var hashes: [String: String] { log?.files() ?? [:] }
}
