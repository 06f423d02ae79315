/// A platform in the years that a profile models, for example iOS 26, or macOS 12 to 15.
package struct SystemGeneration: Hashable, Sendable {
  package let platform: SystemPlatform
  package let profile: Profile

  package init(_ platform: SystemPlatform, _ profile: Profile) {
    self.platform = platform
    self.profile = profile
  }

  /// The name with the numbers of its versions: `iOS 26`, `macOS 12 to 15`.
  package var words: String {
    switch profile {
    case .iOS26: "\(platform.words) 26"
    case .iOS27: "\(platform.words) 27"
    case .iOS18: "\(platform.words) \(formerVersions)"
    }
  }

  private var formerVersions: String {
    switch platform {
    case .iOS, .tvOS: "15 to 18"
    case .macOS: "12 to 15"
    case .watchOS: "8 to 11"
    case .visionOS: "1 and 2"
    }
  }
}
