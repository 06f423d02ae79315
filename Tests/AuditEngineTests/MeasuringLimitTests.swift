import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The limits of a run from both sides.
@Suite struct MeasuringLimitTests {
  private static let place = SourceLocation(file: "legible.json")

  /// Makes an audit with a number of pairs in all variants on one surface.
  private static func audit(_ pairs: Int, over: [Backdrop] = [], name: String = "#777") -> LoadedPalette {
    var declaration = AuditDeclaration.Draft(id: "a", name: "a", at: place)
    let color = WrittenColor(.literal(Color(.sRGB, 0.5, 0.5, 0.5)), text: name, at: place)
    var surface = Surface(name: "s", at: place, layers: Adaptive([.color(color)]))
    surface.over = over
    declaration.surfaces = [surface]
    declaration.pairs = Array(
      repeating: Pair(Foreground(Adaptive(color), text: name), on: 0, role: .text, at: place), count: pairs)
    return LoadedPalette(palette: Palette([]), declaration: declaration, diagnostics: [])
  }

  private static func audit(_ pairs: Int, of one: DeviceClass) -> LoadedPalette {
    audit(pairs).with {
      $0.declaration.deviceClass = one
      $0.declaration.isOfParticularClass = true
    }
  }

  @Test func auditsOfClassesGiveWayAndAreNamed() {
    let most = MeasuringLimits.measurements / 8
    let pad = Self.audit(2, of: DeviceClass(.ipad))
    let german = Self.audit(1, of: DeviceClass(.universal, locale: "de"))
    // All that everybody sees comes first, wherever it is.
    let bounded = MeasuringLimits.bounded([Self.audit(1), pad, german, Self.audit(most - 2)])
    #expect(bounded.map(\.declaration.pairs.count) == [1, 1, most - 2])
    #expect(bounded.map(\.declaration.deviceClass.locale) == [nil, "de", nil])
    #expect(bounded.flatMap(\.omissions) == [Omission(.deviceClass, "ipad", at: Self.place)])
    #expect(bounded.flatMap(\.diagnostics) == [])
  }

  @Test func measurementsOfAllAuditsAreCountedTogether() {
    let most = MeasuringLimits.measurements / 8
    let within = MeasuringLimits.bounded([Self.audit(most - 1), Self.audit(1)])
    #expect(within.map(\.declaration.pairs.count) == [most - 1, 1])
    #expect(within.flatMap(\.diagnostics) == [])
    let beyond = MeasuringLimits.bounded([Self.audit(most), Self.audit(1)])
    #expect(beyond.map(\.declaration.pairs.count) == [most, 0])
    let count = MeasuringLimits.measurements
    #expect(
      beyond[1].diagnostics.map(\.message) == [
        "the run has \(count + 8) measurements, more than the limit of \(count); declare fewer pairs, or audit in several "
          + "runs"
      ])
  }

  @Test func backdropsCountAsTheWorkTheyAre() {
    let color = Backdrop.color(WrittenColor(.literal(Color(.sRGB, 1, 1, 1)), text: "#FFF", at: Self.place))
    let backdrops = Array(repeating: color, count: 250)
    let most = MeasuringLimits.steps / (8 * 250 * 200)
    #expect(MeasuringLimits.bounded([Self.audit(most, over: backdrops)])[0].diagnostics == [])
    let beyond = MeasuringLimits.bounded([Self.audit(most + 1, over: backdrops)])[0]
    #expect(beyond.diagnostics.first?.message.contains("more than the limit of \(MeasuringLimits.steps)") == true)
  }

  @Test func namesCountAsOftenAsTheyAreWritten() {
    let name = String(repeating: "x", count: (MeasuringLimits.nameBytes / 8 - 2) / 2)
    #expect(MeasuringLimits.bounded([Self.audit(1, name: name)])[0].diagnostics == [])
    let beyond = MeasuringLimits.bounded([Self.audit(1, name: name + "x")])[0]
    #expect(beyond.diagnostics.first?.message.contains("more than the limit of \(MeasuringLimits.nameBytes)") == true)
  }
}
