/// A dimension in which tokens differ: a modifier of a resolver, modes of tokens, or themes in separate files.
struct TokenAxis: Sendable {
  /// The source of the axis.
  enum Kind: Hashable, Sendable {
    case modifier
    case modes
    case files
    /// Families of themes, each an audit of its own.
    case families
  }

  /// One way to read the contexts: a family with a context for each variant, or one context for all of them.
  struct Reading: Sendable {
    /// The family, or the context; empty for the contexts that no word but those for settings distinguishes.
    var name: String
    /// The context of each variant, by its raw value.
    var choices: [Int]

    /// True if all variants have the same context.
    var isConstant: Bool { choices.allSatisfy { $0 == choices.first } }
  }

  let kind: Kind
  /// The name under which an audit file chooses, for example `theme`.
  let name: String
  /// The contexts, in the order of the file.
  let contexts: [String]
  /// The context if none is chosen.
  let fallback: Int?
  /// The place of its definition.
  let location: SourceLocation
  /// The first place of each context that is written.
  var places: [SourceLocation] = []
  /// The family that it belongs to; nil for an axis of every audit.
  var family: String?
  /// The readings, each an audit of its own if there are several; the default one comes first.
  private(set) var readings: [Reading]
  /// True if names or an audit file distinguish the variants or the families; else each context is a reading.
  private(set) var isChosen = false

  /// Describes an axis without a choice.
  init(_ kind: Kind, named name: String, contexts: [String], fallback: Int? = nil, at location: SourceLocation) {
    (self.kind, self.name, self.contexts) = (kind, name, contexts)
    (self.fallback, self.location) = (fallback, location)
    let first = fallback ?? 0
    let order = contexts.isEmpty ? [] : [first] + contexts.indices.filter { $0 != first }
    readings = order.map { Self.reading(contexts[$0], of: $0) }
  }

  /// Makes a reading of one context.
  static func reading(_ name: String, of context: Int) -> Reading {
    Reading(name: name, choices: Array(repeating: context, count: Variant.allCases.count))
  }

  /// The context of a variant in a reading; nil if there is no context.
  func context(of variant: Variant, in reading: Int) -> Int? {
    readings.element(at: reading)?.choices.element(at: Int(variant.rawValue))
  }

  /// The variants in which a reading chooses a context.
  func variants(of context: Int, in reading: Int) -> [Variant] {
    Variant.allCases.filter { self.context(of: $0, in: reading) == context }
  }

  /// The contexts that no reading uses; the one for values without a mode is not written.
  var unused: [Int] {
    guard isChosen, kind == .modifier || kind == .modes else { return [] }
    let used = readings.reduce(into: Set<Int>()) { $0.formUnion($1.choices) }
    return contexts.indices.filter { !used.contains($0) && isWritten($0) }
  }

  /// False for the context of the values without a mode, if no mode has its name.
  func isWritten(_ context: Int) -> Bool { kind != .modes || context < places.count }

  /// The contexts of a variant and of the plainer variants of its appearance: `dark-high-contrast`, then `dark`.
  ///
  /// Those of a family come before those without one, which have the values that the family lacks.
  func modes(in variant: Variant, of reading: Int) -> [String] {
    let base = readings.firstIndex { $0.name.isEmpty }
    let variants = [variant] + Self.plainer(than: variant).filter { $0.appearance == variant.appearance }
    var modes: [String] = []
    for own in [reading, base ?? reading] {
      for context in variants.compactMap({ context(of: $0, in: own) }) where !modes.contains(contexts[context]) {
        modes.append(contexts[context])
      }
    }
    return modes
  }

  /// Decides the readings: by the audit file, else by the names, else like a plainer variant.
  ///
  /// False if the audit file chooses in some variants and nothing determines the context of light.
  mutating func choose(_ explicit: [Variant: Int]) -> Bool {
    guard kind == .modifier || kind == .modes else { return true }
    let families = TokenContextFamilies(self)
    guard !explicit.isEmpty || families.areDistinguished else { return true }
    guard var readings = families.readings(explicit) else { return false }
    if let fallback, let first = readings.firstIndex(where: { $0.choices.contains(fallback) }) {
      readings.insert(readings.remove(at: first), at: 0)
    }
    (self.readings, isChosen) = (Self.unique(readings), true)
    return true
  }

  /// Numbers readings whose names have the same words, as their audits need names of their own.
  private static func unique(_ readings: [Reading]) -> [Reading] {
    var counts: [[String]: Int] = [:]
    return readings.map { reading in
      let words = TokenWords.words(of: reading.name)
      let count = counts[words, default: 0] + 1
      counts[words] = count
      return count == 1 ? reading : Reading(name: "\(reading.name) \(count)", choices: reading.choices)
    }
  }

  /// Sets the contexts of the variants, one for each by its raw value.
  mutating func choose(each choices: [Int]) { (readings, isChosen) = ([Reading(name: "", choices: choices)], true) }

  /// Makes each context a reading with a name of its own.
  mutating func name(each names: [String]) {
    readings = zip(names, contexts.indices).map { Self.reading($0, of: $1) }
  }

  /// Returns the variants whose context serves one that has none: transparency is dropped first, then contrast.
  static func plainer(than variant: Variant) -> [Variant] {
    let same = Variant(variant.appearance, variant.contrast)
    let reduced = Variant(variant.appearance, .standard, variant.transparency)
    return [same, reduced, Variant(variant.appearance), .light].filter { $0 != variant }
  }
}
