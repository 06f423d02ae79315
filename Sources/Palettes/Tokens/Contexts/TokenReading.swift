import FileSyntax

/// Reads one set of tokens in each permutation and variant.
struct TokenReading {
  /// The tokens of one permutation.
  struct Result {
    /// The reading of each axis that differs between permutations, by axis.
    var readings: [Int: Int]
    var tokens: [Token]
  }

  /// One for each permutation that changes a color.
  private(set) var results: [Result] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The values without a type that may be colors.
  private(set) var omissions: [Omission] = []
  /// The fonts of typography tokens by their paths: those of the first context that has them.
  private(set) var fonts: [String: Font] = [:]

  private let set: TokenSet
  /// True if there are more permutations than are audited, so that only the first is.
  private let isOverLimit: Bool
  private var known: [TokenSet.Selection: Int] = [:]
  private var contexts: [[DesignToken]] = []
  /// The tokens that no context reads as colors, by their paths.
  private var unread: [String: UnreadToken] = [:]
  /// The tokens without a color, over all contexts.
  private var leftOut = TokenLeftOut()

  /// Reads the set; variants with equal choices are read once.
  init(_ set: TokenSet) {
    self.set = set
    let permutations = TokenPermutations(of: set)
    isOverLimit = permutations.isOverLimit
    if isOverLimit, let axis = permutations.axes.first {
      let many = permutations.count.map { "\($0) permutations, but" } ?? "too many permutations to count;"
      let message =
        "the modifiers have \(many) the limit is \(TokenPermutations.most); choose contexts under \"variants\""
      diagnostics.append(Diagnostic(.error, .badData, message, at: set.axes[axis].location))
    }
    for permutation in permutations.all {
      let tokens = self.tokens(permutation, of: permutations)
      let readings = Dictionary(uniqueKeysWithValues: zip(permutations.axes, permutation))
      let family = self.family(of: readings)
      guard !results.contains(where: { self.family(of: $0.readings) == family && Self.isSame($0.tokens, tokens) })
      else {
        continue
      }
      results.append(Result(readings: readings, tokens: tokens))
    }
    dropConstants(permutations.axes)
    let replaced = TokenReplacedSets(set, known.ordered { $0.value < $1.value }.map { ($0.key, contexts[$0.value]) })
    diagnostics += leftOut.diagnostics + replaced.diagnostics
    omissions = leftOut.omissions + replaced.omissions
  }

  private mutating func tokens(_ permutation: [Int], of permutations: TokenPermutations) -> [Token] {
    var read: [Int] = []
    let readings = permutations.readings(permutation, of: set)
    let choices = Variant.allCases.map { variant in
      let place = context(of: set.selection(readings, in: variant))
      if let known = read.firstIndex(of: place) { return known }
      read.append(place)
      return read.count - 1
    }
    return TokenJoin.tokens(read.map { contexts[$0] }, choices: choices)
  }

  /// The chosen family of themes: two families are two audits, even if their colors are equal.
  private func family(of readings: [Int: Int]) -> Int? {
    readings.first { set.axes[$0.key].kind == .families }?.value
  }

  private mutating func context(of selection: TokenSet.Selection) -> Int {
    if let place = known[selection] { return place }
    let files = selection.layers.map { set.layers[$0] }
    let context = TokenContext.merged(
      files, modes: selection.modes, links: set.links, imports: set.imports, others: set.others(than: selection),
      disputed: set.disputed(in: selection))
    diagnostics += context.problems
    leftOut.add(context.leftOut)
    for token in context.unread where unread[token.path] == nil { unread[token.path] = token }
    contexts.append(context.tokens.flatMap { $0.colors })
    fonts = fonts.filled(from: context.fonts)
    known[selection] = contexts.count - 1
    return contexts.count - 1
  }

  /// Returns true if two permutations give equal colors under equal names.
  private static func isSame(_ left: [Token], _ right: [Token]) -> Bool {
    guard left.count == right.count else { return false }
    // Nearly always in the same order.
    if zip(left, right).allSatisfy({ $0.name.path == $1.name.path }) {
      return zip(left, right).allSatisfy { isSame($0.entries, $1.entries) }
    }
    let others = Dictionary(firstOf: right.map { ($0.name.path, $0.entries) })
    return left.allSatisfy { token in others[token.name.path].map { isSame(token.entries, $0) } ?? false }
  }

  private static func isSame(_ left: [Entry], _ right: [Entry]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.condition == $1.condition && $0.value == $1.value }
  }

  /// Removes the axes from the results on which all remaining ones are equal.
  private mutating func dropConstants(_ axes: [Int]) {
    for axis in axes where Set(results.map { $0.readings[axis] }).count == 1 {
      for index in results.indices { results[index].readings[axis] = nil }
    }
  }

  /// Returns true if two readings give equal colors in equal audits, ignoring some composites.
  func isSame(as other: TokenReading, without composites: Set<String>) -> Bool {
    let kept = { (tokens: [Token]) in
      tokens.filter { token in
        let path = token.name.path
        return !composites.contains { path == $0 || path.hasPrefix($0 + ".") }
      }
    }
    return results.count == other.results.count
      && zip(results, other.results).allSatisfy {
        $0.readings == $1.readings && Self.isSame(kept($0.tokens), kept($1.tokens))
      }
  }

  /// Returns the tokens that a result does not have and that files declare without a color, in the order of their paths.
  func unread(beside result: Result) -> [UnreadToken] {
    guard !unread.isEmpty else { return [] }
    let known = Set(result.tokens.map { $0.name.path })
    return unread.values.filter { !known.contains($0.path) }.ordered { $0.path < $1.path }
  }

  /// Returns the choices of a result; empty if there is only one.
  func choices(of result: Result) -> [TokenFileNote.Choice] {
    result.readings.ordered { $0.key < $1.key }.map { axis, reading in choice(axis, reading) }
  }

  private func choice(_ axis: Int, _ reading: Int) -> TokenFileNote.Choice {
    let subject = set.axes[axis]
    let name = subject.readings.element(at: reading)?.name ?? ""
    return .init(axis: subject.name, context: name, isFamily: subject.kind == .families)
  }

  /// The axes with several readings that change no color, with the one that is read.
  var idle: [TokenFileNote.Idle] {
    guard !isOverLimit else { return [] }
    return set.axes.indices.compactMap { index in
      let axis = set.axes[index]
      guard axis.readings.count > 1, axis.kind != .families, !results.contains(where: { $0.readings[index] != nil })
      else { return nil }
      return .init(choice(index, 0), changesColors: false)
    }
  }

  /// The contexts of the axes, each with what it provides in each audit.
  var themes: [TokenFileNote.Theme] {
    self.set.axes.flatMap { axis in
      let areAudits = axis.readings.count > 1
      return axis.readings.indices.flatMap { index in
        let reading = axis.readings[index]
        let isListed = !reading.isConstant || axis.isChosen && !areAudits
        return axis.contexts.indices.map { context in
          let variants = axis.variants(of: context, in: index)
          let isElsewhere = axis.readings.contains { $0.choices.contains(context) }
          return TokenFileNote.Theme(
            axis: axis.name, context: axis.contexts[context], variants: isListed ? variants : [],
            service: !variants.isEmpty ? .all : isElsewhere ? .elsewhere : .none, family: axis.family,
            choice: areAudits ? reading.name : nil)
        }
      }
    }
  }
}
