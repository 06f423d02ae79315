import Foundation
import TestSupport
import Testing

/// `legible init` from outside.
@Suite struct InitializeCommandTests {
  private static let colorset = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x11", "green": "0x22", "blue": "0x33", "alpha": "1.000" } } }],
      "info": { "author": "xcode", "version": 1 } }
    """

  private func write(_ tokens: [String], to scratch: borrowing ScratchFolder) throws {
    for token in tokens {
      try scratch.file("App/Colors.xcassets/\(token).colorset/Contents.json", holding: Array(Self.colorset.utf8))
    }
  }

  @Test(arguments: ["App", "App/Colors.xcassets", "App/Colors.xcassets/"])
  func whatItWritesCanBeAudited(_ path: String) throws {
    let scratch = try ScratchFolder()
    try write(["onCard", "Card"], to: scratch)
    // Without colors, so not worth naming.
    try scratch.file("App/Preview Content/Preview Assets.xcassets/Contents.json", holding: Array("{}".utf8))
    let run = try Binary.run(["init", path], in: scratch.path)
    #expect(run.status == 0 && run.errors == "")
    #expect(
      run.output == """
        Wrote App/legible.json
        2 tokens in
          Colors.xcassets
        1 pair inferred from names. Check each one in the file.

        Next:  legible audit App/legible.json

        """)
    let audit = try Binary.run(["audit", "App", "--format", "json"], in: scratch.path)
    #expect(audit.errors == "")
    #expect(audit.output.contains(#""diagnostics":[]"#))
    #expect(audit.output.contains(#""foreground":"onCard""#))
  }

  @Test func aFileThatExistsStays() throws {
    let scratch = try ScratchFolder()
    try write(["Card"], to: scratch)
    try scratch.file("App/legible.json", holding: Array("mine".utf8))
    let refused = try Binary.run(["init", "App"], in: scratch.path)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("App/legible.json: it already exists; replace it with --force"))
    #expect(try scratch.text("App/legible.json") == "mine")
    #expect(try Binary.run(["init", "App", "--force"], in: scratch.path).status == 0)
    #expect(try scratch.text("App/legible.json").hasPrefix("// The audit of this palette."))
  }

  @Test func aDryRunWritesNothing() throws {
    let scratch = try ScratchFolder()
    try write(["Card"], to: scratch)
    let run = try Binary.run(["init", "App", "-n", "--name", "My \"app\""], in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output.contains(#""name": "My \"app\"","#))
    #expect(try scratch.text("App/legible.json") == "")
  }

  @Test(arguments: [
    ("nowhere", 66, "there is no such file or folder"),
    ("App", 66, "there is nothing to audit in"),
    ("App/Colors.xcassets/Card.colorset", 64, "is inside an asset catalog"),
  ])
  func whatCannotBeDoneIsSaid(_ path: String, _ status: Int, _ words: String) throws {
    let scratch = try ScratchFolder()
    if path.contains("Colors") { try write(["Card"], to: scratch) } else { try scratch.file("App/readme") }
    let run = try Binary.run(["init", path], in: scratch.path)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains(words), "\(run.errors)")
  }
}
