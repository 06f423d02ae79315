import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Words that the owner of a product uses.
extension Wording {
  /// A name as people say it: `white` for `#FFFFFF`, `label` for `system:label`.
  static func plainName(_ name: String) -> String {
    let literals: [(hex: String, word: String)] = [("#FFFFFF", "white"), ("#000000", "black")]
    for (hex, word) in literals where name.hasPrefix(hex) {
      if name.utf8.count == hex.utf8.count { return word }
      if name.utf8.count == hex.utf8.count + 2, let alpha = Int(name.suffix(2), radix: 16) {
        return "\(word) at \(percent(Double(alpha) / 255))"
      }
    }
    return name.hasPrefix("system:") ? String(name.dropFirst("system:".count)) : name
  }

  /// A backdrop as people say it: also `magenta` for `#FF00FF`, and `almost white` for `#FFFFFC`.
  static func backdropName(_ name: String) -> String {
    let corners = [
      "#FF0000": "pure red", "#00FF00": "pure green", "#0000FF": "pure blue", "#FFFF00": "pure yellow",
      "#00FFFF": "cyan", "#FF00FF": "magenta",
    ]
    if let corner = corners[name] { return corner }
    let plain = plainName(name)
    guard plain == name, name.hasPrefix("#"), name.utf8.count == 7, let color = Int(name.dropFirst(), radix: 16) else {
      return plain
    }
    let channels = [color >> 16, color >> 8 & 0xFF, color & 0xFF]
    if channels.allSatisfy({ $0 >= 0xF8 }) { return "almost white" }
    return channels.allSatisfy { $0 <= 0x07 } ? "almost black" : name
  }

  /// A system in words: `iOS 26`.
  static func system(_ profile: Profile) -> String {
    switch profile {
    case .iOS18: "iOS 18"
    case .iOS26: "iOS 26"
    case .iOS27: "iOS 27"
    }
  }

  /// The name of a policy as usually cited.
  static func policy(_ id: String) -> String {
    switch id {
    case "wcag22-aa": "WCAG 2.2 AA"
    case "wcag22-aaa": "WCAG 2.2 AAA"
    case "apple-hig": "Apple’s Human Interface Guidelines"
    case "section-508": "Section 508"
    default: id
    }
  }

  /// A failing pair, as people would say it: `unreadable`, `hard to see`.
  static func complaint(_ measurement: Measurement, _ role: Role) -> String {
    let ratio = measurement.minimum?.value ?? 1
    let isText = role == .text
    if ratio < 1.05 { return "invisible" }
    if ratio < 2 { return isText ? "unreadable" : "invisible" }
    if ratio < 3 { return isText ? "hard to read" : "hard to see" }
    return "too faint"
  }

  /// The short name of a criterion: `WCAG 1.4.3`.
  static func clause(_ criterion: Criterion) -> String {
    switch criterion {
    case .minimum, .minimum20: "WCAG 1.4.3"
    case .enhanced: "WCAG 1.4.6"
    case .nonText, .nonText20: "WCAG 1.4.11"
    case .useOfColor, .useOfColor20: "WCAG 1.4.1"
    case .humanInterface: "Apple’s guidelines"
    }
  }

  /// Variants in a sentence: `light and dark`, `every light variant`, `all variants except light and dark`.
  static func sentence(_ set: VariantSet) -> String {
    let words = variants(set)
    let ids = set.variants.map { $0.id }
    if words == ids.joined(separator: ", ") { return ids.inWords() }
    let missing = VariantSet.all.subtracting(set).variants.map { $0.id }
    return missing.isEmpty || missing.count > 2 ? words : "all variants except \(missing.inWords())"
  }

  /// A number with its noun; small numbers in words, as in a sentence.
  static func words(_ number: Int, _ thing: String) -> String {
    "\(words(number)) \(thing)\(number == 1 ? "" : "s")"
  }

  /// A number in a sentence, small ones in words.
  static func words(_ number: Int) -> String {
    let names = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return names.indices.contains(number) ? names[number] : "\(number)"
  }

  /// The title of a rule within a sentence: `low text contrast`.
  static func ruleTitle(_ id: String, in audit: AuditResult) -> String {
    audit.rule(id).map { $0.page.title.prefix(1).lowercased() + $0.page.title.dropFirst() } ?? id
  }

  /// A text with a capital first letter.
  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  /// The settings of some variants of one appearance: `all settings`, `Increase Contrast, both`.
  static func settings(_ variants: [Variant]) -> String {
    if variants.count == 4 { return "all settings" }
    return variants.map { variant in
      switch (variant.contrast, variant.transparency) {
      case (.standard, .full): "standard"
      case (.increased, .full): "IC"
      case (.standard, .reduced): "RT"
      case (.increased, .reduced): "IC and RT"
      }
    }.joined(separator: ", ")
  }

  /// A device class as Apple names its devices.
  static func device(_ idiom: Idiom) -> String {
    switch idiom {
    case .universal: "universal values"
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .mac: "Mac"
    case .macCatalyst: "Mac (Mac Catalyst)"
    case .tv: "Apple TV"
    case .watch: "Apple Watch"
    case .car: "CarPlay"
    case .vision: "Apple Vision Pro"
    }
  }
}
