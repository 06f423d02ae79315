import FileSyntax
import Palettes

extension FoundPairs {
  /// Finds the pairs of all files of a project by evaluating its views.
  init(in project: SourceProject, _ types: TypeIndex) {
    let walks = PlatformWalks(project, types)
    let groups = Self.groups(of: walks.sightings)
    var coverage = PairCoverage()
    var pairs: [FoundPair] = []
    var byPlace: [SourceProject.Place: Int] = [:]
    for (index, group) in groups.enumerated() { byPlace[group[0].place] = index }
    let found = groups.map { Self.pair($0) }
    for (file, source) in project.files.indexed() {
      let count = TextCount.texts(of: source, file, project)
      coverage.symbols += count.symbols
      for node in count.texts {
        coverage.texts += 1
        guard let index = byPlace[SourceProject.Place(file: file, node: node)] else {
          coverage.lose(node, of: file, because: walks.reason(ofUnseen: .init(file: file, node: node)))
          continue
        }
        coverage.count(groups[index], found[index])
      }
    }
    pairs = found.compactMap { $0 }
    self.init(pairs: pairs, coverage: coverage, fonts: walks.fonts, themedStatements: walks.themedStatements)
  }

  /// The sightings of each view, the views in the order of their places.
  private static func groups(of sightings: [TextSighting]) -> [[TextSighting]] {
    let order = sightings.indices.ordered { first, second in
      let (left, right) = (sightings[first].place, sightings[second].place)
      return (left.file, left.node, first) < (right.file, right.node, second)
    }
    var groups: [[TextSighting]] = []
    for index in order {
      if let last = groups.last?[0], last.place == sightings[index].place {
        groups[groups.count - 1].append(sightings[index])
      } else {
        groups.append([sightings[index]])
      }
    }
    return groups
  }

  /// The most alternatives of one pair.
  private static let mostAlternatives = 64

  private static func pair(_ group: [TextSighting]) -> FoundPair? {
    let shown = group.filter { $0.lost == nil && !$0.isSystemDrawn && ($0.role == .text || $0.isForegroundStated) }
    guard let best = shown.first(where: { $0.isCertain }) ?? shown.first else { return nil }
    var alternatives: [FoundPair.Alternative] = []
    for sighting in shown {
      let alternative = sighting.alternative
      if let place = alternatives.firstIndex(where: { $0.isTwin(of: alternative) }) {
        if !alternative.isDefaultLook { alternatives[place].isDefaultLook = false }
        // What is shown without a condition needs none.
        let known = alternatives[place]
        if known.isUncertain == alternative.isUncertain,
          let decided = known.conditions.complement(in: alternative.conditions, { $0.negated })
        {
          // What is shown either way does not depend on it.
          alternatives[place].conditions.removeAll { $0 == decided }
          alternatives[place].named.removeAll { $0 == decided }
          if alternatives[place].named.isEmpty {
            alternatives[place].named = alternatives[place].conditions.last { $0.isOfApp }.map { [$0] } ?? []
          }
          continue
        }
        if known.named != alternative.named { alternatives[place].isNamedAmongOthers = true }
        if (alternative.isUncertain ? 1 : 0, alternative.conditions.count)
          < (known.isUncertain ? 1 : 0, known.conditions.count)
        {
          alternatives[place].conditions = alternative.conditions
          alternatives[place].named = alternative.named
          alternatives[place].isOfTwoChoices = alternative.isOfTwoChoices
          alternatives[place].isUncertain = alternative.isUncertain
        }
      } else if alternatives.count < mostAlternatives {
        alternatives.append(alternative)
      }
    }
    return FoundPair(
      alternatives: alternatives, role: best.role, font: best.font,
      finding: best.surface.layers.isEmpty
        ? .defaultBackground : alternatives.count > 1 ? .branch : best.isGroundOwn ? .chain : .container,
      foregroundFinding: best.isForegroundStated ? .chain : .defaultBackground, file: best.place.file,
      node: best.place.node, member: best.member, isIconControl: shown.contains { $0.isIconControl },
      isForegroundStated: best.isForegroundStated)
  }
}

extension TextSighting {
  var isCertain: Bool { foreground.isResolved && surface.isCertain }

  fileprivate var alternative: FoundPair.Alternative {
    var own = FoundPair.Alternative(
      conditions: conditions.map { $0.branch }, surface: surface, foreground: foreground)
    if own.conditions.contains(where: { $0.isOfLockScreen }) { own.foreground = .unresolved(.widget) }
    if platform != .iOS {
      own.foreground = own.foreground.on(platform)
      own.surface = own.surface.on(platform)
    }
    own.isDefaultLook = isDefaultLook
    let said = choices.map { $0.branch }.filter { !$0.isAtRest }
    own.named = said.isEmpty ? presence.map { [$0.branch] } ?? [] : said
    own.isOfTwoChoices = isOfTwoChoices
    own.isUncertain = isUncertain || isOfTwoChoices
    own.callerConditions = given
    return own
  }
}

extension FoundPair.Alternative {
  /// Returns true if both colors are the same, in the same variants.
  fileprivate func isTwin(of other: FoundPair.Alternative) -> Bool {
    foreground == other.foreground && surface.looksLike(other.surface) && callerConditions == other.callerConditions
      && conditions.filter { !$0.isOfApp } == other.conditions.filter { !$0.isOfApp }
  }
}

extension PairCoverage {
  /// Counts one text with its pair.
  fileprivate mutating func count(_ group: [TextSighting], _ pair: FoundPair?) {
    let (node, file) = (group[0].place.node, group[0].place.file)
    guard let pair else {
      if group.contains(where: { $0.isSystemDrawn }) {
        system += 1
      } else {
        lose(node, of: file, because: group.lazy.compactMap { $0.lost }.first ?? "colored by a control")
      }
      return
    }
    if pair.isForegroundStated { withForeground += 1 }
    if pair.certain.isEmpty {
      lose(node, of: file, because: lossReason(of: pair))
    } else {
      (withBoth, resolved) = (withBoth + 1, resolved + 1)
      if pair.isForegroundStated { resolvedWithForeground += 1 }
    }
  }

  private mutating func lossReason(of pair: FoundPair) -> String {
    if let reason = pair.alternatives.lazy.compactMap({ $0.foreground.unresolved }).first { return reason.kind }
    for surface in pair.alternatives.map({ $0.surface }) where surface.unresolved == nil && !surface.isCertain {
      switch surface.base {
      case .bar: return "in a bar, header, or widget with an unknown background"
      case .any: return "on an image or another view"
      case .elsewhere: return "in views on an unknown surface"
      case .caller, .screen, .window, .row, .sheet, .sheetRow: return "in views that are never used by another view"
      }
    }
    withBoth += 1
    return pair.alternatives.lazy.compactMap { $0.surface.unresolved }.first?.kind ?? "in mutually exclusive branches"
  }
}
