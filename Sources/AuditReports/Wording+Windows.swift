package import AuditEngine
import ColorMath
import Palettes

extension Wording {
  /// The demand of pairs on a color: `X on Y in light must be ≥ 4.5: only Y 0.0000…0.1833 can`.
  ///
  /// - Parameters:
  ///   - pairs: the pairs, with their variants.
  ///   - required: the least ratio in digits.
  ///   - windows: the luminances that reach it; nil if nothing is known of them.
  package static func demand(
    _ pairs: String, _ verb: String = "must be", reaching required: String, luminances windows: [ClosedRange<Double>]?
  ) -> String {
    guard let windows else { return "\(pairs) \(verb) ≥ \(required)" }
    return "\(pairs) \(verb) ≥ \(required): \(only("luminance", windows, decimals: 4))"
  }

  /// One demand of a window in words; with its variants unless they are given elsewhere.
  package static func demand(_ demand: WindowDemand, of plan: AuditPlan, saysVariants: Bool) -> String {
    let pair = plan.pairs[demand.pair]
    let names = "\(plan.foregroundName(of: pair)) on \(plan.surfaceName(of: pair))"
    let pairs = names + (saysVariants ? " in \(variants(demand.variants))" : "")
    let required = self.required(demand.required)
    guard let band = demand.band else {
      return "\(pairs) must be ≥ \(required): \(only("lightness", demand.lightness, decimals: 3))"
    }
    guard demand.isProven else { return self.demand(pairs, reaching: required, luminances: band.intervals) }
    return "\(pairs) must be ≥ \(required): \(only("luminance", band.intervals, decimals: 4, verb: "proven"))"
  }

  /// For example `possible only with a luminance of 0.1750…0.1833`.
  private static func only(
    _ quantity: String, _ windows: [ClosedRange<Double>], decimals: Int, verb: String = "possible"
  ) -> String {
    guard !windows.isEmpty else { return "not \(verb)" }
    let ranges = windows.map { interval($0, decimals: decimals) }.joined(separator: " or ")
    return "\(verb) only with a \(quantity) of \(ranges)"
  }

  /// Two ends, rounded inward so that the printed interval is within the real one; narrow ones get more decimals.
  static func interval(_ range: ClosedRange<Double>, decimals: Int) -> String {
    var decimals = decimals
    while true {
      let lower = raised(range.lowerBound, decimals: decimals)
      let upper = DecimalText.floored(range.upperBound, decimals: decimals)
      if decimals >= 12 || (Double(lower) ?? 0) <= (Double(upper) ?? 0) { return "\(lower)…\(upper)" }
      decimals += 1
    }
  }

  /// The smallest decimal that is not below a number of 0 or more.
  private static func raised(_ number: Double, decimals: Int) -> String {
    let text = DecimalText.floored(-number, decimals: decimals)
    return text.hasPrefix("-") ? String(text.dropFirst()) : text
  }

  /// A window for display: `L 0.000…0.567  #000000…#B2004D  Y 0.0000…0.1833`.
  package static func window(_ interval: LightnessInterval) -> String {
    parts(of: interval).map { $0.plain }.joined(separator: "  ")
  }

  /// A window in a sentence.
  static func phrase(_ interval: LightnessInterval) -> Phrase { parts(of: interval).joined(separator: ", ") }

  /// The lightness, the colors at the ends, and the luminance if it is known.
  private static func parts(of interval: LightnessInterval) -> [Phrase] {
    let colors = interval.colors.map { Phrase.color($0) }
    return [
      "L \(self.interval(interval.lightness, decimals: 3))",
      colors.isEmpty ? "no 8-bit color" : colors.joined(separator: "…"),
    ] + (interval.luminance.map { ["Y \(self.interval($0, decimals: 4))"] } ?? [])
  }

  /// The omissions of windows, pairs of one reason together.
  package static func omissions(_ omissions: [WindowOmission], of plan: AuditPlan) -> [String] {
    var reasons: [String] = []
    for omission in omissions where !reasons.contains(omission.reason) { reasons.append(omission.reason) }
    return reasons.map { reason in
      let pairs = omissions.filter { $0.reason == reason }.map { plan.pairs[$0.pair] }
      let names = pairs.prefix(3).map { "\(plan.foregroundName(of: $0)) on \(plan.surfaceName(of: $0))" }
      let rest = pairs.count > 3 ? ", and \(pairs.count - 3) more" : ""
      return "excluding \(names.joined(separator: ", "))\(rest): \(reason)"
    }
  }

  /// Variants for narrow places: their ids if these fit, otherwise counted by appearance.
  static func shortVariants(_ set: VariantSet) -> String {
    let words = variants(set)
    guard words.utf8.count > 24 else { return words }
    let short = set.variants.map { variant in
      variant.appearance.rawValue + (variant.contrast == .increased ? " incr." : "")
        + (variant.transparency == .reduced ? " red." : "")
    }
    if short.count < 3 { return short.joined(separator: ", ") }
    let counts = [Appearance.light, .dark].map { appearance in
      (appearance.rawValue, set.variants.count { $0.appearance == appearance })
    }
    return counts.filter { $0.1 > 0 }.map { count($0.1, "\($0.0) variant") }.joined(separator: ", ")
  }
}
