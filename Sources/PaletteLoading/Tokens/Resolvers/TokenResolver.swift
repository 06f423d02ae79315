import JSONSyntax
import PaletteModel

/// Reads a resolver document (Design Tokens Resolver 2025.10) as a set of tokens with its modifiers as axes.
///
/// `resolutionOrder` names sets and modifiers, those name sources, and a source is an object of tokens or a reference
/// to a file. Aliases are followed only when all of them are merged.
struct TokenResolver {
  private var set: TokenSet
  private var sources: TokenResolverSources
  private let document: TokenFilePlace
  private var axes: [String: Int] = [:]
  private var inlineNames: [String] = []

  /// Whether a file is a resolver: by its name, or as it orders sets and modifiers.
  static func isResolver(_ file: TokenFile) -> Bool {
    file.name.hasSuffix(".resolver.json") || file.root["resolutionOrder"]?.kind == .array
  }

  /// Adds what a document names to a set; all lies inside the folder of its file.
  static func read(
    _ file: TokenFile, at path: String, _ files: inout TokenFileStore, into set: inout TokenSet
  ) {
    let document = TokenFilePlace(path: path, file: file, value: file.root)
    let sources = TokenResolverSources(document, files, behind: set.layers)
    var resolver = TokenResolver(set: set, sources: sources, document: document)
    resolver.readAll()
    files = resolver.sources.files
    set = resolver.set
    set.layers = resolver.sources.layers
    set.diagnostics += resolver.sources.diagnostics
  }

  private init(set: TokenSet, sources: TokenResolverSources, document: TokenFilePlace) {
    (self.set, self.sources, self.document) = (set, sources, document)
  }

  private mutating func readAll() {
    checkRoot()
    checkNamed()
    guard let order = document.value["resolutionOrder"] else {
      let remedy = "write [{ \"$ref\": \"#/sets/…\" }, { \"$ref\": \"#/modifiers/…\" }]"
      return fail("the resolver has no resolutionOrder; \(remedy)", at: document)
    }
    let place = document.with(order)
    guard order.kind == .array else { return fail("resolutionOrder is an array of references; write one", at: place) }
    for element in order.elements { readStep(document.with(element)) }
  }

  private mutating func checkRoot() {
    let version = document.value["version"]
    if version == nil {
      fail("the resolver has no version; write \"version\": \"2025.10\"", at: document)
    } else if let version, !version.isString("2025.10") {
      fail("the version of a resolver is \"2025.10\"; write that", at: document.with(version))
    }
    let keys = [
      "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs", "$extensions",
    ]
    for member in document.value.members where !keys.contains(where: { member.isKey($0) }) {
      let remedy = NameSuggestion.question(for: member.key, among: keys, else: "; remove it")
      warn("a resolver has no \(member.key.inQuotes), which is ignored\(remedy)", at: document.with(member.value))
    }
  }

  /// Every modifier is checked, used or not; a set that is used is checked where it is.
  private mutating func checkNamed() {
    for key in ["sets", "modifiers"] {
      guard let named = document.value[key], named.kind != .object else { continue }
      fail("\(key) is an object from name to \(key.dropLast()); write { \"name\": { … } }", at: document.with(named))
    }
    guard let modifiers = document.value["modifiers"] else { return }
    for member in modifiers.members { _ = axis(member.key, document.with(member.value)) }
  }

  private mutating func readStep(_ place: TokenFilePlace) {
    guard place.value.kind == .object else {
      return fail("a step is an object; write { \"$ref\": \"#/sets/…\" }", at: place)
    }
    if place.value["$ref"] != nil {
      guard let (kind, name) = sources.step(place) else { return }
      add(kind, name, place)
    } else if let name = place.value["name"]?.string, let type = place.value["type"]?.string,
      let kind = TokenResolverSources.Kind(rawValue: type + "s")
    {
      if inlineNames.contains(name) { fail("the name \(name.inQuotes) occurs twice; give one another", at: place) }
      inlineNames.append(name)
      add(kind, name, place)
    } else {
      fail("a set or modifier written here needs a name and the type \"set\" or \"modifier\"; write both", at: place)
    }
  }

  private mutating func add(_ kind: TokenResolverSources.Kind, _ name: String, _ place: TokenFilePlace) {
    switch kind {
    case .sets: set.steps += sources.layers(ofSet: place, named: name).map { .layer($0) }
    case .modifiers:
      guard let axis = axis(name, place) else { return }
      let contexts = sources.member("contexts", of: place)
      let layers = contexts.map { contexts in
        contexts.value.members.map { sources.layers(of: contexts.with($0.value), in: [name]) }
      }
      if let layers { set.steps.append(.choice(axis: axis, layers)) }
    }
  }

  /// The axis that a modifier is; nil where it has no contexts.
  private mutating func axis(_ name: String, _ place: TokenFilePlace) -> Int? {
    if let known = axes[name] { return known >= 0 ? known : nil }
    axes[name] = -1
    guard let contexts = sources.member("contexts", of: place), contexts.value.kind == .object else {
      let hint = place.value["context"] == nil ? "write \"contexts\": { … }" : "write \"contexts\" for \"context\""
      fail("the modifier \(name.inQuotes) has no contexts; \(hint)", at: place)
      return nil
    }
    let names = contexts.value.members.map(\.key)
    guard !names.isEmpty else {
      fail("the modifier \(name.inQuotes) has no context; write two, or make it a set", at: contexts)
      return nil
    }
    if names.count == 1 {
      warn("the modifier \(name.inQuotes) has one context alone; make it a set, or add another", at: contexts)
    }
    checkCase(names, of: name, at: contexts)
    var fallback: Int?
    if let written = sources.member("default", of: place) {
      fallback = written.value.string.flatMap { names.firstIndex(of: $0) }
      if fallback == nil {
        let text = written.value.string ?? ""
        let remedy = NameSuggestion.question(for: text, among: names, else: "; write one of its contexts")
        fail("the default of \(name.inQuotes) is none of its contexts\(remedy)", at: written)
      }
    }
    set.axes.append(TokenAxis(.modifier, named: name, contexts: names, fallback: fallback, at: place.location))
    axes[name] = set.axes.count - 1
    return axes[name]
  }

  private mutating func checkCase(_ names: [String], of modifier: String, at place: TokenFilePlace) {
    let folded = names.map { $0.lowercased() }
    for (index, name) in names.enumerated() {
      guard let first = folded.firstIndex(of: folded[index]), first < index else { continue }
      let twins = "\(names[first].inQuotes) and \(name.inQuotes)"
      warn("the contexts \(twins) of \(modifier.inQuotes) differ by case alone; rename one of them", at: place)
    }
  }

  private mutating func fail(_ message: String, at place: TokenFilePlace) {
    set.diagnostics.append(Diagnostic(.error, .badData, message, at: place.location))
  }

  private mutating func warn(_ message: String, at place: TokenFilePlace) {
    set.diagnostics.append(Diagnostic(.warning, .badData, message, at: place.location))
  }
}
