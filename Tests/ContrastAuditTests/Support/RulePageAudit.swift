import ContrastAudit
import Foundation
import PaletteModel

/// The example of a rule page, read as the audit file that it is; unknown keys are refused.
struct RulePageAudit: Decodable {
  private struct Row: Decodable {
    let foreground: String
    let on: String
    let role: String
    let against: String?
    let assumed: String?
  }

  private let policy: String?
  private let pairs: [Row]

  static func result(of page: String) throws -> AuditResult {
    let decoder = JSONDecoder()
    let known: Set<String> = ["policy", "pairs", "foreground", "on", "role", "against", "assumed"]
    decoder.keyDecodingStrategy = .custom { path in
      guard let key = path.last, key.intValue == nil else { return Name(stringValue: "") }
      return known.contains(key.stringValue) ? key : Name(stringValue: "unknown \(key.stringValue)")
    }
    let file = try decoder.decode(Self.self, from: Data(page.utf8))
    var audit = AuditBuilder()
    audit.policy = try file.policy.map { try required(Policy.named($0), $0) } ?? .standard
    for row in file.pairs {
      audit.pair(
        row.foreground, on: row.on, try required(Role(rawValue: row.role), row.role), against: row.against,
        origin: row.assumed.map { .assumed($0) } ?? .declared)
    }
    return audit.result
  }

  private static func required<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw UnknownName(name: name) }
    return value
  }

  private struct UnknownName: Error {
    let name: String
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
