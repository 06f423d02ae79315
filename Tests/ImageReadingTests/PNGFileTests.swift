import ImageReading
import Testing

@Suite struct PNGFileTests {
  @Test func empty() { #expect(throws: ImageError(.empty, at: 0)) { try PNGImage(decoding: []) } }
}
