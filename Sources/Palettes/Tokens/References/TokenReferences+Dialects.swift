import FileSyntax

extension TokenReferences {
  /// Looks for an alias of Theo; the cause of a missing one may be an import that cannot be read.
  mutating func lookup(theoAlias name: String, in file: Int32) -> Lookup {
    if let node = tree.alias(named: name, seenBy: file) { return lookup(token: node, "{!\(name)}") }
    if let (place, message) = tree.imports.imports[tree.files[Int(file)].path]?.missing {
      return .mistake(
        "the imported aliases cannot be resolved: \(message)", at: TokenTree.Place(file: file, value: place))
    }
    return .mistake("there is no alias \(name.inQuotes); add it to \"aliases\", or its file to \"imports\"")
  }

  /// The token that names mean with the name of a set of Tokens Studio before them: `{set.group.token}` for a token that
  /// does not have its set in its name.
  func node(atSetNames names: [String], from roots: [Int32]) -> Int32? {
    for root in roots {
      for count in 1..<max(names.count, 1) where isSet(names.prefix(count)) {
        if let found = node(at: names.dropFirst(count), from: root) { return found }
      }
    }
    return nil
  }

  /// The file of the palette that declares a token, if it is not among the merged ones.
  mutating func fileElsewhere(of name: String) -> String? {
    guard !tree.others.isEmpty else { return nil }
    if let known = elsewhere { return known[name] }
    var files: [String: String] = [:]
    for file in tree.others {
      for token in TokenFileNames(file).defined where files[token] == nil { files[token] = file.name }
    }
    elsewhere = files
    return files[name]
  }

  private func isSet(_ names: ArraySlice<String>) -> Bool {
    tree.sets.contains(names.joined(separator: "/")) || tree.sets.contains(names.joined(separator: "."))
  }
}
