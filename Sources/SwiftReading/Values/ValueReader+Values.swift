import Palettes

/// The values that expressions have, as far as they tell.
extension ValueReader {
  mutating func value(of node: NodeIndex, in file: FileIndex, for place: SourceProject.Place, _ known: Values)
    -> KnownValue?
  {
    project.files[file].tree.soleChain(of: node).flatMap { value(ofChain: $0, in: file, for: place, known) }
  }

  mutating func value(ofChain chain: NodeIndex, in file: FileIndex, for place: SourceProject.Place, _ known: Values)
    -> KnownValue?
  {
    let tree = project.files[file].tree
    let links = tree.links(of: chain)
    guard let first = links.first, let last = links.last else { return nil }
    if tree[last].kind == .implicitMember || links.count == 2 && tree[last].kind == .member && tree.isNamedAsType(first)
    {
      return caseValue(tree.name(last), of: place)
    }
    guard links.count == 1 else {
      return NeedReader(file: file, project: project).property(of: chain).flatMap { value(of: $0, known) }
    }
    switch tree[first].kind {
    case .boolean: return .boolean(tree.isNamed(first, "true"))
    case .nilValue: return KnownValue.none
    case .string, .integer, .float: return .some
    case .list: return tree.child(of: first, .argument) == nil && tree.isBare(first) ? .emptyList : .some
    case .name: return value(ofName: first, chain, in: file, known)
    default: return nil
    }
  }

  /// A case of an enumeration of the project; nil for another static value.
  private func caseValue(_ name: String, of place: SourceProject.Place) -> KnownValue? {
    let source = project.files[place.file]
    let tree = source.tree
    let annotation = tree.child(of: place.node, .typeName).map { tree.text($0).split { $0 == "?" }.first ?? "" }
    // `= Mode.list` says the type as well.
    let standard = tree.child(of: place.node, .value).flatMap { tree.soleChain(of: $0) }.map { tree.links(of: $0)[0] }
    let written = annotation.map { String($0) } ?? standard.map { tree.name($0) } ?? ""
    guard let type = project.typePath(written, within: source.type(around: place.node)?.path ?? ""),
      project.member(name, of: type, where: { $0.kind == .enumCase }) != nil
    else { return nil }
    return .enumCase(name)
  }

  private mutating func value(ofName link: NodeIndex, _ chain: NodeIndex, in file: FileIndex, _ known: Values)
    -> KnownValue?
  {
    let source = project.files[file]
    guard !source.tree[link].flags.contains(.isCalled) else { return nil }
    switch source.binding(of: source.tree.name(link), at: link) {
    case .unwrapped: return .some
    case .pattern(let pattern): return value(ofPart: source.tree.name(link), of: pattern, source.tree)
    case .declaration, nil:
      return NeedReader(file: file, project: project).property(of: chain).flatMap { value(of: $0, known) }
    }
  }

  /// The value of a parameter or of a property of the view around the call.
  private func value(of place: SourceProject.Place, _ known: Values) -> KnownValue? {
    if let value = known[place] { return value }
    let tree = project.files[place.file].tree
    let type = tree.child(of: place.node, .typeName).map { tree.text($0) }
    let isPresent = type.map { Self.isNeverNil($0) } ?? false
    if tree[place.node].kind == .parameter { return isPresent ? .some : nil }
    return .same(place, isPresent: isPresent)
  }

  /// The value of a part of a pattern: one of a type that is not an optional.
  private mutating func value(ofPart name: String, of pattern: NodeIndex, _ tree: SyntaxTree) -> KnownValue? {
    guard let chain = tree.soleChain(of: pattern), let last = tree.links(of: chain).last else { return nil }
    let index = tree.parts(ofCase: pattern).firstIndex { part in
      part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map { $0 == name } ?? false
    }
    let places = casesByName()[tree.name(last)] ?? []
    guard let index, !places.isEmpty else { return nil }
    let isPresent = places.allSatisfy { place in
      let types = project.files[place.file].tree.parts(ofCase: place.node)
      return types.indices.contains(index) && Self.isNeverNil(types[index].split(separator: ":").last ?? "")
    }
    return isPresent ? .some : nil
  }

  private mutating func casesByName() -> [String: [SourceProject.Place]] {
    if let cases { return cases }
    var found: [String: [SourceProject.Place]] = [:]
    for (file, source) in project.files.indexed() {
      for member in source.members where member.kind == .enumCase {
        found[member.name, default: []].append(SourceProject.Place(file: file, node: member.node))
      }
    }
    cases = found
    return found
  }

  /// Returns true if a type as written is that of values that are never `nil`.
  private static func isNeverNil(_ type: some StringProtocol) -> Bool {
    let name = type.split { $0 == " " }.joined()
    // A generic parameter may stand for an optional.
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPlain && name.utf8.count > 2 && name != "Optional"
  }
}
