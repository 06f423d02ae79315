import CommandLineKit
import Testing

/// `legible contrast` from outside.
@Suite struct ContrastCommandTests {
  @Test(arguments: [
    ("white", "black", "21.00:1"),
    ("#8A8A8A", "#FFFFFF", "3.45:1"),
    ("#777777", "#FFFFFF", "4.47:1"),
    ("#767676", "#FFFFFF", "4.54:1"),
    ("color(display-p3 1 0 0)", "white", "3.76:1"),
    ("#00000080", "white", "4.00:1"),
    ("white", "white", "1.00:1"),
  ])
  func ratiosAreCutNotRounded(_ foreground: String, _ surface: String, _ ratio: String) throws {
    let run = try Binary.run(["contrast", foreground, surface])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count > 1 && lines[1].hasPrefix("\(ratio)  "), "\(run.output)")
  }

  @Test func verdictsStandBesideTheirCriteria() throws {
    let run = try Binary.run(["contrast", "#8A8A8A", "#FFFFFF"])
    let verdicts = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { $0.split(separator: " ")[0] }
    #expect(
      verdicts == [
        "fail", "pass", "pass", "pass", "fail", "fail", "fail", "pass", "pass", "pass", "fail", "pass",
      ])
    #expect(run.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 } == [])
  }

  @Test(arguments: [
    (["#8A8A8G", "white"], "'#8A8A8G' is no colour: 'G' is not a hexadecimal digit", "(at character 7)"),
    (["white", "oklch(0.6 0.2"], "'oklch(0.6 0.2' is no colour", "(at character 14)"),
    (["wite", "black"], "'wite' is no colour", "(at character 1)"),
    (["system:lable", "black"], "there is no system colour 'lable'", "did you mean 'label'?"),
    (["white", "#FFFFFF80"], "the surface '#FFFFFF80' is translucent", "give an opaque colour"),
  ])
  func whatIsNoColourIsShown(_ colors: [String], _ words: String, _ detail: String) throws {
    let run = try Binary.run(["contrast"] + colors)
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.contains(detail), "\(run.errors)")
  }

  @Test func jsonCarriesFullPrecision() throws {
    let run = try Binary.run(["contrast", "#8A8A8A", "#FFFFFF", "--format", "json"])
    #expect(run.status == 0)
    #expect(run.output.contains("\"ratio\": 3.4522201871078"), "\(run.output)")
    #expect(run.output.hasSuffix("}\n"))
  }

  @Test func coloursAreForTerminalsOnly() throws {
    let run = try Binary.run(
      ["contrast", "white", "black"], environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"])
    #expect(!run.output.contains("\u{1B}"))
  }
}
