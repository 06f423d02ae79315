import ColorMath

/// A palette as the solver sees it: colors that may move, and what must hold between their luminances.
struct SolverProblem: Sendable {
  /// One color that may move.
  struct Variable: Hashable, Sendable {
    /// The color as it is.
    package var color: Color
    /// The weight of its change, more than 0.
    var weight: Double

    /// Creates a variable from a color and the weight of changing it.
    init(_ color: Color, weight: Double = 1) {
      self.color = color
      self.weight = weight
    }
  }

  /// One side of a pair.
  enum End: Hashable, Sendable {
    /// Index into `variables`.
    case variable(Int)
    /// A color that stays, by its luminance.
    case fixed(RelativeLuminance)
  }

  /// A relation that must hold.
  package enum Rule: Hashable, Sendable {
    /// A foreground reaches a ratio on a surface, on the given side of it; on any side if none is given.
    case contrast(End, on: End, reaching: ContrastRatio, staying: Side? = nil)
    /// One color stays lighter than another by a ratio at least.
    case apart(lighter: End, darker: End, by: ContrastRatio)
    /// A color is at least as light as one luminance or at most as light as another; nil if that side is closed.
    case reach(variable: Int, lighter: RelativeLuminance?, darker: RelativeLuminance?)
  }

  /// The colors that may change, by index.
  var variables: [Variable]
  /// The relations that must hold, by index.
  var rules: [Rule]
  /// The largest rotation of hues, 0…60 degrees.
  var hueTolerance: Double

  /// Creates a problem from colors and the rules between them.
  init(_ variables: [Variable], _ rules: [Rule], hueTolerance: Double = 5) {
    self.variables = variables
    self.rules = rules
    self.hueTolerance = hueTolerance
  }
}
