/// Everything that rules and reports ask the sources of an app, without any judgement.
package struct SourceFacts: Sendable {
  /// The files with their syntax, for rules that look further.
  package let project: SourceProject
  /// Foregrounds on surfaces, and how much of the text they cover.
  package let pairs: FoundPairs
  /// Every use of glass and of materials, those by way of the project's own modifiers and views last.
  package let glass: [GlassUse]
  /// Every colour that is named or written out.
  package let colors: [ColorUse]
  /// Fonts, controls, backgrounds and settings.
  package let views: ViewFacts
  /// The property lists beside the sources, in the order of their paths.
  package var propertyLists: [PropertyListFile] = []

  /// How many places of all files the parser left out.
  package var unreadCount: Int { project.files.reduce(0) { $0 + $1.tree.unreadCount } }

  /// The facts of files that are read already, in whichever order they come.
  package init(of files: [SourceFile]) {
    let project = SourceProject(files: files)
    let part = Part(project, ViewHelpers(in: project), files: project.files.indices)
    self.init(project, [part], FoundPairs(part.sightings))
  }

  /// Reads files and finds their facts with several tasks; the same facts for any number of them.
  package static func reading(
    _ count: Int, tasks: Int, file: @escaping @Sendable (Int) -> (path: String, bytes: [UInt8])
  ) async -> SourceFacts {
    let files = await inParts(of: count, tasks) { range in
      range.map { index in
        let source = file(index)
        return SourceFile(path: source.path, bytes: source.bytes)
      }
    }
    let project = SourceProject(files: files.flatMap { $0 })
    let names = ViewHelpers.names(in: project)
    let used = await inParts(of: project.files.count, tasks) { range in
      range.map { ViewHelpers.helpers(in: project.files[$0], names) }
    }
    let helpers = ViewHelpers(joining: used.flatMap { $0 })
    // What a part has resolved it remembers, so that parts are larger here.
    let parts = await inParts(of: project.files.count, tasks, most: 160) { Part(project, helpers, files: $0) }
    let sightings = parts.flatMap(\.sightings)
    let places = FoundPairs.views(of: sightings)
    let views = await inParts(of: places.count, tasks, most: 512) { range in
      range.map { FoundPairs.View(places[$0], in: sightings) }
    }
    return SourceFacts(project, parts, FoundPairs(views.flatMap { $0 }))
  }

  /// The facts of some files of a project.
  private struct Part: Sendable {
    let sightings: [PairFinder.Sighting]
    let glass: [GlassUse]
    let colors: [ColorUse]
    let views: ViewFacts

    init(_ project: SourceProject, _ helpers: ViewHelpers, files: Range<Int>) {
      var finder = PairFinder(project, helpers)
      finder.read(files)
      sightings = finder.sightings
      var glassReader = GlassReader(project)
      glass = files.flatMap { glassReader.uses(in: $0) }
      var colorReader = ColorUseReader(project)
      colors = files.flatMap { colorReader.uses(in: $0) }
      views = ViewFacts(project, files: files)
    }
  }

  private init(_ project: SourceProject, _ parts: [Part], _ pairs: FoundPairs) {
    self.project = project
    self.pairs = pairs
    let direct = parts.flatMap(\.glass)
    var own = OwnGlassReader(project)
    glass = direct + own.uses(bearing: direct)
    colors = parts.flatMap(\.colors)
    views = ViewFacts(joining: parts.map(\.views))
  }

  /// Divides a number of things into ranges, works on them with so many tasks at a time, and keeps their order.
  private static func inParts<Result: Sendable>(
    of count: Int, _ tasks: Int, most length: Int = 32, _ work: @escaping @Sendable (Range<Int>) -> Result
  ) async -> [Result] {
    let starts = Array(stride(from: 0, to: count, by: length))
    return await withTaskGroup(of: (Int, Result).self) { group in
      var results = [Result?](repeating: nil, count: starts.count)
      var next = 0
      func add(_ index: Int) {
        group.addTask { (index, work(starts[index]..<min(starts[index] + length, count))) }
      }
      while next < min(max(tasks, 1), starts.count) {
        add(next)
        next += 1
      }
      while let (index, result) = await group.next() {
        results[index] = result
        if next < starts.count { add(next) }
        next += 1
      }
      return results.compactMap { $0 }
    }
  }
}
