import Palettes

/// Names that sources may use in several spellings: `TextPrimary`, `textPrimary`, `text_primary`, `textPrimaryColor`.
struct UsedNames {
  private var places: [[UInt8]: [Int]] = [:]
  /// The pairs of first letters that the names have; they exclude most names of a source.
  private var starts = [Bool](repeating: false, count: 1024)
  private let names: [String]
  private(set) var used: Set<Int> = []

  init(_ names: [String]) {
    self.names = names
    for (index, name) in names.enumerated() {
      let folded = Self.folded(name.utf8)
      places[folded, default: []].append(index)
      if let start = Self.start(folded) { starts[start] = true }
    }
  }

  /// Records a name or a text of the source.
  mutating func note(_ name: ArraySlice<UInt8>) {
    guard name.count <= 128, let start = Self.start(name), starts[start] else { return }
    if let found = places[Self.folded(name)] { used.formUnion(found) }
  }

  /// Marks every name as used that begins with one of some texts, as names are composed at run time.
  mutating func note(starts heads: Set<String>) {
    guard !heads.isEmpty else { return }
    for (index, name) in names.enumerated() where !used.contains(index) {
      var head = ""
      for letter in name.prefix(64) {
        head.append(letter)
        if heads.contains(head) {
          used.insert(index)
          break
        }
      }
    }
  }

  /// Marks every name as used that ends with one of some texts, as names are composed at run time.
  mutating func note(ends tails: Set<String>) {
    guard !tails.isEmpty else { return }
    for (index, name) in names.enumerated() where !used.contains(index) {
      var tail = ""
      for letter in name.suffix(64).reversed() {
        tail = String(letter) + tail
        if tails.contains(tail) {
          used.insert(index)
          break
        }
      }
    }
  }

  private static func start(_ name: some Collection<UInt8>) -> Int? {
    var letters = name.lazy.filter { $0 != UInt8(ascii: "_") }.makeIterator()
    guard let first = letters.next(), let second = letters.next() else { return nil }
    return Int(first & 31) << 5 | Int(second & 31)
  }

  /// The letters and digits of the last part in lower case, without `color` at the end.
  private static func folded(_ name: some BidirectionalCollection<UInt8>) -> [UInt8] {
    let start = name.lastIndex(of: UInt8(ascii: "/")).map { name.index(after: $0) } ?? name.startIndex
    var folded: [UInt8] = []
    for byte in name[start...] where byte.isNameByte && byte != UInt8(ascii: "_") {
      folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
    }
    if folded.count > 5, folded.suffix(5).elementsEqual("color".utf8) { folded.removeLast(5) }
    return folded
  }
}

extension SourceProject {
  /// Returns the names that the sources use: as a name, as a whole string, or as the start of a string with
  /// interpolations.
  package func used(of names: [String]) -> Set<Int> {
    var found = UsedNames(names)
    var heads: Set<String> = []
    var tails: Set<String> = []
    for source in files {
      let tree = source.tree
      for node in tree.nodes.typedIndices {
        switch tree[node].kind {
        case .name, .member, .implicitMember, .enumCase, .keyPath: found.note(lastPart(tree.nameBytes(node)))
        case .string:
          guard let head = tree.stringHead(node), head.utf8.count <= 128, !source.namesAsset(node) else { continue }
          if tree.child(of: node, .interpolation) == nil {
            found.note(lastPath(Array(head.utf8)[...]))
          } else if head.utf8.count > 2, Self.isPart(head) {
            heads.insert(head)
          } else if head.isEmpty || Self.isPart(head), let tail = tree.stringTail(node), Self.isPart(tail) {
            tails.insert(tail)
          }
        default: continue
        }
      }
    }
    found.note(starts: heads)
    found.note(ends: tails)
    return found.used
  }

  /// Returns the names that strings of the sources spell, whole or with an interpolation at their end.
  package func spelled(_ names: [String]) -> Set<Int> {
    guard !names.isEmpty else { return [] }
    let places = Dictionary(grouping: names.indices) { names[$0] }
    var found: Set<Int> = []
    var heads: Set<String> = []
    for source in files {
      for node in source.tree.nodes.typedIndices where source.tree[node].kind == .string {
        guard let text = source.tree.stringHead(node), !text.isEmpty, text.utf8.count <= 128 else { continue }
        if source.tree.child(of: node, .interpolation) != nil, text.utf8.count > 2 { heads.insert(text) }
        found.formUnion(places[text] ?? [])
      }
    }
    for index in names.indices where !found.contains(index) && heads.contains(where: names[index].hasPrefix) {
      found.insert(index)
    }
    return found
  }

  /// Returns true if a text may be a part of the name of a color.
  private static func isPart(_ text: String) -> Bool {
    text.utf8.count <= 64
      && text.utf8.allSatisfy { $0.isNameByte || [0x2F, 0x2D, 0x20, 0x2E].contains($0) }
  }

  private func lastPart(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name
  }

  private func lastPath(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    name.lastIndex(of: UInt8(ascii: "/")).map { name[($0 + 1)...] } ?? name
  }
}

extension SyntaxTree {
  /// The text of a string node after its last interpolation; nil if it has none or ends in one.
  fileprivate func stringTail(_ link: NodeIndex) -> String? {
    guard let last = children(of: link).filter({ nodes[$0].kind == .interpolation }).last else { return nil }
    let end = nodes[link].range.upperBound
    let tail = bytes[min(nodes[last].range.upperBound, end)..<end].drop { $0 == UInt8(ascii: ")") }
    let text = tail.prefix { $0 != UInt8(ascii: "\"") }
    return text.count > 2 ? String(decoding: text, as: UTF8.self) : nil
  }
}

extension SourceFile {
  /// Returns true for the name in `static let ink = ColorAsset(name: "ink")` of generated code, which only declares a
  /// property: its uses count by the property's name.
  fileprivate func namesAsset(_ string: NodeIndex) -> Bool {
    guard let chain = parent(of: string), tree[chain].kind == .chain, let argument = parent(of: chain),
      tree[argument].kind == .argument, tree.isNamed(argument, "name"), let link = parent(of: argument),
      tree.name(link).hasSuffix("Asset"), let value = parent(of: link).flatMap(parent), tree[value].kind == .value,
      let variable = parent(of: value)
    else { return false }
    return tree[variable].kind == .variable && tree[variable].flags.contains(.isStatic)
  }
}
