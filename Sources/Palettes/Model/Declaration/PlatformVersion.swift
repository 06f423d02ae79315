/// A version of a platform, such as 17.4.
package struct PlatformVersion: Comparable, Hashable, Sendable {
  /// The first number.
  let major: Int
  /// The second number; 0 if there is none.
  let minor: Int

  /// Makes a version from its numbers.
  package init(_ major: Int, _ minor: Int = 0) { (self.major, self.minor) = (major, minor) }

  /// Reads `17`, `17.4` or `17.4.1`; nil for anything else, such as a variable of a build setting.
  package init?(_ text: some StringProtocol) {
    var numbers: [Int] = []
    for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.count <= 4, part.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
      numbers.append(part.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    guard (1...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// Orders versions by their numbers.
  package static func < (left: PlatformVersion, right: PlatformVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
