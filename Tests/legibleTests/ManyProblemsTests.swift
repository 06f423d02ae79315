import TestSupport
import Testing

/// Files with very many problems, which hide nothing else.
@Suite struct ManyProblemsTests {
  /// The first problems of a file are written, then the number of the others; each file has its own.
  @Test(arguments: [
    (25, 25, nil), (26, 26, "legible.json: 1 more error;"), (400, 26, "legible.json: 375 more errors;"),
  ])
  func aFileIsCutAfterItsFirstProblems(count: Int, lines: Int, rest: String?) throws {
    let scratch = try ScratchFolder()
    let pairs = (0..<count).map { "{ \"foreground\": \"None\($0)\", \"on\": \"#FFFFFF\" }" }.joined(separator: ",\n")
    _ = try scratch.file("App/legible.json", holding: Array("{ \"version\": 1, \"pairs\": [\(pairs)] }".utf8))
    let run = try Binary.run(["audit", "\(scratch.path)/App", "--quiet"])
    let errors = run.errors.split(separator: "\n").filter { $0.contains("legible.json") && $0.contains("error") }
    #expect(errors.count == lines, "\(run.errors.prefix(600))")
    if let rest { #expect(errors.last?.contains(rest) == true, "\(errors.last ?? "")") }
  }
}
