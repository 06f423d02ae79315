import Foundation
import Testing

/// `legible inspect --measurement` from outside.
@Suite struct InspectMeasurementTests {
  private struct Answer: Decodable {
    struct Sum: Decodable {
      let backdrop: [Double]?
      let luminances: [Double]
      let ratio: Double
    }

    struct Row: Decodable {
      let minimum: Double?
      let verdict: String
      let role: String
      let sum: Sum?
    }

    let measurements: [Row]
  }

  private static let palette = Repository.root + "/Palettes/ForkInTheRoad"

  private func answer(_ operands: String...) throws -> Answer.Row {
    let run = try Binary.run(
      ["inspect", "--measurement"] + operands + ["--in", Self.palette, "--format", "json"])
    #expect(run.status == 0, "\(run.errors)")
    return try #require(JSONDecoder().decode(Answer.self, from: Data(run.output.utf8)).measurements.first)
  }

  @Test(arguments: [
    ("TextTertiary", "CardBackground", "light", 3.4522, false), ("#FFFFFF", "#00000080", "light", 4.0041, true),
    ("#000000", "#FFFFFF80", "dark", 5.3179, true),
  ])
  func theSumGivesTheRatio(
    foreground: String, surface: String, variant: String, ratio: Double, isOpen: Bool
  ) throws {
    let row = try answer(foreground, surface, variant)
    let sum = try #require(row.sum)
    #expect(abs(sum.ratio - ratio) < 0.005)
    #expect(abs(try #require(row.minimum) - sum.ratio) < 0.005)
    #expect((sum.backdrop != nil) == isOpen)
    let (upper, lower) = (try #require(sum.luminances.max()), try #require(sum.luminances.min()))
    #expect((upper + 0.05) / (lower + 0.05) == sum.ratio)
  }

  @Test func theTextFitsATerminal() throws {
    for operands in [["#FFFFFF", "#00000080", "light"], ["TextTertiary", "CardBackground", "dark"]] {
      let run = try Binary.run(["inspect", "--measurement"] + operands + ["--in", Self.palette])
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(run.output)")
      #expect(run.output.contains("From bottom to top"))
    }
  }

  @Test(arguments: [
    (["a", "b"], "--measurement requires three operands, but got 2"),
    (["#FFF", "#000", "lite"], "there is no variant 'lite'"),
  ])
  func wrongOperands(operands: [String], message: String) throws {
    let run = try Binary.run(["inspect", "--measurement"] + operands)
    #expect(run.status == 64 && run.errors.contains(message))
  }
}

/// The checker that uses only the evidence of a report.
@Suite struct EvidenceCheckTests {
  private func check(_ report: String) throws -> (status: Int32, output: String) {
    let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID().uuidString).json")
    try Data(report.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Repository.root + "/Tests/Scripts/check-evidence", file.path]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  @Test func turnedVerdictsAreFound() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let audit = """
      { "version": 1, "name": "A", "surfaces": {
          "glass": [{ "glass": "regular" }], "small": [{ "glass": "regular", "size": "small" }],
          "sky": { "layers": [{ "color": "#000000", "opacity": 0.2 }], "over": [{ "gradient": ["#800080", "#FFC0CB"] }, "#0000FF"] } },
        "pairs": [{ "foreground": ["#FFFFFF", "#000000", "system:label", "#000000CC"], "on": ["glass", "small", "sky", "#EEEEEE"],
          "role": "text" }] }
      """
    try Data(audit.utf8).write(to: URL(fileURLWithPath: folder + "/legible.json"))
    let run = try Binary.run(["audit", folder, "--format", "json", "--fail-on", "never"])
    let whole = try check(run.output)
    guard whole.status != 127 else { return print("skipped, no python3") }
    #expect(whole.status == 0 && whole.output.contains("128 verdicts checked, 0 differences"), "\(whole.output)")
    for (verdict, other) in [("pass", "fail"), ("fail", "pass"), ("unverified", "pass")] {
      let turned = run.output.replacingOccurrences(of: "\"verdict\":\"\(verdict)\"}", with: "\"verdict\":\"\(other)\"}")
      #expect(try turned == run.output || check(turned).status == 1, "\(verdict)")
    }
  }
}
