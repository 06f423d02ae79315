/// A value that reading does not tell.
struct Unknown: Sendable {
  var subject: Subject
  let reason: UnresolvedColor
  /// The type as the source writes it, without what is optional about it; empty where it is not known.
  var type: String = ""
  /// True if its type has no `nil`.
  var isPresent = false
  /// The optional value that it is a part of and that alone decides if there is one.
  var holder: Subject?
}

extension Unknown {
  /// A value that no two places share.
  init(_ name: String, _ reason: UnresolvedColor, type: String = "") {
    self.init(subject: .value(Fingerprint(30).adding(name), name: name), reason: reason, type: type)
  }

  /// A part of it: a property, or the result of a call.
  func part(_ name: String, type: String = "", reason: UnresolvedColor? = nil) -> Unknown {
    var part = Unknown(subject: subject.part(name), reason: reason ?? self.reason, type: type)
    if ["isEmpty", "count"].contains(name) { part.holder = holder ?? subject }
    return part
  }

  /// The test that there is a value.
  var hasValue: Condition { Condition(holding, .hasValue) }
  /// The subject that is nil where it is.
  var holding: Subject { holder ?? subject }
}

extension Subject {
  /// True if it is the value that code belongs to, which nobody names.
  var isSelf: Bool { name == "self" }
}
