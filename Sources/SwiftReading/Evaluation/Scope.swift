import Palettes

/// The names that code can use: local ones, and the value and the type that it belongs to.
struct Scope: Sendable {
  let home: Home
  private(set) var locals: Local?

  init(_ home: Home, _ locals: Local? = nil) { (self.home, self.locals) = (home, locals) }

  var file: FileIndex { home.file }

  /// The value of a local name; nil if there is none.
  func local(_ name: String) -> Value? {
    var local = locals
    while let found = local {
      if found.name == name { return found.value }
      local = found.outer
    }
    return nil
  }

  /// The scope in the environment of a view.
  func within(_ environment: Surroundings) -> Scope {
    if environment.fingerprint == home.environment.fingerprint { return self }
    return Scope(
      Home(file: file, type: home.type, this: home.this, selfType: home.selfType, environment: environment), locals)
  }

  /// Binds a name, in the place of an earlier value.
  mutating func bind(_ name: String, _ value: Value) { locals = Local(name, value, locals) }

  /// The names that were bound since an earlier state of the scope, the latest first.
  func names(beyond earlier: Scope) -> [String] {
    var names: [String] = []
    let end = earlier.locals?.fingerprint
    var local = locals
    while let found = local, found.fingerprint != end, names.count < 256 {
      names.append(found.name)
      local = found.outer
    }
    return names
  }

  /// The scope after a block: what the block bound for itself is gone with it.
  func keeping(_ outer: Scope) -> Scope {
    var scope = outer
    for name in names(beyond: outer).reversed() where name.hasPrefix("self") || outer.local(name) != nil {
      if let value = local(name) { scope.bind(name, value) }
    }
    return scope
  }

  var fingerprint: Fingerprint {
    var own = home.fingerprint
    if let locals { own.add(locals.fingerprint) }
    return own
  }
}

/// One local name; the others are behind it.
final class Local: Sendable {
  let name: String
  let value: Value
  let outer: Local?
  let fingerprint: Fingerprint

  init(_ name: String, _ value: Value, _ outer: Local?) {
    (self.name, self.value, self.outer) = (name, value, outer)
    var own = outer?.fingerprint ?? Fingerprint(24)
    own.add(name)
    own.add(value.fingerprint)
    fingerprint = own
  }
}
