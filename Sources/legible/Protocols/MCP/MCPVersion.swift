/// A revision of the Model Context Protocol that the server speaks, newest first.
enum MCPVersion: String, CaseIterable, Hashable, Sendable {
  case june2025 = "2025-06-18"
  case march2025 = "2025-03-26"
  case november2024 = "2024-11-05"

  /// The revision for a client: the one that it asks for, else the newest.
  static func agreed(with asked: String?) -> MCPVersion {
    asked.flatMap { MCPVersion(rawValue: $0) } ?? .june2025
  }

  /// True if several messages may come as one array; the newest revision has none.
  var hasBatches: Bool { self != .june2025 }
}
