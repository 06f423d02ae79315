import Testing

@testable import Palettes

struct StringOrderTests {
  @Test(arguments: [
    ["blue-5", "blue-5v", "blue-10", "blue-10v", "blue-cool-5"], ["", "0", "00", "01", "1", "9", "10", "a"],
    ["v1.2.9", "v1.2.10", "v1.10"], ["a", "a 1", "a1", "aa", "ä"],
    ["9999999999999999999998", "9999999999999999999999"],
  ])
  func countsAsPeopleDo(_ sorted: [String]) {
    for (index, one) in sorted.enumerated() {
      for (place, other) in sorted.enumerated() {
        #expect(one.precedesNaturally(other) == (index < place), "\(one), \(other)")
      }
    }
  }
}
