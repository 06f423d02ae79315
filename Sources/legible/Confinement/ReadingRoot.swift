import CommandLineKit
import PaletteLoading

/// A folder below which files are read and edited; no link that leads out of it is followed.
///
/// It is the innermost repository around a path, else the current folder if that holds the path, else the path itself if
/// it is a folder, or the folder that holds it. What a checkout brings, such as a `.git` further in, only makes it
/// smaller; `--root` and `LEGIBLE_ROOT` make it larger, and those a checkout cannot bring.
struct ReadingRoot: Hashable, Sendable {
  /// The folder as an absolute path without links.
  let folder: String
  /// Whether a person made it larger than it is by itself.
  let isWidened: Bool

  /// The option that every command accepts.
  static let option = Parameter.string(
    OptionDescription(
      name: "root", valueName: "DIR", summary: "Also read files in this folder, instead of only the repository",
      completion: .directory))

  /// The folder that `--root` names in this run; nil without it.
  @TaskLocal static var named: String?

  /// The root for a path that the command line names as what to read.
  static func around(_ path: String, from current: String = Platform.currentFolder) -> ReadingRoot {
    let whole = Platform.absolute(path, from: current)
    if let own = surrounding(whole, current) { return widened(own, around: whole, current) }
    let isFolder = (try? Platform.kind(of: whole)) == .folder
    return widened(isFolder ? whole : Platform.parent(of: whole), around: whole, current)
  }

  /// The root that a file lies in which the command line names; nil for one that lies in none and may be anywhere.
  static func holding(_ path: String, from current: String = Platform.currentFolder) -> ReadingRoot? {
    let whole = Platform.absolute(path, from: current)
    return surrounding(whole, current).map { widened($0, around: whole, current) }
  }

  /// The folder that arguments name with `--root`, nil without it; throws for what is not a folder.
  static func named(by arguments: ParsedArguments) throws(UsageError) -> String? {
    guard let named = try arguments.value(of: option) else { return nil }
    guard (try? Platform.kind(of: named)) == .folder else {
      throw UsageError("--root \(quoted(named)) is not a folder", remedy: "specify a folder that contains the input")
    }
    return named
  }

  /// The innermost repository around a path, else the current folder if that holds the path.
  private static func surrounding(_ whole: String, _ current: String) -> String? {
    Platform.repository(around: whole, from: current) ?? (holds(current, whole) ? current : nil)
  }

  private static func widened(_ own: String, around whole: String, _ current: String) -> ReadingRoot {
    let real = (try? Platform.realPath(own)) ?? own
    guard let text = named ?? Platform.environment("LEGIBLE_ROOT"), !text.isEmpty else {
      return ReadingRoot(folder: real, isWidened: false)
    }
    let wide = Platform.absolute(text, from: current)
    guard let realWide = try? Platform.realPath(wide), holds(wide, whole) || holds(realWide, whole), realWide != real
    else {
      return ReadingRoot(folder: real, isWidened: false)
    }
    return ReadingRoot(folder: realWide, isWidened: true)
  }

  /// Whether an absolute path without links is the folder or lies in it.
  func holds(_ path: String) -> Bool { Self.holds(folder, path) }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The path that a path leads to, without links.
  ///
  /// - Throws: `.outsideRoot` for one that leads out of the root, whether there is anything or not; else why it leads to
  ///   nothing.
  func resolve(_ path: String) throws(FileProblem) -> String {
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

  /// Throws where a path that leads to nothing leads out of the root on its way.
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
  /// The path that a path leads to, without links; anywhere without a root.
  func resolve(_ path: String) throws(FileProblem) -> String {
    guard let self else { return try Platform.realPath(path) }
    return try self.resolve(path)
  }
}

extension [ReadingRoot] {
  /// The path that a path leads to, without links, in the first root that holds it.
  func resolve(_ path: String) throws(FileProblem) -> String {
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
