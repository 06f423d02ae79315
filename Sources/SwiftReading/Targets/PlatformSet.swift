import FileSyntax
package import Palettes

/// The platforms that code is built for, each with the earliest version that it runs on if that is known.
package struct PlatformSet: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var platform: ApplePlatform
    /// The deployment target; nil if it is unknown.
    var least: PlatformVersion?
  }

  /// The platforms in a fixed order, each once.
  package private(set) var members: [Member] = []

  /// Makes a set of platforms, each with its deployment target if that is known.
  package init(_ members: [(platform: ApplePlatform, least: PlatformVersion?)] = []) {
    for member in members { add(Member(platform: member.platform, least: member.least)) }
  }

  /// True if no platform is known.
  package var isEmpty: Bool { members.isEmpty }

  package var platforms: [ApplePlatform] { members.map { $0.platform } }

  /// The platforms of both sets; the earlier of two deployment targets counts, and an unknown one is the earliest.
  func union(_ other: PlatformSet) -> PlatformSet {
    var joined = self
    for member in other.members { joined.add(member) }
    return joined
  }

  /// Returns those of the platforms that are among some; all of them if none is.
  package func only(_ platforms: [ApplePlatform]) -> PlatformSet {
    let kept = members.filter { platforms.contains($0.platform) }
    return kept.isEmpty ? self : PlatformSet(kept.map { ($0.platform, $0.least) })
  }

  private mutating func add(_ member: Member) {
    if let index = members.firstIndex(where: { $0.platform == member.platform }) {
      guard let least = members[index].least else { return }
      members[index].least = member.least.map { min($0, least) }
    } else {
      members.append(member)
      members.order { Self.rank($0.platform) < Self.rank($1.platform) }
    }
  }

  private static func rank(_ platform: ApplePlatform) -> Int { ApplePlatform.allCases.firstIndex(of: platform) ?? 0 }

  /// Returns true if every platform with a known deployment target runs at least a version; platforms without one pass.
  package func runs(_ wanted: [ApplePlatform: PlatformVersion]) -> Bool {
    members.allSatisfy { member in
      guard let version = wanted[member.platform], let least = member.least else { return true }
      return least >= version
    }
  }
}
