import ColorMath
import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import ScreenReading

/// Frames of other programs: read in every shape, and matched with texts in points.
@Suite struct LookFramesTests {
  private static func frames(_ text: String) throws(FrameProblem) -> [LookFrames.Frame] {
    try LookFrames(reading: Array(text.utf8)).frames
  }

  private static let own = #"{"x":16,"y":320,"width":210,"height":22,"label":"Delivery","issue":"Contrast failed"}"#

  @Test(arguments: [
    #"{"frames":["# + own + "]}", "[\(own)]",
    #"{"activities":[{"title":"legible "# + own.split(separator: "\"").joined(separator: #"\""#) + #""}]}"#,
    #"[{"compactDescription":"Contrast failed","elementAttributes":{"label":"Delivery","rect":{"x":16,"y":320,"width":210,"height":22}}}]"#,
  ])
  func readsEveryShape(_ text: String) throws {
    let frame = try Self.frames(text)
    #expect(frame.count == 1)
    #expect(frame[0].x == 16 && frame[0].y == 320 && frame[0].width == 210 && frame[0].height == 22)
    #expect(frame[0].label == "Delivery" && frame[0].issue == "Contrast failed")
  }

  /// The frames of views are relative to their parents, and a scroll view moves what it shows.
  @Test func readsRecursiveDescriptions() throws {
    let text = """
      <UIView; frame = (10 10; 402 874)>
         | <UIScrollView; frame = (0 60; 402 700); contentOffset: {0, 20}; contentSize: {402, 900}>
         |    | <UILabel; frame = (16 100; 120 20.5); text = 'Delivery'>
         | <UILabel; frame = (5 6; 7 8); text = 'Don't stop'>
      """
    let frames = try Self.frames(text)
    #expect(frames.map(\.label) == ["Delivery", "Don't stop"])
    #expect(frames.map(\.x) == [16, 5] && frames.map(\.y) == [140, 6] && frames[0].height == 20.5)
  }

  @Test(arguments: ["", "{", "[]", "hello", #"{"frames":[{"x":1}]}"#, #"[{"x":1,"y":1,"width":0,"height":4}]"#])
  func refusesFilesWithoutFrames(_ text: String) {
    #expect(throws: FrameProblem.self) { try Self.frames(text) }
  }

  @Test(arguments: 0..<200)
  func readsDamagedFilesToTheirEnd(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Array((Self.own + "\n | <UILabel; frame = (1 2; 3 4); text = 'x'>").utf8)
    for _ in 0..<4 {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    _ = try? LookFrames(reading: bytes)
  }

  @Test func keepsTheTextsInsideAndLabelsThem() throws {
    let color = EncodedSRGB(red: 0, green: 0, blue: 0)
    func text(_ y: Int) -> LookPicture.Text {
      LookPicture.Text(
        ScreenText(
          region: ScreenRegion(x: 60, y: y, width: 200, height: 40), foreground: color, surface: color,
          ratio: ContrastRatio(1), minimum: ContrastRatio(1), maximum: ContrastRatio(1), doubt: nil, lines: 1,
          fontSize: 20...30, strokeWidth: 3))
    }
    let shot = LookShot(file: "a/home.png", width: 800, height: 1600, scale: 2, variant: nil, leftOut: [], warnings: [])
    var picture = LookPicture(shot: shot, texts: [text(640), text(900)])
    picture.restrict(to: try LookFrames(reading: Array(Self.own.utf8)))
    #expect(picture.texts.map(\.label) == ["Delivery"] && picture.texts[0].issues == ["Contrast failed"])
    #expect(picture.shot.leftOut == [LookShot.LeftOut(code: "outside-frames", count: 1)])
    #expect(Look([picture], with: [], policy: nil).pairs[0].issues.map(\.count) == [1])
  }
}
