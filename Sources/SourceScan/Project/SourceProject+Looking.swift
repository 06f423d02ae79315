package import PaletteModel

extension SourceProject {
  /// Every link with one of these names, those left out aside, in the order of files: what a rule begins with.
  package func links(named names: Set<String>) -> [String: [Place]] { links(named: names, in: files.indices) }

  /// The same in some of the files; one pass over their nodes, however many names there are.
  func links(named names: Set<String>, in range: Range<Int>) -> [String: [Place]] {
    let filter = NameFilter(names)
    var found: [String: [Place]] = [:]
    for file in range {
      let source = files[file]
      for node in source.tree.nodes.indices where filter.mayHold(source.tree, node) {
        let name = source.tree.name(node)
        guard names.contains(name), !source.isLeftOut(node) else { continue }
        found[name, default: []].append(Place(file: file, node: node))
      }
    }
    return found
  }

  /// Every string that begins with one of these texts in lower case, in whichever case it is written.
  package func strings(startingWith starts: [String]) -> [(place: Place, text: String)] {
    let letters = Set(starts.compactMap(\.utf8.first))
    var found: [(place: Place, text: String)] = []
    for (file, source) in files.enumerated() {
      for node in source.tree.nodes.indices where source.tree.nodes[node].kind == .string {
        guard letters.contains(firstLetter(node, source.tree)), let text = source.tree.stringHead(node),
          starts.contains(where: text.lowercased().hasPrefix), !source.isLeftOut(node)
        else { continue }
        found.append((Place(file: file, node: node), text))
      }
    }
    return found
  }

  /// The first byte of a text in lower case, quotes and number signs left out; 0 for none.
  private func firstLetter(_ string: Int, _ tree: SyntaxTree) -> UInt8 {
    for byte in tree.bytes[tree[string].range] where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "#") {
      return byte | 0x20
    }
    return 0
  }

  /// Where nodes begin, as reports name it, in the order given; each file's lines are counted once.
  package func locations(of places: [Place]) -> [SourceLocation] {
    var tables: [Int: LineTable] = [:]
    return places.map { place in
      let source = files[place.file]
      let table = tables[place.file] ?? LineTable(source.tree.bytes)
      tables[place.file] = table
      let position = table.position(ofByte: nameStart(of: place.node, source.tree))
      return SourceLocation(file: source.path, line: position.line, column: position.column)
    }
  }

  /// A member's place is its name, not the period before it.
  private func nameStart(of node: Int, _ tree: SyntaxTree) -> Int {
    tree[node].kind == .member ? tree[node].nameRange.lowerBound : tree[node].range.lowerBound
  }
}

/// Tells most links apart from those with one of some names, by length and first letter.
private struct NameFilter {
  private var lengths: UInt64 = 0
  private var letters: UInt64 = 0

  init(_ names: Set<String>) {
    for name in names {
      lengths |= 1 << UInt64(min(name.utf8.count, 63))
      if let first = name.utf8.first { letters |= 1 << UInt64(first & 63) }
    }
  }

  func mayHold(_ tree: SyntaxTree, _ index: Int) -> Bool {
    let node = tree.nodes[index]
    guard lengths >> UInt64(min(node.nameLength, 63)) & 1 == 1 else { return false }
    switch node.kind {
    case .name, .member, .implicitMember, .macro: break
    default: return false
    }
    guard tree.bytes.indices.contains(Int(node.nameStart)) else { return false }
    let first = tree.bytes[Int(node.nameStart)]
    return first == UInt8(ascii: "`") || letters >> UInt64(first & 63) & 1 == 1
  }
}
