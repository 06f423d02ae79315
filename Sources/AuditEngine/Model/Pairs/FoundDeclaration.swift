import ColorMath
import Palettes
import SwiftReading

/// Adds the pairs of sources to a declaration: those whose two colors the sources state for certain.
///
/// Each branch is a pair of its own, in the variants in which its conditions may hold. What a declared pair covers is
/// left out, and the declared pair gets its place. A pair is named after the member that shows it.
struct FoundDeclaration {
  /// The share of the text in the sources, counting as resolved only what the palette knows as well.
  private(set) var coverage: PairCoverage

  private let facts: SourceFacts
  private let reader: SourceColorReader
  /// The declared pairs by the words of their foregrounds and surfaces.
  private let declared: [String: [DeclaredPairIndex]]
  private var declaration: AuditDeclaration.Draft
  /// The reason for which the last pair was not added.
  private var problem = ""
  /// The appearances to which apps are locked, by the files that they show.
  private var locked: [String: Bool?] = [:]
  /// The surfaces that were added, by their names.
  private var surfaces: [String: SurfaceIndex] = [:]
  /// The pairs that were added.
  private var known: [Key: DeclaredPairIndex] = [:]

  /// The properties that make two uses one pair.
  private struct Key: Hashable {
    let foreground: SourceColor
    let surface: String
    let role: Role
    let font: Font?
    let member: String
    let variants: VariantSet
    let isDefaultLook: Bool
    let isUncertain: Bool
  }

  /// The platform of the class that is audited; nil for all devices.
  private let platform: ApplePlatform?
  /// The platforms whose code another audit measures.
  private let others: Set<ApplePlatform>

  /// Returns a palette with the pairs of facts added, except for those of platforms with an audit of their own, and the
  /// coverage.
  static func declaring(
    _ facts: SourceFacts, in loaded: LoadedPalette, but others: Set<ApplePlatform> = []
  ) -> (loaded: LoadedPalette, coverage: PairCoverage) {
    var found = FoundDeclaration(facts, loaded, others)
    found.add()
    found.removeGuesses(loaded.policy.largeMeans)
    found.removeUnused()
    found.declaration.sourceColors = facts.colorNames
    return (loaded.with { $0.declaration = found.declaration }, found.coverage)
  }

  private init(_ facts: SourceFacts, _ loaded: LoadedPalette, _ others: Set<ApplePlatform>) {
    self.facts = facts
    self.others = others
    platform = loaded.declaration.isOfParticularClass ? loaded.declaration.deviceClass.idiom.platform : nil
    reader = SourceColorReader(loaded.palette, targets: facts.targets)
    declaration = loaded.declaration.draft
    coverage = facts.pairs.coverage
    let surfaces = DeclaredSurfaceReader(loaded.declaration.surfaces, reader)
    var declared: [String: [DeclaredPairIndex]] = [:]
    for (index, pair) in loaded.declaration.pairs.indexed() where !pair.isProposed {
      let foregrounds = Set(pair.foreground.colors.all.map { [reader] in reader.color($0).words })
      for surface in surfaces.keys(of: pair.surface) {
        for foreground in foregrounds { declared[SourcePairs.key(foreground, on: surface), default: []].append(index) }
      }
    }
    self.declared = declared
  }

  private mutating func add() {
    let pairs = facts.pairs.pairs.filter { $0.role == .text || $0.isIconControl }
    let places = facts.project.locations(of: pairs.map { .init(file: $0.file, node: $0.node) })
    var regained: [FoundPair] = []
    for (pair, place) in zip(pairs, places) {
      if pair.certain.isEmpty {
        if isDeclared(pair, at: place) { regained.append(pair) }
        continue
      }
      problem = "with a color that is not in the palette"
      let isKnown = pair.certain.reduce(into: false) { isKnown, alternative in
        if add(alternative, of: pair, at: place) { isKnown = true }
      }
      if !isKnown, pair.role == .text { lose(pair) }
    }
    coverage.regain(regained)
  }

  /// Returns true if the colors of a pair are those of declared pairs in every case, and gives these its place.
  ///
  /// The audit file vouches for a surface that the sources state, if nothing that was read shows the view.
  private mutating func isDeclared(_ pair: FoundPair, at place: SourceLocation) -> Bool {
    var indices: [DeclaredPairIndex] = []
    for alternative in pair.alternatives {
      let surface = SourceSurface(alternative.surface, reader, in: place.file)
      let foreground = reader.color(alternative.foreground, on: alternative.surface, in: place.file)
      let covering = surface.statedCount == 0 ? [] : indicesOfDeclared(foreground, on: surface, in: pair.role)
      guard !covering.isEmpty else { return false }
      indices += covering
    }
    note(place, in: indices)
    return true
  }

  /// The declared pairs with a foreground and a surface: those in a role, else those in any.
  private func indicesOfDeclared(
    _ foreground: SourceColor, on surface: SourceSurface, in role: Role
  ) -> [DeclaredPairIndex] {
    let all = surface.keys.flatMap { declared[SourcePairs.key(foreground.words, on: $0)] ?? [] }
    let own = all.filter { declaration.pairs[$0].role == role }
    return own.isEmpty ? all : own
  }

  /// Notes a place at which declared pairs are shown.
  private mutating func note(_ place: SourceLocation, in indices: [DeclaredPairIndex]) {
    for index in indices where !declaration.pairs[index].shown.contains(place) {
      declaration.pairs[index].shown.append(place)
    }
  }

  /// Removes pairs that names of tokens imply and that no audit file states, if no code uses the foreground, if nothing
  /// uses the surface, or if the sources show the foreground on other surfaces.
  ///
  /// The manifest of a package says nothing about the use of colors; an interface file shows its colors on surfaces of its own.
  private mutating func removeUnused() {
    guard facts.project.files.contains(where: { $0.path.lastPathPart != "Package.swift" }) else { return }
    let file = declaration.location.file
    let inferred = declaration.pairs.filter { $0.origin.isInferred && $0.location.file != file }
    let (surfaces, interfaceNames) = (declaration.surfaces, facts.interfaceNames)
    var known: Set<String> = []
    let names = inferred.flatMap { Self.tokens(of: $0) + Self.tokens(below: $0, surfaces) }
      .filter { known.insert($0).inserted }
    guard !names.isEmpty else { return }
    let used = Set(facts.project.uses(of: names).used.map { names[$0] })
    let shown = Set(declaration.pairs.filter { $0.origin == .found }.flatMap { Self.tokens(of: $0) })
    declaration.pairs.removeAll { pair in
      guard pair.origin.isInferred, pair.location.file != file else { return false }
      let (foregrounds, grounds) = (Self.tokens(of: pair), Self.tokens(below: pair, surfaces))
      let isUnused = !foregrounds.isEmpty && foregrounds.allSatisfy { !used.contains($0) || shown.contains($0) }
      return isUnused || grounds.contains { !used.contains($0) && !interfaceNames.contains($0) }
    }
  }

  private static func tokens(of pair: Pair) -> [String] { tokens(pair.foreground.colors.all) }

  private static func tokens(below pair: Pair, _ surfaces: [Surface]) -> [String] {
    tokens(
      surfaces[pair.surface].layers.all.flatMap { $0 }.compactMap { layer in
        if case .color(let color) = layer { color } else { nil }
      })
  }

  private static func tokens(_ colors: [WrittenColor]) -> [String] {
    colors.compactMap { if case .token(let name) = $0.reference { name } else { nil } }
  }

  /// Takes from pairs inferred from names the variants in which the sources show them as text that isn't large: two rows
  /// for one pair would have one id.
  private mutating func removeGuesses(_ largeMeans: LargeText) {
    guard !known.isEmpty else { return }
    let surfaces = declaration.surfaces
    func subject(_ pair: Pair) -> String {
      IdentityText.join([pair.foreground.text, surfaces[pair.surface].name, pair.role.rawValue])
    }
    var shown: [String: VariantSet] = [:]
    for index in known.values {
      let pair = declaration.pairs[index]
      guard largeMeans.textSize(of: pair.font) == .normal else { continue }
      shown[subject(pair), default: []].formUnion(pair.variants)
    }
    for index in declaration.pairs.typedIndices {
      let pair = declaration.pairs[index]
      guard pair.origin.isInferred, pair.givenID == nil, pair.name == nil else { continue }
      declaration.pairs[index].variants.subtract(shown[subject(pair)] ?? [])
    }
    declaration.pairs.removeAll { $0.origin.isInferred && $0.variants.isEmpty }
  }

  private mutating func lockedAppearance(of file: String) -> Bool? {
    if let known = locked[file] { return known }
    let found = facts.lockedAppearance(of: file)
    locked[file] = .some(found)
    return found
  }

  /// Counts a text that no pair of the palette covers.
  private mutating func lose(_ pair: FoundPair) {
    coverage.resolved -= 1
    if pair.isForegroundStated { coverage.resolvedWithForeground -= 1 }
    coverage.lose(pair.node, of: pair.file, because: problem)
  }

  /// Adds one branch of a pair; false if its colors are not known.
  private mutating func add(
    _ alternative: FoundPair.Alternative, of pair: FoundPair, at place: SourceLocation
  ) -> Bool {
    let foreground = reader.color(alternative.foreground, on: alternative.surface, in: place.file)
    let surface = SourceSurface(alternative.surface, reader, in: place.file)
    guard
      isMeasured(alternative, [foreground] + surface.layers, on: facts.project.files[pair.file].tree.platform)
    else { return true }
    guard let written = foreground.written(at: place), surface.problem == nil,
      let layers = surface.layers(at: place)
    else { return false }
    // Names alone don't tell that a color shows what is behind it.
    if surface.layers.count == surface.statedCount, let last = surface.layers.last, reader.isTranslucent(last) {
      problem = "on a translucent color over an unknown surface"
      return false
    }
    let platform = facts.project.files[pair.file].tree.platform
    if platform == .watchOS, ([foreground] + surface.layers).contains(where: reader.hasSeveralEntries) { return false }
    var conditions = alternative.conditions
    if let isDark = lockedAppearance(of: place.file) { conditions.append(.appearance(isDark: isDark)) }
    guard let variants = VariantSet(conditions, under: declaration.profile, on: platform) else {
      return true
    }
    let covering = indicesOfDeclared(foreground, on: surface, in: pair.role)
    // The accent color of an app is one that it chose.
    let isDefaultLook =
      alternative.isDefaultLook
      && ([foreground] + surface.layers).allSatisfy { if case .token? = $0.reference { false } else { true } }
    let key = Key(
      foreground: foreground, surface: surface.name, role: pair.role, font: pair.font, member: pair.member,
      variants: variants, isDefaultLook: isDefaultLook, isUncertain: alternative.isUncertain)
    if !covering.isEmpty {
      note(place, in: covering)
      return true
    }
    if let index = known[key] {
      declaration.pairs[index].note = Self.either(declaration.pairs[index].note, note(alternative, of: pair))
      return true
    }
    known[key] = DeclaredPairIndex(declaration.pairs.count)
    let index = surfaces[surface.name] ?? SurfaceIndex(declaration.surfaces.count)
    if index.offset == declaration.surfaces.count {
      surfaces[surface.name] = index
      declaration.surfaces.append(
        Surface(
          name: surface.name, at: place, layers: Adaptive(layers), isElevated: surface.isElevated))
    }
    var found = Pair(
      Foreground(Adaptive(written), text: foreground.words), on: index, role: pair.role, font: pair.font,
      variants: variants, name: pair.member.isEmpty ? nil : pair.member, origin: .found,
      note: note(alternative, of: pair), at: place)
    found.isUndeclared = true
    found.isDefaultLook = isDefaultLook
    found.isUncertain = alternative.isUncertain
    declaration.pairs.append(found)
    return true
  }

  /// Returns true if the audit is of the platform of some code, or of another one for which the app has other colors, and
  /// the system none: each has grounds of its own.
  private func isMeasured(
    _ alternative: FoundPair.Alternative, _ colors: [SourceColor], on own: ApplePlatform
  ) -> Bool {
    guard let platform else { return !others.contains(own) }
    let layers = alternative.surface.layers
    return platform == own
      || ([alternative.foreground] + layers).allSatisfy { $0.isOfApp } && layers.last?.isOpaque ?? false
        && colors.contains(where: reader.namesClasses)
  }

  /// Returns true if callers give one view of the pair this case, and another one a different case.
  private func isChosen(_ condition: BranchCondition, in pair: FoundPair) -> Bool {
    pair.alternatives.contains { other in other.callerConditions.contains { $0.excludes(condition) } }
  }

  /// The case of the only type that callers choose by, which is the theme where colors differ by it.
  private func theme(of alternative: FoundPair.Alternative, in pair: FoundPair) -> String? {
    let themes = alternative.callerConditions.compactMap { condition -> String? in
      guard case .matches(let subject, let pattern, true) = condition,
        subject.unicodeScalars.first?.properties.isUppercase ?? false, isChosen(condition, in: pair)
      else { return nil }
      return "\(subject) is \(pattern)"
    }
    return themes.count == 1 ? themes[0] : nil
  }

  /// The note of a pair that two cases of a type show alike: `if Theme is day or dusk`; for other conditions, the first note
  /// with the remark that it has others.
  private static func either(_ first: String?, _ second: String?) -> String? {
    guard let first, let second, first != second else { return first == second ? first : nil }
    let (words, others) = (first.split(separator: " "), second.split(separator: " "))
    guard words.count >= 4, words[2] == "is", others.count == 4, others[..<3] == words[..<3] else {
      return first.hasSuffix(Pair.otherCases) || first.hasPrefix("\(second) ") ? first : first + Pair.otherCases
    }
    let isKnown = words[3...].contains(others[3])
    return isKnown ? first : "\(first) or \(others[3])"
  }

  /// The most conditions that a note names.
  private static let mostConditions = 3

  /// The conditions of the app to name, in words, else the theme; nil for none.
  private func note(_ alternative: FoundPair.Alternative, of pair: FoundPair) -> String? {
    let own = alternative.named.filter { !alternative.callerConditions.contains($0) }
    if own.isEmpty { return theme(of: alternative, in: pair).map { "if \($0)" } }
    let words = own.compactMap { $0.phrase }.prefix(Self.mostConditions)
    if words.isEmpty, alternative.isNamedAmongOthers { return nil }
    let said =
      words.isEmpty
      ? "some condition of the code holds"
      : words.joined(separator: " and ") + (words.count < own.count ? " and other conditions hold" : "")
    return "if \(said)"
      + (alternative.isOfTwoChoices
        ? ", which may occur together" : alternative.isNamedAmongOthers ? Pair.otherCases : "")
  }
}

extension VariantSet {
  /// The variants of a platform in which conditions may hold; nil if none of them, or if they are for another generation of the system.
  fileprivate init?(_ conditions: [BranchCondition], under profile: Profile, on platform: ApplePlatform) {
    var variants = Variant.allCases
    // A watch is always dark, and has no Increase Contrast.
    if platform == .watchOS { variants.removeAll { $0.appearance == .light || $0.contrast == .increased } }
    for condition in conditions {
      switch condition {
      case .appearance(let isDark): variants = variants.filter { ($0.appearance == .dark) == isDark }
      case .increasedContrast(let isOn): variants = variants.filter { ($0.contrast == .increased) == isOn }
      case .reducedTransparency(let isOn): variants = variants.filter { ($0.transparency == .reduced) == isOn }
      case .available("iOS", let version, let isAvailable):
        if profile.includes(version: version) != isAvailable { return nil }
      case .available, .matches, .other: break
      }
    }
    guard !variants.isEmpty else { return nil }
    self = variants.reduce(into: []) { $0.insert(VariantSet($1)) }
  }
}

extension Profile {
  /// Returns true if its system has a version of iOS, compared by the major number.
  fileprivate func includes(version: String) -> Bool {
    let wanted = Int(version.prefix { $0 != "." }) ?? 0
    let own = Int(rawValue.split(separator: "-").last ?? "") ?? 0
    return own >= wanted
  }
}

extension SourceColor {
  /// The color as an audit file writes it; nil for other forms.
  fileprivate func written(at place: SourceLocation) -> WrittenColor? {
    guard case .color = form, let reference else { return nil }
    return WrittenColor(reference, opacity: opacity, text: text, at: place)
  }
}

extension SourceSurface {
  /// The name of the surface: the token that it consists of, else its layers in words.
  fileprivate var name: String { isElevated ? "\(words) (elevated)" : words }

  /// The layers as an audit file declares them; nil if one of them has no form for it.
  fileprivate func layers(at place: SourceLocation) -> [Layer]? {
    var found: [Layer] = []
    for layer in layers {
      guard let layer = layer.layer(at: place) else { return nil }
      found.append(layer)
    }
    return found.dropLast().contains { $0.isGradient } ? nil : found
  }
}

extension Layer {
  fileprivate var isGradient: Bool { if case .gradient = self { true } else { false } }
}

extension SourceColor {
  fileprivate func layer(at place: SourceLocation) -> Layer? {
    switch form {
    case .color: return written(at: place).map { .color($0) }
    case .material:
      guard opacity == 1, let style = MaterialStyle(rawValue: text) else { return nil }
      return .material(MaterialUse(.style(style), at: place))
    case .glass(let tint):
      guard opacity == 1 else { return nil }
      let kind = GlassStyle(rawValue: text).map { MaterialUse.Kind.glass($0) } ?? .unknownGlass(text)
      return .material(MaterialUse(kind, tint: tint?.written(at: place), at: place))
    case .gradient(let colors):
      let stops = colors.compactMap { $0.written(at: place) }
      guard opacity == 1, stops.count == colors.count, stops.count > 1 else { return nil }
      let last = Double(stops.count - 1)
      return .gradient(stops.enumerated().map { BackdropStop($1, at: Double($0) / last) }, place)
    case .none: return nil
    }
  }
}
