import FileSyntax
import Palettes
import SwiftReading

/// Swift sources read from a file tree, with the problems of reading.
struct SourceReading: Sendable {
  /// The facts of all files that could be read.
  let facts: SourceFacts
  /// Folders and files that could not be read, and problems with exceptions in the code, sorted.
  let diagnostics: [Diagnostic]
  /// The exceptions in the code.
  let waivers: [Waiver]
  /// The files that were found.
  private let found: SourceFinder

  /// The most bytes of one Swift file or property list: 4 MiB.
  static let mostBytes = 4 << 20

  /// Reads what an audit file names, every file once; what is known of the same bytes is not read again if the same
  /// files are found.
  package static func read(
    _ source: SourceDeclaration, from tree: FileTree, reusing known: SourceReading? = nil, workers: Workers
  ) -> SourceReading {
    let found = SourceFinder(source.roots, from: tree)
    if let known, known.found.finds(sameAs: found) { return known }
    let targets = Self.targets(found, of: tree)
    let unbuilt = UnbuiltFiles(found.swift, named: source.roots, targets.built, tree)
    let swift = unbuilt.rest
    let interfaces = Self.interfaces(found, of: tree, workers)
    let lists = found.propertyLists.map { Self.file($0, of: tree) }
    var outside = interfaces.mentions
    outside.hasObjectiveC = !found.objectiveC.isEmpty
    for list in lists { outside.add(list.bytes) }
    let (own, unread) = SourceFacts.reading(
      swift.count, outside, workers: workers,
      on: { path in source.platform.map { [$0] } ?? targets.orderedPlatforms(of: path) },
      file: { Self.file(swift[$0], of: tree) })
    var problems = unread + unbuilt.diagnostics + UnbuiltFiles.diagnostics(of: own.deadTypes)
    problems += lists.compactMap { $0.problem }
    let objectiveC = Self.objectiveC(found, of: tree, workers)
    let facts = own.with {
      $0.propertyLists = lists.map { PropertyListFile(path: $0.path, bytes: $0.bytes) }
      $0.propertyLists.order { $0.path.precedesInBytes($1.path) }
      $0.targets = targets
      $0.interfaceNames = interfaces.colors.union(objectiveC.strings)
      $0.otherTexts = OtherTexts.joined($0.otherTexts + interfaces.texts + objectiveC.texts)
      if own.views.controls.contains(where: { !$0.pictureNames.isEmpty }) {
        $0.translatedKeys = TranslatedKeys(found.stringTables, from: tree).keys
      }
    }
    let unsupported = facts.propertyLists.filter { !$0.isEmpty && $0.list.form != .xml }.map {
      list in
      Diagnostic(
        .warning, .badData,
        "only XML property lists are supported, so this file is skipped; convert it with plutil -convert xml1",
        at: SourceLocation(file: list.path))
    }
    let waivers = SourceWaivers(facts.project)
    return SourceReading(
      facts: facts, diagnostics: (found.diagnostics + problems + unsupported + waivers.diagnostics).sorted(),
      waivers: waivers.waivers, found: found)
  }

  /// A file under its path as reports print it; one that cannot be read is empty and a problem.
  private static func file(
    _ path: String, of tree: FileTree
  ) -> (path: String, bytes: [UInt8], problem: Diagnostic?) {
    let name = tree.display(path)
    do throws(FileProblem) {
      return (name, try held(tree.read(path)), nil)
    } catch {
      return (name, [], error.diagnostic(at: name))
    }
  }

  /// The platforms of the files, by the projects and packages around them; those that cannot be read say nothing.
  private static func targets(_ found: SourceFinder, of tree: FileTree) -> SourceTargets {
    var targets = SourceTargets()
    for path in found.manifests {
      guard let bytes = try? held(tree.read(path)) else { continue }
      let (folder, manifest) = (PalettePath.folder(of: path), PackageManifest(bytes))
      guard manifest.isPackage else { continue }
      targets.add(folder: tree.display(folder), manifest.platforms)
      for (own, platforms) in manifest.restricted {
        targets.add(folder: tree.display(PalettePath.joining(folder, own)), platforms)
      }
      for own in manifest.folders ?? [""] {
        targets.built.add(folder: tree.display(PalettePath.joining(folder, own)))
      }
    }
    // The manifests of generators of projects, which name files in ways of their own.
    for path in found.generators {
      let folder = tree.display(PalettePath.folder(of: path))
      targets.built.add(folder: folder)
      guard let bytes = try? held(tree.read(path)) else { continue }
      let platforms = ProjectManifest(bytes, named: path.lastPathPart).platforms
      if !platforms.isEmpty { targets.add(folder: folder, platforms) }
    }
    for path in found.projects {
      let folder = PalettePath.folder(of: PalettePath.folder(of: path))
      guard let bytes = try? tree.read(path),
        let project = XcodeProject(bytes, in: folder, read: { try? held(tree.read($0)) })
      else { continue }
      project.add(to: &targets, as: tree.display(path), display: tree.display)
    }
    return targets
  }

  /// The names of colors in storyboards and other Interface Builder files, the names of types in them, and their texts.
  private static func interfaces(
    _ found: SourceFinder, of tree: FileTree, _ workers: Workers
  ) -> (colors: Set<String>, mentions: OutsideMentions, texts: [OtherTexts]) {
    let parts = workers.map(rangesOf: found.interfaces.count, most: 16) { range in
      range.reduce(into: (colors: Set<String>(), mentions: OutsideMentions(), texts: [OtherTexts]())) { part, index in
        let path = found.interfaces[index]
        guard let bytes = try? held(tree.read(path)) else { return }
        part.colors.formUnion(InterfaceFile.colorNames(in: bytes))
        part.mentions.add(interface: bytes)
        part.texts += [InterfaceFile.texts(in: bytes, of: tree.display(path))].compactMap { $0 }
      }
    }
    return parts.reduce(into: (colors: [], mentions: OutsideMentions(), texts: [])) { all, part in
      all.colors.formUnion(part.colors)
      all.mentions.add(part.mentions)
      all.texts += part.texts
    }
  }

  /// The texts in files in Objective-C, and their strings, which may name colors.
  private static func objectiveC(
    _ found: SourceFinder, of tree: FileTree, _ workers: Workers
  ) -> (texts: [OtherTexts], strings: Set<String>) {
    let parts = workers.map(rangesOf: found.objectiveC.count, most: 16) { range in
      range.reduce(into: (texts: [OtherTexts](), strings: Set<String>())) { all, index in
        let path = found.objectiveC[index]
        guard let bytes = try? held(tree.read(path)) else { return }
        all.texts += ObjectiveCFile.texts(in: bytes, of: tree.display(path))
        all.strings.formUnion(ObjectiveCFile.strings(in: bytes))
      }
    }
    return parts.reduce(into: (texts: [], strings: [])) { all, part in
      all.texts += part.texts
      all.strings.formUnion(part.strings)
    }
  }

  /// Checks a source file against its limit.
  static func held(_ bytes: [UInt8]) throws(FileProblem) -> [UInt8] {
    guard bytes.count <= mostBytes else {
      throw .other("the file has \(bytes.count) bytes, more than the limit of \(mostBytes); split it")
    }
    return bytes
  }

  /// The texts of other frameworks, which nothing measures.
  var omissions: [Omission] {
    facts.otherTexts.map { Omission(.otherFramework, $0.framework.name, at: $0.first, count: $0.count) }
  }

  /// Adds the exceptions and problems of the sources to a palette.
  func join(_ palette: inout LoadedPalette.Draft) {
    palette.add(diagnostics)
    palette.declaration.waivers += waivers
  }
}
