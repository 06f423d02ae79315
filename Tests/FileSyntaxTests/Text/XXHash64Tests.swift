import Testing

@testable import FileSyntax

/// The hash against the digits of the Python package xxhash 3, of bytes that every branch of it meets.
@Suite struct XXHash64Tests {
  @Test(arguments: [
    (0, "ef46db3751d8e999"), (1, "e934a84adb052768"), (3, "e5d2be4ae4b3469a"), (4, "3b4d7f7c6bd1ae90"),
    (7, "f952f1901a5afc9b"), (8, "506834122cb7b4d0"), (12, "7dec5da8cc7bba53"), (31, "c6a9c21b101063b2"),
    (32, "d9fa6f2d3206443d"), (33, "3c6ac9a35f66d83b"), (63, "6666b763da18a0a9"), (64, "18b22b9f9772c8f7"),
    (100, "dec236990ed1c1a1"), (1000, "0da0fdf053c259dd"),
  ])
  func digits(count: Int, digits: String) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 + ($0 >> 3)) }
    #expect(XXHash64.hex(bytes) == digits)
  }
}
