import TestSupport
import Testing

@testable import FileSyntax

@Suite("numbers")
struct NumberTests {
  @Test(
    "doubles are correctly rounded",
    arguments: [
      ("0", 0x0), ("-0", 0x8000_0000_0000_0000), ("-0.0e5", 0x8000_0000_0000_0000), ("1", 0x3FF0_0000_0000_0000),
      ("0.1", 0x3FB9_9999_9999_999A), ("9007199254740993", 0x4340_0000_0000_0000),
      ("9007199254740993.0000001", 0x4340_0000_0000_0001),
      ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF), ("2.2250738585072014e-308", 0x0010_0000_0000_0000),
      ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF), ("4.9406564584124654e-324", 0x1),
      ("2.4703282292062327e-324", 0x0),
      ("2.4703282292062328e-324", 0x1), ("1e23", 0x44B5_2D02_C7E1_4AF6), ("8.5e22", 0x44B1_FFDB_F6B2_B2EB),
      ("1e-400", 0x0),
      ("6.631236846766476e-316", 0x0000_0000_0800_0000),
      ("0.500000000000000166533453693773481063544750213623046875", 0x3FE0_0000_0000_0002),
    ] as [(String, UInt64)])
  func doubles(_ text: String, _ bits: UInt64) throws {
    let value = try read(text).root
    #expect(value.double?.bitPattern == bits)
    #expect(value.number?.double?.bitPattern == bits)
    #expect(value.number?.text == text)
  }

  @Test("the short way agrees with the standard library")
  func shortWay() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<3000 {
      let digits = String(UInt64.random(in: 0...UInt64(10_000_000_000_000_000), using: &generator))
      let text =
        "\(digits).\(UInt16.random(in: 0...999, using: &generator))e\(Int.random(in: -30...30, using: &generator))"
      #expect(try read(text).root.double == Double(text), "\(text)")
    }
  }

  @Test(
    "what is beyond the largest double has no double but keeps its digits",
    arguments: ["1e400", "-1e309", "1e99999999999999999999"])
  func overflow(_ text: String) throws {
    let number = try #require(try read(text).root.number)
    #expect(number.double == nil && number.integer == nil && number.isInteger && number.text == text)
  }

  @Test(
    "whole numbers are whole however they are written",
    arguments: [
      ("0", 0, true), ("-0", 0, true), ("0.000e-99", 0, true), ("100", 100, true), ("1e2", 100, true),
      ("100.00", 100, true),
      ("1.5e1", 15, true), ("12300e-2", 123, true), ("0.5", nil, false), ("1e-1", nil, false), ("12345e-3", nil, false),
      ("9223372036854775807", .max, true), ("9223372036854775808", nil, true), ("-9223372036854775808", .min, true),
      ("-9223372036854775809", nil, true), ("922337203685477580700e-2", .max, true),
      ("10000000000000000000000", nil, true),
      ("1.00000000000000000000000000000001", nil, false), ("123456789012345678901", nil, true),
      ("0e99999999999999999999", 0, true),
    ] as [(String, Int?, Bool)])
  func integers(_ text: String, _ integer: Int?, _ isInteger: Bool) throws {
    let value = try read(text).root
    #expect(value.integer == integer)
    #expect(value.number?.integer == integer)
    #expect(value.number?.isInteger == isInteger)
  }
}
