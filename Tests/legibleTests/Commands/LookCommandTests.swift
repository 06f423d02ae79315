import TestSupport
import Testing

@testable import FileSyntax

/// `legible look` from outside: files of every kind, records, and crops.
@Suite struct LookCommandTests {
  private static let auditFile = """
    {
      // A bar of a material.
      "version": 1, "name": "App", "profile": "ios-26", "sources": ["Colors.xcassets"],
      "surfaces": {
        "bar": { "layers": [{ "material": "thick" }], "over": ["#FFFFFF"] },
        "sheet": { "layers": [{ "material": "thick" }], "over": ["#FFFFFF"] }
      },
      "pairs": [
        { "foreground": "Ink", "on": "bar", "name": "bar: title" },
        { "foreground": "Mark", "on": "bar" }, { "foreground": "Mark", "on": "sheet" }
      ]
    }

    """

  private static func app() throws -> ScratchFolder {
    try ScratchFolder.app(auditFile, grays: [("Ink", "62"), ("Mark", "10"), ("Paper", "FF")])
  }

  private static func look(_ folder: borrowing ScratchFolder, _ arguments: String...) throws -> Binary.Result {
    try Binary.run(["look"] + arguments, in: folder.path)
  }

  /// A text in the color of a token on a gray that no token has.
  private static func shot(_ text: UInt32, on ground: UInt32) -> Shot {
    var shot = Shot(400, 120, ground)
    shot.write("HELLETHE", 40, 40, text)
    return shot
  }

  private static let recording = [
    "--in", "App", "--variant", "light-increased", "--record", "--device", "iPhone 17, iOS 26.4", "--date",
    "2026-11-22",
  ]

  private static func record(_ folder: borrowing ScratchFolder, _ file: String) throws -> Binary.Result {
    try Binary.run(["look", file] + recording, in: folder.path)
  }

  @Test func recordsTheColorOfAMaterial() throws {
    let folder = try Self.app()
    try folder.file("home.png", holding: Self.shot(0x626262, on: 0xE9E9EB).bytes)
    let before = try Binary.run(["audit", "App", "--format", "json"], in: folder.path).output
    let result = try Self.record(folder, "home.png")
    #expect(result.status == 0 && result.errors.contains("Recorded in legible.json:"), "\(result.errors)")
    let file = try folder.text("App/legible.json")
    #expect(file.contains("// A bar of a material."))
    #expect(file.contains(##""variants": ["light-increased"], "color": "#E9E9EB""##), "\(file)")
    #expect(file.contains(#""device": "iPhone 17, iOS 26.4", "date": "2026-11-22", "shot": "home.png""#))
    let after = try Binary.run(["audit", "App", "--format", "json"], in: folder.path).output
    #expect(Self.unverified(after) == Self.unverified(before) - 1)
    // The result is decided now, so there is nothing to record any more.
    let again = try Self.record(folder, "home.png")
    #expect(again.errors.contains("Nothing to record"))
    #expect(try folder.text("App/legible.json") == file)
  }

  private static func unverified(_ report: String) -> Int {
    (try? JSONDocument(parsing: Array(report.utf8)))?.root["summary"]?["unverified"]?.double.map { Int($0) } ?? -1
  }

  /// A color of pairs on two surfaces, a ground that a token has, and a device without a system decide nothing.
  @Test(arguments: [
    (0x101010, 0xF8F8F8, "may be bar or sheet"), (0x626262, 0xFFFFFF, "Nothing to record"),
    (0x777777, 0xE9E9EB, "Nothing to record"),
  ])
  func recordsNothingThatIsUncertain(_ text: UInt32, _ ground: UInt32, _ words: String) throws {
    let folder = try Self.app()
    try folder.file("home.png", holding: Self.shot(text, on: ground).bytes)
    let result = try Self.record(folder, "home.png")
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(try folder.text("App/legible.json") == Self.auditFile)
  }

  @Test(arguments: [
    ["--record", "--in", "App"], ["--record", "--device", "iPhone 17, iOS 26.4"],
    ["--record", "--in", "App", "--device", "my phone"],
    ["--record", "--in", "App", "--device", "iPhone 17, iOS 26.4", "--date", "2999-01-01"],
    ["--in", "App", "--device", "iPhone 17, iOS 26.4"], ["--in", "App", "--date", "2026-01-01"],
  ])
  func refusesRecordsWithoutTheirFacts(_ options: [String]) throws {
    let folder = try Self.app()
    try folder.file("home.png", holding: Self.shot(0x626262, on: 0xE9E9EB).bytes)
    #expect(try Binary.run(["look", "home.png"] + options, in: folder.path).status == 64)
    #expect(try folder.text("App/legible.json") == Self.auditFile)
  }

  /// The color of Display P3 is the one that was on the screen, in 8 and 16 bits, and the density gives the scale.
  @Test(arguments: [8, 16])
  func readsDisplayP3(_ depth: Int) throws {
    let folder = try Self.app()
    var shot = Self.shot(0xC81E1E, on: 0xFFFFFF)
    shot.depth = depth
    shot.chunks = [
      ("cICP", [12, 13, 0, 1]), ("sRGB", [0]), ("pHYs", [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1]),
    ]
    try folder.file("home.png", holding: shot.bytes)
    let answer = try JSONDocument(parsing: Array(try Self.look(folder, "home.png", "--format", "json").output.utf8))
      .root
    #expect(answer["shots"]?.elements.first { _ in true }?["scale"]?.double == 3)
    let text = try #require(answer["texts"]?.elements.first { _ in true })
    // The luminance of the primaries of Display P3; taken for sRGB, it would be 5.74.
    let ratio = try #require(text["ratio"]?.double)
    #expect((ratio - 5.46).magnitude < 0.02, "\(ratio)")
  }

  @Test func refusesAJPEGImageWithTheReason() throws {
    let folder = try Self.app()
    try folder.file("home.jpg", holding: [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8))
    let result = try Self.look(folder, "home.jpg")
    #expect(result.status == 65 && result.errors.contains("whose colors are not the ones that were on the screen"))
  }

  /// Damaged files end with a sentence, and the others are still read.
  @Test(arguments: 0..<24)
  func readsDamagedFilesToTheirEnd(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let folder = try Self.app()
    var bytes = Self.shot(0x626262, on: 0xE9E9EB).bytes
    if seed.isMultiple(of: 2) { bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random)) }
    for _ in 0..<3 where !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    try folder.file("bad.png", holding: bytes)
    try folder.file("good.png", holding: Self.shot(0x777777, on: 0xFFFFFF).bytes)
    let result = try Self.look(folder, "bad.png", "good.png")
    #expect(result.status == 0 || result.status == 65)
    #expect(result.output.contains("#777777 on #FFFFFF"))
  }

  /// The page and Markdown show the worst place of what does not pass, as a file that reads back.
  @Test(arguments: ["html", "markdown"])
  func showsTheWorstPlace(_ format: String) throws {
    let folder = try Self.app()
    try folder.file("home.png", holding: Self.shot(0x999999, on: 0xFFFFFF).bytes)
    let page = try Self.look(folder, "home.png", "--format", format).output
    let data = try #require(page.split(separator: "data:image/png;base64,").dropFirst().first)
    let text = String(data.prefix { $0 != "\"" && $0 != "\n" })
    let image = try PNGImage(decoding: Self.decoded(text)).pixels
    #expect(image.width == 141 + 20 && image.height == 21 + 20)
    #expect(image.packed(rows: 10..<11).contains(0x999999))
    #expect(image.packed(rows: 0..<1) == Array(repeating: 0xFFFFFF, count: 161))
    try folder.file("home.png", holding: Self.shot(0x000000, on: 0xFFFFFF).bytes)
    #expect(!(try Self.look(folder, "home.png", "--format", format).output.contains("data:image/png")))
  }

  private static func decoded(_ text: String) -> [UInt8] {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var (bits, count, bytes): (UInt32, Int, [UInt8]) = (0, 0, [])
    for digit in text where digit != "=" {
      bits = bits << 6 | UInt32(digits.firstIndex(of: digit) ?? 0)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  @Test func givesTheSameBytesWithAnyNumberOfThreads() throws {
    let folder = try Self.app()
    try folder.file("home.png", holding: Self.shot(0x999999, on: 0xFFFFFF).bytes)
    for format in ["text", "markdown", "html", "json", "sarif", "github"] {
      let runs = try ["1", "3"].map { jobs in
        try Self.look(folder, "home.png", "--in", "App", "--format", format, "--jobs", jobs).output
      }
      #expect(runs[0] == runs[1] && !runs[0].isEmpty)
    }
  }
}
