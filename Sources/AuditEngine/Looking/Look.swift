import FileSyntax
package import Palettes
import ScreenReading

/// The texts of screenshots, joined to pairs.
package final class Look: Sendable {
  /// The most screenshots of one look.
  package static let mostShots = 2_048

  /// The screenshots in the order of the caller.
  package let shots: [LookShot]
  /// The texts by screenshot, then from top to bottom.
  package let texts: [LookText]
  /// The texts with the same names, or without names the same colors, worst first.
  package let pairs: [LookPair]
  /// The colors that no token explains, the most frequent first.
  package let drift: [LookDrift]
  /// True if there is a palette to explain colors with.
  package let hasPalette: Bool
  /// The id of the policy that decides the minimum.
  package let policy: String

  /// Creates a copy with other pairs.
  init(_ look: Look, pairs: [LookPair]) {
    (shots, texts, drift) = (look.shots, look.texts, look.drift)
    (hasPalette, policy) = (look.hasPalette, look.policy)
    self.pairs = pairs
  }

  /// Judges the texts of screenshots, and explains their colors with palettes if there are any.
  package init(_ pictures: [LookPicture], with audits: [MeasuredAudit], policy: Policy?, variant: Variant? = nil) {
    let policy = policy ?? audits.first?.plan.policy ?? .standard
    let namer = audits.isEmpty ? nil : LookNamer(audits)
    var shots: [LookShot] = []
    var texts: [LookText] = []
    for (index, picture) in pictures.enumerated() {
      var shot = picture.shot
      var own = picture.texts.map { text in
        var judged = LookText(text.seen, shot: index, scale: shot.scale, policy: policy)
        (judged.label, judged.issues) = (text.label, text.issues)
        return judged
      }
      if let namer { shot.variant = namer.name(&own, in: variant) }
      shots.append(shot)
      texts += own
    }
    (self.shots, self.texts, self.policy) = (shots, texts, policy.id)
    hasPalette = namer != nil
    pairs = LookPair.joined(texts)
    drift = namer.map { LookDrift.found(in: texts, of: shots, $0) } ?? []
  }
}
