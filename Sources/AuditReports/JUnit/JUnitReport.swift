import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// The report that CI systems show as tests.
  static let junit = ReportFormat(
    id: "junit", fileExtension: "junit.xml", dialect: .xml,
    summary: "JUnit XML, one test per pair and variant, strict enough for Jenkins"
  ) { report, _ in
    JUnitReport.render(report)
  }
}

/// Writes every measurement, every other finding and every problem in the input as a test case.
///
/// The dialect is that of Jenkins' `junit-10.xsd`: no `file` attribute, so places are in the body, and no times.
enum JUnitReport {
  static func render(_ report: AuditReport) -> [UInt8] {
    var suites = report.audits.map { JUnitSuite($0) }
    let problems = Wording.problems(of: report)
    if !problems.isEmpty { suites.append(JUnitSuite(problems)) }
    if let stale = report.baseline?.stale, !stale.isEmpty { suites.append(JUnitSuite(stale)) }
    let (tests, failures, errors) = suites.reduce((0, 0, 0)) { sum, suite in
      (sum.0 + suite.cases.count, sum.1 + suite.counts.failures, sum.2 + suite.counts.errors)
    }
    var writer = XMLWriter(room: tests * 320)
    writer.element(
      "testsuites",
      ["name": ToolIdentity.name, "tests": "\(tests)", "failures": "\(failures)", "errors": "\(errors)"]
    ) { root in
      for suite in suites { root.write(suite) }
    }
    return writer.bytes
  }
}

extension XMLWriter {
  fileprivate mutating func write(_ suite: JUnitSuite) {
    element(
      "testsuite",
      [
        "name": suite.name, "tests": "\(suite.cases.count)", "failures": "\(suite.counts.failures)",
        "errors": "\(suite.counts.errors)", "skipped": "\(suite.counts.skipped)",
      ]
    ) { list in
      for test in suite.cases { list.write(test) }
    }
  }
}
