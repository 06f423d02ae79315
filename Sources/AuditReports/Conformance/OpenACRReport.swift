import FileSyntax

/// A fragment of an accessibility conformance report in OpenACR's YAML, for the criteria that contrast decides.
package enum OpenACRReport {
  /// The chapters of the format, with the levels of their criteria.
  private static let chapters: [(key: String, level: ConformanceCriterion.Level)] = [
    ("success_criteria_level_a", .a), ("success_criteria_level_aa", .aa), ("success_criteria_level_aaa", .aaa),
  ]

  /// Writes the fragment.
  ///
  /// - Parameters:
  ///   - evidence: the evidence of one product.
  ///   - contact: the address of the author, which the format requires; nil for a placeholder that must be replaced.
  package static func render(_ evidence: ConformanceEvidence, contact: String?) -> String {
    let product = evidence.products.first ?? "Product"
    var lines = [
      "# OpenACR fragment for the criteria that depend on contrast. Merge it into the product's report.",
      "title: \(quoted("\(product) Accessibility Conformance Report"))",
      "product:",
      "  name: \(quoted(product))",
      "author:",
    ]
    if contact == nil { lines.append("  # Replace this address with the author's address.") }
    lines += [
      "  email: \(quoted(contact ?? "accessibility@example.com"))",
      "catalog: \"2.5-edition-wcag-2.2-508-en\"",
      "notes: \(quoted(notes(evidence)))",
      "evaluation_methods_used: \(quoted(methods(evidence)))",
      "chapters:",
    ]
    for chapter in chapters {
      lines += ["  \(chapter.key):", "    criteria:"]
      for criterion in ConformanceCriterion.all where criterion.level == chapter.level {
        let result = evidence.result(of: criterion)
        let level = ConformanceLevel(result, evidence)
        lines += [
          "      # \(criterion.name)",
          "      - num: \(quoted(criterion.number))",
          "        components:",
          "          - name: \"software\"",
          "            adherence:",
          "              level: \(quoted(level.rawValue))",
          "              notes: \(quoted(result.remarks(level, evidence)))",
        ]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func notes(_ evidence: ConformanceEvidence) -> String {
    "This fragment covers only colors. A person must evaluate text in images, user content, and everything that was "
      + "not measured. Level A and AA criteria that are not evaluated here must be evaluated before the report is "
      + "published. "
      + "Audited files and measurements: sha256:\(evidence.fingerprint)."
  }

  private static func methods(_ evidence: ConformanceEvidence) -> String {
    "Legible \(evidence.version) computed WCAG 2.2 contrast ratios for declared pairs and pairs found in sources, in "
      + "up to eight combinations of light or dark appearance, Increase Contrast, and Reduce Transparency. The lowest "
      + "ratio counts."
  }

  /// A double-quoted scalar: every JSON string is one.
  private static func quoted(_ text: String) -> String { JSONWriter.text { $0.value(text) } }
}
