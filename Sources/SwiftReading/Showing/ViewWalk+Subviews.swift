import Palettes

/// Containers that lay out the views of others one by one.
extension ViewWalk {
  /// Shows what `ForEach(subviews:)` or `Group(subviews:)` makes of views; false for another call.
  mutating func showSubviews(of name: String, _ given: [Argument], _ setting: Setting) -> Bool {
    guard let content = given.first(where: { $0.label == "subviews" }),
      let make = given.first(where: { $0.isTrailing || $0.label == "content" || $0.label == "transform" })
    else { return false }
    let view = Self.view(evaluator.value(of: content), at: content.place)
    let argument = Argument(
      label: "", isTrailing: false, place: make.place, scope: make.scope, value: name == "Group" ? .list([view]) : view)
    walk(evaluator.call(evaluator.value(of: make), [argument], at: make.place, make.scope), setting)
    return true
  }

  /// Shows what the root of a `_VariadicView.Tree` makes of its content; false for another call.
  mutating func showTree(_ given: [Argument], _ setting: Setting) -> Bool {
    guard given.count == 2, let content = given.last, content.isTrailing || content.label == "content",
      case .instance(let root) = evaluator.value(of: given[0]), open.count < Self.deepest
    else { return false }
    let children = Argument(
      label: "children", isTrailing: false, place: content.place, scope: content.scope,
      value: .list([Self.view(evaluator.value(of: content), at: content.place)]))
    guard let body = evaluator.member("body", on: root.type, isStatic: false, given: [children]),
      body.member.kind == .function
    else { return false }
    evaluator.steps = 0
    open.append(root.type)
    let value = evaluator.value(
      of: body, .instance(root), [children], at: body.place, setting.surroundings, as: "")
    var inner = setting
    inner.member = body.member.title
    walk(value, inner)
    open.removeLast()
    return true
  }

  /// A view or a closure that makes one, as a view.
  private static func view(_ value: Value, at place: SourceProject.Place) -> Value {
    .view(ViewValue(.group([value]), at: place))
  }
}
