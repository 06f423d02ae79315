import PaletteModel

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

  let kind: Kind
  /// The name under which an audit file chooses, for example `theme`.
  let name: String
  /// The contexts, in the order of the file.
  let contexts: [String]
  /// The context if none is chosen.
  let fallback: Int?
  /// The place of its definition.
  let location: SourceLocation
  /// The first place of each context, as far as known.
  var places: [SourceLocation] = []
  /// The family that it belongs to; nil for an axis of every audit.
  var family: String?
  /// The context of each variant, by its raw value; nil if the variants do not choose: all contexts are audited.
  private(set) var choices: [Int]?

  /// Describes an axis without a choice.
  init(_ kind: Kind, named name: String, contexts: [String], fallback: Int? = nil, at location: SourceLocation) {
    (self.kind, self.name, self.contexts) = (kind, name, contexts)
    (self.fallback, self.location) = (fallback, location)
  }

  /// The variants in which a context is chosen.
  func variants(of context: Int) -> [Variant] {
    Variant.allCases.filter { choices?[Int($0.rawValue)] == context }
  }

  /// The contexts of a variant and of the plainer variants of its appearance: `dark-high-contrast`, then `dark`.
  func modes(in variant: Variant) -> [String] {
    var modes: [String] = []
    let variants = [variant] + Self.plainer(than: variant).filter { $0.appearance == variant.appearance }
    for context in variants.compactMap({ choices?[Int($0.rawValue)] }) where !modes.contains(contexts[context]) {
      modes.append(contexts[context])
    }
    return modes
  }

  /// Decides the context of each variant.
  ///
  /// By the audit file, else by the names, else like a plainer variant. False if the audit file chooses in some
  /// variants and nothing determines the context of light.
  mutating func choose(_ explicit: [Variant: Int]) -> Bool {
    let guessed = kind == .files || kind == .families ? [:] : guesses()
    guard !explicit.isEmpty || !guessed.isEmpty else { return true }
    var choices: [Int] = []
    for variant in Variant.allCases {
      let plainer = Self.plainer(than: variant).lazy.compactMap { explicit[$0] ?? guessed[$0] }.first
      guard let choice = explicit[variant] ?? guessed[variant] ?? plainer ?? fallback else { return false }
      choices.append(choice)
    }
    self.choices = choices
    return true
  }

  /// Sets the contexts of the variants, one for each by its raw value.
  mutating func choose(each choices: [Int]) { self.choices = choices }

  /// Returns the variants whose context serves one that has none: transparency is dropped first, then contrast.
  static func plainer(than variant: Variant) -> [Variant] {
    let same = Variant(variant.appearance, variant.contrast)
    let reduced = Variant(variant.appearance, .standard, variant.transparency)
    return [same, reduced, Variant(variant.appearance), .light].filter { $0 != variant }
  }

  /// The contexts implied by names for each variant; empty if they do not distinguish any two settings.
  private func guesses() -> [Variant: Int] {
    let names = contexts.map { TokenConditionName($0, topic: kind == .modifier ? name : "") }
    let known = names.indices.filter { names[$0].rest.isEmpty && !names[$0].isContradictory }
    let spoken = known.reduce(TokenCondition()) { $0.joined(with: names[$1].condition) }
    let conditions = known.map { names[$0].condition.completed(like: spoken) }
    guard spoken.weight > 0, Set(conditions).count > 1 else { return [:] }
    var guesses: [Variant: Int] = [:]
    for variant in Variant.allCases {
      let exact = TokenCondition(
        appearance: spoken.appearance == nil ? nil : variant.appearance,
        contrast: spoken.contrast == nil ? nil : variant.contrast,
        transparency: spoken.transparency == nil ? nil : variant.transparency)
      if let place = conditions.firstIndex(of: exact) { guesses[variant] = known[place] }
    }
    return guesses
  }
}
