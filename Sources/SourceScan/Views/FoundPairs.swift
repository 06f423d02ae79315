import PaletteModel

/// The pairs in a project, and the share of its text that they cover.
package struct FoundPairs: Sendable {
  /// The pairs in the order of files and of places in them.
  package let pairs: [FoundPair]
  /// The share of the text that they cover.
  package let coverage: PairCoverage

  /// Finds the pairs of all files of a project, with those of views that state a surface and no foreground if wanted.
  package init(in project: SourceProject, withUnstyledViews: Bool = false) {
    var finder = PairFinder(project, ViewHelpers(in: project))
    finder.read(project.files.indices)
    if withUnstyledViews {
      for index in finder.sightings.indices { finder.sightings[index].context.assumeLabel(at: finder.sightings[index]) }
    }
    self.init(finder.sightings)
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
    let order = sightings.indices.sorted { first, second in
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
    let shown = group.filter { $0.context.foreground != nil && $0.context.opaqueContainer == nil }
    guard let best = shown.first, let foreground = best.context.foreground else { return nil }
    var alternatives: [FoundPair.Alternative] = []
    for sighting in shown {
      guard let color = sighting.context.foreground?.value else { continue }
      for alternative in Self.alternatives(sighting.context, color) where !alternatives.contains(alternative) {
        alternatives.append(alternative)
      }
    }
    if alternatives.isEmpty {
      // Branches that exclude each other leave nothing to show.
      alternatives = [
        FoundPair.Alternative(
          conditions: best.context.conditions, surface: best.context.surface,
          foreground: .unresolved(.unknownForm("mutually exclusive branches")))
      ]
    }
    let isOwn = foreground.chain == best.chain && foreground.file == best.place.file
    let way: FoundPair.Finding = foreground.chain < 0 ? .defaultBackground : isOwn ? .chain : .container
    return FoundPair(
      alternatives: alternatives, role: best.role, font: best.context.font, finding: finding(best, alternatives),
      foregroundFinding: way, file: best.place.file, node: best.place.node, member: best.member)
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
      let reason = container.map { _ in "a container of the project determines it" } ?? "no foreground specified"
      losses[reason, default: 0] += 1
      return
    }
    withForeground += 1
    guard pair.finding != .defaultBackground else {
      losses["no surface specified", default: 0] += 1
      return
    }
    withBoth += 1
    let reasons = pair.alternatives.lazy.compactMap { $0.foreground.unresolved ?? $0.surface.unresolved }
    if let reason = reasons.first {
      losses[reason.kind, default: 0] += 1
    } else {
      resolved += 1
    }
  }
}
