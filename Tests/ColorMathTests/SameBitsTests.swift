import TestSupport
import Testing

@testable import ColorMath

/// The numbers are bit-identical on every processor and system, so one sum of them all can be committed.
@Suite struct SameBitsTests {
  @Test(arguments: zip(OracleFunction.all, sums))
  func sumOfBits(_ function: OracleFunction, _ expected: UInt64) {
    var random = SplitMix64(seed: 2026)
    var sum: UInt64 = 0
    for _ in 0..<2000 {
      sum = (sum &* 31) &+ function.function(random.within(0.0001...3)).bitPattern
    }
    #expect(sum == expected, "0x\(String(sum, radix: 16))")
  }

  /// Recorded on x86-64 Linux; debug and optimized builds agree.
  static let sums: [UInt64] = [
    0x32A9_FFD5_427A_33D4,
    0x22FF_51A3_BEB3_6484,
    0xEC95_6DA1_1CE0_04EB,
    0xA00A_DA59_03D0_1747,
    0xB108_1E05_6196_9B6B,
    0xD828_856F_30D5_3A01,
    0xACFC_DBFB_FD6E_8D74,
    0x1851_E112_CE5B_F66E,
    0x65F2_C494_6D54_C65F,
    0xA4D2_C167_F3AC_CC68,
    0x05FC_36B1_5C98_C98B,
    0x2D4D_212C_C0B9_AAFE,
    0x0D58_F0F6_5161_04FC,
    0x7876_4680_4A6C_BF26,
    0x3DA5_9393_18F4_4CC4,
    0x64BB_E7BE_5E3A_526E,
  ]

  @Test func sumOfConversions() {
    var random = SplitMix64(seed: 2027)
    var sum: UInt64 = 0
    for space in ColorSpace.allCases {
      for _ in 0..<200 {
        let color = Color(.sRGB, random.unit(), random.unit(), random.unit()).converted(to: space)
        sum = (sum &* 31) &+ color.components.first.bitPattern
        sum = (sum &* 31) &+ color.components.second.bitPattern
        sum = (sum &* 31) &+ color.components.third.bitPattern
      }
    }
    #expect(sum == 0xE3FA_4DA1_1EB2_5DBF, "0x\(String(sum, radix: 16))")
  }
}
