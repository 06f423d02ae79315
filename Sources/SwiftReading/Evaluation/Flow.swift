/// The outcome of statements: the value that they return, the views that they list, and the names after them.
struct Flow {
  var returned: Value?
  var shown: [Value] = []
  var scope: Scope

  /// The value of a block: what it returns, else its views.
  func result(at place: SourceProject.Place) -> Value {
    if let returned { return returned }
    if shown.count == 1 { return shown[0] }
    return shown.isEmpty ? .none : .view(ViewValue(.group(shown), at: place))
  }
}
