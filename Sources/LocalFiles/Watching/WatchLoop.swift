import FileSyntax
package import Palettes

/// Does something again whenever a file that it read is saved, until its caller ends it.
package struct WatchLoop {
  /// One turn: the file tree, and the files that were saved since the turn before, as reports print them; none if only
  /// the items of folders changed.
  package typealias Turn = (_ files: FileTree, _ saved: [String]) throws -> Void

  private let disk: FileTree
  private let others: [String]

  /// The quiet time after which a save counts as complete, in milliseconds, and the most of these times to wait.
  private static let (calm, mostCalms): (Int32, Int) = (5, 20)
  /// The time for which an end may go unnoticed, in milliseconds.
  private static let patience: Int32 = 100

  /// Prepares for paths; `others` are files that the turns read without a tree.
  package init(_ paths: [String], others: [String] = []) {
    disk = FileTree.disk(displayedFrom: Platform.displayBase(for: paths.isEmpty ? ["."] : paths))
    self.others = others
  }

  /// Turns at once and then at every save.
  ///
  /// A file that is saved while a turn runs is noticed after it: files are compared with their state before they were
  /// read.
  package func run(until isEnded: () -> Bool, _ turn: Turn) throws {
    var watch = Platform.FolderWatch()
    var saved: [String] = []
    while !isEnded() {
      let log = WatchLog(of: disk, besides: others)
      try turn(log.tree, saved)
      saved = Self.saved(since: log.stamps(), &watch, until: isEnded).map(disk.display)
    }
  }

  /// Waits until a path changes; returns the changed files.
  private static func saved(
    since stamps: [String: Platform.Stamp], _ watch: inout Platform.FolderWatch, until isEnded: () -> Bool
  ) -> [String] {
    let rota = ClockRota(stamps) { $0.isFolder }
    var turn = 0
    while !isEnded() {
      if !watch.isClock { watch.add(folders(of: stamps)) }
      let changed = settled(watch.isClock ? rota.due(at: turn) : stamps)
      turn += 1
      guard changed.isEmpty else {
        return changed.filter { !$0.value.isFolder && stamps[$0.key]?.isFolder != true }.keys
          .ordered { $0.precedesInBytes($1) }
      }
      while !watch.wait(atMost: patience), !isEnded() {}
    }
    return []
  }

  /// The changed paths, once they no longer change.
  private static func settled(_ stamps: [String: Platform.Stamp]) -> [String: Platform.Stamp] {
    var changed = Self.changed(stamps)
    for _ in 0..<mostCalms where !changed.isEmpty {
      Platform.sleep(milliseconds: calm)
      let now = Self.changed(stamps)
      if now == changed { break }
      changed = now
    }
    return changed
  }

  private static func changed(_ stamps: [String: Platform.Stamp]) -> [String: Platform.Stamp] {
    var changed: [String: Platform.Stamp] = [:]
    for (path, stamp) in stamps {
      let now = Platform.stamp(of: path)
      if now != stamp { changed[path] = now }
    }
    return changed
  }

  /// The folders in which a change of a path is noticed: itself, and the nearest existing one above.
  private static func folders(of stamps: [String: Platform.Stamp]) -> [String] {
    let current = Platform.currentFolder
    var folders: Set<String> = []
    for (path, stamp) in stamps {
      if stamp.isFolder { folders.insert(path) }
      var folder = Platform.parent(of: Platform.absolute(path, from: current))
      while !folders.contains(folder), !Platform.stamp(of: folder).isFolder, folder != "/" {
        folder = Platform.parent(of: folder)
      }
      folders.insert(folder)
    }
    return folders.sorted()
  }
}
