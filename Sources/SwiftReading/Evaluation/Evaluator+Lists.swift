import Palettes

extension Evaluator {
  /// The cases of an enumeration, if none of them holds a value.
  func allCases(of type: String) -> Value? {
    guard let entry = types[type], !entry.cases.isEmpty, !entry.hasPayload else { return nil }
    return .list(entry.cases.map { .member(MemberValue(type: type, name: $0, arguments: [])) })
  }

  /// The results of a closure for the elements of a short list.
  private mutating func results(_ given: [Argument]?, of values: [Value]) -> [Value]? {
    guard let argument = given?.first, case .closure(let closure) = value(of: argument), values.count <= 32 else {
      return nil
    }
    return values.map {
      call(closure, [Argument(label: "", isTrailing: false, place: closure.place, scope: closure.scope, value: $0)])
    }
  }

  /// A member of a list of which every element is known.
  mutating func listMember(_ name: String, of values: [Value], _ value: Value, _ given: [Argument]?) -> Value {
    switch name {
    case "isEmpty": return .bool(values.isEmpty)
    case "count": return .number(Double(values.count))
    case "first": return values.first ?? .none
    case "last": return values.last ?? .none
    case "map", "compactMap":
      if let results = results(given, of: values) { return .list(results) }
    case "filter":
      guard let truths = results(given, of: values)?.map({ $0.test }),
        truths.allSatisfy({ if case .bool = $0 { true } else { false } })
      else { break }
      return .list(zip(values, truths).filter { $0.1.isTrue }.map { $0.0 })
    case "reduce":
      guard let given, given.count == 2, values.count <= 32 else { break }
      return values.reduce(self.value(of: given[0])) { reduced($0, $1, by: given[1]) }
    case "enumerated":
      return .list(
        values.enumerated().map {
          .tuple([.init(label: "offset", value: .number(Double($0))), .init(label: "element", value: $1)])
        })
    case "indices": return .list(values.indices.map { .number(Double($0)) })
    case "sorted", "reversed": return value
    default: break
    }
    let identity = value.fingerprint.adding(name)
    let subject: Subject = value.isOfColor ? .components(identity) : .value(identity, name: name)
    return .unknown(Unknown(subject: subject, reason: .computed(name)))
  }
}
