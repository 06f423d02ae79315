import TestSupport
import Testing

/// A verdict that rests on a value for an earlier system says so in every format.
@Suite struct OtherSystemTests {
  private static let remark = "placeholderText with Increase Contrast has the value of Flutter (iOS 13), not of iOS 26"

  private static func audit(_ format: String, _ members: String = #""role": "text""#) throws -> String {
    let folder = try ScratchFolder()
    let file = """
      { "version": 1, "name": "Prompt", "pairs": [
        { "foreground": "system:placeholderText", "on": "#FFFFFF", \(members) }] }
      """
    try folder.file("legible.json", holding: Array(file.utf8))
    return try Binary.run(["audit", ".", "--format", format, "--fail-on", "never"], in: folder.path).output
  }

  @Test(arguments: ["json", "sarif", "junit", "github", "gitlab", "xcode", "checkstyle"])
  func findingsNameTheSystem(_ format: String) throws {
    let output = try Self.audit(format)
    #expect(output.contains(Self.remark), "\(output)")
  }

  @Test(arguments: [
    ("csv", "placeholderText with Increase Contrast on iOS 26: of another system, Flutter (iOS 13)"),
    ("markdown", "come from Flutter (iOS 13)"), ("html", "come from Flutter (iOS 13)"),
  ])
  func tablesNameTheSystem(_ format: String, _ words: String) throws {
    let output = try Self.audit(format)
    #expect(output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(words), "\(output)")
  }

  /// A cell that the candidates leave open has its reason, which names the system already.
  @Test func openCellsHaveNoSecondRemark() throws {
    let output = try Self.audit("github", #""role": "graphic", "variants": ["light-increased"]"#)
    #expect(output.contains("published only by Flutter (iOS 13)") && !output.contains("has the value of"), "\(output)")
  }
}
