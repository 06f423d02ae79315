import Palettes

/// A parameter of a function.
struct Parameter {
  let node: NodeIndex
  /// The label in calls; empty for none.
  let label: String
  /// The name inside the function.
  let name: String
  /// The type as written.
  let type: String
  /// The type without what is optional about it.
  let bareType: String
  let hasDefault: Bool
  let isFunction: Bool

  static func all(of function: NodeIndex, _ tree: SyntaxTree) -> [Parameter] {
    tree.children(of: function).filter { tree[$0].kind == .parameter }.map { Parameter($0, tree) }
  }

  init(_ node: NodeIndex, _ tree: SyntaxTree) {
    self.node = node
    var names = tree.text(node).prefix { $0 != ":" }
    // Attributes come before the names.
    while names.hasPrefix("@") { names = names.drop { $0 != " " }.drop { $0 == " " } }
    let words = names.split(separator: " ")
    name = words.last.map(String.init) ?? ""
    label = words.first == "_" ? "" : words.first.map(String.init) ?? ""
    type = tree.child(of: node, .typeName).map { tree.text($0) } ?? ""
    bareType = Evaluator.bare(type)
    isFunction = type.parts(around: "->").count > 1
    hasDefault = tree.child(of: node, .value) != nil
  }

  init(field name: String, type: String, hasDefault: Bool, node: NodeIndex) {
    (self.node, label, self.name, self.type, self.hasDefault) = (node, name, name, type, hasDefault)
    bareType = Evaluator.bare(type)
    isFunction = type.parts(around: "->").count > 1
  }

  /// The argument of each parameter, by its place in the list; nil for its default value.
  static func match(_ given: [Argument], _ parameters: [Parameter]) -> [Int?] {
    var matched = [Int?](repeating: nil, count: parameters.count)
    var next = 0
    for (index, argument) in given.enumerated() {
      let isClosure = argument.isTrailing && argument.label.isEmpty
      let place = parameters[min(next, parameters.count)...].firstIndex { parameter in
        if isClosure { return parameter.isFunction || parameter.type.isEmpty }
        return parameter.label == argument.label
      }
      if let place {
        matched[place] = index
        next = place + 1
      } else if isClosure, let last = parameters.indices.last(where: { matched[$0] == nil && $0 >= next }) {
        // A generic parameter takes what a builder makes.
        matched[last] = index
        next = last + 1
      }
    }
    return matched
  }
}
