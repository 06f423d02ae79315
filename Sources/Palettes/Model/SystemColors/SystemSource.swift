/// A place where values of system colors are published, or a device that showed them.
package struct SystemSource: Hashable, Sendable {
  /// A short name for data formats.
  package let id: String
  /// The name for people.
  package let title: String
  /// The systems whose values it gives, in words; empty if each is named where it counts.
  private let system: String
  /// The systems whose values it gives, if one of them can be audited.
  let generations: [SystemGeneration]
  /// The version of the newest of them, to order sources by age; iOS 13 is 13.
  let age: Int
  /// True if the values were read off a running system, so that they win over all others.
  let isRunTime: Bool
  /// True if one of its values decides by itself for a system that it describes.
  let decidesAlone: Bool

  init(
    _ id: String, _ title: String, of system: String = "", _ generations: [SystemGeneration], age: Int,
    isRunTime: Bool = false, decidesAlone: Bool = true
  ) {
    self.id = id
    self.title = title
    self.system = system
    self.generations = generations
    self.age = age
    self.isRunTime = isRunTime
    self.decidesAlone = decidesAlone
  }

  /// The name with the system whose values count for an audit: `Apple's design kit (iOS 26)`.
  package func words(for generation: SystemGeneration) -> String {
    let words = systemWords(for: generation)
    return words.isEmpty ? title : "\(title) (\(words))"
  }

  /// The system whose values count for an audit: `iOS 26`; empty if the name says it.
  package func systemWords(for generation: SystemGeneration) -> String {
    system.isEmpty && describes(generation) ? generation.words : system
  }

  /// Returns true if it gives values of a system.
  package func describes(_ generation: SystemGeneration) -> Bool { generations.contains(generation) }
}

extension SystemSource {
  /// Colors that UIKit defines alike for every system and setting.
  static let uiKit = SystemSource("uikit", "UIKit", SystemGeneration.all, age: 27)
  /// Values that Apple's own test machines print, in the expected output of WebKit's layout tests.
  static let webKit26 = SystemSource("webkit-26", "WebKit's tests", of: "iOS 26", [.iOS26], age: 26, isRunTime: true)
  static let webKit18 = SystemSource(
    "webkit-18", "WebKit's tests", of: "iOS 16 to 18", [.iOS18], age: 18, isRunTime: true)
  /// The table for all platforms of the Human Interface Guidelines, revised in June and December 2025.
  static let guidelines2025 = SystemSource(
    "hig-2025", "Human Interface Guidelines of 2025", SystemPlatform.allCases.map { SystemGeneration($0, .iOS26) },
    age: 26)
  /// The tables of the Human Interface Guidelines, as revised in June 2023.
  static let guidelines2023 = SystemSource(
    "hig-2023", "Human Interface Guidelines of 2023", [.iOS18, .macOS18, .watchOS18, .visionOS18], age: 18)
  /// Apple's design library for iOS and iPadOS 26.
  static let designKit26 = SystemSource(
    "design-kit-26", "Apple's design kit", of: "iOS 26", [.iOS26], age: 26, decidesAlone: false)
  /// The values that Xcode stores at design time.
  static let xcode27 = SystemSource("xcode-27", "Xcode 27", of: "iOS 27", [.iOS27], age: 27, decidesAlone: false)
  static let xcode14 = SystemSource("xcode-14", "Xcode 14 and 15", [.macOS18, .tvOS18, .watchOS18], age: 18)
  /// A re-implementation of SwiftUI that was compared with the binary of iOS 18.
  static let openSwiftUI18 = SystemSource(
    "openswiftui-18", "OpenSwiftUI", of: "iOS 18", [.iOS18], age: 18, decidesAlone: false)
  /// A table that was read off UIKit once.
  static let flutter13 = SystemSource("flutter-13", "Flutter", of: "iOS 13", [], age: 13)
  /// A re-implementation of SwiftUI with the levels of AppKit's labels.
  static let swiftVVD26 = SystemSource("swiftvvd-26", "SwiftVVD", of: "macOS 26", [.macOS26], age: 26)
  /// A copy of the macOS table of the guidelines that differs from it in one color.
  static let macConstants = SystemSource(
    "macos-constants", "a copy of the guidelines", of: "macOS 12 to 15", [.macOS18], age: 18, decidesAlone: false)
}

extension SystemGeneration {
  static let all = SystemPlatform.allCases.flatMap { platform in
    Profile.allCases.map { SystemGeneration(platform, $0) }
  }
  static let iOS18 = SystemGeneration(.iOS, .iOS18)
  static let iOS26 = SystemGeneration(.iOS, .iOS26)
  static let iOS27 = SystemGeneration(.iOS, .iOS27)
  static let macOS18 = SystemGeneration(.macOS, .iOS18)
  static let macOS26 = SystemGeneration(.macOS, .iOS26)
  static let tvOS18 = SystemGeneration(.tvOS, .iOS18)
  static let watchOS18 = SystemGeneration(.watchOS, .iOS18)
  static let visionOS18 = SystemGeneration(.visionOS, .iOS18)
}
