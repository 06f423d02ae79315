@testable import AuditReports
@testable import FileSyntax

extension AppStoreEvidence {
  /// The evidence as a team files it.
  static func markdown(_ evidence: ConformanceEvidence) -> String {
    String(decoding: answer(evidence).bytes(.markdown, .plain), as: UTF8.self)
  }
}
