/// The contexts of an axis by the families that their words name, with the readings that come of them.
///
/// Contexts of one family are one reading, in which each variant takes the context of its settings: `acme-light` and
/// `acme-dark`. Those without a family are a reading too, and have what a family lacks for a variant. A context whose
/// words are no settings is a reading of its own, and so is one that repeats the settings of another.
struct TokenContextFamilies {
  /// The contexts of one family, by index.
  private struct Group {
    /// The words of the family; empty for contexts of settings alone.
    var words: [String]
    var contexts: [Int]
    /// The context of each variant that the names of some serve.
    var guesses: [Variant: Int] = [:]
    /// True if two contexts have different settings.
    var isDistinguished = false
  }

  private let axis: TokenAxis
  private let names: [TokenWords]
  private var groups: [Group] = []
  /// The group without a family, if it can serve others.
  private var base: Int?

  /// True if some words distinguish variants.
  var areDistinguished: Bool {
    groups.contains { $0.isDistinguished || base != nil && !$0.words.isEmpty && !$0.guesses.isEmpty }
  }

  /// Reads the names of an axis.
  init(_ axis: TokenAxis) {
    self.axis = axis
    names = axis.contexts.map { TokenWords($0, topic: axis.kind == .modifier ? axis.name : "") }
    var places: [[String]: Int] = [:]
    for (context, name) in names.enumerated() {
      let words = name.isContradictory ? [name.text] : name.family
      let key = words.sorted { $0.precedesInBytes($1) }
      if let known = places[key] {
        groups[known].contexts.append(context)
      } else {
        places[key] = groups.count
        groups.append(Group(words: words, contexts: [context]))
      }
    }
    for index in groups.indices { guess(index) }
    base = groups.firstIndex { group in
      group.words.isEmpty
        && (group.isDistinguished || group.contexts.allSatisfy { names[$0].condition.weight == 0 })
    }
  }

  /// Finds the context of each variant, as for files: the highest rank of those that serve it.
  private mutating func guess(_ index: Int) {
    let contexts = groups[index].contexts
    let conditions = contexts.map { names[$0].condition }
    guard conditions.contains(where: { $0.weight > 0 }), !contexts.contains(where: { names[$0].isContradictory })
    else { return }
    groups[index].isDistinguished = Set(conditions).count > 1
    for variant in Variant.allCases {
      let serving = contexts.filter { names[$0].condition.holds(in: variant) }
      let best = serving.map { names[$0].condition.rank }.max()
      groups[index].guesses[variant] = serving.first { names[$0].condition.rank == best }
    }
  }

  /// The readings, those without a family first; nil if nothing determines the context of light.
  func readings(_ explicit: [Variant: Int]) -> [TokenAxis.Reading]? {
    let main = mainGroup(explicit)
    var readings: [TokenAxis.Reading] = []
    if let main {
      guard let own = reading(ofMain: main, explicit) else { return nil }
      readings.append(own)
      // Who chooses among names without settings wants no other audit.
      guard areDistinguished else { return readings }
      if explicit.isEmpty { readings += others(than: own, in: groups[main]) }
    }
    let used = Set(readings.first.map { $0.choices } ?? [])
    let served = base.flatMap { base in
      base == main ? readings.first : groups[base].contexts.first.map { TokenAxis.reading("", of: $0) }
    }
    for index in groups.indices where index != main && used.isDisjoint(with: groups[index].contexts) {
      readings += self.readings(of: groups[index], over: index == base ? nil : served)
    }
    return readings
  }

  /// The group that the choices of an audit file belong to, else the one without a family if its names are settings.
  private func mainGroup(_ explicit: [Variant: Int]) -> Int? {
    if let plain = groups.firstIndex(where: { $0.words.isEmpty && $0.isDistinguished }) { return plain }
    guard let first = Variant.allCases.lazy.compactMap({ explicit[$0] }).first else { return nil }
    return groups.firstIndex { $0.contexts.contains(first) }
  }

  /// The reading that an audit file chooses, where a choice counts like a name with the words of its variant.
  private func reading(ofMain group: Int, _ explicit: [Variant: Int]) -> TokenAxis.Reading? {
    let guessed = groups[group].isDistinguished ? groups[group].guesses : [:]
    var own: [Variant: Int] = [:]
    for variant in Variant.allCases {
      let chosen = explicit.keys.filter { TokenCondition(naming: $0).holds(in: variant) }.max { one, other in
        TokenCondition(naming: one).rank < TokenCondition(naming: other).rank
      }
      let rank = guessed[variant].map { names[$0].condition.rank } ?? -1
      let isChosen = chosen.map { TokenCondition(naming: $0).rank >= rank } ?? false
      own[variant] = isChosen ? chosen.flatMap { explicit[$0] } : guessed[variant]
    }
    var choices: [Int] = []
    for variant in Variant.allCases {
      let plainer = TokenAxis.plainer(than: variant).lazy.compactMap { own[$0] }.first
      guard let choice = own[variant] ?? plainer ?? axis.fallback else { return nil }
      choices.append(choice)
    }
    return TokenAxis.Reading(name: groups[group].words.joined(separator: " "), choices: choices)
  }

  /// The readings of a family over the one that serves the variants that it lacks.
  private func readings(of group: Group, over base: TokenAxis.Reading?) -> [TokenAxis.Reading] {
    let alone = group.contexts.filter { axis.isWritten($0) }.map { TokenAxis.reading(axis.contexts[$0], of: $0) }
    guard group.isDistinguished || base != nil && !group.guesses.isEmpty else { return alone }
    var choices: [Int] = []
    for variant in Variant.allCases {
      let plainer = TokenAxis.plainer(than: variant).filter { base == nil || $0.appearance == variant.appearance }
      let own = group.guesses[variant] ?? plainer.lazy.compactMap { group.guesses[$0] }.first
      guard let choice = own ?? base?.choices.element(at: Int(variant.rawValue)) else { return alone }
      choices.append(choice)
    }
    let name = group.contexts.count == 1 ? axis.contexts[group.contexts[0]] : group.words.joined(separator: " ")
    let reading = TokenAxis.Reading(name: name, choices: choices)
    return [reading] + others(than: reading, in: group)
  }

  /// A reading for each context of a group that its own one does not use, in place of the one with the same settings.
  private func others(than reading: TokenAxis.Reading, in group: Group) -> [TokenAxis.Reading] {
    group.contexts.compactMap { context in
      guard !reading.choices.contains(context), axis.isWritten(context) else { return nil }
      let choices = zip(Variant.allCases, reading.choices).map { variant, choice in
        names[context].condition.holds(in: variant) ? context : choice
      }
      return TokenAxis.Reading(name: axis.contexts[context], choices: choices)
    }
  }
}
