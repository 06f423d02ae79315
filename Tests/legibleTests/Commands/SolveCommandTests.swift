import Foundation
import TestSupport
import Testing

/// `legible solve` from outside.
@Suite struct SolveCommandTests {
  private struct Answers: Decodable {
    struct Solution: Decodable {
      struct Edit: Decodable {
        let token: String
        let to: String
        let deltaEOK: Double
        let turnsSurface: Bool
      }

      let edits: [Edit]
      let status: String
      let proven: Bool
      let gap: Double
      let cost: Double
      let lowerBound: Double
    }

    let solutions: [Solution]
  }

  /// A palette of tokens with one color each.
  private static func palette(_ tokens: [(name: String, hex: String)], pairs: [(String, String)]) throws
    -> ScratchFolder
  {
    let scratch = try ScratchFolder()
    for token in tokens {
      let digits = Array(token.hex.dropFirst())
      let channels = stride(from: 0, to: 6, by: 2).map { "0x" + String(digits[$0...$0 + 1]) }
      let set = """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "\(channels[0])", "green": "\(channels[1])", "blue": "\(channels[2])", "alpha": "1.000" } } }],
          "info": { "author": "xcode", "version": 1 } }
        """
      try scratch.file("Colors.xcassets/\(token.name).colorset/Contents.json", holding: Array(set.utf8))
    }
    let rows = pairs.map { "{ \"foreground\": \"\($0.0)\", \"on\": \"\($0.1)\", \"role\": \"text\" }" }
    let audit = "{ \"version\": 1, \"sources\": [\"Colors.xcassets\"], \"pairs\": [\(rows.joined(separator: ","))] }"
    try scratch.file("legible.json", holding: Array(audit.utf8))
    return scratch
  }

  private static func solution(_ scratch: borrowing ScratchFolder, _ options: String...) throws -> Answers.Solution {
    let run = try Binary.run(["solve", scratch.path, "--format", "json"] + options)
    #expect(run.status == 0 || run.status == 1, "\(run.errors)")
    return try #require(try JSONDecoder().decode(Answers.self, from: Data(run.output.utf8)).solutions.first)
  }

  private static func card() throws -> ScratchFolder {
    try palette([("Card", "#E0E0E0"), ("Text", "#707070")], pairs: [("Text", "Card")])
  }

  @Test func anAnswerIsProvenAndItsGapFollowsFromItsBound() throws {
    let solution = try Self.solution(try Self.card())
    #expect(solution.status == "solved" && solution.proven)
    let gap: Double = 1 - solution.lowerBound / solution.cost
    #expect(abs(solution.gap - gap) < 1e-12)
  }

  @Test func aLockedTokenStays() throws {
    let card = try Self.card()
    let (text, surface) = (try Self.solution(card, "--lock", "Card"), try Self.solution(card, "--lock", "Text"))
    #expect(text.edits.map(\.token) == ["Text"])
    #expect(surface.edits.map(\.token) == ["Card"])
  }

  @Test func aPreferredTokenMovesMore() throws {
    let card = try Self.card()
    let text = try Self.solution(card, "--prefer", "Text=50")
    let surface = try Self.solution(card, "--prefer", "Card=50")
    func change(_ solution: Answers.Solution, _ token: String) -> Double {
      solution.edits.first { $0.token == token }?.deltaEOK ?? 0
    }
    #expect(change(text, "Text") > change(surface, "Text"))
    #expect(change(surface, "Card") > change(text, "Card"))
  }

  @Test func tiedTokensKeepEqualColours() throws {
    let tokens = [("Card", "#FFFFFF"), ("Field", "#FFFFFF"), ("Text", "#999999"), ("Label", "#999999")]
    let scratch = try Self.palette(tokens, pairs: [("Text", "Card"), ("Label", "#000000")])
    let apart = try Self.solution(scratch, "--lock", "Card")
    #expect(apart.edits.map(\.token) == ["Text"])
    let tied = try Self.solution(scratch, "--lock", "Card", "--tie", "Text=Label")
    #expect(Set(tied.edits.map(\.token)) == ["Text", "Label"] && Set(tied.edits.map(\.to)).count == 1)
    let locked = try Self.solution(scratch, "--lock", "Card", "--lock", "Label", "--tie", "Text=Label")
    #expect(locked.edits.isEmpty)
    let refused = try Binary.run(["solve", scratch.path, "--tie", "Card=Text"])
    #expect(refused.status == 64 && refused.errors.contains("do not have equal colors"), "\(refused.errors)")
  }

  @Test func primaryStaysStrongerThanSecondary() throws {
    let tokens = [("Card", "#FFFFFF"), ("Primary", "#757575"), ("Secondary", "#9A9A9A")]
    let scratch = try Self.palette(
      tokens, pairs: [("Primary", "Card"), ("Secondary", "Card"), ("Secondary", "#F2F2F2")])
    let kept = try Self.solution(scratch, "--lock", "Card")
    let free = try Self.solution(scratch, "--lock", "Card", "--any-order")
    #expect(kept.edits.contains { $0.token == "Primary" })
    #expect(!free.edits.contains { $0.token == "Primary" } && free.cost < kept.cost)
  }

  @Test(arguments: ["--allow-flip", "--any-surface"])
  func aLightSurfaceTurnsDarkOnlyOnRequest(option: String) throws {
    let tokens = [("Ground", "#BBBBBB")]
    let scratch = try Self.palette(tokens, pairs: [("#FFFFFF", "Ground"), ("#CCCCCC", "Ground")])
    let kept = try Self.solution(scratch)
    #expect(kept.edits.filter(\.turnsSurface).isEmpty && kept.status == "infeasible")
    let price = try Binary.run(["solve", scratch.path])
    let words = "--allow-flip lets Ground (Any) turn dark, and fixes 8 more failing measurements."
    #expect(price.status == 1 && price.output.contains(words), "\(price.output)")
    let turned = try Self.solution(scratch, option)
    #expect(turned.edits.map(\.turnsSurface) == [true] && turned.status == "solved")
    let run = try Binary.run(["solve", scratch.path, option])
    #expect(
      run.output.contains("Ground (Any) changes from light to dark; use --lock Ground to keep it"), "\(run.output)")
  }

  /// Many pairs between colors at random take the whole time; an interrupt ends the search with what is known.
  @Test func anInterruptPrintsWhatIsKnown() throws {
    var generator = SplitMix64(seed: 7)
    let tokens = (0..<90).map { index in
      ("T\(index)", String(format: "#%02X%02X%02X", Int(generator.next() % 256), Int(generator.next() % 256), index))
    }
    let pairs = (0..<160).map { _ in ("T\(generator.next() % 90)", "T\(generator.next() % 90)") }.filter {
      $0.0 != $0.1
    }
    let scratch = try Self.palette(tokens, pairs: pairs)
    // SIGINT is caught, as Linux tells it, once the search begins.
    let script = """
      "$0" "$@" & tool=$!
      if [ -r /proc/$tool/status ]; then
        until grep -q 'SigCgt:.*[2367abef]$' /proc/$tool/status || ! kill -0 $tool; do sleep 0.1; done
      else
        sleep 4
      fi
      kill -INT $tool; wait $tool; echo "status $?"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, try Binary.executable().path, "solve", scratch.path]
    let file = try FileHandle(forWritingTo: scratch.file("output"))
    defer { try? file.close() }
    process.standardOutput = file
    try process.run()
    process.waitUntilExit()
    let output = try scratch.text("output")
    #expect(output.contains("failing measurement") && output.contains("\nstatus "), "\(output)")
    #expect(output.hasSuffix("status 0\n") || output.hasSuffix("status 1\n"), "\(output.suffix(80))")
  }
}
