import Foundation
import TestSupport
import Testing

@testable import legible

/// `legible inspect` from outside: which entry won, and why.
@Suite struct InspectCommandTests {
  private struct Entry {
    var appearances: [(String, String)] = []
    var value: String? = "0x11"
    var alpha = "1.000"
  }

  private func colorset(_ entries: [Entry]) -> [UInt8] {
    let colors = entries.map { entry in
      let appearances = entry.appearances.map { #"{ "appearance": "\#($0.0)", "value": "\#($0.1)" }"# }
      let color = entry.value.map { value in
        """
        , "color": { "color-space": "srgb", "components": { "red": "\(value)", "green": "\(value)", "blue": "\(value)",
          "alpha": "\(entry.alpha)" } }
        """
      }
      let condition = appearances.isEmpty ? "" : #", "appearances": [\#(appearances.joined(separator: ", "))]"#
      return #"{ "idiom": "universal"\#(condition)\#(color ?? "") }"#
    }
    return Array(#"{ "colors": [\#(colors.joined(separator: ", "))] }"#.utf8)
  }

  private static let dark = ("luminosity", "dark")
  private static let high = ("contrast", "high")

  @Test func theTableSaysWhichEntryWonAndWhy() throws {
    let scratch = try ScratchFolder()
    let sets: [(String, [Entry])] = [
      ("Plain", [Entry()]),
      ("Faint", [Entry(alpha: "0.500")]),
      ("Full", [Entry(), Entry(appearances: [Self.dark, Self.high], value: "0xEE")]),
      ("Hidden", [Entry(), Entry(appearances: [Self.dark]), Entry(appearances: [Self.high], value: "0x22")]),
      ("OnlyDark", [Entry(appearances: [Self.dark])]),
      ("Empty", [Entry(value: nil)]),
      ("ZNameThatIsMuchTooLongToFitIntoTheTable", [Entry()]),
    ]
    for (name, entries) in sets {
      try scratch.file("C.xcassets/\(name).colorset/Contents.json", holding: colorset(entries))
    }
    let run = try Binary.run(["inspect", "C.xcassets"], in: scratch.path)
    #expect(
      run.output == """
        C  7 tokens
        token                 variants                color        entry used
        Empty                 all                                  empty: transparent
        Faint                 all                     #111111 50%  Any
        Full                  light, light-increased  #111111      Any
                              dark                    #111111      Any
                              dark-increased          #EEEEEE      High Dark
        Hidden                light                   #111111      Any
                              light-increased         #222222      High Any
                              dark                    #111111      Dark
                              dark-increased          #111111      Dark (hides High Any)
        OnlyDark              light, light-increased               none: transparent
                              dark, dark-increased    #111111      Dark
        Plain                 all                     #111111      Any
        …ngToFitIntoTheTable  all                     #111111      Any
        """ + "\n", "\(run.output)")
    #expect(run.output.split(separator: "\n").filter { DisplayWidth.of(String($0)) > 80 } == [])
  }

  @Test func oneTokenCanBeAskedFor() throws {
    let run = try Binary.run(["inspect", "Palettes/ForkInTheRoad", "--token", "CardBackground"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 4)
    let json = try Binary.run(["inspect", "Palettes/ForkInTheRoad", "--token", "CardBackground", "--format", "json"])
    #expect(json.output.components(separatedBy: #""name":"CardBackground""#).count == 2)
  }

  @Test func unknownTokensGetAQuestion() throws {
    let run = try Binary.run(["inspect", "Palettes/ForkInTheRoad", "--token", "CardBackgrund"])
    #expect(run.status == 64 && run.output == "")
    #expect(run.errors.contains("there is no token 'CardBackgrund'; did you mean 'CardBackground'?"))
  }

  @Test func namesDoNotSteerTheTerminal() throws {
    let scratch = try ScratchFolder()
    try scratch.file("C.xcassets/\u{1B}[2Jx.colorset/Contents.json", holding: colorset([Entry()]))
    let run = try Binary.run(["inspect", "C.xcassets"], in: scratch.path)
    #expect(run.output.contains(#"\u{1B}[2Jx"#))
    #expect(!run.output.contains("\u{1B}"))
  }
}
