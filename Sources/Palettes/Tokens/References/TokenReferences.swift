import FileSyntax

/// Follows aliases and pointers to the values that they end at, each reference once and without recursion.
struct TokenReferences {
  /// The end of a value's references.
  enum End {
    /// A value that is not a reference itself.
    case value(TokenTree.Place)
    /// Nowhere: the number of a problem.
    case problem(Int)
  }

  /// The reason that a reference cannot be followed.
  struct Problem {
    let message: String
    /// The reference at fault; nil for a ring, which all of its members are.
    let origin: TokenTree.Place?
    /// The value that causes it, if that is another one.
    var cause: TokenTree.Place?
  }

  /// A reference that is being followed.
  private struct Frame {
    let start: TokenTree.Place
    let text: String
    /// The value reached.
    var place: TokenTree.Place
    /// Keys that are still to be followed inside it.
    var rest: ArraySlice<String>
  }

  /// The cached results for a reference.
  private struct Memo {
    /// The end; nil while it is being followed.
    var end: End?
    /// The token that it names directly, less than 0 if it names none.
    var target: Int32 = -1
  }

  /// The meaning of a reference before anything is followed.
  enum Lookup {
    case place(TokenTree.Place, rest: ArraySlice<String>, token: Int32)
    case mistake(String, at: TokenTree.Place? = nil)
  }

  var tree: TokenTree
  private(set) var problems: [Problem] = []
  /// The values that are no tokens and that references name.
  private(set) var usedData: Set<Int32> = []
  private var memos: [UInt64: Memo] = [:]
  private var stack: [Frame] = []
  /// The elements of arrays that pointers lead far into.
  private var longArrays: [UInt64: [JSONValue]] = [:]
  /// The members of objects that pointers lead far into.
  private var longObjects: [UInt64: [String: JSONValue]] = [:]
  /// Suggestions that may still be looked for: each costs a walk over a group.
  private var suggestionsLeft = 100

  /// The tokens of files that are not merged here, with the first of these files; nil before the first question.
  var elsewhere: [String: String]?

  /// Starts with a tree whose groups are complete.
  init(_ tree: TokenTree) { self.tree = tree }

  /// Returns the token that a reference names directly, nil for a part of a token and for none; known after a call of
  /// `end`.
  func target(of place: TokenTree.Place) -> Int32? {
    guard TokenReference.isPossible(place.value), let target = memos[place.key]?.target, target >= 0 else { return nil }
    return target
  }

  /// Returns the token that the text inside a pair of braces names; throws the reason that there is none.
  mutating func token(named text: String, in file: Int32) throws(TokenColorProblem) -> Int32 {
    switch lookup(TokenReference(braced: "{\(text)}"), in: file) {
    case .place(_, _, let token): return token
    case .mistake(let message, let place): throw TokenColorProblem(message, at: place)
    }
  }

  /// Returns the value that a place refers to, which is itself if it is not a reference.
  mutating func end(of place: TokenTree.Place) -> End {
    guard TokenReference.isPossible(place.value) else { return .value(place) }
    if let end = memos[place.key]?.end { return end }
    guard let reference = TokenReference(place.value) else { return .value(place) }
    open(place, reference)
    while let top = stack.indices.last { step(top) }
    return memos[place.key]?.end ?? .value(place)
  }

  private mutating func open(_ place: TokenTree.Place, _ reference: TokenReference) {
    switch lookup(reference, in: place.file) {
    case .place(let value, let rest, let token):
      memos[place.key] = Memo(target: token)
      stack.append(Frame(start: place, text: reference.text, place: value, rest: rest))
    case .mistake(let message, let cause):
      memos[place.key] = Memo(end: .problem(add(message, at: place, cause: cause)))
    }
  }

  /// One step of the innermost reference: into another one, into a value, or to its end.
  private mutating func step(_ top: Int) {
    let place = stack[top].place
    if TokenReference.isPossible(place.value), let memo = memos[place.key] {
      switch memo.end {
      case .value(let value): stack[top].place = value
      case .problem(let problem): finish(.problem(problem))
      case nil: failRing(from: place.key)
      }
    } else if let reference = TokenReference(place.value) {
      open(place, reference)
    } else if let key = stack[top].rest.first {
      guard let inner = member(key, of: place) else {
        let text = stack[top].text.inQuotes
        let message = "\(text) cannot be resolved because \(key.inQuotes) does not exist; correct the pointer"
        return finish(.problem(add(message, at: stack[top].start)))
      }
      stack[top].place.value = inner
      stack[top].rest = stack[top].rest.dropFirst()
    } else {
      finish(.value(place))
    }
  }

  private mutating func finish(_ end: End) {
    if let frame = stack.popLast() { memos[frame.start.key]?.end = end }
  }

  private mutating func add(
    _ message: String, at place: TokenTree.Place?, cause: TokenTree.Place? = nil
  ) -> Int {
    problems.append(Problem(message: message, origin: place, cause: cause))
    return problems.count - 1
  }

  private mutating func failRing(from key: UInt64) {
    let start = stack.firstIndex { $0.start.key == key } ?? stack.startIndex
    let ring = Ring.words(stack[start...].map { $0.text } + [stack[start].text])
    let message = "references form a cycle: \(ring); replace one of them with a value"
    let problem = add(message, at: nil)
    while stack.endIndex > start { finish(.problem(problem)) }
  }

  private mutating func member(_ key: String, of place: TokenTree.Place) -> JSONValue? {
    switch place.value.kind {
    case .object:
      guard place.value.count > Self.fewElements else { return place.value[key] }
      let known = longObjects[place.key] ?? Dictionary(lastOf: place.value.members.map { ($0.key, $0.value) })
      longObjects[place.key] = known
      return known[key]
    case .array:
      guard key == "0" || key.utf8.first != UInt8(ascii: "0"), let index = Int(key), index >= 0,
        index < place.value.count
      else { return nil }
      if index < Self.fewElements { return place.value.elements.dropFirst(index).first { _ in true } }
      let elements = longArrays[place.key] ?? Array(place.value.elements)
      longArrays[place.key] = elements
      return elements.element(at: index)
    default: return nil
    }
  }

  /// The number of elements that are counted off at each access; those after them are cached, so that many pointers
  /// cost no more than one each.
  private static let fewElements = 32
}

extension TokenReferences {
  private mutating func lookup(_ reference: TokenReference, in file: Int32) -> Lookup {
    let text = reference.text
    switch reference.target {
    case .mistake(let message): return .mistake(message)
    case .alias where tree.files[Int(file)].dialect.isTheo && text.hasPrefix("{!"):
      return lookup(theoAlias: String(text.dropFirst(2).dropLast()), in: file)
    case .alias(let names): return lookup(alias: names, text, in: file)
    case .variable(let id):
      if let node = tree.variable(id, in: file) { return lookup(token: node, text) }
      return .mistake("there is no variable \(id.inQuotes) in this file; export the collection that holds it, too")
    case .pointer(let keys):
      let roots = tree.documentRoots(for: file)
      let root = roots.first { root in keys.first.flatMap { tree.child($0, of: root) } != nil }
      return lookup(pointer: keys[...], text, from: root ?? roots[0], of: file)
    case .file(let name, let keys):
      switch tree.root(ofFile: name, namedIn: file) {
      case .file(let root): return lookup(pointer: keys[...], text, from: root)
      case .mistake(let message): return .mistake(message)
      }
    }
  }

  private mutating func lookup(alias names: [String], _ text: String, in file: Int32) -> Lookup {
    let trimmed = names.map { String($0.trimmingSpaces) }
    let roots = tree.roots(for: file)
    for root in roots {
      if let found = node(at: names, from: root) { return lookup(token: found, text) }
      if reachesValue(names, in: file), let found = node(at: names.dropLast(), from: root) {
        return lookup(token: found, text)
      }
      if trimmed != names, let found = node(at: trimmed, from: root) { return lookup(token: found, text) }
    }
    if let found = node(atSetNames: trimmed, from: roots) { return lookup(token: found, text) }
    if let root = tree.dataRoot, let found = node(at: trimmed, from: root), tree.nodes[Int(found)].value != nil {
      usedData.insert(found)
      return lookup(token: found, text)
    }
    if let place = stray(named: trimmed) {
      return .mistake("\(text.inQuotes) is at \(place.text), but is not a token; write { \"$value\": … } there")
    }
    if let name = fileElsewhere(of: trimmed.joined(separator: ".")) {
      return .mistake(
        "\(text.inQuotes) is a token of \(name.inQuotes), which is not used here; make that file serve the same "
          + "variants, or refer to another token")
    }
    return .mistake("there is no token \(text.inQuotes)\(suggestion(for: trimmed, from: roots[0]))")
  }

  /// The place of a member of a group that has some names and is neither a group nor a token.
  private func stray(named names: [String]) -> SourceLocation? {
    guard let last = names.last, !tree.strays.isEmpty, let group = node(at: names.dropLast(), from: 0) else {
      return nil
    }
    let stray = tree.strays.first { stray in
      stray.group == group && stray.member.value.kind != .object && stray.member.isKey(last)
    }
    return stray.map { tree.location(of: $0.member, in: $0.file) }
  }

  /// Returns true if names end at the value of a token, which is another way to name the token.
  private func reachesValue(_ names: [String], in file: Int32) -> Bool {
    let file = tree.files[Int(file)]
    return file.dialect.namesReachValues && names.last == file.dialect.valueKey
  }

  func lookup(token node: Int32, _ text: String) -> Lookup {
    let found = tree.nodes[Int(node)]
    if let value = found.value {
      return .place(TokenTree.Place(file: found.body.file, value: value), rest: [], token: node)
    }
    if tree.child("$root", of: node) != nil {
      return .mistake("\(text.inQuotes) is a group; to refer to its root token, write {\(tree.path(of: node)).$root}")
    }
    return .mistake("\(text.inQuotes) is a group, not a token; refer to a token in it")
  }

  /// Follows a pointer from a root; one into its own document (`file`) means what that one defines.
  private func lookup(
    pointer keys: ArraySlice<String>, _ text: String, from root: Int32, of file: Int32? = nil
  ) -> Lookup {
    var node = root
    var rest = keys
    while let key = rest.first, let child = tree.child(key, of: node) {
      node = child
      rest = rest.dropFirst()
    }
    node = file.map { tree.definition(of: node, in: $0) } ?? node
    let found = tree.nodes[Int(node)]
    guard let value = found.value else {
      if rest.isEmpty { return .mistake("\(text.inQuotes) is a group, not a value; point to a token") }
      return .place(found.body, rest: rest, token: -1)
    }
    let file = tree.files[Int(found.body.file)]
    if rest.isEmpty || rest == [file.dialect.valueKey] {
      return .place(TokenTree.Place(file: found.body.file, value: value), rest: [], token: node)
    }
    if rest.first == file.dialect.valueKey {
      return .place(TokenTree.Place(file: found.body.file, value: value), rest: rest.dropFirst(), token: -1)
    }
    return .place(found.body, rest: rest, token: -1)
  }

  /// The node at the end of some names.
  func node(at names: some Sequence<String>, from root: Int32) -> Int32? {
    var node = root
    for name in names {
      guard let child = tree.child(name, of: node) else { return nil }
      node = child
    }
    return node
  }

  /// A suggestion for a name that cannot be resolved, from the last group on its way.
  private mutating func suggestion(for names: [String], from root: Int32) -> String {
    let fallback = "; use an existing token, or add this one"
    guard suggestionsLeft > 0 else { return fallback }
    suggestionsLeft -= 1
    var node = root
    var depth = 0
    while depth < names.count, let child = tree.child(names[depth], of: node) {
      node = child
      depth += 1
    }
    guard depth < names.count else { return fallback }
    var siblings: [String] = []
    var child = tree.nodes[Int(node)].firstChild
    while child >= 0, siblings.count < 500 {
      siblings.append(tree.names[tree.nodes[Int(child)].name])
      child = tree.nodes[Int(child)].nextSibling
    }
    return NameSuggestion.question(for: names[depth], among: siblings, else: fallback)
  }
}
