/// The outcome of statements: the value that they return, the views that they list, and the names after them.
struct Flow {
  var returned: Value?
  var shown: [Value] = []
  /// The constant that they consist of.
  var constant: Value?
  var scope: Scope

  /// The value of a block: what it returns, else its views or its constant.
  func result(at place: SourceProject.Place) -> Value {
    if let returned { return returned }
    if shown.count == 1 { return shown[0] }
    return shown.isEmpty ? constant ?? .none : .view(ViewValue(.group(shown), at: place))
  }
}
