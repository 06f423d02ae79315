/// The system that a device runs, read out of words such as `iPhone 17, iOS 26.4`.
package struct SystemVersion: Hashable, Sendable {
  /// The name of the system as it is written, with the number of its generation: `iOS 26`.
  package let text: String
  /// The profile that models its colors and materials; nil for a generation that none models.
  package let profile: Profile?

  /// The systems, with the numbers of the generations that iOS 15 to 18 belong to; from 26 on, all have one number.
  private static let systems: [(name: String, former: ClosedRange<Int>)] = [
    ("iPadOS", 15...18), ("iOS", 15...18), ("tvOS", 15...18), ("macOS", 12...15), ("watchOS", 8...11),
    ("visionOS", 1...2),
  ]

  /// Finds the first system in some words; nil if none is named with a number.
  package init?(in words: String) {
    let parts = words.split { !$0.isLetter && !$0.isNumber && $0 != "." }
    for (name, number) in zip(parts, parts.dropFirst()) {
      guard let system = Self.systems.first(where: { $0.name.lowercased() == name.lowercased() }),
        let major = Int(number.prefix { $0 != "." })
      else { continue }
      text = "\(system.name) \(major)"
      profile = system.former.contains(major) ? .iOS18 : major == 26 ? .iOS26 : major == 27 ? .iOS27 : nil
      return
    }
    return nil
  }
}
