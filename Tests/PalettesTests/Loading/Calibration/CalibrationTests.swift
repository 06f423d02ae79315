import TestSupport
import Testing

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Screenshots of one device, put together.
@Suite struct CalibrationTests {
  private static let material = MaterialLayer(
    tint: EncodedLayer(EncodedSRGB(red: 0.5, green: 0.5, blue: 0.6), alpha: 0.6), saturation: 1.4)

  private static func shot(
    _ file: String, style: Int = 1, variant: Int = 2, part: Int = 0, parts: Int = 1, system: String? = "iOS 26.1",
    device: String? = "iPhone17,3", _ material: MaterialLayer = material
  ) -> CalibrationShot {
    let count = 8 / parts
    let header = ProbeHeader(
      style: style, variant: variant, part: part, parts: parts, system: system, device: device)
    let fields = (part * count..<(part + 1) * count).map { number in
      ProbeShot.Field(number, material.over(ProbePage.colors[number].encoded))
    }
    return CalibrationShot(file: file, ProbeShot(header: header, fields: fields))
  }

  private static func refusals(_ calibration: Calibration) -> [String] {
    calibration.shots.compactMap { shot in shot.refusal.map { "\(shot.file) \($0)" } }
  }

  @Test func solvesEachMaterialAndVariant() throws {
    let shots =
      (0..<4).map { Self.shot("\($0).png", part: $0, parts: 4) } + [Self.shot("dark.png", style: 7, variant: 1)]
    let calibration = Calibration(of: shots.reversed(), label: CalibrationLabel(date: CalendarDate("2026-11-22")))
    #expect(Self.refusals(calibration) == [])
    let table = try #require(calibration.table)
    #expect(table.entries.map(\.name) == ["thin", "glass.clear"])
    #expect(table.entries.map(\.variant) == [.lightIncreased, .dark])
    #expect(
      table.entries.allSatisfy { abs($0.layer.tint.alpha - 0.6) < 0.001 && abs($0.layer.saturation - 1.4) < 0.005 })
    #expect(table.profile == .iOS26 && table.source == "measured on iPhone17,3, iOS 26.1, 2026-11-22")
  }

  @Test func disagreementRefusesAll() {
    var other = Self.material
    other.tint.alpha = 0.5
    let calibration = Calibration(
      of: [Self.shot("a.png"), Self.shot("b.png", other), Self.shot("c.png", style: 2)], label: CalibrationLabel())
    #expect(calibration.table?.entries.map(\.name) == ["regular"])
    #expect(
      Self.refusals(calibration).map { String($0.prefix(50)) }
        == [
          "a.png disagrees with another screenshot: field 2 d", "b.png disagrees with another screenshot: field 2 d",
        ].map { String($0.prefix(50)) } || Self.refusals(calibration).count == 2)
    #expect(Calibration(of: [Self.shot("a.png"), Self.shot("b.png")], label: CalibrationLabel()).table != nil)
  }

  @Test func missingPartsRefuseTheRest() {
    let shots = [0, 1, 3].map { Self.shot("\($0).png", part: $0, parts: 4) }
    let calibration = Calibration(of: shots, label: CalibrationLabel())
    #expect(calibration.table == nil)
    #expect(
      Self.refusals(calibration).first
        == "0.png is part of an incomplete set: no usable screenshot shows fields 5 and 6 of thin in light-increased; "
        + "add one")
  }

  @Test func devicesAreNotMixed() {
    let shots = [Self.shot("a.png"), Self.shot("b.png", style: 2, device: "iPad16,1"), Self.shot("c.png", device: nil)]
    #expect(
      Self.refusals(Calibration(of: shots, label: CalibrationLabel())) == [
        "b.png is from the device 'iPad16,1', but the first one is from 'iPhone17,3'; calibrate them separately",
        "c.png does not name the device; specify it with --device",
      ])
    #expect(Self.refusals(Calibration(of: shots, label: CalibrationLabel(device: "both"))) == [])
  }

  @Test(arguments: [
    ("iOS 26.1", Profile.iOS26), ("iPadOS 27.0", .iOS27), ("iOS 15.4", .iOS18), ("iOS 18.6", .iOS18), ("iOS 28.0", nil),
    ("macOS 26.0", nil), ("26", nil), ("", nil),
  ])
  func theSystemGivesTheProfile(_ system: String, _ profile: Profile?) {
    #expect(CalibrationLabel.profile(of: system) == profile)
    let calibration = Calibration(of: [Self.shot("a.png")], label: CalibrationLabel(system: system))
    #expect(calibration.table?.profile == profile)
    #expect((calibration.problem == nil) == (profile != nil))
  }

  @Test func theControlIsNotInTheTable() {
    let clear = MaterialLayer(tint: EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0))
    let good = Calibration(of: [Self.shot("a.png", style: 8, clear)], label: CalibrationLabel())
    #expect(good.table == nil && Self.refusals(good) == [])
    #expect(Self.refusals(Calibration(of: [Self.shot("a.png", style: 8)], label: CalibrationLabel())).count == 1)
  }

  // MARK: In an audit file

  private static let table = String(
    decoding: CalibrationFile.bytes(
      of: Calibration(of: [shot("a.png", variant: 0)], label: CalibrationLabel()).table
        ?? MaterialCalibration(profile: .iOS26, device: "", system: "")), as: UTF8.self)

  private func load(_ calibration: String, _ files: [String: String]) -> LoadedPalette? {
    let audit = #"{ "version": 1, "calibration": \#(calibration) }"#
    return AuditLoader.load(
      path: "app", from: .memory(["app/legible.json": audit].merging(files) { $1 }), vocabulary: testVocabulary
    ).first
  }

  @Test func anAuditFileNamesTables() {
    for text in [#""t.json""#, #"["t.json"]"#] {
      let audit = load(text, ["app/t.json": Self.table])
      #expect(audit?.diagnostics == [])
      #expect(audit?.declaration.calibrations.map(\.device) == ["iPhone17,3"])
    }
  }

  @Test func problemsOfTablesAreErrors() {
    func problems(_ text: String, _ files: [String: String]) -> [String] {
      load(text, files)?.diagnostics.map { "\($0.location.file): \($0.message)" } ?? []
    }
    #expect(problems(#""t.json""#, [:]) == ["app/legible.json: 'app/t.json': there is no such file or folder"])
    #expect(
      problems(#"["t.json", "u.json"]"#, ["app/t.json": Self.table, "app/u.json": Self.table]) == [
        "app/legible.json: 'app/u.json' repeats 'thin' for light under ios-26; keep one of the tables"
      ])
    let wrong = Self.table.replacing("\"alpha\"", with: "\"alhpa\"")
    #expect(problems(#""t.json""#, ["app/t.json": wrong]).first?.hasPrefix("app/t.json: unknown key 'alhpa'") == true)
    #expect(load(#""t.json""#, ["app/t.json": wrong])?.declaration.calibrations.isEmpty == true)
  }
}
