package import FileSyntax
package import Palettes

/// Everything that rules and reports ask the sources of an app, without any judgment.
package final class SourceFacts: Sendable {
  /// The number of files that one piece of work reads.
  private static let partSize = 32
  /// The number of files whose names one task resolves: larger than others, because a task caches its results.
  private static let resolvingPartSize = 160

  /// The files with their syntax, for rules that look further.
  package let project: SourceProject
  /// The statements that give windows and apps an appearance.
  private let appearances: [StatedAppearance.Statement]
  private let types: TypeIndex
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
  /// The names of colors in Interface Builder files, and the strings of Objective-C.
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
    fileprivate var appearances: [StatedAppearance.Statement] = []

    package init() {}
  }

  /// The texts that a coverage lost, by their places.
  package func lostTexts(of coverage: PairCoverage) -> [SourceLocation] {
    project.locations(of: coverage.lost.map { $0.place }).sorted()
  }

  /// The colors that expressions of the sources mean where they stand.
  package var placedColors: PlacedColors { PlacedColors(project, types) }

  /// True if code gives windows an appearance that may be that of all views.
  package var hasWindowAppearance: Bool {
    switch StatedAppearance(appearances) {
    case nil: false
    case .unknown: true
    case .light, .dark: !appearances.contains { $0.isOfApp(types) }
    }
  }

  /// True for dark, false for light, if all apps that show a file are locked to that appearance; nil if one is not.
  package func lockedAppearance(of path: String) -> Bool? {
    let apps = targets.products(with: path)
    guard apps.allSatisfy({ $0.isApp }) else { return nil }
    let styles: Set<StatedAppearance?>
    if apps.isEmpty {
      styles = [targets.products.isEmpty ? stated { _ in true } : nil]
    } else {
      styles = Set(apps.map { style(of: $0) ?? stated(in: $0.contains) })
    }
    guard styles.count == 1, let style = styles.first, style == .light || style == .dark else { return nil }
    return style == .dark
  }

  /// The appearance that the code of an app gives all its windows; nil for none.
  private func stated(in isOwn: (String) -> Bool) -> StatedAppearance? {
    let own = appearances.filter { isOwn(project.files[$0.place.file].path) }
    return own.contains { $0.isOfApp(types) } ? StatedAppearance(own) : nil
  }

  /// The appearance to which the settings of an app lock it; nil for none.
  private func style(of product: SourceTargets.Product) -> StatedAppearance? {
    if let style = product.style { return StatedAppearance(named: style) }
    guard let path = product.propertyList, let list = propertyLists.first(where: { $0.path.hasSuffix(path) }) else {
      return nil
    }
    for entry in list.list.entries where entry.key == "UIUserInterfaceStyle" {
      if case .text(let style) = entry.value { return StatedAppearance(named: style) }
    }
    return nil
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
    let types = TypeIndex(project)
    let parts = workers.map(rangesOf: project.files, most: Self.resolvingPartSize) { Part(project, types, files: $0) }
    let textReader = OtherTextReader(project)
    let others = workers.map(rangesOf: count, most: Self.partSize) { range in
      range.flatMap { textReader.texts(in: project.files[$0]) }
    }
    let glass = Self.glass(bearing: parts.flatMap { $0.glass }, in: project, types, workers)
    var surroundings = Surroundings()
    surroundings.otherTexts = OtherTexts.joined(others.flatMap { $0 })
    let pairs = FoundPairs(in: project, types)
    // The pairs of a theme say in which appearance it is seen.
    surroundings.appearances = project.statedAppearances.filter {
      ($0.assignment.isOfWindow || $0.isOfApp(types))
        && !($0.value == .unknown && pairs.themedStatements.contains($0.place))
    }
    let views = ViewFacts(joining: parts.map { $0.views }).settling(pairs.fonts, in: project)
    self.init(project, types, pairs, glass, parts.flatMap { $0.colors }, views, surroundings, dead)
  }

  /// Returns the facts with what stands next to the sources, or with fewer pairs.
  package func with(pairs: FoundPairs? = nil, _ change: (inout Surroundings) -> Void = { _ in }) -> SourceFacts {
    var surroundings = Surroundings()
    surroundings.propertyLists = propertyLists
    surroundings.targets = targets
    surroundings.translatedKeys = translatedKeys
    surroundings.interfaceNames = interfaceNames
    surroundings.otherTexts = otherTexts
    surroundings.appearances = appearances
    change(&surroundings)
    return SourceFacts(project, types, pairs ?? self.pairs, glass, colors, views, surroundings, deadTypes)
  }

  /// Reads files and finds their facts, with the problems of those that cannot be read; the same for any number of workers.
  package static func reading(
    _ count: Int, _ outside: OutsideMentions = OutsideMentions(), workers: Workers,
    on platforms: @Sendable (_ path: String) -> [ApplePlatform] = { _ in [.iOS] },
    file: @Sendable (Int) -> (path: String, bytes: [UInt8], problem: Diagnostic?)
  ) -> (facts: SourceFacts, problems: [Diagnostic]) {
    let parts = workers.map(rangesOf: count, most: partSize) { range in
      var (files, problems): ([SourceFile], [Diagnostic]) = ([], [])
      for index in range {
        let source = file(index)
        let built = platforms(source.path)
        let read = SourceFile(
          path: source.path, bytes: source.bytes, platform: built.first ?? .iOS, others: Array(built.dropFirst()))
        files.append(
          read.isOfAppKit ? SourceFile(path: source.path, bytes: source.bytes, platform: .macOS) : read)
        if let problem = source.problem { problems.append(problem) }
        if let problem = files[files.count - 1].depthProblem { problems.append(problem) }
      }
      return (files, problems)
    }
    return (SourceFacts(of: parts.flatMap { $0.0 }, outside, workers: workers), parts.flatMap { $0.1 })
  }

  /// The uses of glass, followed by those of declarations that contain them.
  private static func glass(
    bearing direct: [GlassUse], in project: SourceProject, _ types: TypeIndex, _ workers: Workers
  )
    -> [GlassUse]
  {
    var own = OwnGlassReader(project, types)
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
    let glass: [GlassUse]
    let colors: [ColorUse]
    let views: ViewFacts

    init(_ project: SourceProject, _ types: TypeIndex, files: Range<FileIndex>) {
      var glassReader = GlassReader(project, types)
      glass = files.flatMap { glassReader.uses(in: $0) }
      var colorReader = ColorUseReader(project, types)
      colors = files.flatMap { colorReader.uses(in: $0) }
      views = ViewFacts(project, types, files: files)
    }
  }

  private init(
    _ project: SourceProject, _ types: TypeIndex, _ pairs: FoundPairs, _ glass: [GlassUse], _ colors: [ColorUse],
    _ views: ViewFacts, _ surroundings: Surroundings, _ deadTypes: [DeadType]
  ) {
    self.project = project
    self.types = types
    self.pairs = pairs
    self.glass = glass
    self.colors = colors
    self.views = views
    propertyLists = surroundings.propertyLists
    targets = surroundings.targets
    translatedKeys = surroundings.translatedKeys
    interfaceNames = surroundings.interfaceNames
    otherTexts = surroundings.otherTexts
    appearances = surroundings.appearances
    self.deadTypes = deadTypes
  }
}

extension SourceFile {
  /// True if it is read for iOS and needs AppKit, which only the Mac has.
  fileprivate var isOfAppKit: Bool {
    tree.platform == .iOS
      && tree.nodes.typedIndices.contains { node in
        switch tree[node].kind {
        case .importDeclaration: (tree.isNamed(node, "AppKit") || tree.isNamed(node, "Cocoa")) && !isLeftOut(node)
        case .argument: tree.isNamed(node, "nsColor") && !isLeftOut(node)
        default: false
        }
      }
  }

  /// The warning about a file of which a part is nested too deeply to be read.
  fileprivate var depthProblem: Diagnostic? {
    guard let offset = tree.tooDeep else { return nil }
    let before = tree.bytes[..<min(offset, tree.bytes.count)]
    let line = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let place = SourceLocation(
      file: path, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: before.count - line + 1)
    return Diagnostic(
      .warning, .badData,
      "code in more than \(Parser.deepest) brackets is skipped, so its texts are not counted; move it to a view of its own",
      at: place)
  }
}
