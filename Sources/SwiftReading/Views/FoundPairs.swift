import FileSyntax
import Palettes

/// The pairs in a project, and the share of its text that they cover.
package struct FoundPairs: Sendable {
  /// The pairs in the order of files and of places in them.
  package private(set) var pairs: [FoundPair]
  /// The share of the text that they cover.
  package let coverage: PairCoverage

  /// Finds the pairs of all files of a project.
  init(in project: SourceProject) {
    var finder = PairFinder(project, ViewHelpers(in: project))
    finder.read(project.files.typedIndices)
    let instances = project.viewInstances(in: project.files.typedIndices)
    self.init(Self.shown(finder.sightings, finder.calls, instances, of: project))
  }

  /// Sightings in each context in which callers show the view around them.
  static func shown(
    _ sightings: [PairFinder.Sighting], _ calls: [PairFinder.Call], _ instances: [SourceProject.ViewInstance],
    of project: SourceProject
  ) -> [PairFinder.Sighting] {
    let read = Set(calls.map { $0.place })
    var values = ValueReader(project)
    let unread = instances.filter { !read.contains($0.place) }.map { instance in
      var context = ViewContext()
      context.surface.base = instance.base ?? .elsewhere
      context.known = values.values(ofType: instance.type, for: instance.place.node, in: instance.place.file, [:])
        .compactMapValues { $0.resolved(by: [:]) }
      return (type: instance.type, context: context)
    }
    let callers = CallerContexts(calls, showing: sightings, unread: unread)
    // What only previews show, or other systems, the app never does.
    let unshown = project.unshownTypes().subtracting(calls.map { $0.type }).subtracting(unread.map { $0.type })
    let hasWindowTint = project.hasWindowTint
    return sightings.filter { !unshown.contains($0.caller) }.flatMap { sighting in
      callers.contexts(of: sighting.caller).compactMap { outer in
        sighting.context.shown(in: outer).flatMap { context in
          // Redacted text is a gray bar.
          guard context.isRedacted != true else { return nil }
          var shown = sighting
          shown.context = hasWindowTint ? context.settled.tintedByWindow : context.settled
          return shown
        }
      }
    }
  }

  /// Makes a list of pairs with what they cover.
  init(pairs: [FoundPair], coverage: PairCoverage) { (self.pairs, self.coverage) = (pairs, coverage) }

  /// The pairs of which the source states a color: the foreground, or a layer behind it.
  package var stated: FoundPairs {
    var stated = self
    stated.pairs = pairs.filter { $0.isForegroundStated || $0.alternatives.contains { $0.surface.isStated } }
    return stated
  }

  /// Combines sightings, from files in any order, into pairs.
  init(_ sightings: [PairFinder.Sighting]) {
    self.init(Self.views(of: sightings).map { View($0, in: sightings) })
  }

  /// Combines views in the order of files and of places in them.
  init(_ views: [View]) {
    var coverage = PairCoverage()
    for part in views.lazy.compactMap({ $0.coverage }) { coverage.add(part) }
    pairs = views.compactMap { $0.pair }
    self.coverage = coverage
  }

  /// One view with its pair, if it has one; each is processed independently.
  struct View: Sendable {
    let pair: FoundPair?
    /// Its contribution to the coverage; nil for a graphic.
    let coverage: PairCoverage?

    init(_ places: [Int], in sightings: [PairFinder.Sighting]) {
      let group = places.map { sightings[$0] }
      pair = FoundPairs.pair(group)
      coverage = group[0].role == .text ? PairCoverage(of: group, pair) : nil
    }
  }

  /// The sightings of each view, by indices in order, the views in the order of their places.
  static func views(of sightings: [PairFinder.Sighting]) -> [[Int]] {
    let order = sightings.indices.ordered { first, second in
      let (left, right) = (sightings[first].place, sightings[second].place)
      return (left.file, left.node, first) < (right.file, right.node, second)
    }
    var views: [[Int]] = []
    for index in order {
      if let last = views.last?[0], sightings[last].place == sightings[index].place {
        views[views.count - 1].append(index)
      } else {
        views.append([index])
      }
    }
    return views
  }

  private static func pair(_ group: [PairFinder.Sighting]) -> FoundPair? {
    let shown = group.filter { sighting in
      guard sighting.context.opaqueContainer == nil, let text = sighting.context.text else { return false }
      return text.isStated || sighting.role == .text
    }
    let certain = shown.first { $0.context.surface.isCertain }
    guard let best = certain ?? shown.first, let text = best.context.text else { return nil }
    var alternatives: [FoundPair.Alternative] = []
    for sighting in shown {
      guard let color = sighting.context.text?.color else { continue }
      let isStated = sighting.context.text?.isStated ?? false
      for var alternative in Self.alternatives(sighting.context, color)
      where !sighting.context.isTyped || !alternative.conditions.contains(where: { $0.meansEmptyText }) {
        // An app that changes one of the two by itself changes the other as well: a theme sets the appearance.
        let isThemed = alternative.conditions.contains { $0.isOfApp && !sighting.context.conditions.contains($0) }
        let isFixed = alternative.foreground.isFixed && !(alternative.surface.layers.last?.isOpaque ?? false)
        if isThemed, !isStated || isFixed {
          alternative.foreground = .unresolved(.computed("a theme"))
        }
        let isOfWidget = alternative.conditions.contains { $0.isOfLockScreen }
        if isOfWidget { alternative.foreground = .unresolved(.widget) }
        alternative.callerConditions = sighting.context.callerConditions
        if sighting.platform != .iOS {
          alternative.foreground = alternative.foreground.on(sighting.platform)
          alternative.surface = alternative.surface.on(sighting.platform)
        }
        alternative.isDefaultLook = !isStated && sighting.context.tint == nil && !sighting.context.surface.isStated
        alternatives.add(alternative)
      }
    }
    if alternatives.isEmpty {
      // Branches that exclude each other leave nothing to show.
      alternatives = [
        FoundPair.Alternative(
          conditions: best.context.conditions, surface: best.context.surface,
          foreground: .unresolved(.unknownForm("a combination of mutually exclusive branches")))
      ]
    }
    let isOwn = best.context.foreground.map { $0.chain == best.chain && $0.file == best.place.file } ?? false
    return FoundPair(
      alternatives: alternatives, role: best.role, font: best.font, finding: finding(best, alternatives),
      foregroundFinding: text.isStated ? (isOwn ? .chain : .container) : .defaultBackground, file: best.place.file,
      node: best.place.node, member: best.member, isIconControl: shown.contains { $0.context.isIconControl },
      isForegroundStated: text.isStated)
  }

  /// Foreground and surface branch by branch, if their conditions agree.
  private static func alternatives(_ context: ViewContext, _ color: FoundColor) -> [FoundPair.Alternative] {
    if color.isPlain, context.surface.layers.allSatisfy({ $0.isPlain }) {
      // No branches, as nearly everywhere.
      return [
        FoundPair.Alternative(conditions: context.conditions, surface: context.surface, foreground: color)
      ]
    }
    var surfaces: [(conditions: [BranchCondition], surface: FoundSurface)] = [
      (context.conditions, FoundSurface(base: context.surface.base))
    ]
    for layer in context.surface.layers.reversed() {
      surfaces = surfaces.flatMap { below in
        layer.branches.compactMap { branch in
          joined(below.conditions, branch.conditions).map {
            ($0, branch.color.map { below.surface.adding($0) } ?? below.surface)
          }
        }
      }
      if surfaces.count > ColorResolver.mostBranches { surfaces = Array(surfaces.prefix(ColorResolver.mostBranches)) }
    }
    return surfaces.flatMap { surface in
      color.branches.compactMap { branch -> FoundPair.Alternative? in
        guard let found = branch.color, let conditions = joined(surface.conditions, branch.conditions) else {
          return nil
        }
        return FoundPair.Alternative(conditions: conditions, surface: surface.surface, foreground: found)
      }
    }
  }

  private static func joined(_ first: [BranchCondition], _ second: [BranchCondition]) -> [BranchCondition]? {
    let clash = second.contains { condition in first.contains { $0.excludes(condition) } }
    return clash ? nil : first + second.filter { !first.contains($0) }
  }

  private static func finding(_ sighting: PairFinder.Sighting, _ alternatives: [FoundPair.Alternative])
    -> FoundPair.Finding
  {
    guard sighting.context.surface.isStated else { return .defaultBackground }
    if alternatives.count > 1 { return .branch }
    guard let stated = sighting.context.surfaceChain else { return .container }
    return stated.file == sighting.place.file && stated.chain == sighting.chain ? .chain : .container
  }
}

extension PairCoverage {
  /// The contribution of one text with its pair.
  init(of group: [PairFinder.Sighting], _ pair: FoundPair?) {
    self.init()
    texts = 1
    guard let pair else {
      let container = group.lazy.compactMap { $0.context.opaqueContainer }.first
      let isFollowed = container.map { PairFinder.systemColored.contains($0) || $0 == "disabled" } ?? true
      let reason = isFollowed ? "colored by a control" : "in a container that could not be analyzed"
      lose(group[0].place.node, of: group[0].place.file, because: reason)
      return
    }
    if pair.isForegroundStated { withForeground += 1 }
    if !pair.certain.isEmpty {
      (withBoth, resolved) = (1, 1)
      if pair.isForegroundStated { resolvedWithForeground = 1 }
    } else {
      lose(pair.node, of: pair.file, because: reason(of: pair))
    }
  }

  private mutating func reason(of pair: FoundPair) -> String {
    let surfaces = pair.alternatives.map { $0.surface }
    if let surface = surfaces.first(where: { $0.unresolved == nil && !$0.isCertain }) {
      switch surface.base {
      case .bar: return "in a bar, header, or widget with an unknown background"
      case .any: return "on an image or another view"
      case .elsewhere: return "in views on an unknown surface"
      case .caller, .screen, .window, .row, .sheet, .sheetRow: return "in views that are never used by another view"
      }
    }
    withBoth = 1
    return pair.alternatives.lazy.compactMap { $0.foreground.unresolved ?? $0.surface.unresolved }.first?.kind
      ?? "in mutually exclusive branches"
  }
}

extension [FoundPair.Alternative] {
  /// Adds an alternative once; one whose colors are stated elsewhere is more than the look of the system.
  fileprivate mutating func add(_ alternative: FoundPair.Alternative) {
    var twin = alternative
    twin.isDefaultLook.toggle()
    if let place = firstIndex(of: twin) {
      self[place].isDefaultLook = false
    } else if !contains(alternative) {
      append(alternative)
    }
  }
}
