/// An argument of a call: its code, and the names that it can use.
struct Argument: Sendable {
  let label: String
  let isTrailing: Bool
  let place: SourceProject.Place
  let scope: Scope
  /// The value, where no code gives it.
  var value: Value?
}

extension Argument {
  var fingerprint: Fingerprint {
    if let value { return value.fingerprint }
    var own = Fingerprint(23)
    own.add(place)
    own.add(scope.fingerprint)
    return own
  }
}
