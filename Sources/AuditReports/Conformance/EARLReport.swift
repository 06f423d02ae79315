import AuditEngine
import FileSyntax
import Palettes

/// Assertions in the Evaluation and Report Language (EARL 1.0) of the W3C, as JSON-LD.
package enum EARLReport {
  private static let vocabularies: [(prefix: String, address: String)] = [
    ("earl", "http://www.w3.org/ns/earl#"), ("dct", "http://purl.org/dc/terms/"),
    ("doap", "http://usefulinc.com/ns/doap#"),
  ]

  /// Writes one assertion for each component and criterion, and one for each criterion without components.
  package static func render(_ evidence: ConformanceEvidence) -> [UInt8] {
    let results = ConformanceCriterion.all.map { evidence.result(of: $0) }
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { document in
      document.key("@context")
      document.object { context in
        for (prefix, address) in vocabularies {
          context.key(prefix)
          context.value(address)
        }
      }
      document.key("@graph")
      document.array { graph in
        writeTool(evidence, to: &graph)
        for criterion in ConformanceCriterion.all { write(criterion, to: &graph) }
        writeSubjects(evidence, results, to: &graph)
        for result in results { write(result, of: evidence, to: &graph) }
      }
    }
    return writer.takeBytes() + [UInt8(ascii: "\n")]
  }

  private static func writeTool(_ evidence: ConformanceEvidence, to graph: inout JSONWriter) {
    graph.object { tool in
      tool.member("@id", "_:tool")
      tool.key("@type")
      tool.array { types in for type in ["earl:Assertor", "earl:Software"] { types.value(type) } }
      tool.member("doap:name", "Legible")
      tool.key("doap:release")
      tool.object { release in
        release.member("@type", "doap:Version")
        release.member("doap:revision", evidence.version)
      }
    }
  }

  private static func write(_ criterion: ConformanceCriterion, to graph: inout JSONWriter) {
    graph.object { test in
      test.member("@id", address(of: criterion))
      test.member("@type", "earl:TestCriterion")
      test.member("dct:title", "\(criterion.number) \(criterion.name)")
    }
  }

  /// The audits, and the components of each once, whatever the number of criteria that cover them.
  private static func writeSubjects(
    _ evidence: ConformanceEvidence, _ results: [ConformanceResult], to graph: inout JSONWriter
  ) {
    for (index, audit) in evidence.audits.enumerated() {
      graph.object { subject in
        subject.member("@id", identifier(ofAudit: index))
        subject.member("@type", "earl:TestSubject")
        subject.member("dct:title", Wording.title(audit.declaration))
        subject.member("dct:identifier", "\(audit.declaration.id) sha256:\(evidence.fingerprint)")
      }
    }
    var known: Set<String> = []
    for component in results.flatMap({ $0.components }) where known.insert(identifier(of: component)).inserted {
      graph.object { subject in
        subject.member("@id", identifier(of: component))
        subject.member("@type", "earl:TestSubject")
        subject.member("dct:title", component.name)
        subject.reference("dct:isPartOf", identifier(ofAudit: component.audit))
      }
    }
  }

  private static func write(
    _ result: ConformanceResult, of evidence: ConformanceEvidence, to graph: inout JSONWriter
  ) {
    for component in result.components {
      let reason = component.reason.map { ": \($0)" } ?? ""
      let gaps = component.outcome == .passed && !evidence.gaps.isEmpty ? ". \(evidence.gaps)" : ""
      writeAssertion(
        result.criterion, about: identifier(of: component), "earl:\(component.outcome.rawValue)",
        component.numbers + reason + gaps, to: &graph)
    }
    guard result.components.isEmpty else { return }
    for audit in evidence.audits.indices {
      writeAssertion(
        result.criterion, about: identifier(ofAudit: audit), "earl:untested",
        "no pair for this criterion was measured", to: &graph)
    }
  }

  private static func writeAssertion(
    _ criterion: ConformanceCriterion, about subject: String, _ outcome: String, _ words: String,
    to graph: inout JSONWriter
  ) {
    graph.object { assertion in
      assertion.member("@type", "earl:Assertion")
      assertion.reference("earl:assertedBy", "_:tool")
      assertion.reference("earl:subject", subject)
      assertion.reference("earl:test", address(of: criterion))
      assertion.reference("earl:mode", "earl:automatic")
      assertion.key("earl:result")
      assertion.object { result in
        result.member("@type", "earl:TestResult")
        result.reference("earl:outcome", outcome)
        result.member("dct:description", words)
      }
    }
  }

  private static func address(of criterion: ConformanceCriterion) -> String {
    "https://www.w3.org/TR/WCAG22/#\(criterion.anchor)"
  }

  private static func identifier(ofAudit index: Int) -> String { "_:audit\(index + 1)" }

  private static func identifier(of component: ConformanceResult.Component) -> String {
    "\(identifier(ofAudit: component.audit))component\(component.pair.offset + 1)"
  }
}

extension JSONWriter {
  /// Writes a member that refers to a node.
  fileprivate mutating func reference(_ name: StaticString, _ identifier: String) {
    key(name)
    object { $0.member("@id", identifier) }
  }
}
