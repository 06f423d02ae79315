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

  /// The rules about waivers, whose fingerprints name the rule of the waiver.
  static let ofWaivers: Set<String> = ["expired-waiver", "unused-waiver"]

  /// The first part of a fingerprint under a rule.
  static func head(of rule: String) -> String { minimums.contains(rule) ? criterion : rule }

  /// A fingerprint in its current form; up to report version 1.0 it began with the id of the rule that reported it.
  package static func current(_ fingerprint: String) -> String {
    let renamed = replacing(fingerprint) { minimums.contains($0) ? criterion : RuleAlias.named($0)?.id }
    var parts = IdentityText.parts(of: renamed)
    guard ofWaivers.contains(parts[0]), parts.count > 1, parts[1].hasPrefix(selector),
      let alias = RuleAlias.named(String(parts[1].dropFirst(selector.count)))
    else { return renamed }
    parts[1] = selector + alias.id
    return IdentityText.join(parts)
  }

  /// The start of the part of a waiver's fingerprint that names its rule.
  private static let selector = "rule="

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
