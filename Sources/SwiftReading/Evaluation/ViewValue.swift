/// A view as code makes it; its closures are evaluated where it is shown.
final class ViewValue: Sendable {
  indirect enum Form: Sendable {
    /// Views one after another.
    case group([Value])
    /// A view of SwiftUI, or one that no file declares: its name and its arguments.
    case system(String, [Argument])
    /// A view with a modifier of SwiftUI, or with one that no file declares.
    case modified(Value, String, [Argument])
    /// One of the views under its conditions, as `if` and `switch` show them.
    case branches([Value.Case])
  }

  let form: Form
  /// The link that makes it.
  let place: SourceProject.Place
  let fingerprint: Fingerprint

  init(_ form: Form, at place: SourceProject.Place) {
    (self.form, self.place) = (form, place)
    var own = Fingerprint(27)
    own.add(place)
    switch form {
    case .group(let views):
      own.add(2)
      for view in views { own.add(view.fingerprint) }
    case .system(let name, let arguments):
      own.add(name)
      for argument in arguments { own.add(argument.fingerprint) }
    case .modified(let view, let name, let arguments):
      own.add(view.fingerprint)
      own.add(name)
      for argument in arguments { own.add(argument.fingerprint) }
    case .branches(let cases):
      own.add(3)
      own.add(Value.choice(cases).fingerprint)
    }
    fingerprint = own
  }
}
