import TestSupport
import Testing

@testable import ColorMath
@testable import FileSyntax

/// Screenshots of the page that calibrates materials: found at any size and place, and refused with the reason.
@Suite struct ProbeShotTests {
  private func refusal(_ change: (inout ProbePageBuilder) -> Void) -> ProbeError? {
    var page = ProbePageBuilder()
    change(&page)
    do throws(ProbeError) {
      _ = try ProbeShot(decoding: page.file)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [(2, 90, 0, 0), (3, 120, 11, 40), (4, 60, 33, 5), (7, 48, 2, 90)])
  func readsAPageOfAnySize(_ module: Int, _ height: Int, _ left: Int, _ top: Int) throws {
    var page = ProbePageBuilder()
    (page.module, page.height, page.border) = (module, height, (left, top, 17, 9))
    let shot = try ProbeShot(decoding: page.file)
    #expect(shot.header == page.header)
    #expect(shot.fields.map(\.number) == Array(0..<8))
    for field in shot.fields {
      let expected = EightBitColor(page.material.over(ProbePage.colors[field.number].encoded)).encoded
      #expect(abs(field.color.red - expected.red) < 1e-9 && abs(field.color.blue - expected.blue) < 1e-9)
      #expect(field.noise < 1e-6)
    }
  }

  @Test(arguments: [(0, 2), (1, 2), (3, 4), (7, 8)])
  func readsThePartsOfAPage(_ part: Int, _ parts: Int) throws {
    var page = ProbePageBuilder()
    (page.header.part, page.header.parts) = (part, parts)
    let shot = try ProbeShot(decoding: page.file)
    #expect(shot.header == page.header)
    #expect(shot.fields.map(\.number) == Array(part * 8 / parts..<(part + 1) * 8 / parts))
  }

  /// Pixels in Display P3, tagged by code points.
  @Test func readsDisplayP3() throws {
    var page = ProbePageBuilder()
    page.tag = PNGBuilder.chunk("cICP", [12, 13, 0, 1])
    page.change = { _, _, color in
      let wide = Color(.sRGB, color.encoded.components).converted(to: .displayP3).components
      return EightBitColor(EncodedSRGB(red: wide.first, green: wide.second, blue: wide.third))
    }
    let shot = try ProbeShot(decoding: page.file)
    for field in shot.fields {
      let expected = page.material.over(ProbePage.colors[field.number].encoded)
      #expect(abs(field.color.clamped.green - expected.green) < 4.0 / 255)
    }
  }

  @Test func refusesWhatIsNotThePage() {
    #expect(refusal { $0.change = { _, _, _ in EightBitColor(red: 200, green: 200, blue: 200) } } == .noMarks)
    // A mark is covered by something light, then two.
    #expect(
      refusal { $0.change = { $0 < 30 && $1 < 30 ? EightBitColor(red: 250, green: 250, blue: 250) : $2 } }
        == .hiddenMarks(found: 3))
    #expect(refusal { $0.tag = PNGBuilder.chunk("gAMA", [0, 0, 0xB1, 0x8F]) }.map(isProfile) == true)
    #expect(refusal { $0.tag = PNGBuilder.chunk("cICP", [9, 16, 0, 1]) }.map(isProfile) == true)
    #expect(refusal { $0.order = [0, 1, 5, 3, 4, 2, 6, 7] } == .order(field: 3, shows: 6))
    #expect(
      refusal {
        $0.change = {
          $0 < 27 && $2.red == 128 && $2.green == 128 ? EightBitColor(red: 100, green: 100, blue: 100) : $2
        }
      }
        == .chip(field: 5, color: "#646464", expected: "#808080"))
  }

  private func isProfile(_ error: ProbeError) -> Bool { if case .profile = error { true } else { false } }

  /// The lower band, the upper band, or the right side is missing.
  @Test(arguments: ["below", "above", "right"])
  func refusesACroppedPage(_ side: String) {
    var page = ProbePageBuilder()
    switch side {
    case "below": page.border.bottom = -100
    case "above": page.border.top = -100
    default: page.border.right = -60
    }
    #expect(throws: ProbeError.cropped(found: 2)) { try ProbeShot(decoding: page.file) }
  }

  /// Noise below the limit is averaged; above it, the page is refused.
  @Test func noiseHasALimit() throws {
    func noisy(_ steps: Double) -> ProbePageBuilder {
      var page = ProbePageBuilder()
      page.change = { x, y, color in
        let sign = (x + y) % 2 == 0 ? 1.0 : -1.0
        let value = color.encoded
        return y < 120 || y > 380
          ? color
          : EightBitColor(
            EncodedSRGB(
              red: value.red + sign * steps / 255, green: value.green + sign * steps / 255,
              blue: value.blue + sign * steps / 255))
      }
      return page
    }
    #expect(try ProbeShot(decoding: noisy(6).file).fields.dropFirst(2).allSatisfy { $0.noise * 255 > 2 })
    let problem = #expect(throws: ProbeError.self) { try ProbeShot(decoding: noisy(24).file) }
    guard case .noise = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
  }

  /// A field that changes from top to bottom shows that a blur reaches across it.
  @Test func anUnevenFieldIsRefused() {
    let problem = refusal {
      $0.change = { x, y, color in
        x < 60 || y < 30 || y > 380
          ? color
          : EightBitColor(red: UInt8(y / 2), green: UInt8(y / 2), blue: UInt8(y / 2))
      }
    }
    guard case .uneven(let field, let difference) = problem else {
      Issue.record("\(String(describing: problem))")
      return
    }
    #expect(field == 1 && difference > ProbeShot.mostUnevenness)
  }

  @Test func headersComeBack() throws {
    for style in 0..<12 {
      for variant in 0..<8 {
        let header = ProbeHeader(
          style: style, variant: variant, part: style % 4, parts: 4, system: variant == 0 ? nil : "iPadOS 27.\(style)",
          device: variant == 1 ? nil : "iPad\(style),\(variant)")
        #expect(try ProbeHeader(header.bytes) == header)
      }
    }
  }

  /// Each bit of a header is protected, and values out of range are refused even with the right checksum.
  @Test func wrongHeadersAreRefused() {
    let bytes = ProbePageBuilder().header.bytes
    for bit in 0..<288 {
      var wrong = bytes
      wrong[bit / 8] ^= 0x80 >> UInt8(bit % 8)
      #expect(throws: ProbeError.header) { try ProbeHeader(wrong) }
    }
    #expect(throws: ProbeError.header) { try ProbeHeader(Array(bytes.dropLast())) }
    for (style, variant, part, parts) in [(12, 0, 0, 1), (0, 8, 0, 1), (0, 0, 1, 1), (0, 0, 0, 3), (0, 0, 0, 0)] {
      let header = ProbeHeader(style: style, variant: variant, part: part, parts: parts)
      #expect(throws: ProbeError.headerValues) { try ProbeHeader(header.bytes) }
    }
    #expect(refusal { $0.cells = [UInt8](repeating: 0x5A, count: 36) } == .header)
  }

  /// Damaged files are refused, never a crash.
  @Test func damagedFilesAreRefused() {
    var page = ProbePageBuilder()
    (page.module, page.height) = (2, 40)
    let file = page.file
    var random = SplitMix64(seed: 7)
    for _ in 0..<40 {
      var damaged = file
      for _ in 0..<1 + random.next() % 4 {
        damaged[Int(random.next() % UInt64(damaged.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      _ = try? ProbeShot(decoding: damaged)
      #expect(throws: ProbeError.self) {
        try ProbeShot(decoding: Array(file.prefix(Int(random.next() % UInt64(file.count)))))
      }
    }
  }

  @Test func searchEndsAtTheLimitOfMarks() throws {
    // A sheet of 81 marks, each 14 pixels wide.
    var builder = PNGBuilder()
    (builder.width, builder.height) = (180, 180)
    builder.before = [PNGBuilder.chunk("sRGB", [0])]
    builder.rows = PNGBuilder.rows(180, 180) { x, y in
      let distance = max(abs(Double(x % 20) - 9.5), abs(Double(y % 20) - 9.5))
      return [UInt8](repeating: distance < 3 || (distance >= 5 && distance < 7) ? 0 : 255, count: 3)
    }
    let pixels = try PNGImage(decoding: builder.file).pixels
    #expect(ProbeMarkFinder(pixels).marks().count == ProbeMarkFinder.most)
    #expect(throws: ProbeError.self) { try ProbeShot(pixels) }
  }
}
