import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// What a device showed wins over everything published, for its system alone.
@Suite struct DeviceColorTests {
  private static func device(_ system: String = "iOS 26.4", _ profile: Profile = .iOS26) -> DeviceColors {
    DeviceColors(
      generation: SystemGeneration(.iOS, profile), system: system, build: "23E224", device: "iPhone18,1",
      idiom: .iphone,
      rows: [
        .init(
          name: "separator", colors: [.lightIncreased: Color(.sRGB, 0, 0, 0, alpha: 0.5)],
          location: SourceLocation(file: "system-colors.json"))
      ])
  }

  private func cell(_ devices: [DeviceColors], _ profile: Profile = .iOS26, on idiom: Idiom = .universal)
    -> Measurement?
  {
    var audit = AuditBuilder()
    audit.declaration.deviceColors = devices
    audit.declaration.profile = profile
    audit.declaration.idiom = idiom
    audit.pair("system:separator", on: "#FFFFFF", .boundary)
    return audit.result.measurement(.lightIncreased)
  }

  @Test func theDeviceDecides() throws {
    #expect(cell([])?.verdict == .unverified)
    let found = try #require(cell([Self.device()]))
    #expect(found.verdict == .pass && found.reason == nil)
    #expect(abs((found.minimum?.value ?? 0) - 3.95) < 0.05)
  }

  @Test func onlyForItsSystemAndItsDeviceClass() {
    #expect(cell([Self.device()], .iOS18)?.verdict == .unverified)
    #expect(cell([Self.device()], on: .ipad)?.verdict == .unverified)
    #expect(cell([Self.device()], on: .iphone)?.verdict == .pass)
    #expect(cell([Self.device("iOS 18.5", .iOS18)], .iOS18)?.verdict == .pass)
  }
}
