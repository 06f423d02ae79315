package import FileSyntax
package import Palettes

/// Everything that rules and reports ask the sources of an app, without any judgment.
package final class SourceFacts: Sendable {
  /// The number of files that one piece of work reads.
  private static let partSize = 32
  /// The number of files whose names one task resolves: larger than others, because a task caches its results.
  private static let resolvingPartSize = 160
  /// The number of views that one piece of work judges.
  private static let viewPartSize = 512

  /// The files with their syntax, for rules that look further.
  package let project: SourceProject
  /// Foregrounds on surfaces, and the share of the text that they cover.
  package let pairs: FoundPairs
  /// Every use of glass and of materials, those by way of the project's own modifiers and views last.
  package let glass: [GlassUse]
  /// Every color that is named or written out.
  package let colors: [ColorUse]
  /// Fonts, controls, backgrounds and settings.
  package let views: ViewFacts
  /// The property lists next to the sources, in the order of their paths.
  package let propertyLists: [PropertyListFile]
  /// The platforms of the files, by the targets and packages that contain them.
  package let targets: SourceTargets
  /// The keys of string tables that have a translation.
  package let translatedKeys: Set<String>
  /// The names of colors in Interface Builder files.
  package let interfaceNames: Set<String>
  /// The texts of frameworks other than SwiftUI, one count for each.
  package let otherTexts: [OtherTexts]
  /// The types that are left out because nothing mentions them, in the order of files.
  package let deadTypes: [DeadType]

  /// The facts that stand next to the sources, or in files of other kinds.
  package struct Surroundings {
    package var propertyLists: [PropertyListFile] = []
    package var targets = SourceTargets()
    package var translatedKeys: Set<String> = []
    package var interfaceNames: Set<String> = []
    package var otherTexts: [OtherTexts] = []

    package init() {}
  }

  /// The texts that a coverage lost, by their places.
  package func lostTexts(of coverage: PairCoverage) -> [SourceLocation] {
    let files = coverage.lossFiles.ordered { $0.key < $1.key }
    return project.locations(of: files.flatMap { file, nodes in nodes.map { .init(file: file, node: $0) } }).sorted()
  }

  /// The number of places in all files that the parser skipped.
  package var unreadCount: Int { project.files.reduce(0) { $0 + $1.tree.unreadCount } }

  /// The facts of files that are read already, in whichever order they come.
  package convenience init(
    of files: [SourceFile], _ outside: OutsideMentions = OutsideMentions(), workers: Workers = .one
  ) {
    let (alive, dead) = DeadTypes.leavingOut(files, outside, workers)
    let project = SourceProject(files: alive)
    let count = project.files.count
    let names = ViewHelpers.names(in: project)
    let used = workers.map(rangesOf: count, most: Self.partSize) { range in
      range.map { ViewHelpers.helpers(in: project.files[$0], names) }
    }
    let helpers = ViewHelpers(joining: used.flatMap { $0 })
    let parts = workers.map(rangesOf: project.files, most: Self.resolvingPartSize) { Part(project, helpers, files: $0) }
    let sightings = FoundPairs.shown(
      parts.flatMap { $0.sightings }, parts.flatMap { $0.calls }, parts.flatMap { $0.instances }, of: project)
    let textReader = OtherTextReader(project)
    let others = workers.map(rangesOf: count, most: Self.partSize) { range in
      range.flatMap { textReader.texts(in: project.files[$0]) }
    }
    let places = FoundPairs.views(of: sightings)
    let views = workers.map(rangesOf: places.count, most: Self.viewPartSize) { range in
      range.map { FoundPairs.View(places[$0], in: sightings) }
    }
    let glass = Self.glass(bearing: parts.flatMap { $0.glass }, in: project, workers)
    var surroundings = Surroundings()
    surroundings.otherTexts = OtherTexts.joined(others.flatMap { $0 })
    self.init(
      project, FoundPairs(views.flatMap { $0 }), glass, parts.flatMap { $0.colors },
      ViewFacts(joining: parts.map { $0.views }), surroundings, dead)
  }

  /// Returns the facts with what stands next to the sources, or with fewer pairs.
  package func with(pairs: FoundPairs? = nil, _ change: (inout Surroundings) -> Void = { _ in }) -> SourceFacts {
    var surroundings = Surroundings()
    surroundings.propertyLists = propertyLists
    surroundings.targets = targets
    surroundings.translatedKeys = translatedKeys
    surroundings.interfaceNames = interfaceNames
    surroundings.otherTexts = otherTexts
    change(&surroundings)
    return SourceFacts(project, pairs ?? self.pairs, glass, colors, views, surroundings, deadTypes)
  }

  /// Reads files and finds their facts, with the problems of those that cannot be read; the same for any number of workers.
  package static func reading(
    _ count: Int, _ outside: OutsideMentions = OutsideMentions(), workers: Workers,
    on platform: @Sendable (_ path: String) -> ApplePlatform = { _ in .iOS },
    file: @Sendable (Int) -> (path: String, bytes: [UInt8], problem: Diagnostic?)
  ) -> (facts: SourceFacts, problems: [Diagnostic]) {
    let parts = workers.map(rangesOf: count, most: partSize) { range in
      var (files, problems): ([SourceFile], [Diagnostic]) = ([], [])
      for index in range {
        let source = file(index)
        files.append(SourceFile(path: source.path, bytes: source.bytes, platform: platform(source.path)))
        if let problem = source.problem { problems.append(problem) }
      }
      return (files, problems)
    }
    return (SourceFacts(of: parts.flatMap { $0.0 }, outside, workers: workers), parts.flatMap { $0.1 })
  }

  /// The uses of glass, followed by those of declarations that contain them.
  private static func glass(bearing direct: [GlassUse], in project: SourceProject, _ workers: Workers) -> [GlassUse] {
    var own = OwnGlassReader(project)
    var (glass, latest) = (direct, direct)
    for _ in 0..<OwnGlassReader.mostRounds {
      let names = own.names(bearing: latest)
      if names.isEmpty { break }
      let found = workers.map(rangesOf: project.files, most: resolvingPartSize) { [own] files in
        var own = own
        return own.uses(among: project.links(named: names, in: files))
      }
      latest = found.flatMap { $0 }
      glass += latest
    }
    return glass
  }

  /// The facts of some files of a project.
  private struct Part: Sendable {
    let sightings: [PairFinder.Sighting]
    let calls: [PairFinder.Call]
    let instances: [SourceProject.ViewInstance]
    let glass: [GlassUse]
    let colors: [ColorUse]
    let views: ViewFacts

    init(_ project: SourceProject, _ helpers: ViewHelpers, files: Range<FileIndex>) {
      var finder = PairFinder(project, helpers)
      finder.read(files)
      (sightings, calls) = (finder.sightings, finder.calls)
      instances = project.viewInstances(in: files)
      var glassReader = GlassReader(project)
      glass = files.flatMap { glassReader.uses(in: $0) }
      var colorReader = ColorUseReader(project)
      colors = files.flatMap { colorReader.uses(in: $0) }
      views = ViewFacts(project, files: files)
    }
  }

  private init(
    _ project: SourceProject, _ pairs: FoundPairs, _ glass: [GlassUse], _ colors: [ColorUse], _ views: ViewFacts,
    _ surroundings: Surroundings, _ deadTypes: [DeadType]
  ) {
    self.project = project
    self.pairs = pairs
    self.glass = glass
    self.colors = colors
    self.views = views
    propertyLists = surroundings.propertyLists
    targets = surroundings.targets
    translatedKeys = surroundings.translatedKeys
    interfaceNames = surroundings.interfaceNames
    otherTexts = surroundings.otherTexts
    self.deadTypes = deadTypes
  }
}
