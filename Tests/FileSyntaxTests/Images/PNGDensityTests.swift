import Testing

@testable import FileSyntax

/// The scale that a file states as its density.
@Suite struct PNGDensityTests {
  /// UIKit writes 2,835, 5,669, and 8,504 pixels per meter.
  @Test(arguments: [
    (2835, 1.0), (5669, 2), (5670, 2), (8504, 3), (3780, nil), (0, nil), (4_294_967_295, nil), (14173, nil),
  ])
  func isThatOfTheScreen(_ density: UInt32, _ scale: Double?) throws {
    #expect(try Self.header([density, density], unit: 1).screenScale == scale)
  }

  @Test func isUnknownForOtherUnitsAndUnequalAxes() throws {
    #expect(try Self.header([5669, 5669], unit: 0).screenScale == nil)
    #expect(try Self.header([5669, 2835], unit: 1).screenScale == nil)
  }

  private static func header(_ axes: [UInt32], unit: UInt8) throws -> PNGHeader {
    let data = axes.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } } + [unit]
    var builder = PNGBuilder()
    builder.before = [PNGBuilder.chunk("pHYs", data)]
    return try PNGHeader.read(builder.file).header
  }
}
