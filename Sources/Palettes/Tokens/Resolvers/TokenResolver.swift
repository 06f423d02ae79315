import FileSyntax

/// Reads a resolver document (Design Tokens Resolver 2025.10) as a set of tokens with its modifiers as axes.
///
/// `resolutionOrder` names sets and modifiers, those name sources, and a source is an object of tokens or a reference
/// to a file. Aliases are followed only when all of them are merged.
struct TokenResolver {
  private var set: TokenSet
  private var sources: TokenResolverLayers
  private let document: TokenFilePlace
  /// The modifiers by name; nil for one that cannot be used.
  private var modifiers: [String: Modifier?] = [:]
  private var inlineNames: Set<String> = []

  /// A modifier as first described, with the contexts of its axis.
  private struct Modifier {
    var axis: Int
    var contexts: TokenFilePlace
  }

  /// The most sets, modifiers and steps together.
  private static let mostParts = 2000

  /// Returns true if a file is a resolver: by its name, or because it orders sets and modifiers.
  static func isResolver(_ file: TokenFile) -> Bool {
    if file.name.hasSuffix(".resolver.json") { return true }
    guard let order = file.root["resolutionOrder"], order.kind == .array else { return false }
    // A manifest of a project's own may name an order, too.
    return file.root["sets"] != nil || file.root["modifiers"] != nil || file.root["version"]?.string == "2025.10"
      || order.elements.contains { $0.kind == .object }
  }

  /// Adds the files and objects that a document names to a set; everything is inside the folder of its file.
  static func read(
    _ file: TokenFile, at path: String, _ files: inout TokenFileStore, into set: inout TokenSet
  ) {
    let document = TokenFilePlace(path: path, file: file, value: file.root)
    let sources = TokenResolverLayers(document, files, behind: set.layers)
    var resolver = TokenResolver(set: set, sources: sources, document: document)
    resolver.readAll()
    files = resolver.sources.files
    set = resolver.set
    set.layers = resolver.sources.layers
    set.diagnostics += resolver.sources.diagnostics
  }

  private init(set: TokenSet, sources: TokenResolverLayers, document: TokenFilePlace) {
    (self.set, self.sources, self.document) = (set, sources, document)
  }

  private mutating func readAll() {
    checkRoot()
    let parts = ["sets", "modifiers", "resolutionOrder"].reduce(0) { $0 + (document.value[$1]?.count ?? 0) }
    guard parts <= Self.mostParts else {
      let message =
        "the resolver has \(parts) sets, modifiers, and steps, but the limit is \(Self.mostParts); split the resolver"
      return fail(message, at: document)
    }
    checkNamed()
    guard let order = document.value["resolutionOrder"] else {
      let remedy = "write [{ \"$ref\": \"#/sets/…\" }, { \"$ref\": \"#/modifiers/…\" }]"
      return fail("the resolver has no resolutionOrder; \(remedy)", at: document)
    }
    let place = document.with(order)
    guard order.kind == .array else {
      return fail(
        "resolutionOrder must be an array of references; write [{ \"$ref\": \"#/sets/…\" }]", at: place)
    }
    for element in order.elements { readStep(document.with(element)) }
  }

  private mutating func checkRoot() {
    let version = document.value["version"]
    if version == nil {
      fail("the resolver has no version; add \"version\": \"2025.10\"", at: document)
    } else if let version, !version.isString("2025.10") {
      fail("the resolver's version must be \"2025.10\"; change it", at: document.with(version))
    }
    let keys = [
      "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs", "$extensions",
    ]
    for member in document.value.members where !keys.contains(where: { member.isKey($0) }) {
      let remedy = NameSuggestion.question(for: member.key, among: keys, else: "; remove it")
      warn("\(member.key.inQuotes) is not a resolver key and is ignored\(remedy)", at: document.with(member.value))
    }
  }

  /// Every modifier is checked, used or not; a set is checked where it is used.
  private mutating func checkNamed() {
    for key in ["sets", "modifiers"] {
      guard let named = document.value[key], named.kind != .object else { continue }
      fail("\(key) must be an object that maps names to \(key); write { \"name\": { … } }", at: document.with(named))
    }
    guard let modifiers = document.value["modifiers"] else { return }
    var names: Set<String> = []
    for member in modifiers.members {
      if !names.insert(member.key).inserted {
        fail(
          "there are two modifiers named \(member.key.inQuotes); rename one of them",
          at: document.with(member.value))
      }
      _ = modifier(member.key, document.with(member.value))
    }
  }

  private mutating func readStep(_ place: TokenFilePlace) {
    guard place.value.kind == .object else {
      return fail("a step must be an object; write { \"$ref\": \"#/sets/…\" }", at: place)
    }
    if place.value["$ref"] != nil {
      guard let (kind, name) = sources.step(place) else { return }
      add(kind, name, place)
    } else if let name = place.value["name"]?.string, let type = place.value["type"]?.string,
      let kind = TokenResolverLayers.Kind(rawValue: type + "s")
    {
      let isNew = inlineNames.insert(name).inserted && !(kind == .modifiers && modifiers[name] != nil)
      guard isNew else { return fail("the name \(name.inQuotes) occurs twice; rename one of them", at: place) }
      add(kind, name, place)
    } else {
      fail("an inline set or modifier requires a name and the type \"set\" or \"modifier\"; add both", at: place)
    }
  }

  private mutating func add(_ kind: TokenResolverLayers.Kind, _ name: String, _ place: TokenFilePlace) {
    switch kind {
    case .sets: set.steps += sources.layers(ofSet: place, named: name).map { .layer($0) }
    case .modifiers:
      checkOverrides(of: name, place)
      guard let modifier = modifier(name, place) else { return }
      let layers = modifier.contexts.value.members.map {
        sources.layers(of: modifier.contexts.with($0.value), in: [name])
      }
      set.steps.append(.choice(axis: modifier.axis, layers))
    }
  }

  /// A step that refers to a modifier cannot change it: its contexts are chosen by their names.
  private mutating func checkOverrides(of name: String, _ place: TokenFilePlace) {
    guard place.value["$ref"] != nil else { return }
    for key in ["contexts", "default"] {
      guard let own = place.value[key] else { continue }
      fail(
        "a step cannot change the \(key) of the modifier \(name.inQuotes), so the change is ignored; change the "
          + "modifier itself",
        at: place.with(own))
    }
  }

  /// A modifier as first described; nil if it has no contexts.
  private mutating func modifier(_ name: String, _ place: TokenFilePlace) -> Modifier? {
    if let known = modifiers[name] { return known }
    modifiers[name] = .some(nil)
    guard let contexts = sources.member("contexts", of: place), contexts.value.kind == .object else {
      let hint = place.value["context"] == nil ? "write \"contexts\": { … }" : "rename \"context\" to \"contexts\""
      fail("the modifier \(name.inQuotes) has no contexts; \(hint)", at: place)
      return nil
    }
    let names = contexts.value.members.map { $0.key }
    guard names.count <= Self.mostParts else {
      fail(
        "the modifier \(name.inQuotes) has \(names.count) contexts, but the limit is \(Self.mostParts); remove some",
        at: contexts)
      return nil
    }
    guard !names.isEmpty else {
      fail("the modifier \(name.inQuotes) has no contexts; add at least two, or make it a set", at: contexts)
      return nil
    }
    if names.count == 1 {
      warn("the modifier \(name.inQuotes) has only one context; make it a set, or add another one", at: contexts)
    }
    checkCase(names, of: name, at: contexts)
    var fallback: Int?
    if let written = sources.member("default", of: place) {
      fallback = written.value.string.flatMap { names.firstIndex(of: $0) }
      if fallback == nil {
        let text = written.value.string ?? ""
        let remedy = NameSuggestion.question(for: text, among: names, else: "; use one of its contexts")
        let found = written.value.string?.inQuotes ?? written.value.kind.withArticle
        fail("the default of \(name.inQuotes) is \(found), which is not one of its contexts\(remedy)", at: written)
      }
    }
    var axis = TokenAxis(.modifier, named: name, contexts: names, fallback: fallback, at: place.location)
    axis.places = contexts.value.members.map { contexts.with($0.value).location }
    set.axes.append(axis)
    let modifier = Modifier(axis: set.axes.count - 1, contexts: contexts)
    modifiers[name] = modifier
    return modifier
  }

  private mutating func checkCase(_ names: [String], of modifier: String, at place: TokenFilePlace) {
    var first: [String: String] = [:]
    for name in names {
      guard let twin = first.updateValue(name, forKey: name.lowercased()) else { continue }
      let twins = "\(twin.inQuotes) and \(name.inQuotes)"
      if twin == name {
        fail("the context \(name.inQuotes) of \(modifier.inQuotes) occurs twice; rename one of them", at: place)
      } else {
        warn("the contexts \(twins) of \(modifier.inQuotes) differ only in case; rename one of them", at: place)
      }
    }
  }

  private mutating func fail(_ message: String, at place: TokenFilePlace) {
    set.diagnostics.append(Diagnostic(.error, .badData, message, at: place.location))
  }

  private mutating func warn(_ message: String, at place: TokenFilePlace) {
    set.diagnostics.append(Diagnostic(.warning, .badData, message, at: place.location))
  }
}
