package import Palettes

/// A folder below which files are read and edited; links that point outside it are not followed.
///
/// It is the innermost repository around a path, else the current folder if that contains the path, else the path
/// itself if it is a folder, or the folder that contains it. It is found before any link in it is followed
/// (`PathTrail`). The content of a checkout, such as a nested `.git`, can only make it smaller; `--root` and
/// `LEGIBLE_ROOT` make it larger, and a checkout cannot bring those.
package struct ReadingRoot: Hashable, Sendable {
  /// The folder as an absolute path without links.
  package let folder: String
  /// True if the user made it larger than the default.
  package let isWidened: Bool

  /// The folder that a person names as the root of this run; nil without one.
  @TaskLocal package static var named: String?

  /// The folder that a service never leaves, as an absolute path without links; nil for a run of the command line.
  @TaskLocal package static var enclosing: String?

  /// The root for an input path on the command line.
  package static func around(_ path: String, from current: String = Platform.currentFolder) -> ReadingRoot {
    let whole = Platform.absolute(path, from: current)
    if let own = surrounding(whole, current) { return widened(own, around: whole, current) }
    let isFolder = (try? Platform.kind(of: whole)) == .folder
    return widened(isFolder ? whole : Platform.parent(of: whole), around: whole, current)
  }

  /// Returns the root that contains a file from the command line; nil for one in no root, which may be anywhere.
  package static func holding(_ path: String, from current: String = Platform.currentFolder) -> ReadingRoot? {
    let whole = Platform.absolute(path, from: current)
    return (surrounding(whole, current) ?? enclosing).map { widened($0, around: whole, current) }
  }

  /// The innermost repository around a path, else the current folder if that contains the path.
  private static func surrounding(_ whole: String, _ current: String) -> String? {
    PathTrail(to: whole, from: current).root
  }

  /// Returns true if a link on the way to a path leaves the root that it is in, so that the path is no root.
  package static func isRedirected(_ path: String, from current: String = Platform.currentFolder) -> Bool {
    PathTrail(to: Platform.absolute(path, from: current), from: current).isRedirected
  }

  /// The root that the environment and the user make of the default one, inside of the enclosing folder if there is one.
  private static func widened(_ own: String, around whole: String, _ current: String) -> ReadingRoot {
    let root = unenclosed(own, around: whole, current)
    guard let enclosing, !holds(enclosing, root.folder) else { return root }
    return ReadingRoot(folder: enclosing, isWidened: false)
  }

  private static func unenclosed(_ own: String, around whole: String, _ current: String) -> ReadingRoot {
    let real = (try? Platform.realPath(own)) ?? own
    guard let text = named ?? Platform.environment("LEGIBLE_ROOT"), !text.isEmpty else {
      return ReadingRoot(folder: real, isWidened: false)
    }
    let wide = Platform.absolute(text, from: current)
    guard let realWide = try? Platform.realPath(wide), holds(wide, whole) || holds(realWide, whole), realWide != real,
      !isRedirected(wide, from: current)
    else {
      return ReadingRoot(folder: real, isWidened: false)
    }
    return ReadingRoot(folder: realWide, isWidened: true)
  }

  /// Returns true if an absolute path without links is the folder or is in it.
  package func holds(_ path: String) -> Bool { Self.holds(folder, path) }

  /// Returns true if a path is a folder or is in it, both absolute.
  package static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// Returns a path with all its links resolved.
  ///
  /// - Throws: `.outsideRoot` for one that is outside the root, existing or not; otherwise the reason that it refers to
  ///   nothing.
  package func resolve(_ path: String) throws(FileProblem) -> String {
    let whole = Platform.absolute(path, from: Platform.currentFolder)
    do throws(FileProblem) {
      let real = try Platform.realPath(whole)
      guard holds(real) else { throw .outsideRoot }
      return real
    } catch {
      if error != .outsideRoot { try check(broken: whole) }
      throw error
    }
  }

  /// Throws if a broken path passes outside the root on its way.
  private func check(broken path: String) throws(FileProblem) {
    var (rest, last) = (path, path)
    while rest != "/" {
      last = rest
      rest = Platform.parent(of: rest)
      guard let real = try? Platform.realPath(rest) else { continue }
      guard holds(real), !Platform.isLink(last) else { throw .outsideRoot }
      return
    }
    throw .outsideRoot
  }
}

extension ReadingRoot? {
  /// Returns a path with all its links resolved; unrestricted without a root.
  package func resolve(_ path: String) throws(FileProblem) -> String {
    guard let self else { return try Platform.realPath(path) }
    return try self.resolve(path)
  }
}

extension [ReadingRoot] {
  /// Returns a path with all its links resolved, in the first root that contains it.
  package func resolve(_ path: String) throws(FileProblem) -> String {
    var problem = FileProblem.outsideRoot
    for root in self {
      do throws(FileProblem) {
        return try root.resolve(path)
      } catch {
        if error != .outsideRoot { problem = error }
      }
    }
    throw problem
  }
}
