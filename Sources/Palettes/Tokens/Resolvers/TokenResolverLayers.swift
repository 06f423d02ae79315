import FileSyntax

/// Follows the references of a resolver and gathers the layers of its sets and contexts.
struct TokenResolverLayers {
  /// The two kinds of objects that a resolver names.
  enum Kind: String {
    case sets
    case modifiers
  }

  /// The longest chain of references.
  private static let longestChain = 64
  /// The most layers of all sets and contexts together; a set counts with everything that it names.
  private static let mostLayers = 20_000

  private(set) var files: TokenFileStore
  /// The objects of tokens, each once.
  private(set) var layers: [TokenFile]
  private(set) var diagnostics: [Diagnostic] = []
  private var known: [String: Int] = [:]
  private var layersLeft = mostLayers
  /// The layers of each list of sources that has been followed.
  private var lists: [String: [Int]] = [:]
  private let document: TokenFilePlace

  /// Starts with the layers that there are.
  init(_ document: TokenFilePlace, _ files: TokenFileStore, behind layers: [TokenFile]) {
    (self.document, self.files, self.layers) = (document, files, layers)
  }

  /// Returns the object that a step of the resolution order refers to.
  mutating func step(_ place: TokenFilePlace) -> (kind: Kind, name: String)? {
    guard let text = place.value["$ref"]?.string else {
      fail("$ref must be a string; use a pointer such as \"#/sets/base\"", at: place)
      return nil
    }
    let parts = text.parts(around: "#").last.map { PalettePath.parts(of: String($0)) } ?? []
    guard parts.count == 2, let kind = Kind(rawValue: parts[0]) else {
      fail("a step must refer to a set or a modifier, not to \(text.inQuotes); use \"#/sets/…\"", at: place)
      return nil
    }
    guard target(of: place) != nil else { return nil }
    return (kind, TokenReference.unescaped(parts[1]))
  }

  /// Returns a member of an object, or of the one that it refers to if it has none of its own.
  mutating func member(_ key: String, of place: TokenFilePlace) -> TokenFilePlace? {
    var current = place
    for _ in 0..<Self.longestChain {
      if let own = current.value[key] { return current.with(own) }
      guard current.value["$ref"] != nil, let next = target(of: current) else { return nil }
      current = next
    }
    let message = "the references form a cycle or a chain of more than \(Self.longestChain)"
    fail("\(message); refer to the target directly", at: place)
    return nil
  }

  mutating func layers(ofSet place: TokenFilePlace, named name: String, in open: [String] = []) -> [Int] {
    guard let sources = member("sources", of: place) else {
      fail("the set \(name.inQuotes) has no sources; add \"sources\": [ … ]", at: place)
      return []
    }
    return layers(of: sources, in: open)
  }

  /// The layers of a list of sources; `open` are the lists on the way there.
  mutating func layers(of sources: TokenFilePlace, in open: [String]) -> [Int] {
    guard sources.value.kind == .array else {
      fail("sources must be an array; write [{ \"$ref\": \"file.tokens.json\" }]", at: sources)
      return []
    }
    if let known = lists[sources.key] { return counted(known, at: sources) }
    guard !open.contains(sources.key), open.count < Self.longestChain else {
      let message = "sets refer to one another in a cycle or in a chain of more than \(Self.longestChain)"
      fail("\(message); remove one reference", at: sources)
      return []
    }
    var found: [Int] = []
    for element in sources.value.elements {
      found += layers(ofSource: sources.with(element), in: open + [sources.key])
    }
    let layers = Self.lastOfEach(found)
    lists[sources.key] = layers
    return layers
  }

  /// Each layer once, at its last occurrence: its later statement takes precedence.
  private static func lastOfEach(_ layers: [Int]) -> [Int] {
    var known: Set<Int> = []
    return layers.reversed().filter { known.insert($0).inserted }.reversed()
  }

  /// The layers of a list that is named again, which are added to the count once more.
  private mutating func counted(_ layers: [Int], at place: TokenFilePlace) -> [Int] {
    guard layersLeft >= layers.count else {
      failOfSize(at: place)
      return []
    }
    layersLeft -= layers.count
    return layers
  }

  private mutating func failOfSize(at place: TokenFilePlace) {
    if layersLeft >= 0 {
      fail("the sets have more than the limit of \(Self.mostLayers) sources; use fewer", at: place)
    }
    layersLeft = -1
  }

  private mutating func layers(ofSource place: TokenFilePlace, in open: [String]) -> [Int] {
    guard place.value.kind == .object else {
      let hint = place.value.string.map { "{ \"$ref\": \"\($0)\" }" } ?? "{ \"$ref\": \"…\" }"
      fail("a source must be an object of tokens or a reference; write \(hint)", at: place)
      return []
    }
    guard place.value["$ref"] != nil else { return [layer(place)].compactMap({ $0 }) }
    guard let target = target(of: place) else { return [] }
    if let sources = target.value["sources"], sources.kind == .array {
      return layers(of: target.with(sources), in: open)
    }
    guard target.value.kind == .object, !isResolver(target) else {
      let message = "a source must be an object of tokens or a set, but this reference points to neither"
      fail("\(message); refer to a set such as \"#/sets/base\", or to a token file", at: place)
      return []
    }
    let own = place.value.members.map { $0.key }.filter { $0 != "$ref" }
    let inherited = layer(target, without: own)
    return [inherited, own.isEmpty ? nil : layer(place, without: ["$ref"])].compactMap { $0 }
  }

  private func isResolver(_ place: TokenFilePlace) -> Bool {
    place.value.range == place.file.document.root.range && TokenResolver.isResolver(place.file)
  }

  /// The number of an object of tokens, of which some members may be replaced.
  private mutating func layer(_ place: TokenFilePlace, without hidden: [String] = []) -> Int? {
    guard layersLeft > 0 else {
      failOfSize(at: place)
      return nil
    }
    layersLeft -= 1
    let key = "\(place.key) \(hidden.joined(separator: "\n"))"
    if let index = known[key] { return index }
    var file = place.file.part(place.value)
    file.hidden = Set(hidden)
    file.folder = document.file.folder
    layers.append(file)
    known[key] = layers.count - 1
    return layers.count - 1
  }
}

extension TokenResolverLayers {
  /// The target of the `$ref` of an object; nil, with an error, if it cannot be resolved.
  private mutating func target(of place: TokenFilePlace) -> TokenFilePlace? {
    guard let reference = place.value["$ref"] else { return nil }
    let origin = place.with(reference)
    guard let text = reference.string else {
      fail("$ref must be a string; use a pointer such as \"#/sets/base\"", at: origin)
      return nil
    }
    let parts = text.parts(around: "#")
    let (name, fragment) = (String(parts[0]), parts.dropFirst().joined(separator: "#"))
    var start = TokenFilePlace(path: place.path, file: place.file, value: place.file.document.root)
    if !name.isEmpty {
      guard let path = path(name, from: place.path, at: origin), let file = files.file(at: path, for: origin.location)
      else { return nil }
      start = TokenFilePlace(path: path, file: file, value: file.document.root)
    }
    return inner(fragment, of: start, at: origin)
  }

  /// The path of a file that is named; nil, with an error, for one that may not be read.
  private mutating func path(_ name: String, from path: String, at origin: TokenFilePlace) -> String? {
    switch TokenLinks.path(of: name, from: path, inside: document.file.folder) {
    case .file(let path): return path
    case .mistake(let message):
      fail(message, at: origin)
      return nil
    }
  }

  /// The value at a pointer.
  private mutating func inner(
    _ fragment: String, of start: TokenFilePlace, at origin: TokenFilePlace
  ) -> TokenFilePlace? {
    if !fragment.isEmpty, !fragment.hasPrefix("/") {
      let remedy = "write #/\(fragment)"
      diagnostics.append(Diagnostic(.warning, .badData, "a pointer must start with #/; \(remedy)", at: origin.location))
    }
    let keys = PalettePath.parts(of: fragment).map { TokenReference.unescaped($0) }
    let isOwn = start.path == document.path
    guard !isOwn || !(keys.isEmpty || keys[0] == "resolutionOrder") else {
      let message = "a reference must point to a set, a modifier, or a part of $defs"
      fail("\(message); use a pointer such as \"#/sets/base\"", at: origin)
      return nil
    }
    if isOwn, keys[0] == "modifiers", !isStep(origin) {
      fail("only the resolution order can refer to modifiers; refer to a set here", at: origin)
      return nil
    }
    var value = start.value
    for key in keys {
      guard let next = value[key] else {
        let names = value.members.map { $0.key }
        let remedy = NameSuggestion.question(for: key, among: names, else: "; use an existing name")
        fail("the reference cannot be resolved because \(key.inQuotes) does not exist\(remedy)", at: origin)
        return nil
      }
      value = next
    }
    return start.with(value)
  }

  /// Returns true if a reference is in the resolution order.
  private func isStep(_ origin: TokenFilePlace) -> Bool {
    guard origin.path == document.path, let order = document.value["resolutionOrder"] else { return false }
    return order.range.contains(origin.value.range.lowerBound)
  }

  private mutating func fail(_ message: String, at place: TokenFilePlace) {
    diagnostics.append(Diagnostic(.error, .badData, message, at: place.location))
  }
}
