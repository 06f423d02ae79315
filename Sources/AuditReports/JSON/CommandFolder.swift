import AuditEngine

/// The folder that all palettes of a report are in, and in which the commands of its JSON are pasted.
struct CommandFolder: Sendable {
  private let parts: [Substring]

  /// Finds the folder of some audits.
  init(of audits: [AuditResult]) {
    let all = audits.map { Wording($0).palette.split(separator: "/") }
    parts = all.dropFirst().reduce(all.first ?? []) { common, path in
      zip(common, path).prefix { $0 == $1 }.map { $0.0 }
    }
  }

  /// Spells a path of the report from the folder.
  func typed(_ path: String) -> String {
    let own = path.split(separator: "/")
    guard own.starts(with: parts) else { return path }
    return own.count == parts.count ? "." : own.dropFirst(parts.count).joined(separator: "/")
  }
}
