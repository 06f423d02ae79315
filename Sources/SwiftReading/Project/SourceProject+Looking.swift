package import Palettes

extension SourceProject {
  /// Returns every link with one of these names, without those left out, in the order of files: the start of most
  /// rules.
  package func links(named names: Set<String>) -> [String: [Place]] { links(named: names, in: files.typedIndices) }

  /// Returns the links with these names in some of the files; one pass over their nodes, however many names there are.
  func links(named names: Set<String>, in range: Range<FileIndex>) -> [String: [Place]] {
    let filter = NameFilter(names)
    var found: [String: [Place]] = [:]
    for file in range {
      let source = files[file]
      for node in source.tree.places(where: filter.mayHold) {
        let name = source.tree.name(node)
        guard names.contains(name), !source.isLeftOut(node) else { continue }
        found[name, default: []].append(Place(file: file, node: node))
      }
    }
    return found
  }

  /// Returns every string that begins with one of these lowercase texts, in any case.
  package func strings(startingWith starts: [String]) -> [(place: Place, text: String)] {
    let letters = Set(starts.compactMap { $0.utf8.first })
    var found: [(place: Place, text: String)] = []
    for (file, source) in files.indexed() {
      for node in source.tree.nodes.typedIndices where source.tree.nodes[node].kind == .string {
        guard letters.contains(firstLetter(node, source.tree)), let text = source.tree.stringHead(node),
          starts.contains(where: text.lowercased().hasPrefix), !source.isLeftOut(node)
        else { continue }
        found.append((Place(file: file, node: node), text))
      }
    }
    return found
  }

  /// The first byte of a text in lower case, without quotes and number signs; 0 for none.
  private func firstLetter(_ string: NodeIndex, _ tree: SyntaxTree) -> UInt8 {
    for byte in tree.bytes[tree[string].range] where byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "#") {
      return byte | 0x20
    }
    return 0
  }

  /// Returns the places of nodes, as reports name them, in the order given; each file's lines are counted once.
  package func locations(of places: [Place]) -> [SourceLocation] {
    var tables: [FileIndex: LineTable] = [:]
    return places.map { place in
      let source = files[place.file]
      let table = tables[place.file] ?? LineTable(source.tree.bytes)
      tables[place.file] = table
      let position = table.position(ofByte: nameStart(of: place.node, source.tree))
      return SourceLocation(file: source.path, line: position.line, column: position.column)
    }
  }

  /// A member's place is its name, not the period before it.
  private func nameStart(of node: NodeIndex, _ tree: SyntaxTree) -> Int {
    tree[node].kind == .member ? tree[node].nameRange.lowerBound : tree[node].range.lowerBound
  }
}
