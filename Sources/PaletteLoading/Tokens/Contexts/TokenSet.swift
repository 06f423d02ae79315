import PaletteModel

/// Files and objects that are merged into one set of tokens, and what the tokens differ by.
struct TokenSet: Sendable {
  /// One step of the merging.
  enum Step: Sendable {
    /// A layer that is always there.
    case layer(Int)
    /// The layers of the context that is chosen on an axis.
    case choice(axis: Int, [[Int]])
  }

  /// Everything that may be merged, each file and object once.
  var layers: [TokenFile] = []
  /// The files that name what is merged, such as resolvers.
  var indexes: [TokenSourceNote.File] = []
  /// The files that those may refer to.
  var links = TokenLinks()
  /// What is merged, in order: the last definition of a token counts.
  var steps: [Step] = []
  /// What the tokens differ by.
  var axes: [TokenAxis] = []
  /// What is wrong or odd, unsorted.
  var diagnostics: [Diagnostic] = []

  /// What is read together in one context.
  struct Selection: Hashable, Sendable {
    /// The layers in order.
    var layers: [Int]
    /// The modes of extensions: the first for which a token has a value counts.
    var modes: [String] = []
  }

  /// What is read in a variant where one context is chosen on each axis.
  func selection(_ contexts: [Int], in variant: Variant) -> Selection {
    var selection = Selection(layers: [])
    for step in steps {
      switch step {
      case .layer(let layer): selection.layers.append(layer)
      case .choice(let axis, let layers):
        // Several axes may choose a layer in the same place.
        for layer in layers[contexts[axis]] where selection.layers.last != layer { selection.layers.append(layer) }
      }
    }
    for (axis, context) in zip(axes, contexts) where axis.kind == .modes {
      selection.modes += axis.choices == nil ? [axis.contexts[context]] : axis.modes(in: variant)
    }
    return selection
  }

  /// Adds the modes of extensions as an axis where tokens have values for some.
  mutating func addModes() {
    let modes = TokenModes.names(in: layers + links.files)
    guard !modes.isEmpty, let first = layers.first else { return }
    // The value beside the extension is the one for a mode that has none of its own.
    let contexts = modes.contains(Self.plainMode) ? modes : modes + [Self.plainMode]
    axes.append(
      TokenAxis(
        .modes, named: "mode", contexts: contexts, fallback: contexts.firstIndex(of: Self.plainMode),
        at: SourceLocation(file: first.name)))
  }

  /// Stands for the values beside the extensions.
  private static let plainMode = "default"
}
