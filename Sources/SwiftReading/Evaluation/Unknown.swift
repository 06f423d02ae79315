/// A value that reading does not tell.
struct Unknown: Sendable {
  var subject: Subject
  let reason: UnresolvedColor
  /// The type as the source writes it, without what is optional about it; empty where it is not known.
  var type: String = ""
  /// True if its type has no `nil`.
  var isPresent = false
}

extension Unknown {
  /// A value that no two places share.
  init(_ name: String, _ reason: UnresolvedColor, type: String = "") {
    self.init(subject: .value(Fingerprint(30).adding(name), name: name), reason: reason, type: type)
  }

  /// A part of it: a property, or the result of a call.
  func part(_ name: String, type: String = "", reason: UnresolvedColor? = nil) -> Unknown {
    Unknown(
      subject: .value(
        subject.fingerprint.adding(".").adding(name), name: subject.isSelf ? name : "\(subject.name).\(name)"),
      reason: reason ?? self.reason, type: type)
  }
}

extension Subject {
  /// True if it is the value that code belongs to, which nobody names.
  var isSelf: Bool { name == "self" }
}
