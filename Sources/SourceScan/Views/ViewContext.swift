import PaletteModel

/// The context of a view from the views around it and behind it.
struct ViewContext: Sendable {
  /// The place of a modifier that stated something: in the chain being read, or further out.
  struct Stated<Value: Sendable>: Sendable {
    var value: Value
    /// The chain that stated it.
    var chain: Int
    var file: Int
  }

  var foreground: Stated<FoundColor>?
  var surface = FoundSurface()
  /// The chain that stated the topmost layer.
  var surfaceChain: (file: Int, chain: Int)?
  var fontSize: Double?
  var fontWeight: Int?
  var textStyle: TextStyle?
  var tint: FoundColor?
  var conditions: [BranchCondition] = []
  /// A custom view around it, which may have any background.
  var opaqueContainer: String?

  /// The font that these add up to.
  var font: Font? {
    if let textStyle { return Font(textStyle, weight: fontWeight) }
    return fontSize.map { Font(size: $0, weight: fontWeight ?? 400) }
  }

  /// The context within further conditions; nil if they cannot hold.
  func adding(_ further: [BranchCondition]) -> ViewContext? {
    let clash = further.contains { condition in conditions.contains { $0.excludes(condition) } }
    guard !clash else { return nil }
    var context = self
    context.conditions += further.filter { !conditions.contains($0) }
    return context
  }

  /// Takes the system's label color for a view that states a surface and no foreground.
  mutating func assumeLabel(at sighting: PairFinder.Sighting) {
    guard foreground == nil, surface.isStated else { return }
    foreground = Stated(value: .system("label"), chain: -1, file: sighting.place.file)
  }

  /// Returns the context of content that is presented over all else: only conditions continue.
  func presented(on base: FoundSurface.Base) -> ViewContext {
    var context = ViewContext()
    context.surface.base = base
    context.conditions = conditions
    context.tint = tint
    return context
  }
}
