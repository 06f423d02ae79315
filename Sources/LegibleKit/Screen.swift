import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes
import ScreenReading

/// The texts of a screenshot with their contrast.
public struct Screen: Sendable, CustomStringConvertible {
  /// A text, which may have several lines.
  public struct Text: Hashable, Sendable {
    /// The first column of pixels.
    public let x: Int
    /// The first row of pixels.
    public let y: Int
    /// The number of columns.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The color of the strokes in sRGB, such as `#8A8A8A`.
    public let foreground: String
    /// The color behind them in sRGB; on an uneven ground, at its worst part.
    public let surface: String
    /// The contrast ratio, 1 to 21.
    public let ratio: Double
    /// The required ratio.
    public let required: Double
    /// The comparison of both.
    public let verdict: Report.Verdict
  }

  /// Texts with the same tokens, or with the same colors if no token has them.
  public struct Pair: Hashable, Sendable {
    /// The foreground token; nil if no token has its color.
    public let foreground: String?
    /// The surface token; nil if no token has its color.
    public let surface: String?
    /// The least ratio of its texts.
    public let ratio: Double
    /// The worst verdict of its texts.
    public let verdict: Report.Verdict
    /// The texts, worst first.
    public let texts: [Text]
  }

  /// The texts from top to bottom.
  public let texts: [Text]
  /// The pairs, worst first.
  public let pairs: [Pair]
  /// The id of the variant that explains most colors; nil without a palette.
  public let variant: String?
  /// The text that `legible look` prints, without styling.
  public let description: String

  /// Translates a look at one screenshot.
  init(_ look: Look) {
    let texts = look.texts.map(Text.init)
    self.texts = texts
    pairs = look.pairs.map { pair in
      Pair(
        foreground: pair.foreground, surface: pair.surface, ratio: look.texts[pair.texts[0]].seen.ratio.value,
        verdict: Report.Verdict(rawValue: pair.verdict.rawValue) ?? .unverified, texts: pair.texts.map { texts[$0] })
    }
    variant = look.shots.first?.variant?.id
    description = String(decoding: look.bytes(.text, .plain), as: UTF8.self)
  }
}

extension Screen.Text {
  /// Translates a text.
  fileprivate init(_ text: LookText) {
    let (seen, region) = (text.seen, text.seen.region)
    (x, y, width, height) = (region.x, region.y, region.width, region.height)
    (foreground, surface) = (seen.foreground.eightBit.hex, seen.surface.eightBit.hex)
    (ratio, required) = (seen.ratio.value, text.required.value)
    verdict = Report.Verdict(rawValue: text.verdict.rawValue) ?? .unverified
  }
}
