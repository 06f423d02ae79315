/// The colors of one platform in one generation, by name: every value that is published, and what follows from them.
struct SystemColorTable: Sendable {
  /// Every name, sorted.
  let names: [String]
  private let rows: [String: [SystemColorValue?]]

  /// Settles what several lists publish, without the values that are known to be mistakes.
  ///
  /// An alias has the values of the name that it replaces. A color with kin takes its values as further candidates where
  /// only another system's value is published.
  init(
    _ generation: SystemGeneration, _ lists: [PublishedColors], aliases: [String: String] = [:],
    kin: [String: String] = [:]
  ) {
    var published: [String: [[PublishedValue]]] = [:]
    for list in lists {
      for row in list.rows {
        for cell in SystemCell.allCases {
          guard let shade = row[cell] else { continue }
          published[row.name, default: Array(repeating: [], count: SystemCell.allCases.count)][cell.rawValue] +=
            list.sources(of: cell).map { PublishedValue(shade: shade, source: $0, isRival: list.isRival) }
        }
      }
    }
    var rows: [String: [SystemColorValue?]] = [:]
    for (name, cells) in published {
      rows[name] = SystemCell.allCases.map { cell in
        SystemColorValue(settling: cells[cell.rawValue], as: name, in: cell, of: generation)
      }
    }
    for (name, other) in kin {
      guard let own = rows[name], let related = rows[other] else { continue }
      rows[name] = zip(own, related).map { $0?.considering($1, of: other) }
    }
    for (alias, name) in aliases { rows[alias] = rows[name] }
    self.init(rows)
  }

  private init(_ rows: [String: [SystemColorValue?]]) {
    self.rows = rows
    names = rows.keys.sorted()
  }

  /// The value of a name, with or without the suffix `Color`; nil when unknown.
  ///
  /// Without a value with Increase Contrast, the standard one is shown.
  func value(_ name: String, in variant: Variant, elevated: Bool) -> SystemColorValue? {
    guard let row = rows[name.hasSuffix("Color") ? String(name.dropLast(5)) : name] else { return nil }
    let cell = SystemCell(variant, elevated: elevated)
    for known in [cell, cell.base] {
      if let value = row[known.rawValue] { return value }
    }
    return (row[cell.standard.rawValue] ?? row[cell.base.standard.rawValue])?.standingIn(for: cell)
  }

  /// The table of a platform that publishes none, with another's colors before those of its own lists.
  func borrowed(by generation: SystemGeneration, _ lists: [PublishedColors]) -> SystemColorTable {
    let own = SystemColorTable(generation, lists)
    var all = rows.mapValues { $0.map { $0?.borrowed(by: generation.platform.words, generation) } }
    for (name, values) in own.rows { all[name] = values }
    return SystemColorTable(all)
  }
}

extension SystemSource {
  /// Returns true if the values were read off a running system of a platform.
  fileprivate func isRun(of platform: SystemPlatform) -> Bool {
    isRunTime && generations.contains { $0.platform == platform }
  }
}

/// One value with one of its sources.
private struct PublishedValue {
  let shade: SystemShade
  let source: SystemSource
  let isRival: Bool
}

extension SystemColorValue {
  /// Settles what is published of a color in a cell; nil if nothing is.
  ///
  /// What a running system printed decides. Otherwise the sources that describe the system come first, then the newest. The
  /// first decides if it is of the system and decides alone, or if the next one agrees; older ones are then superseded. A
  /// rival, or another source of the same system, that disagrees keeps it open.
  fileprivate init?(
    settling values: [PublishedValue], as name: String, in cell: SystemCell, of generation: SystemGeneration
  ) {
    let sorted = values.enumerated().sorted { left, right in
      (Self.rank(left.element.source, generation), left.offset)
        < (Self.rank(right.element.source, generation), right.offset)
    }.map { $0.element }
    guard let first = sorted.first else { return nil }
    let isOwn = first.source.describes(generation)
    let isRun = first.source.isRun(of: generation.platform)
    let isSuperseding =
      isOwn && first.source.decidesAlone || sorted.count > 1 && first.shade.agrees(with: sorted[1].shade)
    // What describes another system counts only if nothing supersedes it.
    let counting = sorted.filter { !isSuperseding || $0.isRival || $0.source.describes(generation) }
    let isAgreed =
      isRun || sorted.count == 1 || isSuperseding && counting.allSatisfy { $0.shade.agrees(with: first.shade) }
    self.name = name
    self.generation = generation
    self.cell = cell
    standing = isAgreed ? (sorted.count == 1 && !isOwn && !isRun ? .single : .settled) : .open
    candidates = Self.candidates(
      of: isAgreed ? sorted.filter { $0.shade.agrees(with: first.shade) } : counting,
      // A run-time value is exact, whatever others round it to.
      isExact: isRun, isAgreed: isAgreed)
  }

  private static func rank(_ source: SystemSource, _ generation: SystemGeneration) -> Int {
    if source.isRun(of: generation.platform) { return 0 }
    return source.describes(generation) ? 1 : 100 - source.age
  }

  /// Each different value with its sources.
  ///
  /// Values that round to one another are one; those that agree except for a step in a channel stay two.
  private static func candidates(of values: [PublishedValue], isExact: Bool, isAgreed: Bool) -> [SystemCandidate] {
    var groups: [(shade: SystemShade, sources: [SystemSource])] = []
    for value in values {
      let place = groups.firstIndex { group in
        isExact || group.shade.agrees(with: value.shade) && (!isAgreed || group.shade.rgb == value.shade.rgb)
      }
      if let place {
        if !groups[place].sources.contains(value.source) { groups[place].sources.append(value.source) }
      } else {
        groups.append((value.shade, [value.source]))
      }
    }
    return groups.map { SystemCandidate(shade: $0.shade, sources: $0.sources) }
  }

  /// The value with those of a related color, if it is published for another system alone.
  fileprivate func considering(_ kin: SystemColorValue?, of name: String) -> SystemColorValue {
    guard standing == .single, let kin, kin.standing == .settled else { return self }
    let others = kin.candidates.filter { $0.color != candidates[0].color }.compactMap { candidate in
      candidate.shade.map { SystemCandidate(shade: $0, sources: candidate.sources, kin: name) }
    }
    return SystemColorValue(
      name: self.name, generation: generation, cell: cell, candidates: candidates + others,
      standing: others.isEmpty ? .settled : .open)
  }

  /// The standard value in a cell with Increase Contrast.
  fileprivate func standingIn(for cell: SystemCell) -> SystemColorValue {
    SystemColorValue(
      name: name, generation: generation, cell: cell, candidates: [candidates[0]], standing: .standIn)
  }

  /// The value for a platform or a device that publishes none.
  func borrowed(by borrower: String, _ generation: SystemGeneration) -> SystemColorValue {
    SystemColorValue(
      name: name, generation: generation, cell: cell, candidates: [candidates[0]], standing: .borrowed,
      borrower: borrower)
  }
}
