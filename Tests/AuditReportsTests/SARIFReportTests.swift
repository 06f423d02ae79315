import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import FileSyntax
@testable import Palettes

/// GitHub's requirements beyond the schema, on our own report.
@Suite struct SARIFReportTests {
  private static func run(of report: AuditReport, most: Int = SARIFReport.mostResults) throws -> JSONValue {
    let document = try JSONDocument(parsing: SARIFReport.render(report, most: most))
    #expect(document.root["version"]?.string == "2.1.0")
    #expect(document.root["$schema"]?.string?.hasPrefix("https://") == true)
    return try #require(document.root["runs"]?.elements.first { _ in true })
  }

  @Test func everyRuleHasItsTexts() throws {
    let run = try Self.run(of: ReportFixture.report)
    let rules = try #require(run["tool"]?["driver"]?["rules"]).elements.map { $0 }
    #expect(!rules.isEmpty)
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[key]?["text"]?.string?.isEmpty == false, "\(key)")
      }
      #expect(rule["fullDescription"]?["text"]?.string.map { $0.unicodeScalars.count <= 1_024 } == true)
      #expect(["error", "warning", "recommendation"].contains(rule["properties"]?["problem.severity"]?.string))
      #expect(["very-high", "high", "medium", "low"].contains(rule["properties"]?["precision"]?.string))
    }
    for result in try #require(run["results"]).elements {
      #expect(rules[result["ruleIndex"]?.integer ?? 0]["id"]?.string == result["ruleId"]?.string)
    }
  }

  @Test func everyResultHasFullRegionsAndItsOwnFingerprint() throws {
    for report in [ReportFixture.report, ReportFixture.excepted] {
      let results = try #require(try Self.run(of: report)["results"]).elements.map { $0 }
      for result in results {
        #expect(result["message"]?["text"]?.string?.isEmpty == false)
        let related = result["relatedLocations"]?.elements.map { $0 } ?? []
        for location in try #require(result["locations"]).elements.map({ $0 }) + related {
          let place = try #require(location["physicalLocation"])
          #expect(place["artifactLocation"]?["uri"]?.string?.isEmpty == false)
          let region = try #require(place["region"])
          for key in ["startLine", "startColumn", "endLine", "endColumn"] { #expect(region[key]?.integer ?? 0 > 0) }
          #expect((region["endColumn"]?.integer ?? 0) > (region["startColumn"]?.integer ?? 0))
        }
      }
      let prints = results.compactMap { $0["partialFingerprints"]?["primaryLocationLineHash"]?.string }
      #expect(prints.count == results.count && Set(prints).count == prints.count)
    }
  }

  @Test func theSecondColourIsRelated() throws {
    let results = try #require(try Self.run(of: ReportFixture.report)["results"]).elements
    let muted = try #require(
      results.first {
        $0["ruleId"]?.string == "low-text-contrast" && $0["properties"]?["foreground"]?.string == "Muted"
      })
    let related = try #require(muted["relatedLocations"]).elements.compactMap { location in
      location["physicalLocation"]?["artifactLocation"]?["uri"]?.string
    }
    #expect(related.contains("Colors.xcassets/Page.colorset/Contents.json"))
  }

  @Test func exceptionsAreSuppressedAndNoErrors() throws {
    let results = try #require(try Self.run(of: ReportFixture.excepted)["results"]).elements.map { $0 }
    #expect(Set(results.compactMap { $0["baselineState"]?.string }) == ["new", "unchanged"])
    let waived = results.filter { $0["suppressions"] != nil }
    #expect(!waived.isEmpty)
    #expect(
      waived.allSatisfy {
        $0["suppressions"]?.elements.first { _ in true }?["justification"]?.string == "redesign in progress"
      })
    for result in results where result["suppressions"] != nil || result["baselineState"]?.string == "unchanged" {
      #expect(result["level"]?.string == "note")
    }
    let cells = waived.compactMap { $0["properties"]?["cells"] }.flatMap { Array($0.elements) }
    #expect(cells.allSatisfy { $0["disposition"]?.string == "waived" })
    let plain = try #require(try Self.run(of: ReportFixture.report)["results"]).elements
    #expect(plain.allSatisfy { $0["baselineState"] == nil && $0["suppressions"] == nil })
  }

  @Test func theWorstStandAndTheRestIsCounted() throws {
    #expect(SARIFReport.mostResults == 5_000)
    let report = ReportFixture.large(foregrounds: 8, surfaces: 8)
    let findings = report.audits[0].findings.count
    let run = try Self.run(of: report, most: 50)
    let results = try #require(run["results"]).elements.map { $0 }
    #expect(findings > 60 && results.count == 50)
    let levels = results.map { Severity(id: $0["level"]?.string ?? "") ?? .note }
    #expect(levels == levels.sorted(by: >))
    let notes =
      run["invocations"]?.elements.first { _ in true }?["toolExecutionNotifications"]?.elements.map { $0 } ?? []
    #expect(notes.count == 1)
    #expect(notes[0]["message"]?["text"]?.string?.hasPrefix("\(findings - 50) more results") == true)
  }
}
