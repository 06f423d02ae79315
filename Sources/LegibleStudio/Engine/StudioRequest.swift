import AuditEngine
import Palettes

/// The reason that a request has no answer, in words for a person.
struct StudioProblem: Error {
  let words: String

  init(_ words: String) { self.words = words }
}

/// A request of the host: a command and its arguments, of which options are written as `name=value`.
struct StudioRequest {
  /// The name of the command.
  let command: String
  private let options: [(name: String, value: String)]

  /// Reads a request: its parts, separated by NUL.
  init(_ bytes: [UInt8]) {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    command = parts.first ?? ""
    options = parts.dropFirst().map { part in
      guard let cut = part.utf8.firstIndex(of: UInt8(ascii: "=")) else { return (part, "") }
      return (String(part[..<cut]), String(part[part.utf8.index(after: cut)...]))
    }
  }

  /// The values of an option, in their order.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map { $0.value } }

  /// The last value of an option; nil without one.
  func value(_ name: String) -> String? { values(name).last }

  /// Everything that determines the findings, other than the files.
  func settings() throws(StudioProblem) -> AuditSettings {
    var settings = AuditSettings()
    if let id = value("policy") {
      settings.policy = try Self.choice("policy", id, Policy.all.map { ($0.id, $0) })
    }
    if let id = value("profile") {
      settings.profiles =
        id == "all" ? Profile.allCases : [try Self.choice("profile", id, Profile.allCases.map { ($0.rawValue, $0) })]
    }
    var idioms: [Idiom] = []
    for id in values("idiom") { idioms.append(try Self.choice("idiom", id, Idiom.allCases.map { ($0.rawValue, $0) })) }
    if !idioms.isEmpty { settings.idioms = idioms }
    var variants: [VariantSet] = []
    for id in values("variant") { variants.append(VariantSet(try Self.variant(id))) }
    if !variants.isEmpty { settings.variants = VariantSet(variants) }
    settings.readsSources = value("source") != "false"
    if let text = value("today") {
      guard let day = CalendarDate(text) else {
        throw StudioProblem("'\(text)' is not a valid date for 'today'; write it as 2027-03-31")
      }
      settings.today = day
    }
    return settings
  }

  func gate() throws(StudioProblem) -> GateRule {
    guard let id = value("failOn") else { return GateRule() }
    let choice = try Self.choice("failOn", id, FailOn.all.map { ($0.id, $0) })
    return GateRule(failOn: choice.severity, failsOnUnverified: choice.countsUnverified)
  }

  static func variant(_ id: String) throws(StudioProblem) -> Variant {
    try choice("variant", id, Variant.allCases.map { ($0.id, $0) })
  }

  /// One of several values by its id.
  static func choice<Value>(
    _ name: String, _ id: String, _ all: [(id: String, value: Value)]
  ) throws(StudioProblem) -> Value {
    if let found = all.first(where: { $0.id == id }) { return found.value }
    throw StudioProblem(
      "'\(id)' is not a valid value for '\(name)'; use one of \(all.map { $0.id }.joined(separator: ", "))")
  }
}
