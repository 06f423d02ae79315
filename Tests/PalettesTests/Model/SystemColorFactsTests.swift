import Foundation
import Testing

@testable import ColorMath
@testable import Palettes

/// The folder of external data: next to the package unless the environment names another.
private let sharedFolder =
  ProcessInfo.processInfo.environment["LEGIBLE_SHARED"].map { URL(fileURLWithPath: $0) }
  ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared").standardizedFileURL

/// The published values from which the tables were made, if they are next to the package.
private struct PublishedColors: Decodable {
  struct Value: Decodable {
    var rgb: [Int]
    var alpha: Double
    var color: Color { Color(.sRGB, Double(rgb[0]) / 255, Double(rgb[1]) / 255, Double(rgb[2]) / 255, alpha: alpha) }
  }
  enum Elevated: Decodable {
    case same
    case values([String: Value])
    init(from decoder: any Decoder) throws {
      self = (try? .values([String: Value](from: decoder))) ?? .same
    }
  }
  struct Row: Decodable {
    var variants: [String: Value?]?
    var aliasOf: String?
    var elevated: Elevated?
    var alternates: [String: [String: Value]]?
    var confidence: String?
  }
  struct Group: Decodable { var colors: [String: Row] }
  struct Snapshot: Decodable { var platforms: [String: [String: Row]] }
  var palettes: [String: Group]
  var otherPlatformsSnapshot: Snapshot

  static func load() throws -> PublishedColors? {
    let file = sharedFolder.appendingPathComponent("facts/apple-system-colors.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      print("skipped, no corpus")
      return nil
    }
    return try JSONDecoder().decode(PublishedColors.self, from: Data(contentsOf: file))
  }
}

private let publishedVariants: [(key: String, variant: Variant)] = [
  ("light", .light), ("dark", .dark), ("lightHighContrast", .lightIncreased), ("darkHighContrast", .darkIncreased),
]

@Test(arguments: [("ios-26", [Profile.iOS26, .iOS27]), ("ios-15-to-18", [.iOS18])])
func tablesEqualThePublishedValuesOfIOS(_ group: String, _ profiles: [Profile]) throws {
  guard let published = try PublishedColors.load() else { return }
  let rows = try #require(published.palettes[group]).colors
  #expect(rows.count == (group == "ios-26" ? 42 : 12))
  for (name, row) in rows {
    for profile in profiles {
      for (key, variant) in publishedVariants {
        let found = SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: profile)
        if let expected = row.variants?[key] ?? nil { #expect(found?.color == expected.color, "\(name) \(key)") }
        let alternates = (row.alternates?[key] ?? [:]).values.map(\.color)
        #expect(alternates.allSatisfy { found?.alternates.contains($0) == true }, "\(name) \(key)")
        if case .values(let elevated)? = row.elevated {
          let raised = SystemColors.value(name, platform: "ios", variant: variant, elevated: true, profile: profile)
          #expect(raised?.color == elevated[key]?.color, "\(name) \(key), elevated")
        }
        if let target = row.aliasOf {
          #expect(
            found == SystemColors.value(target, platform: "ios", variant: variant, elevated: false, profile: profile))
        }
        if row.confidence?.hasPrefix("high") == false && !name.hasPrefix("systemIndigo") {
          #expect(found?.doubt != nil, "\(name) \(key)")
        }
      }
    }
  }
}

@Test(arguments: [("macOS", "osx"), ("tvOS", "tvos"), ("watchOS", "watchos")])
func tablesEqualThePublishedValuesElsewhere(_ platform: String, _ spelling: String) throws {
  guard let published = try PublishedColors.load() else { return }
  let rows = try #require(published.otherPlatformsSnapshot.platforms[platform])
  for (name, row) in rows {
    for (key, variant) in publishedVariants {
      let standard = key.hasPrefix("light") ? "light" : "dark"
      let expected = (row.variants?[standard] ?? nil) ?? (row.variants?["light"] ?? nil)
      let found = SystemColors.value(name, platform: spelling, variant: variant, elevated: false, profile: .iOS26)
      #expect(found?.color == expected?.color, "\(name) \(key)")
    }
  }
}

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
