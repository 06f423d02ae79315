import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Measured numbers decide what is unverified without them, within their residual.
@Suite struct CalibratedMaterialTests {
  private static func table(_ gray: Double, residual: Double = 0.004, alpha: Double = 0.95) -> MaterialCalibration {
    var table = MaterialCalibration(profile: .iOS26, device: "test", system: "iOS 26.1")
    let layer = MaterialLayer(
      tint: EncodedLayer(EncodedSRGB(red: gray, green: gray, blue: gray), alpha: alpha), residual: residual)
    table.entries = [.init("glass.regular", in: .lightIncreased, layer)]
    return table
  }

  private func cell(
    _ table: MaterialCalibration?, _ foreground: String = "#595959", _ change: (inout AuditBuilder) -> Void = { _ in }
  ) -> Measurement? {
    var audit = AuditBuilder()
    audit.glass("glass", [.glass(.regular)])
    audit.declaration.calibrations = table.map { [$0] } ?? []
    change(&audit)
    audit.pair(foreground, on: "glass")
    return audit.result.measurement(.lightIncreased)
  }

  @Test func theCellIsDecided() {
    #expect(cell(nil)?.verdict == .unverified)
    #expect(cell(nil)?.reason?.code == .unpublished)
    #expect(cell(Self.table(1))?.verdict == .pass)
    #expect(cell(Self.table(0.5))?.verdict == .fail)
  }

  @Test func onlyForItsProfile() {
    #expect(cell(Self.table(1)) { $0.declaration.profile = .iOS27 }?.verdict == .unverified)
  }

  /// A verdict within the residual stays open, with an opaque material too.
  @Test(arguments: [0.95, 1])
  func theResidualIsTheTolerance(_ alpha: Double) {
    let narrow = cell(Self.table(1, residual: 0.001, alpha: alpha), alpha < 1 ? "#6D6D6D" : "#767676")
    let wide = cell(Self.table(1, residual: 0.06, alpha: alpha), alpha < 1 ? "#6D6D6D" : "#767676")
    #expect(narrow?.verdict == .pass)
    #expect(wide?.verdict == .unverified && wide?.reason?.code == .tolerance)
  }

  @Test func materialsOfTheAuditFileComeFirst() {
    let black = MaterialDefinition.Numbers(alpha: 1, tint: EncodedSRGB(red: 0, green: 0, blue: 0))
    let measured = cell(Self.table(1)) {
      $0.declaration.materials = [
        MaterialDefinition("glass.regular", light: black, at: SourceLocation(file: "legible.json"))
      ]
    }
    #expect(measured?.verdict == .fail)
  }
}
