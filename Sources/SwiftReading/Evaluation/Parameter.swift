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
      let rest = min(next, parameters.count)..<parameters.count
      let place =
        isClosure
        ? closure(before: given.dropFirst(index + 1).first?.label, in: rest, parameters)
        : rest.first { parameters[$0].label == argument.label }
      if let place {
        matched[place] = index
        next = place + 1
      } else if isClosure,
        let last = parameters.indices.last(where: { matched[$0] == nil && $0 >= next })
      {
        // A generic parameter takes what a builder makes.
        matched[last] = index
        next = last + 1
      }
    }
    return matched
  }

  /// The parameter that takes a trailing closure without a label: the first one, but none with a default value before
  /// one that needs a closure (SE-0286).
  private static func closure(before label: String?, in rest: Range<Int>, _ parameters: [Parameter])
    -> Int?
  {
    let takers = rest.prefix { label == nil || parameters[$0].label != label }.filter {
      parameters[$0].isFunction || parameters[$0].type.isEmpty
    }
    return takers.first { !parameters[$0].hasDefault } ?? takers.first
  }
}
