/// The device, system, and date that a person gives for screenshots; their headers fill in the rest.
package struct CalibrationLabel: Hashable, Sendable {
  /// The device; nil to take it from the screenshots.
  package var device: String?
  /// The system; nil to take it from the screenshots.
  var system: String?
  /// The day of the measurement.
  var date: CalendarDate?
  /// The system version for which the numbers hold; nil to derive it from the system.
  var profile: Profile?

  /// Creates a label.
  package init(device: String? = nil, system: String? = nil, date: CalendarDate? = nil, profile: Profile? = nil) {
    (self.device, self.system, self.date, self.profile) = (device, system, date, profile)
  }

  /// The profile of a system such as `iOS 26.1`; nil for a version without one.
  static func profile(of system: String) -> Profile? {
    let words = system.split(separator: " ")
    guard words.count == 2, ["iOS", "iPadOS"].contains(words[0]),
      let version = words[1].split(separator: ".").first.flatMap({ Int($0) })
    else { return nil }
    switch version {
    case 15...18: return .iOS18
    case 26: return .iOS26
    case 27: return .iOS27
    default: return nil
    }
  }
}
