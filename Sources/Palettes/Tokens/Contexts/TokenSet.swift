import FileSyntax

/// Files and objects that are merged into one set of tokens, and the axes on which the tokens differ.
struct TokenSet: Sendable {
  /// One step of the merging.
  enum Step: Sendable {
    /// A layer that is always there.
    case layer(Int)
    /// The layers of the context that is chosen on an axis.
    case choice(axis: Int, [[Int]])
    /// The layers of the context that is chosen on an axis, provided that a given context is chosen on another one.
    case part(of: Int, context: Int, axis: Int, [[Int]])
  }

  /// Everything that may be merged, each file and object once.
  var layers: [TokenFile] = []
  /// The files that name the merged ones, such as resolvers.
  var indexes: [TokenFileNote.File] = []
  /// The files that those may refer to.
  var links = TokenLinks()
  /// The imports of Theo files.
  var imports = TheoImports()
  /// The merged files and objects in order: the last definition of a token counts.
  var steps: [Step] = []
  /// The axes on which the tokens differ.
  var axes: [TokenAxis] = []
  /// The problems and warnings, unsorted.
  var diagnostics: [Diagnostic] = []
  /// The layers that are token sets and chosen by themes.
  var themedLayers: Set<Int> = []
  /// The sets and files that are left out.
  var omissions: [Omission] = []

  /// The color tokens to which several layers of one rank give different values.
  var disputes: [String: Set<Dispute>] = [:]

  /// Layers that give a token different values where they are read together with others.
  struct Dispute: Hashable, Sendable {
    /// The layers that differ.
    var layers: [Int]
    /// All layers that are read together there.
    var all: [Int]
  }

  /// Returns the disputed tokens of a selection, each with the places of its layers there.
  func disputed(in selection: Selection) -> [String: Set<Int>] {
    guard !disputes.isEmpty else { return [:] }
    let places = Dictionary(lastOf: selection.layers.enumerated().map { ($1, $0) })
    return disputes.compactMapValues { groups in
      let disputed = groups.reduce(into: Set<Int>()) { all, dispute in
        guard dispute.all.allSatisfy({ places[$0] != nil }) else { return }
        all.formUnion(dispute.layers.compactMap { places[$0] })
      }
      return disputed.isEmpty ? nil : disputed
    }
  }

  /// The files and objects that are read together in one context.
  struct Selection: Hashable, Sendable {
    /// The layers in order.
    var layers: [Int]
    /// The modes of extensions: the first for which a token has a value counts.
    var modes: [String] = []
  }

  /// Returns the files and objects of a variant, given one reading of each axis.
  func selection(_ readings: [Int], in variant: Variant) -> Selection {
    let contexts = zip(axes, readings).map { axis, reading in axis.context(of: variant, in: reading) ?? 0 }
    var selection = Selection(layers: [])
    for step in steps {
      switch step {
      case .layer(let layer): selection.layers.append(layer)
      case .choice(let axis, let layers):
        add(layers, of: axis, contexts, to: &selection)
      case .part(let family, let context, let axis, let layers):
        guard contexts.element(at: family) == context else { continue }
        add(layers, of: axis, contexts, to: &selection)
      }
    }
    for (axis, reading) in zip(axes, readings) where axis.kind == .modes {
      selection.modes += axis.modes(in: variant, of: reading)
    }
    return selection
  }

  /// Returns the files and objects that a selection does not have, and those of which it has only a part.
  func others(than selection: Selection) -> [TokenFile] {
    let own = Set(selection.layers)
    return layers.indices.filter { !own.contains($0) || !layers[$0].withheld.isEmpty }.map { index in
      var file = layers[index]
      file.withheld = []
      return file
    }
  }

  /// Adds the layers of the context of an axis; several axes may choose a layer in the same place.
  private func add(_ layers: [[Int]], of axis: Int, _ contexts: [Int], to selection: inout Selection) {
    let chosen = contexts.element(at: axis).flatMap { layers.element(at: $0) } ?? []
    for layer in chosen where selection.layers.last != layer { selection.layers.append(layer) }
  }

  /// Adds the modes of tokens as an axis if tokens have values for some.
  mutating func addModes() {
    let modes = TokenModes.names(in: layers + links.files)
    guard !modes.isEmpty, let first = layers.first else { return }
    // The value next to those for modes is the one for a mode without its own.
    let names = modes.map { $0.name }
    let contexts = names.contains(Self.plainMode) ? names : names + [Self.plainMode]
    var axis = TokenAxis(
      .modes, named: "mode", contexts: contexts, fallback: contexts.firstIndex(of: Self.plainMode),
      at: SourceLocation(file: first.name))
    axis.places = modes.map { $0.location }
    axes.append(axis)
  }

  /// A note of the modes and contexts that no audit takes its values from, because the audit file chooses others.
  var unknownContexts: [Diagnostic] {
    unusedContexts.map { axis, unused in
      let subject = axes[axis]
      let names = unused.prefix(8).map { subject.contexts[$0].inQuotes } + (unused.count > 8 ? ["others"] : [])
      let kind = subject.kind == .modes ? "mode" : "context"
      let (noun, owner, one) = unused.count == 1 ? (kind, "its", "it") : (kind + "s", "their", "one")
      let message =
        "no variant uses the \(noun) \(names.inWords("or")), so \(owner) values are ignored; to audit \(one) in place of "
        + "another, assign it under \"variants\", as in { \"dark\": { \"\(subject.name.inQuotes.dropFirst().dropLast())\": "
        + "\"\(subject.contexts[unused[0]].inQuotes.dropFirst().dropLast())\" } }"
      return Diagnostic(.note, .badData, message, at: subject.places.element(at: unused[0]) ?? subject.location)
    }
  }

  /// The modes and contexts that may change a color, but that no audit takes its values from.
  var unusedOmissions: [Omission] {
    unusedContexts.flatMap { axis, unused in
      unused.map { context in
        Omission(
          .context, axes[axis].contexts[context], at: axes[axis].places.element(at: context) ?? axes[axis].location)
      }
    }
  }

  /// The contexts that the audit file replaces by others, if they may differ in a color.
  private var unusedContexts: [(axis: Int, contexts: [Int])] {
    var influence: TokenColorInfluence?
    return axes.indices.compactMap { index in
      let unused = axes[index].unused
      guard !unused.isEmpty else { return nil }
      var known = influence ?? TokenColorInfluence(self)
      defer { influence = known }
      return known.isColored(index) ? (index, unused) : nil
    }
  }

  /// The name for the values next to those for modes.
  private static let plainMode = "default"
}
