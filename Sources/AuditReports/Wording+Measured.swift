import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension Wording {
  /// A remark about bold text that is not large under the policy, if its ratio is enough for Apple's guidelines.
  func bold(_ pair: PlannedPair, _ worst: Measurement?) -> String {
    guard let least = Policy.appleHIG.requirement(for: .text, .large).minimum, pair.role == .text,
      pair.size == .normal, let ratio = worst?.minimum, ratio.reaches(least)
    else { return "" }
    let isBold = pair.uses.allSatisfy { use in
      audit.declaration.pairs[use.declared].font.map { $0.weight >= LargeText.boldWeight } ?? false
    }
    return isBold ? "; Apple's guidelines accept \(Self.required(least)) for bold text such as this" : ""
  }

  /// A fall of ratios in a few words: before and after, at the lowest end.
  func result(of changes: [RatioChange]) -> String {
    guard let worst = changes.min(by: { $0.after < $1.after }) else { return "" }
    return "\(Self.ratio(worst.before)) drops to \(Self.ratio(worst.after))"
  }

  /// The flip of a verdict in a few words: `4.50 exactly, 4.48 if rounded to 8 bits`.
  func result(of flips: [VerdictFlip]) -> String {
    guard let flip = flips.first else { return "" }
    let way =
      switch flip.convention {
      case .exact: "exactly"
      case .eightBit: "if rounded to 8 bits"
      case .mappedToSRGB: "if mapped to sRGB first"
      case .displayP3: "if composited in Display P3"
      }
    return "\(Self.ratio(flip.exact)) exactly, \(Self.ratio(flip.other)) \(way)"
  }

  /// The number of surfaces on which a target is missed, and the target.
  func result(of missed: [MissedTarget]) -> String {
    let worst = missed.min { (least($0), $0.measurement) < (least($1), $1.measurement) }
    let target = worst.map { Self.required(Requirement(.minimum, $0.target.value)) } ?? ""
    // Large text has another target: only surfaces that miss the one that is named count.
    let below = missed.filter { one in
      worst.map { audit.measurements[one.measurement].minimum?.reaches($0.target) != true } ?? false
    }
    let surfaces = Set(below.map { audit.plan.pairs[audit.measurements[$0.measurement].pair].surface })
    return
      "\(Self.ratio(worst.flatMap { audit.measurements[$0.measurement].minimum })) with increased contrast, below "
      + "\(target) on \(Self.count(surfaces.count, "surface"))"
  }

  private func least(_ missed: MissedTarget) -> Double {
    audit.measurements[missed.measurement].minimum?.value ?? 0
  }

  /// The smallest difference between two tokens, and the number of views compared.
  func result(of resemblances: [Resemblance]) -> String {
    guard let least = resemblances.min(by: { $0.difference < $1.difference }) else { return "" }
    let sights = [nil] + ColorVision.Deficiency.allCases.map { Optional($0) }
    let names = sights.filter { sight in resemblances.contains { $0.deficiency == sight } }
      .map { $0?.rawValue ?? "normal vision" }
    return
      "ΔE-OK \(DecimalText.floored(least.difference, decimals: 3)); distinguishable colors have at least 0.1 "
      + "(\(names.inWords()))"
  }

  /// The band of luminance in each variant, equal ones together.
  func result(of bands: [IconBandEvidence]) -> String {
    var order: [String] = []
    var variants: [String: VariantSet] = [:]
    for band in bands {
      let words = words(of: band)
      if variants[words] == nil { order.append(words) }
      variants[words, default: []].formUnion(VariantSet(band.variant))
    }
    return order.map { "\($0) in \(Self.variants(variants[$0] ?? []))" }.joined(separator: "; ")
  }

  private func words(of band: IconBandEvidence) -> String {
    guard !band.bands.isEmpty else {
      let names = band.clash.map { audit.declaration.surfaces[$0].name }
      return "no color passes on all its surfaces: \(names.inWords()) conflict"
    }
    func names(_ surfaces: [SurfaceIndex]) -> String {
      surfaces.map { Self.plainName(audit.declaration.surfaces[$0].name) }.inWords()
    }
    let grays = band.bands.map(Self.grays).joined(separator: " or ")
    if band.hopeless.isEmpty, band.unknown.isEmpty { return "\(grays) passes on all its surfaces" }
    return "\(grays) passes on \(names(band.surfaces))"
      + (band.hopeless.isEmpty ? "" : ", but no color passes on \(names(band.hopeless))")
      + (band.unknown.isEmpty ? "" : "; the luminance of \(names(band.unknown)) is not known")
  }

  /// The grays of a band of luminances: `#757575 to #767676`, `#929292 or darker`; the luminances if no gray is in it.
  private static func grays(_ band: ClosedRange<Double>) -> String {
    let grays = EightBitColor.grays.filter { band.contains($0.luminance.value) }.map { $0.color }
    guard let darkest = grays.first, let lightest = grays.last else { return "a luminance of \(self.band(band))" }
    if band.lowerBound <= 0 { return "\(lightest.hex) or darker" }
    if band.upperBound >= 1 { return "\(darkest.hex) or lighter" }
    return darkest == lightest ? darkest.hex : "\(darkest.hex) to \(lightest.hex)"
  }

  /// A band of luminances, cut inwards to four decimals: `0.1750…0.1833`, `up to 0.0464`, `from 0.1352`.
  static func band(_ band: ClosedRange<Double>) -> String {
    let lower = DecimalText.fixed((band.lowerBound * 10_000 - 1e-6).rounded(.up) / 10_000, decimals: 4)
    let upper = DecimalText.fixed((band.upperBound * 10_000 + 1e-6).rounded(.down) / 10_000, decimals: 4)
    if band.lowerBound <= 0, band.upperBound < 1 { return "up to \(upper)" }
    return band.lowerBound > 0 && band.upperBound >= 1 ? "from \(lower)" : "\(lower)…\(upper)"
  }

  /// The number of tokens that are not in any pair, and the first few.
  func result(ofUncovered tokens: [TokenIndex], of all: Int) -> String {
    let names = tokens.prefix(5).map(audit.plan.loaded.palette.displayName)
    let rest = tokens.count > names.count ? ", and \(tokens.count - names.count) more" : ""
    let verb = tokens.count == 1 ? "is" : "are"
    return
      "\(tokens.count) of \(Self.count(all, "token")) \(verb) not in any pair "
      + "(\(names.joined(separator: ", "))\(rest))"
  }

  static func points(_ number: Double) -> String { DecimalText.points(number) }
}
