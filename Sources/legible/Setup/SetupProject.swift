import AuditEngine
import FileSyntax
import LocalFiles
import Palettes

/// A project, as far as its setup depends on it.
struct SetupProject {
  /// The audited path as typed.
  let path: String
  /// The repository's working tree, as an absolute path; nil outside of one.
  let repository: String?
  /// The service that audits changes; nil if nothing tells.
  let host: SetupHost?
  /// The files of a job.
  let job: SetupJob

  /// The copy of Legible if audits of the project would read it: it is below the audited path, and not hidden.
  let visibleCopy: String?

  /// The levels of folders that are searched for projects and for a copy of Legible.
  private static let deepest = 3
  /// The most folders that are searched.
  private static let mostFolders = 2_000

  /// Looks at a project.
  ///
  /// - Throws: `UsageError` for a folder with several apps, each of which needs a setup of its own.
  init(_ path: String, host: SetupHost?, copy: String?) throws {
    self.path = path
    if let copy, copy.hasPrefix("/") || copy.split(separator: "/").contains("..") {
      throw UsageError(
        "\(quoted(copy)) is not inside the repository", remedy: "name it from its root, such as .legible")
    }
    let current = Platform.currentFolder
    let whole = Platform.absolute(path, from: current)
    repository = Platform.repository(around: path)
    let base = repository ?? whole
    let tree = ConfinedFiles(FileTree.disk(displayedFrom: base), to: .around(path)).tree
    let apps = Self.apps(in: whole, tree)
    guard apps.count < 2 else {
      let names = apps.map { ShellText.quoted(Platform.relative($0, to: current, from: current)) }
      throw UsageError(
        "\(quoted(path)) contains \(apps.count) apps",
        remedy: "set up each one: "
          + names.prefix(4).map { "legible setup \($0)" }.joined(separator: "; ") + (names.count > 4 ? "; …" : ""))
    }
    let isThere = { (name: String) in (try? tree.kind("\(base)/\(name)")) != nil }
    self.host =
      host
      ?? repository.flatMap { _ in
        SetupHost.found(remotes: GitRemotes.addresses(around: path), isThere: isThere)
      }
    if let copy, copy.contains("@"), let other = self.host, other != .github {
      throw UsageError(
        "\(quoted(copy)) is an action, which only GitHub builds",
        remedy: "specify a folder of the repository with --uses")
    }
    let found = Self.copy(in: base, tree)
    visibleCopy = found.flatMap {
      $0.hasPrefix(whole + "/") && !$0.holds("/.") ? Platform.relative($0, to: base, from: current) : nil
    }
    job = SetupJob(
      path: Platform.relative(whole, to: base, from: current),
      copy: copy ?? found.map { Platform.relative($0, to: base, from: current) },
      branch: GitDefaultBranch.name(around: path) ?? "main")
  }

  /// The folders with a project that builds an app; only the outermost of a path.
  private static func apps(in folder: String, _ tree: FileTree) -> [String] {
    var apps: [String] = []
    search(folder, tree) { place, items in
      let builds = items.contains { item in
        guard item.name.hasSuffix(".xcodeproj"), item.kind == .folder,
          let bytes = try? tree.read("\(place)/\(item.name)/project.pbxproj")
        else { return false }
        return String(decoding: bytes, as: UTF8.self).holds("\"com.apple.product-type.application\"")
      }
      if builds { apps.append(place) }
      return !builds
    }
    return apps.sorted()
  }

  /// The first folder with this repository's action, if a repository has a copy.
  private static func copy(in folder: String, _ tree: FileTree) -> String? {
    var found: [String] = []
    search(folder, tree) { place, items in
      guard place != folder, items.contains(where: { $0.name == "action.yml" }),
        items.contains(where: { $0.name == "Package.swift" }), let bytes = try? tree.read("\(place)/action.yml"),
        String(decoding: bytes.prefix(200), as: UTF8.self).hasPrefix("name: Legible\n")
      else { return true }
      found.append(place)
      return false
    }
    return found.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.first
  }

  /// Visits folders level by level, without those that builds and package managers fill; links are not followed.
  private static func search(_ folder: String, _ tree: FileTree, _ enters: (String, [FolderItem]) -> Bool) {
    var level = [folder]
    var visited = 0
    for _ in 0...deepest {
      var next: [String] = []
      for place in level where visited < mostFolders {
        visited += 1
        guard let items = try? tree.list(place).ordered(by: { $0.name < $1.name }), enters(place, items) else {
          continue
        }
        next += items.filter { item in
          item.kind == .folder
            && (item.name == SetupJob.usualFolder
              || !item.name.holds(".") && !DependencyFolders.areSkipped(item.name, in: place))
        }.map { PathParts.joined(place, $0.name) }
      }
      level = next
    }
  }
}
