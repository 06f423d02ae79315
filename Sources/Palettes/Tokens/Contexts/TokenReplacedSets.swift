import ColorMath
import FileSyntax

/// Finds the colors of token sets with themes that other sets or files replace in every audit, so that nothing shows them.
struct TokenReplacedSets {
  /// A warning for each set.
  private(set) var diagnostics: [Diagnostic] = []
  /// The sets with such colors.
  private(set) var omissions: [Omission] = []

  /// Compares the layers of a set of tokens in all contexts that are read, each with its tokens.
  init(_ set: TokenSet, _ contexts: [(selection: TokenSet.Selection, tokens: [DesignToken])]) {
    guard !set.themedLayers.isEmpty else { return }
    let definitions = TokenDefinitions(set.layers)
    let colors = contexts.map { Dictionary(lastOf: $0.tokens.map { ($0.path, $0.value) }) }
    var replaced: [Int: (by: Int, paths: Set<String>)] = [:]
    for repeated in definitions.repeated where repeated.kind == .color {
      let owners = Set(repeated.files)
      var last: [Int: Int] = [:]
      var used: Set<Int> = []
      for (context, values) in zip(contexts, colors) {
        let present = context.selection.layers.filter { owners.contains($0) }
        guard let best = present.last else { continue }
        for file in present {
          last[file] = best
          if file == best || definitions.isSame(repeated.path, in: file, and: best)
            || definitions.color(of: repeated.path, in: file, values).map({ isShown($0, repeated.path, values) })
              ?? false
          {
            used.insert(file)
          }
        }
      }
      for (file, best) in last.ordered(by: { $0.key < $1.key }) where !used.contains(file) {
        guard set.themedLayers.contains(file), let name = set.layers[file].set else { continue }
        // A base is there to be replaced, but by the sets of themes, not by files next to them.
        guard !TokenWords(name).holdsBase || set.layers[best].set == nil else { continue }
        replaced[file, default: (best, [])].paths.insert(repeated.path)
      }
    }
    for (file, other) in replaced.ordered(by: { $0.key < $1.key }) {
      let first = other.paths.min { $0.precedesInBytes($1) } ?? ""
      let place = definitions.location(of: first, in: file)
      let (name, by) = (set.layers[file].set ?? "", set.layers[other.by])
      let subject = by.set.map { "the set \($0.inQuotes)" } ?? by.name.inQuotes
      let count = other.paths.count
      let remedy = by.set == nil ? "leave out the file" : "audit the themes of one group without the others"
      let message =
        "\(subject) replaces \(count == 1 ? "a color" : "\(count) colors") of the set \(name.inQuotes) wherever it applies, "
        + "so \(count == 1 ? "it is" : "they are") not audited; \(remedy), or remove the colors"
      diagnostics.append(Diagnostic(.warning, .badData, message, at: place))
      omissions.append(Omission(.context, name, at: place))
    }
  }

  /// Returns true if a token has a color in a context.
  private func isShown(_ color: Color, _ path: String, _ values: [String: DesignToken.Value]) -> Bool {
    if case .color(let shown) = values[path] { TokenSameness.areSame(color, shown) } else { false }
  }
}
