import Palettes

/// Names that sources may use in several spellings: `TextPrimary`, `textPrimary`, `text_primary`, `textPrimaryColor`.
package struct UsedNames {
  private var places: [[UInt8]: [Int]] = [:]
  /// The pairs of first letters that the names have; they exclude most names of a source.
  private var starts = [Bool](repeating: false, count: 1024)
  private let names: [String]

  /// Takes the names, as paths.
  package init(_ names: [String]) {
    self.names = names
    for (index, name) in names.enumerated() {
      let folded = Self.folded(name.utf8)
      places[folded, default: []].append(index)
      if let start = Self.start(folded) { starts[start] = true }
    }
  }

  /// The names that a name or a text of the source spells.
  package func matches(_ name: ArraySlice<UInt8>) -> [Int] {
    guard name.count <= 128, let start = Self.start(name), starts[start] else { return [] }
    return places[Self.folded(name)] ?? []
  }

  /// The names that begin with one of some texts, as names are composed at run time.
  func starting(with heads: Set<String>) -> Set<Int> {
    var used: Set<Int> = []
    guard !heads.isEmpty else { return [] }
    for (index, name) in names.enumerated() {
      var head = ""
      for letter in name.prefix(64) {
        head.append(letter)
        if heads.contains(head) {
          used.insert(index)
          break
        }
      }
    }
    return used
  }

  /// The names that end with one of some texts, as names are composed at run time.
  func ending(with tails: Set<String>) -> Set<Int> {
    var used: Set<Int> = []
    guard !tails.isEmpty else { return [] }
    for (index, name) in names.enumerated() {
      var tail = ""
      for letter in name.suffix(64).reversed() {
        tail = String(letter) + tail
        if tails.contains(tail) {
          used.insert(index)
          break
        }
      }
    }
    return used
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
}
