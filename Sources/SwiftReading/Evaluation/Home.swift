import Palettes

/// The surroundings of code: its file, its type, its value, and the environment in which it is evaluated.
final class Home: Sendable {
  let file: FileIndex
  /// The path of the type around the code; empty at the top of a file.
  let type: String
  /// `self`; nil in static members and outside of types.
  let this: Value?
  /// The type that `Self` means, where an extension of a protocol says so.
  let selfType: String
  let environment: Surroundings
  let fingerprint: Fingerprint

  init(file: FileIndex, type: String = "", this: Value? = nil, selfType: String = "", environment: Surroundings) {
    (self.file, self.type, self.this, self.environment) = (file, type, this, environment)
    self.selfType = selfType.isEmpty ? type : selfType
    var own = Fingerprint(25).adding(type)
    own.add(file.offset)
    own.add(self.selfType)
    if let this { own.add(this.fingerprint) }
    own.add(environment.fingerprint)
    fingerprint = own
  }
}
