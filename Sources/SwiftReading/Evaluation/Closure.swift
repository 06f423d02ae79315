/// A closure, or a function or key path that is passed on, with what it captured.
final class Closure: Sendable {
  let place: SourceProject.Place
  let scope: Scope
  let fingerprint: Fingerprint

  init(_ place: SourceProject.Place, _ scope: Scope) {
    (self.place, self.scope) = (place, scope)
    var own = Fingerprint(21)
    own.add(place)
    own.add(scope.fingerprint)
    fingerprint = own
  }
}
