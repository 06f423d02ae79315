/// The subject of a test: a state, a parameter or an environment value of one instance, or a setting of the system.
enum Subject: Hashable, Sendable {
  case appearance
  case contrast
  case transparency
  /// A version of a platform.
  case version(platform: String, version: String)
  case compilation(String)
  /// A value that reading does not tell: its identity, its name for people, and the cases of its enumeration, if known.
  case value(Fingerprint, name: String, cases: [String] = [])
  /// A number or a test that code computes from the components of a color that is not known, such as its brightness.
  case components(Fingerprint)

  static func == (first: Subject, second: Subject) -> Bool {
    switch (first, second) {
    case (.appearance, .appearance), (.contrast, .contrast), (.transparency, .transparency): true
    case (.version(let platform, let version), .version(let own, let other)): platform == own && version == other
    case (.compilation(let text), .compilation(let other)): text == other
    case (.value(let identity, _, _), .value(let other, _, _)), (.components(let identity), .components(let other)):
      identity == other
    default: false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  var fingerprint: Fingerprint {
    switch self {
    case .appearance: return Fingerprint(101)
    case .contrast: return Fingerprint(102)
    case .transparency: return Fingerprint(103)
    case .version(let platform, let version): return Fingerprint(104).adding(platform).adding(version)
    case .compilation(let text): return Fingerprint(105).adding(text)
    case .value(let identity, _, _), .components(let identity): return identity
    }
  }

  /// The name for people.
  var name: String {
    switch self {
    case .appearance: "colorScheme"
    case .contrast: "colorSchemeContrast"
    case .transparency: "accessibilityReduceTransparency"
    case .version(let platform, let version): "\(platform) \(version)"
    case .compilation(let text): text
    case .value(_, let name, _): name
    case .components: "a value"
    }
  }

  /// True if it is about the components of a color.
  var isOfColor: Bool { if case .components = self { true } else { false } }

  /// The subject of a part, or of what is computed from it.
  func part(_ name: String) -> Subject {
    let identity = fingerprint.adding(".").adding(name)
    return isOfColor ? .components(identity) : Subject.value(identity, name: name).named(name, in: self)
  }

  /// The subject with another name, of a part of another one.
  func named(_ name: String, in whole: Subject) -> Subject {
    guard case .value(let identity, _, let cases) = self else { return self }
    return .value(identity, name: whole.isSelf ? name : "\(whole.name).\(name)", cases: cases)
  }

  /// The subject of what an operator makes of two values.
  init(_ first: Value, _ operation: String, _ second: Value) {
    let identity = first.fingerprint.adding(operation).adding(String(second.fingerprint.bits))
    self =
      first.isOfColor || second.isOfColor
      ? .components(identity) : .value(identity, name: "\(first.words) \(operation) \(second.words)")
  }
}
