import ColorMath
import FileSyntax
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ScreenReading

/// A look in every format: the same content, and names that are safe in each.
@Suite struct LookFormatTests {
  private static let file = "Shots/a|b<script>\n::error::%.png"

  private static let look: Look = {
    let (front, back) = (
      EightBitColor(red: 138, green: 138, blue: 138).encoded, EightBitColor(red: 255, green: 255, blue: 255).encoded
    )
    let ratio = ContrastRatio(front.relativeLuminance, back.relativeLuminance)
    let text = ScreenText(
      region: ScreenRegion(x: 30, y: 40, width: 90, height: 20), foreground: front, surface: back, ratio: ratio,
      minimum: ratio, maximum: ratio, doubt: nil, lines: 1, fontSize: 15...17, strokeWidth: 1.2)
    let shot = LookShot(
      file: file, width: 400, height: 800, scale: 1, variant: nil,
      leftOut: [LookShot.LeftOut(code: "symbols", count: 2)], warnings: [])
    return Look([LookPicture(shot: shot, texts: [LookPicture.Text(text, label: "<b>|x|</b>")])], with: [], policy: nil)
  }()

  private static func text(_ format: OutputFormat) -> String {
    String(decoding: look.bytes(format, .plain), as: UTF8.self)
  }

  @Test(arguments: Look.formats)
  func saysThePairItsRatioAndItsPlace(_ format: OutputFormat) {
    let text = Self.text(format)
    #expect(text.contains("#8A8A8A"))
    #expect(text.contains("3.45") && text.hasSuffix("\n"))
    #expect(text.contains("90 × 20 pixels") || text.contains(#""width":90"#) || text.contains(#""right":120"#))
  }

  @Test func writesSafeNames() throws {
    #expect(!Self.text(.html).contains("<script>") && !Self.text(.html).contains("<b>|x|"))
    #expect(!Self.text(.markdown).contains("a|b") && !Self.text(.markdown).contains("<b>"))
    #expect(
      Self.text(.github).split(separator: "\n").allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::notice ") })
    for format in [OutputFormat.json, .sarif] {
      _ = try JSONDocument(parsing: Array(Self.text(format).utf8))
    }
  }

  @Test func countsWhatIsLeftOut() {
    #expect(Self.text(.text).contains("2 symbols") && Self.text(.json).contains(#"{"code":"symbols","count":2}"#))
  }
}
