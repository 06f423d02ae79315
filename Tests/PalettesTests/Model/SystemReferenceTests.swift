import Foundation
import Testing

@testable import ColorMath
@testable import Palettes

/// The folder of external data: next to the package unless the environment names another.
private let sharedFolder =
  ProcessInfo.processInfo.environment["LEGIBLE_SHARED"].map { URL(fileURLWithPath: $0) }
  ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared").standardizedFileURL

/// Asset catalogs write the platform on the line before the reference; keys are sorted.
private func references(in catalogFile: String) -> [(platform: String, name: String)] {
  func value(of key: String, in line: Substring) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 5 && parts[1] == key ? String(parts[3]) : nil
  }
  let lines = catalogFile.split(separator: "\n")
  return zip(lines, lines.dropFirst()).compactMap { first, second in
    guard let platform = value(of: "platform", in: first), let name = value(of: "reference", in: second) else {
      return nil
    }
    return (platform, name)
  }
}

@Test func everyReferenceOfRealCatalogsIsKnown() throws {
  let corpus = sharedFolder.appendingPathComponent("corpus")
  guard FileManager.default.fileExists(atPath: corpus.path) else {
    print("skipped, no corpus")
    return
  }
  let files = try #require(FileManager.default.enumerator(atPath: corpus.path))
  var count = 0
  for case let path as String in files where path.hasSuffix(".colorset/Contents.json") {
    let text = try String(contentsOf: corpus.appendingPathComponent(path), encoding: .utf8)
    for (platform, name) in references(in: text) {
      count += 1
      let value = SystemColors.value(name, platform: platform, variant: .light, elevated: false, profile: .iOS26)
      #expect(value != nil, "\(platform) \(name)")
    }
  }
  #expect(count > 300)
}
