import Foundation
import TestSupport
import Testing

/// `legible init` for a design document, from outside.
@Suite struct InitializeDocumentTests {
  private static let document = """
    # Tide Table

    | Token | Light | Dark |
    |---|---|---|
    | `inkDeep` | #102A43 | #F0F4F8 |
    | `foam` | #E0F2E9 | #0B3B2E |
    | `link` | adaptive | adaptive |

    `inkDeep` on `foam` is the row of the table.

    - TIDE-01: All text has a contrast ratio of 4.5:1
    """

  private func start(_ scratch: borrowing ScratchFolder) throws {
    try scratch.file("docs/DESIGN.md", holding: Array(Self.document.utf8))
  }

  @Test func whatItWritesCanBeAudited() throws {
    let scratch = try ScratchFolder()
    try start(scratch)
    let run = try Binary.run(["init", "docs/DESIGN.md"], in: scratch.path)
    #expect(run.status == 0)
    #expect(
      run.output == """
        Wrote docs/legible.json and docs/DESIGN.xcassets
        2 colors, 1 pair, and 1 requirement from docs/DESIGN.md
        Not understood: 1 part of the document, listed at the end of the audit file

        Next:  legible audit docs/legible.json

        """)
    #expect(run.errors.contains("docs/DESIGN.md:7:1: warning: 'adaptive' is not a color; write its value as #RRGGBB"))
    let text = try scratch.text("docs/legible.json")
    #expect(text.contains(#""note": "DESIGN.md, line 9""#))
    #expect(text.contains("//   line 7: 'adaptive' is not a color"))
    let audit = try Binary.run(["audit", "docs", "--format", "json"], in: scratch.path)
    #expect([0, 1].contains(audit.status) && audit.errors == "")
    #expect(audit.output.contains(#""diagnostics":[]"#))
    #expect(audit.output.contains(#""foreground":"inkDeep""#) && audit.output.contains(#""id":"TIDE-01""#))
  }

  @Test(arguments: ["docs/legible.json", "docs/DESIGN.xcassets/mine.txt"])
  func nothingIsWrittenOverAFileThatExists(_ path: String) throws {
    let scratch = try ScratchFolder()
    try start(scratch)
    try scratch.file(path, holding: Array("mine".utf8))
    let refused = try Binary.run(["init", "docs/DESIGN.md"], in: scratch.path)
    #expect(refused.status == 73)
    #expect(refused.errors.contains("it already exists; replace it with --force"))
    #expect(try scratch.text(path) == "mine")
    #expect(try scratch.text("docs/DESIGN.xcassets/inkDeep.colorset/Contents.json") == "")
    #expect(try Binary.run(["init", "docs/DESIGN.md", "--force"], in: scratch.path).status == 0)
    #expect(try scratch.text("docs/legible.json").hasPrefix("// The audit of DESIGN.md."))
  }

  @Test func aDryRunWritesNothing() throws {
    let scratch = try ScratchFolder()
    try start(scratch)
    let run = try Binary.run(["init", "docs/DESIGN.md", "-n", "--name", "Tides"], in: scratch.path)
    #expect(run.status == 0)
    #expect(run.output.contains(#""name": "Tides","#) && run.output.contains("inkDeep: #102A43, dark #F0F4F8 (line 5)"))
    #expect(try scratch.text("docs/legible.json") == "")
  }

  @Test func aDocumentThatIsMissingOrTooLargeIsAnError() throws {
    let scratch = try ScratchFolder()
    #expect(try Binary.run(["init", "None.md"], in: scratch.path).status == 66)
    try scratch.file("Large.md", holding: [UInt8](repeating: 0x20, count: 4 << 20))
    #expect(try Binary.run(["init", "Large.md", "-n"], in: scratch.path).status == 0)
    try scratch.file("Larger.md", holding: [UInt8](repeating: 0x20, count: 4 << 20 + 1))
    let refused = try Binary.run(["init", "Larger.md"], in: scratch.path)
    #expect(refused.status == 65 && refused.errors.contains("larger than the limit of 4 MiB"))
  }

  @Test func aDocumentInACatalogIsRefused() throws {
    let scratch = try ScratchFolder()
    try scratch.file("A.xcassets/Notes.md", holding: Array("- Ink: #111111".utf8))
    let refused = try Binary.run(["init", "A.xcassets/Notes.md"], in: scratch.path)
    #expect(refused.status == 64 && refused.errors.contains("is inside an asset catalog"))
  }

  /// No link redirects what is written.
  @Test func linksAreNotWrittenThrough() throws {
    let scratch = try ScratchFolder()
    try start(scratch)
    let outside = try ScratchFolder()
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path + "/docs/DESIGN.xcassets", withDestinationPath: outside.path)
    let run = try Binary.run(["init", "docs/DESIGN.md", "--force"], in: scratch.path)
    #expect(run.status == 73 && run.errors.contains("link"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == [])
  }
}
