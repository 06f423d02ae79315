import PaletteModel

/// What holds for a view by what stands around it and behind it.
struct ViewContext: Sendable {
  /// Where the modifier stood that stated something: at the chain being read, or further out.
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
  /// A custom view around it may lay anything behind it.
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

  /// The context of something that is shown over all else: nothing but conditions go on.
  func presented(on base: FoundSurface.Base) -> ViewContext {
    var context = ViewContext()
    context.surface.base = base
    context.conditions = conditions
    context.tint = tint
    return context
  }
}
