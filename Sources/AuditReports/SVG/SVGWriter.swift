import ColorMath
import FileSyntax
import Palettes

/// An SVG picture of a fixed size that grows element by element.
///
/// Texts are escaped, no font and nothing external is loaded, and its own background, which follows the reader's
/// appearance, keeps labels legible on light and on dark pages.
struct SVGWriter {
  /// The point of a text at its position.
  enum Anchor: String {
    case start
    case middle
    case end
  }

  /// The typographic form of a text.
  struct TextForm {
    var size: Int
    var fill: Paint
    var anchor = Anchor.start
    /// The weight on the scale 1…1000.
    var weight = 400

    var isBold: Bool { weight >= 600 }
  }

  /// A rectangle in pixels.
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private var markup: String
  private let size: (width: Int, height: Int)

  /// Starts a picture in pixels; the title is for screen readers.
  init(width: Int, height: Int, title: String) {
    size = (width, height)
    markup = "<title>\(XMLText.escaped(title))</title>\n"
  }

  /// The whole document, with a line end at its end.
  var bytes: [UInt8] {
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(size.width)\" height=\"\(size.height)\" "
      + "viewBox=\"0 0 \(size.width) \(size.height)\" font-family=\"system-ui, sans-serif\">\n"
    let style = markup.holds(" class=\"") ? Paint.style : ""
    return OutputGate(.xml).passed(Array((head + style + markup + "</svg>\n").utf8))
  }

  /// Fills a rectangle; with an outline color, a line of one pixel around it.
  mutating func rectangle(_ box: Box, fill: Paint?, outline: Paint? = nil, radius: Int = 0) {
    let corner = radius > 0 ? " rx=\"\(radius)\"" : ""
    markup +=
      "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\"\(corner) "
      + "\(Paint.attributes(fill: fill, stroke: outline))/>\n"
  }

  /// Fills a star with five points around a center.
  mutating func star(x: Int, y: Int, radius: Int, fill: EightBitColor) {
    let corners = Self.star.map { "\(x + $0.x * radius / 100),\(y + $0.y * radius / 100)" }
    markup += "<polygon points=\"\(corners.joined(separator: " "))\" fill=\"\(fill.hex)\"/>\n"
  }

  /// The corners of a star in hundredths of its radius, from its top.
  private static let star = [
    (x: 0, y: -100), (x: 24, y: -32), (x: 95, y: -31), (x: 38, y: 12), (x: 59, y: 81), (x: 0, y: 40), (x: -59, y: 81),
    (x: -38, y: 12), (x: -95, y: -31), (x: -24, y: -32),
  ]

  /// Sets a text with its baseline at y, truncated with … if it is wider than `room` pixels.
  mutating func text(_ text: String, x: Int, y: Int, room: Int, _ form: TextForm) {
    let anchor = form.anchor == .start ? "" : " text-anchor=\"\(form.anchor.rawValue)\""
    let weight = form.weight == 400 ? "" : " font-weight=\"\(form.weight)\""
    let fitted = SVGText.fitted(TextColumns.plain(text), to: room, size: form.size, isBold: form.isBold)
    markup +=
      "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(form.size)\"\(anchor)\(weight) \(Paint.attributes(fill: form.fill, stroke: nil))>"
      + "\(XMLText.escaped(fitted))</text>\n"
  }
}
