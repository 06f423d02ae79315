import AuditEngine
import ColorMath
import Palettes

/// The safe windows of a token as rulers of lightness: a bar of its hue, and below it a line for each kind of variant.
struct RulerPicture {
  private let name: String
  let groups: [WindowGroup]
  let line: LightnessLine

  private static let names = 150
  private static let ends = 150
  /// The position of lightness 0, and the length of the scale.
  private static let axis = (start: 162, length: 480)
  private static let width = 816
  /// The left edge of the texts to the right of the tracks.
  private static let right = axis.start + axis.length + 16
  private static let row = 22
  private static let top = 30
  private static let steps = 60
  private static let window = EightBitColor(red: 0x09, green: 0x69, blue: 0xDA)

  /// Draws the windows of a token, at least one group.
  init(_ name: String, _ groups: [WindowGroup]) {
    self.name = name
    self.groups = groups
    line = LightnessLine(through: groups.first?.window.color ?? Color(.sRGB, 0, 0, 0))
  }

  private var height: Int { Self.top + groups.count * Self.row + 24 }

  /// The picture as an SVG file.
  var bytes: [UInt8] {
    var picture = SVGWriter(
      width: Self.width, height: height, title: "\(name): lightness range in which its pairs pass")
    picture.rectangle(
      .init(x: 0, y: 0, width: Self.width, height: height), fill: .page, outline: .line)
    drawHue(in: &picture)
    for (index, group) in groups.enumerated() { draw(group, y: Self.top + index * Self.row, in: &picture) }
    for tick in 0...4 {
      let label = DecimalText.fixed(Double(tick) / 4, decimals: 2)
      picture.text(
        label, x: Self.place(Double(tick) / 4), y: height - 8, room: 40,
        .init(size: 10, fill: .quietInk, anchor: .middle))
    }
    return picture.bytes
  }

  private static func place(_ lightness: Double) -> Int {
    axis.start + Int((max(0, min(1, lightness)) * Double(axis.length)).rounded())
  }

  private func drawHue(in picture: inout SVGWriter) {
    picture.text(name, x: 12, y: 20, room: Self.names - 8, .init(size: 12, fill: .ink, weight: 600))
    picture.text(
      "lightness L", x: 12, y: height - 8, room: Self.names - 8, .init(size: 10, fill: .quietInk))
    for step in 0..<Self.steps {
      let start = Self.place(Double(step) / Double(Self.steps))
      let end = Self.place(Double(step + 1) / Double(Self.steps))
      let color = line.eightBit(at: (Double(step) + 0.5) / Double(Self.steps))
      picture.rectangle(.init(x: start, y: 10, width: end - start, height: 12), fill: .color(color))
    }
    picture.rectangle(
      .init(x: Self.axis.start, y: 10, width: Self.axis.length, height: 12), fill: nil, outline: .quietInk)
    picture.text(
      "blue: safe; tick: current", x: Self.right, y: 20, room: Self.ends, .init(size: 10, fill: .quietInk))
  }

  /// One line: the track on a background of the appearance, the windows, and a tick at the token's present lightness.
  private func draw(_ group: WindowGroup, y: Int, in picture: inout SVGWriter) {
    let window = group.window
    let ground = window.variant.appearance == .light ? LabelColor.page : LabelColor.ink
    let label = LabelColor.on(ground)
    let track = SVGWriter.Box(x: Self.axis.start, y: y + 3, width: Self.axis.length, height: 16)
    picture.text(
      Wording.shortVariants(group.variants), x: 12, y: y + 15, room: Self.names - 8,
      .init(size: 11, fill: .ink))
    picture.rectangle(track, fill: .color(ground), outline: .quietInk)
    for interval in window.isUnknown ? [] : window.intervals {
      let (start, end) = (Self.place(interval.lightness.lowerBound), Self.place(interval.lightness.upperBound))
      picture.rectangle(.init(x: start, y: y + 6, width: max(2, end - start), height: 10), fill: .color(Self.window))
    }
    if window.isUnknown || window.intervals.isEmpty {
      picture.text(
        window.isUnknown ? "not computed" : "no safe range", x: Self.noteSide(of: window.lightness), y: y + 15,
        room: 90,
        .init(size: 11, fill: .color(label), anchor: .middle))
    }
    let tick = max(Self.axis.start, min(Self.place(window.lightness) - 1, Self.axis.start + Self.axis.length - 3))
    picture.rectangle(.init(x: tick, y: y + 1, width: 3, height: 20), fill: .color(label), outline: .color(ground))
    let ends = window.isUnknown ? [] : window.intervals.map { Wording.interval($0.lightness, decimals: 3) }
    picture.text(
      ends.joined(separator: ", "), x: Self.right, y: y + 15, room: Self.ends, .init(size: 11, fill: .ink))
  }

  /// The middle of the half without a tick.
  private static func noteSide(of lightness: Double) -> Int { place(lightness < 0.5 ? 0.75 : 0.25) }
}
