import AuditEngine
import Palettes

/// The safe windows of some tokens of one palette.
struct PaletteWindows: Sendable {
  /// The plan that indices of pairs refer to.
  let plan: AuditPlan
  /// The windows by token, in the order of the request; each by variant.
  let tokens: [[TokenWindow]]

  /// Finds the windows of tokens, under the policy of the audit file.
  ///
  /// - Parameter meter: the count of steps of all palettes.
  init(_ loaded: LoadedPalette, tokens: [TokenIndex], _ meter: WorkMeter) {
    plan = AuditPlan(loaded, policy: loaded.policy)
    var finder = WindowFinder(Measurer.measure(plan), meter: meter)
    self.tokens = tokens.map { finder.windows(of: $0) }
  }

  /// The window of the token at a place of the list; nil if no entry gives it a color.
  func window(of place: Int, in variant: Variant) -> TokenWindow? {
    tokens.indices.contains(place) ? tokens[place].first { $0.variant == variant } : nil
  }
}
