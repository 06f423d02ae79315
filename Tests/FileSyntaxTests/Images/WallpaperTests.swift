import Foundation
import Testing

@testable import ColorMath
@testable import FileSyntax

/// The wallpapers that ship as backdrops match their names.
@Suite struct WallpaperTests {
  /// Ratios of white text, 22 points high, over the middle of each, by an independent program.
  ///
  /// The worst and best ratio have two digits; the share that fails 4.5 is in percent.
  @Test(arguments: [
    ("solid-light", 1.11, 1.11, 100), ("solid-dark", 17.01, 17.01, 0), ("gradient", 4.05, 4.13, 100),
    ("busy", 1.18, 10.96, 85), ("high-contrast", 1, 21, 69),
  ])
  func whiteTextOver(_ name: String, _ worst: Double, _ best: Double, _ share: Double) throws {
    let image = try PNGImage(decoding: Self.wallpaper(name))
    #expect(image.warnings == [] && image.header.profile.source == .standard)
    #expect(image.pixels.width == 390 && image.pixels.height == 844)
    let region = ImageRegion(x: 60, y: 240, width: 160, height: 160)
    let grid = try ImageBackdrop(image.pixels, scale: 1, region: region).blocks(side: 22)
    let white = RelativeLuminance(1)
    let summary = grid.measured(required: ContrastRatio(4.5)) { ContrastRatio(white, $0.relativeLuminance) }
    #expect(floor(summary.worst.ratio.value * 100) / 100 == worst)
    #expect(floor(summary.best.ratio.value * 100) / 100 == best)
    #expect(floor(summary.failingShare * 100) == share)
  }

  private static func wallpaper(_ name: String) throws -> [UInt8] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return Array(try Data(contentsOf: root.appendingPathComponent("Palettes/Countdown/Wallpapers/\(name).png")))
  }
}
