import AuditEngine
import ColorMath
import FileSyntax
import Palettes
import ScreenReading

/// Words about what screenshots show, once for all formats.
enum LookWords {
  /// The colors or tokens of a pair: `TextTertiary on CardBackground`.
  static func subject(_ pair: LookPair, of look: Look) -> String {
    let worst = look.texts[pair.texts[0]].seen
    let front = pair.foreground ?? worst.foreground.eightBit.hex
    return "\(front) on \(pair.surface ?? worst.surface.eightBit.hex)"
  }

  /// The result of a pair: `3.16, requires 4.5`.
  static func result(_ pair: LookPair, of look: Look) -> String {
    let worst = look.texts[pair.texts[0]]
    var words = ratio(worst)
    if worst.verdict != .pass { words += ", requires \(required(worst, look))" }
    if let reason = worst.reason {
      words += ", unverified: \(Self.reason(reason, look.shots[worst.shot].scale == nil))"
    }
    if worst.isNearMinimum { words += ", within one step of 255 of the minimum" }
    return words
  }

  /// A pair in one sentence without a period, with its places and notes.
  static func sentence(_ pair: LookPair, of look: Look) -> String {
    ([result(pair, of: look), places(pair) + ", worst in " + place(pair, of: look)] + audit(pair, of: look))
      .joined(separator: "; ")
  }

  /// The number of places and screenshots that show a pair: `seen 41 times on 12 screens`.
  static func places(_ pair: LookPair) -> String {
    "seen \(Wording.count(pair.texts.count, "time")) on \(Wording.count(pair.shots, "screen"))"
  }

  /// The comparison with the audit, and the other tokens that have the same colors; empty if there is nothing to say.
  static func audit(_ pair: LookPair, of look: Look) -> [String] {
    let worst = look.texts[pair.texts[0]]
    var words: [String] = []
    if let expected = pair.expected {
      words.append(
        pair.agrees(with: worst.seen.ratio)
          ? "the audit agrees" : "the audit computes \(Wording.ratio(expected)) for this pair")
    } else if pair.foreground != nil, !pair.isDeclared {
      words.append("the audit does not measure this pair")
    }
    if let fix = pair.fix { words.append("edit \(fix.number) of the plan fixes it: \(fix.token) to \(fix.color.hex)") }
    let others = worst.names.dropFirst()
    if !others.isEmpty {
      let list = others.prefix(3).map { "\($0.foreground) on \($0.surface)" }
      let rest = others.count - list.count
      words.append("also possible: \(list.joined(separator: ", "))\(rest > 0 ? ", and \(rest) more" : "")")
    }
    for issue in pair.issues { words.append("\(issue.count) × “\(issue.words)”") }
    if worst.names.isEmpty, look.hasPalette {
      words.append(unknown(worst))
    }
    return words
  }

  /// The place of the worst text of a pair: `home.png at 46, 529, 321 × 22 pixels`.
  static func place(_ pair: LookPair, of look: Look) -> String {
    let worst = look.texts[pair.texts[0]]
    let region = worst.seen.region
    let label = worst.label.map { " “\($0)”" } ?? ""
    return
      "\(look.shots[worst.shot].file)\(label) at x \(region.x), y \(region.y), \(region.width) × \(region.height) pixels"
  }

  /// A screenshot with its size, scale, variant, and numbers: `1290 × 2796, scale 3, dark: 41 texts, 3 fail`.
  static func shot(_ index: Int, of look: Look) -> String {
    let shot = look.shots[index]
    let texts = look.texts.filter { $0.shot == index }
    var words = "\(shot.width) × \(shot.height) pixels"
    words += shot.scale.map { ", scale \(DecimalText.points($0))" } ?? ", scale unknown"
    if let variant = shot.variant { words += ", \(variant.id)" }
    words += ": \(Wording.count(texts.count, "text"))"
    for verdict in [Verdict.fail, .unverified] {
      let count = texts.filter { $0.verdict == verdict }.count
      if count > 0 { words += ", \(count) \(verdict == .fail ? "fail" : "unverified")" }
    }
    let left = shot.leftOut.map { leftOut($0) }
    return left.isEmpty ? words : words + "; not measured: " + left.joined(separator: ", ")
  }

  /// The verdict of a look in one sentence.
  static func headline(_ look: Look) -> String {
    let failing = look.pairs.filter { $0.verdict == .fail }.count
    let open = look.pairs.filter { $0.verdict == .unverified }.count
    let seen = "\(Wording.count(look.texts.count, "text")) on \(Wording.count(look.shots.count, "screen"))"
    guard !look.texts.isEmpty else { return "No text found on \(Wording.count(look.shots.count, "screen"))" }
    return "\(seen): \(Wording.count(look.pairs.count, "pair")), \(failing) fail, \(open) unverified"
  }

  /// The findings of another audit and the number of pairs behind them: `83 “Contrast nearly passed” are 5 pairs`.
  static func issues(_ look: Look) -> [String] {
    var all: [String: (count: Int, pairs: Int)] = [:]
    for pair in look.pairs {
      for issue in pair.issues {
        all[issue.words, default: (0, 0)].count += issue.count
        all[issue.words]?.pairs += 1
      }
    }
    return all.keys.sorted().map { words in
      let (count, pairs) = all[words] ?? (0, 0)
      return "\(count) “\(words)” \(count == 1 ? "is" : "are") \(Wording.count(pairs, "pair"))"
    }
  }

  /// The title of the colors that no token has.
  static let driftTitle = "Colors that no token has in the variant of the screenshot"

  /// A color that no token has.
  static func drift(_ drift: LookDrift, of look: Look) -> String {
    let text = look.texts[drift.first]
    let times = Wording.count(drift.count, "text")
    let elsewhere = drift.elsewhere.map { "; \($0.token) has it in \($0.variant.id)" } ?? ""
    return "\(drift.color.hex) as \(drift.isForeground ? "foreground" : "surface") of \(times), first in "
      + "\(look.shots[text.shot].file) at x \(text.seen.region.x), y \(text.seen.region.y)\(elsewhere)"
  }

  private static func unknown(_ text: LookText) -> String {
    switch (text.partial.foregrounds.first, text.partial.surfaces.first) {
    case (nil, nil): "no token has either color"
    case (let front?, nil): "the foreground may be \(front); no token has the color of the surface"
    case (nil, let back?): "the surface may be \(back); no token has the color of the foreground"
    case (let front?, let back?): "\(front) on \(back)"
    }
  }

  private static func ratio(_ text: LookText) -> String {
    let seen = text.seen
    guard seen.doubt != nil || text.reason == .thinStrokes, seen.minimum != seen.maximum else {
      return Wording.ratio(seen.ratio)
    }
    return "\(Wording.ratio(seen.minimum)) to \(Wording.ratio(seen.maximum))"
  }

  private static func required(_ text: LookText, _ look: Look) -> String {
    guard text.isLarge == nil, let policy = Policy.named(look.policy), let large = policy.largeText.minimum else {
      return Wording.required(text.required)
    }
    return "\(Wording.required(text.required)), or \(Wording.required(large)) if it is large"
  }

  private static func reason(_ reason: LookText.Reason, _ lacksScale: Bool) -> String {
    switch reason {
    case .thinStrokes: "strokes are too thin to have their full color"
    case .unevenGround: "the ground varies around the letters"
    case .severalColors: "the letters have several colors"
    case .shapes: "the shapes may be something other than letters"
    case .textSize:
      lacksScale
        ? "the size of the text is unknown without a scale" : "its letters do not show if the text is large"
    }
  }

  private static func leftOut(_ item: LookShot.LeftOut) -> String {
    switch item.code {
    case "symbols": Wording.count(item.count, "symbol")
    case "outside-frames": "\(Wording.count(item.count, "text")) outside of the frames"
    case "findings-without-text": "\(Wording.count(item.count, "finding")) on no text"
    case "pictures": Wording.count(item.count, "picture")
    default: "\(Wording.count(item.count, "area")) beyond the limit"
    }
  }
}
