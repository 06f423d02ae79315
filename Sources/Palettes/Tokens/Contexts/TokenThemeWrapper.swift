import FileSyntax

/// The group of a file that only repeats its theme, as in `semantic.dark.json` with `{ "dark": { … } }`.
///
/// It isn't part of the names if it holds all tokens of the file, the file for the other appearance shares a group inside of it,
/// in a wrapper of its own or without one, and no reference names it.
enum TokenThemeWrapper {
  /// Reads the files that have such a group from inside of it.
  static func unwrap(_ layers: inout [TokenLayerFile]) {
    let names = layers.map { layer in
      layer.file.set == nil && !layer.file.dialect.isTheo && !layer.file.dialect.isFigma ? words(of: layer) : nil
    }
    let wrappers = zip(layers, names).map { layer, name in name.flatMap { wrapper(of: layer.file, $0) } }
    let roots = layers.map { $0.file.root }
    lazy var references = roots.flatMap { Self.references(in: $0) }
    for index in layers.indices {
      guard let wrapper = wrappers[index], let name = names[index] else { continue }
      let isMatched = layers.indices.contains { other in
        guard let otherName = names[other], otherName.rest == name.rest,
          otherName.condition.appearance != name.condition.appearance
        else { return false }
        let body = wrappers[other]?.value ?? roots[other]
        return wrapper.value.members.contains { !TokenTreeBuilder.isProperty($0) && body[$0.key] != nil }
      }
      guard isMatched, !references.contains(where: { $0.holds("{\(wrapper.key).") || $0.holds("#/\(wrapper.key)/") })
      else { continue }
      layers[index].file = layers[index].file.part(wrapper.value)
    }
  }

  /// The texts of a file that may refer to tokens.
  private static func references(in root: JSONValue) -> [String] {
    var (open, found) = ([root], [String]())
    while let value = open.popLast() {
      if let text = value.string, text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "#") }) {
        found.append(text)
      }
      open += value.members.map { $0.value }
      open += value.elements
    }
    return found
  }

  private static func words(of layer: TokenLayerFile) -> TokenWords? {
    let words = TokenWords(
      PalettePath.parts(of: layer.path).map { TokenFileName.bare($0) }.joined(separator: "/"))
    return words.isTheme && words.condition.appearance != nil ? words : nil
  }

  private static func wrapper(of file: TokenFile, _ name: TokenWords) -> JSONMember? {
    let groups = file.root.members.filter { !TokenTreeBuilder.isProperty($0) }
    guard let only = groups.first, groups.count == 1, only.value.kind == .object, only.value["$value"] == nil,
      only.value["value"] == nil, file.root["$type"] == nil, file.root["$extends"] == nil
    else { return nil }
    let words = TokenWords(only.key)
    return words.rest.isEmpty && words.isTheme && words.condition == name.condition ? only : nil
  }
}
