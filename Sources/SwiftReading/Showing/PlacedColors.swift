import Palettes

/// The colors that expressions of the source mean where they stand, whatever shows them.
package struct PlacedColors: Sendable {
  private var evaluator: Evaluator

  /// Reads the colors of a project whose types nothing has read yet.
  package init(_ project: SourceProject) { self.init(project, TypeIndex(project)) }

  init(_ project: SourceProject, _ types: TypeIndex) { evaluator = Evaluator(project, types) }

  /// The color of an argument, a value, or a statement; unresolved with the reason where reading does not tell.
  package mutating func color(_ node: NodeIndex, in file: FileIndex, as kind: ColorKind = .style) -> FoundColor {
    color(at: .init(file: file, node: node), as: kind) { $0.value(in: node, $1, as: kind.typeName) }
  }

  /// The color of the first links of a chain.
  mutating func color(ofLinks links: ArraySlice<NodeIndex>, in file: FileIndex) -> FoundColor {
    guard let first = links.first else { return .missing }
    return color(at: .init(file: file, node: first), as: .style) { $0.value(ofLinks: links, $1, as: "Color") }
  }

  /// The color that a view, a shape, or a style behind another view is; unresolved for a view of several parts.
  mutating func background(of modifier: NodeIndex, in file: FileIndex) -> FoundColor? {
    var walk = ViewWalk(evaluator)
    let place = SourceProject.Place(file: file, node: modifier)
    let setting = Setting()
    let given = evaluator.arguments(of: modifier, evaluator.scope(at: place))
    let layers = walk.layers(given, setting)
    evaluator = walk.evaluator
    if layers.isEmpty { return given.isEmpty ? .system("systemBackground") : nil }
    return layers.count == 1 ? layers[0].asColor : .unresolved(.picture("background"))
  }

  private mutating func color(
    at place: SourceProject.Place, as kind: ColorKind, _ evaluate: (inout Evaluator, Scope) -> Value
  ) -> FoundColor {
    evaluator.steps = 0
    let scope = evaluator.scope(at: place)
    let value = evaluate(&evaluator, scope)
    return evaluator.color(of: value, kind: kind, scope).asColor
  }
}

extension Value {
  /// A color with a branch for each case.
  fileprivate var asColor: FoundColor {
    let branches = cases.map { part in
      let color: FoundColor = if case .color(let color) = part.value { color.tinted } else { .missing }
      return FoundColor.Branch(conditions: part.conditions.map { $0.branch }, color: color)
    }
    guard branches.count > 1 || !(branches.first?.conditions.isEmpty ?? true) else {
      return branches.first?.color ?? .missing
    }
    return .choice(branches)
  }
}

extension FoundColor {
  /// The color with the tint of no view in particular.
  fileprivate var tinted: FoundColor {
    switch self {
    case .system("tint"): .accent
    case .opacity(let color, let amount): .opacity(color.tinted, amount)
    case .gradient(let colors): .gradient(colors.map { $0.tinted })
    case .glass(var style):
      {
        style.tint = style.tint.map { $0.tinted }
        return .glass(style)
      }()
    default: self
    }
  }
}

extension ColorKind {
  /// The type that an expression of this kind has.
  fileprivate var typeName: String {
    switch self {
    case .style: "ShapeStyle"
    case .platform: "UIColor"
    case .material: "Material"
    case .glass: "Glass"
    }
  }
}
