import FileSyntax

/// References that another file answers, although a token of that name is in a top group of their own file.
///
/// Merged files are one set of names, so that this is what Style Dictionary does. But if most references of a file are
/// such, its groups seem to be token sets, and the other file may be of another palette.
struct TokenForeignAnswers {
  /// One warning for each file with such references.
  private(set) var diagnostics: [Diagnostic] = []

  /// Examines files that are read together, each once; token sets have no names in front of their tokens.
  init(in layers: [TokenFile]) {
    var known: Set<String> = []
    let files = layers.filter { file in
      file.set == nil && !file.dialect.isTheo && !file.dialect.isFigma && known.insert(file.path).inserted
    }
    guard files.count > 1 else { return }
    let names = files.map { TokenFileNames($0) }
    var owners: [String: Int] = [:]
    for index in files.indices {
      for name in names[index].defined where owners[name] == nil { owners[name] = index }
    }
    for index in files.indices {
      let missing = names[index].used.subtracting(names[index].defined)
      let elsewhere = missing.filter { owners[$0] != nil }
      guard !elsewhere.isEmpty else { continue }
      let groups = Self.groups(of: elsewhere, in: files[index])
      guard groups.count * 2 > missing.count, let (place, name) = Self.first(of: groups, in: files[index]),
        let owner = owners[name],
        let group = groups[name]
      else { continue }
      let more = groups.count - 1
      let subject =
        more == 0
        ? "'{\(name)}' is taken"
        : "'{\(name)}' and \(more) more \(more == 1 ? "reference" : "references") are taken"
      let message =
        "\(subject) from \(files[owner].name.inQuotes), although the group \(group.inQuotes) here has a token of that "
        + "name; to use that one, write {\(group).\(name)}, or add \"$themes\": [] if the groups are token sets"
      diagnostics.append(Diagnostic(.warning, .badData, message, at: place))
    }
  }

  /// The top groups that have tokens of some names, by these names; a token that refers to the name itself is none.
  private static func groups(of names: Set<String>, in file: TokenFile) -> [String: String] {
    var groups: [String: String] = [:]
    for (group, part) in TokenStudio.sets(in: file) {
      let tree = TokenTreeBuilder.adding(part, to: TokenTree())
      for index in tree.nodes.indices {
        guard let value = tree.nodes[index].value else { continue }
        let path = tree.path(of: Int32(clamping: index))
        guard names.contains(path), groups[path] == nil, !(value.string?.holds("{\(path)}") ?? false) else { continue }
        groups[path] = group
      }
    }
    return groups
  }

  /// The first value that refers to one of some names, with that name.
  private static func first(of names: [String: String], in file: TokenFile) -> (SourceLocation, String)? {
    guard !names.isEmpty else { return nil }
    var open = [file.root]
    while let value = open.popLast() {
      open += (value.members.map { $0.value } + value.elements).reversed()
      guard let text = value.string else { continue }
      for name in TokenColorText.references(in: TokenColorText.braced(text)) where names[name] != nil {
        return (file.location(ofByte: value.range.lowerBound), name)
      }
    }
    return nil
  }
}
