/// Finds Swift files, property lists, interfaces and projects in folders.
package struct SourceFinder {
  /// The paths of the Swift files, each once, in the order of the walk.
  package private(set) var swift: [String] = []
  /// The paths of the property lists that describe an app: `Info.plist` and `*-Info.plist`.
  package private(set) var propertyLists: [String] = []
  /// The paths of the Xcode projects (`project.pbxproj`) in the folders and next to the folders around them.
  package private(set) var projects: [String] = []
  /// The paths of the package manifests in the folders and in the folders around them.
  package private(set) var manifests: [String] = []
  /// The paths of storyboards and other Interface Builder files.
  package private(set) var interfaces: [String] = []
  /// The paths of the string tables and string catalogs that are called `Localizable`.
  package private(set) var stringTables: [String] = []
  /// The paths of the files from which tools make projects: `project.yml`, `Project.swift`, `BUILD.bazel`.
  package private(set) var generators: [String] = []
  /// The paths of the files in Objective-C.
  package private(set) var objectiveC: [String] = []
  /// Folders that could not be searched.
  package private(set) var diagnostics: [Diagnostic] = []

  private let tree: FileTree
  /// The visited folders; links may lead to one folder many times, and roots may be nested.
  private var visited: Set<String> = []
  private var known: Set<String> = []
  private var knownManifests: Set<String> = []
  private var surroundings: Set<String> = []

  /// Finds the files in folders that are not asset catalogs, and files that are named themselves.
  ///
  /// `DependencyFolders`, asset catalogs and test folders (`*Tests`) are skipped.
  package init(_ roots: [String], from tree: FileTree) {
    self.tree = tree
    for root in roots.map({ PalettePath.joining($0, "") }) {
      switch try? tree.kind(root) {
      case .file: add(root)
      case .folder: if CatalogFolder(named: root.lastPathPart) == .group { search(root) }
      case .other, .outside, .unnamable, nil: continue
      }
      searchAround(root)
    }
  }

  /// The most folders around a root that are searched for a project.
  static let mostFoldersAround = 8

  /// Finds the projects and manifests in the folders around a folder, as far as they may be read.
  private mutating func searchAround(_ root: String) {
    var folder = root
    for _ in 0..<Self.mostFoldersAround {
      let outer = PalettePath.folder(of: folder)
      guard outer != folder, outer != "/", surroundings.insert(outer).inserted, let items = try? tree.list(outer) else {
        return
      }
      for item in items.sortedByName() {
        let path = outer.appending(item: item.name)
        if item.kind == .file, item.name == "Package.swift" { addManifest(path) }
        if item.kind == .file, Self.generators.contains(item.name) { generators.append(path) }
        if item.kind == .folder, item.name.hasSuffix(".xcodeproj") {
          addProject(path.appending(item: Self.projectName))
        }
      }
      folder = outer
    }
  }

  /// True if two searches have the same results, under the same names in reports.
  package func finds(sameAs other: SourceFinder) -> Bool {
    files == other.files && diagnostics == other.diagnostics
      && files.joined().first.map(tree.display) == other.files.joined().first.map(other.tree.display)
  }

  private var files: [[String]] {
    [swift, propertyLists, projects, manifests, interfaces, stringTables, generators, objectiveC]
  }

  private mutating func addProject(_ path: String) { if known.insert(path).inserted { projects.append(path) } }

  private mutating func addManifest(_ path: String) {
    if knownManifests.insert(path).inserted { manifests.append(path) }
  }

  /// The endings of files of Interface Builder.
  static let interfaceEndings = [".storyboard", ".xib"]
  /// The endings of files in Objective-C.
  static let objectiveCEndings = [".m", ".mm"]
  /// The end of the names of property lists that describe an app.
  static let propertyListEnding = "Info.plist"
  /// The names of string tables and string catalogs.
  static let stringTableNames = ["Localizable.strings", "Localizable.xcstrings"]
  /// The name of the file with the targets of an Xcode project.
  static let projectName = "project.pbxproj"
  /// The names of the files from which tools make projects.
  static let generators = ["project.yml", "project.yaml", "Project.swift", "BUILD.bazel", "BUILD"]

  private mutating func search(_ folder: String, depth: Int = 1) {
    guard depth <= GlobWalk.greatestDepth, visited.insert(tree.identity(folder)).inserted else { return }
    do throws(FileProblem) {
      for item in try tree.list(folder).sortedByName() {
        let path = folder.appending(item: item.name)
        switch item.kind {
        case .file: add(path)
        case .folder: if Self.isSearched(item.name, in: folder) { search(path, depth: depth + 1) }
        case .other, .outside, .unnamable:
          diagnostics += [item.warning(in: tree.display(folder))].compactMap { $0 }
        }
      }
    } catch {
      diagnostics.append(error.diagnostic(at: tree.display(folder)))
    }
  }

  private static func isSearched(_ name: String, in folder: String) -> Bool {
    !name.hasSuffix("Tests") && FolderSearch.isSearched(name, in: folder)
  }

  private mutating func add(_ path: String) {
    let name = path.lastPathPart
    if name == Self.projectName { return addProject(path) }
    if Self.generators.contains(name) { generators.append(path) }
    if Self.objectiveCEndings.contains(where: name.hasSuffix) { objectiveC.append(path) }
    if Self.stringTableNames.contains(name) { stringTables.append(path) }
    let isList = name == Self.propertyListEnding || name.hasSuffix("-\(Self.propertyListEnding)")
    let isInterface = Self.interfaceEndings.contains(where: name.hasSuffix)
    guard isList || isInterface || name.hasSuffix(".swift"), known.insert(path).inserted else { return }
    if name == "Package.swift" { addManifest(path) }
    if isList { propertyLists.append(path) } else if isInterface { interfaces.append(path) } else { swift.append(path) }
  }
}

extension SourceFinder {
  /// Returns the folders and files that an audit file names; one that matches nothing is an error there.
  static func declaration(
    of source: AuditFileSource?, from tree: FileTree
  ) -> (declaration: SourceDeclaration?, diagnostics: [Diagnostic]) {
    guard let source else { return (nil, []) }
    var diagnostics: [Diagnostic] = []
    let roots = source.roots.flatMap { paths(of: $0, from: tree, &diagnostics) }
    let modules = source.glassModules.flatMap { paths(of: $0, from: tree, &diagnostics) }
    guard !source.roots.isEmpty else { return (nil, diagnostics) }
    let declaration = SourceDeclaration(
      roots: unique(roots), glassModules: unique(modules.map(tree.display)), platform: source.platform,
      deployment: source.deployment)
    return (declaration, diagnostics)
  }

  private static func paths(
    of path: AuditFilePath, from tree: FileTree, _ diagnostics: inout [Diagnostic]
  ) -> [String] {
    let walk = GlobWalk(path.text, in: path.folder, from: tree)
    diagnostics += walk.diagnostics
    let paths = walk.paths.filter { $0.hasSuffix(".swift") || (try? tree.kind($0)) == .folder }
    if paths.isEmpty, !Diagnostic.hasErrors(walk.diagnostics) {
      diagnostics.append(Diagnostic(.error, .missingInput, words(of: walk, path, tree), at: path.location))
    }
    return paths
  }

  private static func words(of walk: GlobWalk, _ path: AuditFilePath, _ tree: FileTree) -> String {
    let text = path.text.inQuotes
    if let refusal = walk.refusal { return "\(text): \(refusal.words)" }
    if walk.isPattern {
      return "no folder or Swift file matches \(text); use a pattern relative to the audit file's folder"
    }
    return walk.paths.isEmpty
      ? "there is no \(text)\(tree.suggestion(for: path))"
      : "\(text) is neither a folder nor a Swift file; specify a folder with Swift files"
  }

  private static func unique(_ paths: [String]) -> [String] {
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }
}
