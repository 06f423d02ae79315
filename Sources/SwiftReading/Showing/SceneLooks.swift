import Palettes

/// The appearance and the tints of the texts that the scenes of an app show.
///
/// An app that forces an appearance at its root forces that of the views that are not reached from there as well.
struct SceneLooks: Sendable {
  private struct Tint: Sendable {
    var count = 0
    let tint: Value?
    let accent: Value?
  }

  private var texts = 0
  /// The texts in a forced appearance: light, dark.
  private var forced = [0, 0]
  private var tints: [Fingerprint: Tint] = [:]

  mutating func note(_ setting: Setting) {
    texts += 1
    if let appearance = setting.conditions.first(where: { $0.subject == .appearance }) {
      forced[appearance.holds ? 1 : 0] += 1
    }
    var key = Fingerprint(90)
    for value in [setting.tint, setting.accent] { key.add(value?.fingerprint ?? Fingerprint(91)) }
    tints[key, default: Tint(tint: setting.tint, accent: setting.accent)].count += 1
  }

  /// Gives a setting the look that nearly all texts of the scenes have; an appearance that only some have is uncertain.
  func apply(to setting: inout Setting) {
    guard texts > 0 else { return }
    if let side = forced.indices.first(where: { forced[$0] * 20 >= texts * 19 }) {
      setting.force(isDark: side == 1)
    } else if forced.contains(where: { $0 * 20 > texts }) {
      setting.isOfUncertainLook = true
    }
    if let common = tints.values.first(where: { $0.count * 2 > texts }) {
      (setting.tint, setting.accent) = (common.tint, setting.accent ?? common.accent)
    } else {
      setting.tint = .color(.unresolved(.computed("the tint")))
    }
  }
}
