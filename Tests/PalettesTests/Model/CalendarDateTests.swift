import Foundation
import Testing

@testable import Palettes

@Suite struct CalendarDateTests {
  @Test(arguments: [
    ("2027-03-31", true), ("2024-02-29", true), ("2000-02-29", true), ("0001-01-01", true), ("9999-12-31", true),
    ("2023-02-29", false), ("1900-02-29", false), ("2027-04-31", false), ("2027-00-10", false), ("2027-13-01", false),
    ("2027-01-00", false), ("0000-01-01", false), ("2027-1-01", false), ("27-01-01", false), ("2027/01/01", false),
    ("", false), ("2027-01-01 ", false), ("+027-01-01", false), ("２０２７-01-01", false),
  ])
  func readsDaysThatExist(_ text: String, _ exists: Bool) {
    #expect((CalendarDate(text) != nil) == exists)
    if exists { #expect(CalendarDate(text)?.text == text) }
  }

  /// Every day of eight centuries against the calendar of Foundation.
  @Test func countsDaysAsFoundationDoes() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    for days in stride(from: -135_140, through: 157_054, by: 37) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = CalendarDate(daysSince1970: days)
      #expect((ours.year, ours.month, ours.day) == (parts.year, parts.month, parts.day))
      #expect(CalendarDate(ours.text) == ours)
      #expect(CalendarDate(daysSince1970: days + 1) > ours)
    }
  }

  @Test(arguments: [(Int.max, "9999-12-31"), (Int.min, "0001-01-01"), (0, "1970-01-01"), (2_932_896, "9999-12-31")])
  func staysWithinItsYears(_ days: Int, _ text: String) {
    #expect(CalendarDate(daysSince1970: days).text == text)
  }
}
