/// The identity of a finding: its requirement, then the subject.
package enum Fingerprint {
  /// The first part for all rules about a missed minimum.
  ///
  /// So a ratio that improves from 1.00 to 1.10 is better, not one finding gone and another one new.
  private static let criterion = "contrast"

  /// The rules about a missed minimum.
  private static let minimums: Set<String> = [
    "invisible-text", "low-text-contrast", "low-enhanced-contrast", "low-graphic-contrast", "low-boundary-contrast",
    "low-focus-contrast", "low-link-cue-contrast", "low-system-contrast",
  ]

  /// The first part of a fingerprint under a rule.
  package static func head(of rule: String) -> String { minimums.contains(rule) ? criterion : rule }

  /// A fingerprint in its current form; up to report version 1.0 it began with the id of the rule that reported it.
  package static func current(_ fingerprint: String) -> String {
    replacing(fingerprint) { minimums.contains($0) ? criterion : nil }
  }

  /// The fingerprint prefixed with the rule that reports the finding, as used by code scanning.
  package static func worded(_ fingerprint: String, by rule: String) -> String {
    replacing(fingerprint) { $0 == criterion ? rule : nil }
  }

  private static func replacing(_ fingerprint: String, _ change: (String) -> String?) -> String {
    guard let end = fingerprint.utf8.firstIndex(of: UInt8(ascii: "|")),
      let head = change(String(fingerprint[..<end]))
    else { return fingerprint }
    return head + fingerprint[end...]
  }
}
