import Foundation

@testable import ColorMath

/// A list of color pairs with ratios and verdicts that somebody else published.
struct PairList: Decodable {
  /// The author's method of comparison.
  struct Rule: Decodable {
    let round: String
  }

  struct Row: Decodable {
    let theme: String
    let fg: String
    let bg: String
    /// The canvas under a translucent background.
    let on: String?
    let min: Double?
    let ratio: Double?
    let pass: Bool?
    /// The author's target.
    let stated: Double?
  }

  struct ListColor: Decodable {
    let color: Color

    private enum Key: String, CodingKey {
      case hex, alpha, oklch
    }

    init(from decoder: any Decoder) throws {
      if let text = try? decoder.singleValueContainer().decode(String.self) {
        color = try CSSColorSyntax.parse(text)
        return
      }
      let keys = try decoder.container(keyedBy: Key.self)
      var color: Color
      if let polar = try keys.decodeIfPresent([Double].self, forKey: .oklch), polar.count == 3 {
        color = Color(.oklch, polar[0], polar[1], polar[2])
      } else {
        color = try CSSColorSyntax.parse(keys.decode(String.self, forKey: .hex))
      }
      color.alpha *= try keys.decodeIfPresent(Double.self, forKey: .alpha) ?? 1
      self.color = color
    }
  }

  let rule: Rule
  let colors: [String: [String: ListColor]]
  let verdicts: [Row]

  /// Returns the list of a project; nil, after a message, if the corpus is missing.
  static func named(_ name: String) throws -> PairList? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("corpus/\(name)/pairs.json")) else {
      print("skipped, no corpus: \(name)")
      return nil
    }
    return try JSONDecoder().decode(Self.self, from: data)
  }

  private static var folder: URL {
    if let named = ProcessInfo.processInfo.environment["LEGIBLE_SHARED"] { return URL(fileURLWithPath: named) }
    var package = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.deletingLastPathComponent().appendingPathComponent("shared")
  }
}
