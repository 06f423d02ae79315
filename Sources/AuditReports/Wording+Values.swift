package import AuditEngine
package import ColorMath
package import Palettes

extension Wording {
  /// A ratio truncated to two decimals; never rounded up, so that a failing 4.499 prints 4.49.
  package static func ratio(_ ratio: ContrastRatio?) -> String { ratio?.flooredText(decimals: 2) ?? "–" }

  /// A minimum as policies write it: `4.5`, `3`.
  package static func required(_ requirement: Requirement?) -> String { required(requirement?.minimum) }

  /// A minimum as policies write it: `4.5`, `3`.
  package static func required(_ minimum: ContrastRatio?) -> String {
    guard let minimum = minimum?.value else { return "–" }
    return minimum == minimum.rounded() ? DecimalText.fixed(minimum, decimals: 0) : "\(minimum)"
  }

  /// ΔL* of the colors as they are seen, with its sign and one decimal: `-41.8` for dark on light.
  static func lightness(_ measurement: Measurement?) -> String {
    guard let foreground = measurement?.foregroundColor, let surface = measurement?.surfaceColor else { return "–" }
    let difference = LightnessDifference(
      foreground: foreground.encoded.relativeLuminance, surface: surface.encoded.relativeLuminance)
    return (difference.value > 0 ? "+" : "") + DecimalText.fixed(difference.value, decimals: 1)
  }

  /// The symbol of a verdict in tables; of an unverified one, by its expectation.
  static func sign(_ verdict: Verdict, _ expectation: Expectation? = nil) -> String {
    switch verdict {
    case .pass: "✓"
    case .fail: "✗"
    case .unverified: sign(expectation ?? .open)
    case .exempt: "·"
    }
  }

  /// The symbol of an unverified measurement.
  static func sign(_ expectation: Expectation) -> String {
    switch expectation {
    case .pass: "✓?"
    case .fail: "✗?"
    case .open: "?"
    }
  }

  /// The meaning of the symbols, in one sentence without a period.
  static let signs =
    "✓ pass, ✗ fail, ✓? unverified and expected to pass, ✗? unverified and expected to fail, ? unverified and "
    + "undecided, · exempt"

  /// The name of a role in front of a pair, with `large` if that changes the minimum.
  package static func role(_ pair: PlannedPair) -> String {
    pair.size == .large ? "large text" : pair.role == .linkCue ? "link" : pair.role.rawValue
  }

  /// Variants in words: `all variants`, `every light variant`, or their ids.
  package static func variants(_ set: VariantSet) -> String { variants(set, all: "all variants", end: " variant") }

  /// The variants below a heading that introduces them: `all`, `every light`, or ids such as `dark(-reduced)` for both.
  static func bareVariants(_ set: VariantSet) -> String {
    let one = set.variants.first
    let both = one.map { VariantSet([VariantSet($0), VariantSet(Variant($0.appearance, $0.contrast, .reduced))]) }
    if let one, set == both, set.count == 2 { return "\(one.id)(-reduced)" }
    return variants(set, all: "all", end: "")
  }

  private static func variants(_ set: VariantSet, all: String, end: String) -> String {
    if set == .all { return all }
    for (words, members) in families where set == members { return "every \(words)\(end)" }
    let ids = { (variants: [Variant]) in variants.map { $0.id }.joined(separator: ", ") }
    let missing = VariantSet.all.subtracting(set).variants
    return missing.count < 3 ? "\(all) except \(ids(missing))" : ids(set.variants)
  }

  /// Halves of the eight variants that have a name.
  private static let families: [(words: String, members: VariantSet)] = [
    ("light", members { $0.appearance == .light }), ("dark", members { $0.appearance == .dark }),
    ("standard-contrast", members { $0.contrast == .standard }),
    ("increased-contrast", members { $0.contrast == .increased }),
    ("full-transparency", members { $0.transparency == .full }),
    ("reduced-transparency", members { $0.transparency == .reduced }),
  ]

  private static func members(_ isMeant: (Variant) -> Bool) -> VariantSet {
    VariantSet(Variant.allCases.filter(isMeant).map { VariantSet($0) })
  }

  /// The place of a color that tokens share, and the other tokens that show it: four names at most.
  package static func sharing(_ others: [String], at place: SourceLocation) -> String {
    let more = others.count > 4 ? ", and \(others.count - 3) more" : ""
    let names = others.prefix(more.isEmpty ? 4 : 3).joined(separator: ", ")
    return "defined at \(place.text), which also sets the color of \(names)\(more)"
  }

  /// A number with its noun, in the plural unless there is one.
  package static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// The sentence about things that do not fit; nil for none.
  static func leftOut(_ count: Int, _ thing: String, whole: String) -> String? {
    count > 0 ? "\(Self.count(count, "more \(thing)")) \(count == 1 ? "is" : "are") in \(whole)." : nil
  }
}
