import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

/// The expected outcomes of tests, by measurement and by finding.
@Suite struct JUnitReportTests {
  /// A test case with its content.
  private struct Case {
    let test: SVGMarkup.Element
    let outcome: SVGMarkup.Element?
  }

  private func cases(_ report: AuditReport) throws -> [Case] {
    let elements = try SVGMarkup(String(decoding: JUnitReport.render(report), as: UTF8.self)).elements
    return elements.indices.filter { elements[$0].name == "testcase" }.map { index in
      let next = index + 1 < elements.count ? elements[index + 1] : nil
      let isInside = next.map { ["failure", "skipped", "error", "system-out"].contains($0.name) } ?? false
      return Case(test: elements[index], outcome: isInside ? next : nil)
    }
  }

  @Test func everyMeasurementIsATestOnce() throws {
    let found = try cases(ReportFixture.report)
    let contrast = found.filter { $0.test.attributes["classname"]?.hasSuffix(".contrast") == true }
    #expect(contrast.count == ReportFixture.report.summary.measurements)
    let names = found.map { [$0.test.attributes["classname"], $0.test.attributes["name"]] }
    #expect(Set(names).count == names.count)
    #expect(found.contains { $0.test.attributes["classname"] == "app.missing-dark-entry" })
    #expect(found.allSatisfy { Set($0.test.attributes.keys) == ["classname", "name"] })
  }

  @Test func onlyAPassPasses() throws {
    let audit = ReportFixture.report.audits[0]
    let found = try cases(AuditReport([audit])).filter { $0.test.attributes["classname"] == "app.contrast" }
    for (measurement, test) in zip(audit.measurements, found) {
      let didPass = test.outcome == nil || test.outcome?.name == "system-out"
      if didPass { #expect(measurement.verdict == .pass, "\(test.test.attributes)") }
      if test.outcome?.name == "skipped", measurement.verdict == .unverified || measurement.verdict == .exempt {
        #expect(test.outcome?.text.hasPrefix(measurement.verdict.rawValue) == true)
      }
    }
  }

  @Test func aFailureSaysItInTheAttributeAndInTheBody() throws {
    let failures = try cases(ReportFixture.report).compactMap(\.outcome).filter { $0.name == "failure" }
    #expect(!failures.isEmpty)
    for failure in failures {
      let message = try #require(failure.attributes["message"])
      #expect(!message.isEmpty && failure.text.hasPrefix(message))
      #expect(Rule.named(failure.attributes["type"] ?? "") != nil)
      #expect(failure.text.wholeMatch(of: /(?s).*\n[^\n]*:[0-9]+:[0-9]+/) != nil, "\(failure.text)")
    }
  }

  @Test func exceptionsAreSkippedWithTheReason() throws {
    let found = try cases(ReportFixture.excepted).compactMap(\.outcome)
    let skipped = found.filter { $0.name == "skipped" }.compactMap { $0.attributes["message"] }
    #expect(skipped.contains { $0.hasPrefix("waived until 2027-03-31: redesign in progress: Muted on Page has ") })
    #expect(skipped.contains { $0.hasPrefix("in the baseline: text OnlyDark on Page is invisible") })
    #expect(skipped.contains { $0.hasPrefix("waived until 2027-03-31: redesign in progress: OnlyDark has no color") })
    #expect(!found.contains { $0.name == "failure" && $0.attributes["type"] == "invisible-text" })
    let open = found.filter { $0.name == "failure" && $0.attributes["type"] == "low-text-contrast" }
    #expect(open.count == 4)
  }

  @Test func countsAreThoseOfTheTests() throws {
    let elements = try SVGMarkup(String(decoding: JUnitReport.render(ReportFixture.report), as: UTF8.self)).elements
    let root = try #require(elements.first { $0.name == "testsuites" })
    for (key, name) in [("tests", "testcase"), ("failures", "failure"), ("errors", "error")] {
      #expect(root.attributes[key] == "\(elements.count { $0.name == name })")
    }
    let skipped = elements.filter { $0.name == "testsuite" }.compactMap { $0.number("skipped") }.reduce(0, +)
    #expect(skipped == elements.count { $0.name == "skipped" })
  }
}
