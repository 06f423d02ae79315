package import Palettes

/// Everything that the engine may see of the world, as a value that its caller provides.
///
/// On a disk, it is opened again for each loading: the count of bytes read, and the record of the folders inside the
/// root, each belong to one loading.
package struct VisibleFiles: Sendable {
  /// The paths as they were named; empty for the current folder.
  package let named: [String]
  /// The folder that paths in reports start from, as an absolute path.
  package let base: String
  /// Files that replace those of the disk.
  package var overlay = FileOverlay()
  private let opened: @Sendable (FileOverlay) -> [FileGroup]
  private let whole: @Sendable (FileOverlay) -> FileTree
  /// The path of a file that is named as reports print it, to be read with `tree`.
  package let located: @Sendable (_ displayed: String) -> String
  /// The name of the file or folder at a path, without the folders around it.
  package let name: @Sendable (_ path: String) -> String

  /// Files whose ways to look at them differ from path to path.
  ///
  /// - Parameters:
  ///   - open: the paths by the roots that confine them, with the overlay in place; called for each loading.
  ///   - tree: the files below all paths at once.
  package init(
    _ named: [String], base: String, open: @escaping @Sendable (FileOverlay) -> [FileGroup],
    tree: @escaping @Sendable (FileOverlay) -> FileTree, located: @escaping @Sendable (String) -> String,
    name: @escaping @Sendable (String) -> String
  ) {
    self.named = named
    self.base = base
    opened = open
    whole = tree
    self.located = located
    self.name = name
  }

  /// Files of one tree, without a limit; paths are those that reports print.
  init(_ named: [String], in tree: FileTree, base: String = "/") {
    let paths = named.isEmpty ? ["."] : named
    self.init(
      named, base: base,
      open: { overlay in
        let files = overlay.laid(over: tree)
        return [FileGroup(paths, palettes: files, sources: files)]
      }, tree: { $0.laid(over: tree) }, located: { $0 },
      name: { path in path.split(separator: "/").last.map { String($0) } ?? "/" })
  }

  /// The paths, with the current folder if none was named.
  package var paths: [String] { named.isEmpty ? ["."] : named }

  /// The paths by the roots that confine them, opened for one loading.
  func open() -> [FileGroup] { opened(overlay) }

  /// The files below all paths at once.
  package var tree: FileTree { whole(overlay) }

  /// Files with others in their place as well.
  func overlaid(_ more: FileOverlay) -> VisibleFiles {
    var source = self
    source.overlay = overlay.adding(more)
    return source
  }
}
