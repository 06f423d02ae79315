package import Palettes

/// An edit that is not made, because with it a rule would find an error that is not there now, or because it would do what
/// advice must not do.
package struct WithheldEdit: Hashable, Sendable {
  /// An effect of an edit that advice may never have, in place of a rule's id.
  package enum Restraint: String, CaseIterable, Sendable {
    /// A passing pair would fail.
    case fails = "passing-pair-fails"
    /// The ratio of a failing pair would fall.
    case falls = "failing-ratio-falls"
    /// A surface would turn from light to dark or back.
    case turns = "surface-turns"
    /// A neutral color would become colorful.
    case tints = "neutral-tinted"
    /// Two levels of text or of surfaces would meet or change places.
    case joins = "levels-meet"
  }

  /// The entry that stays unchanged.
  package var place: EntryPlace
  /// The id of the rule that would find the error, or a restraint.
  package var rule: String
  /// The name of the subject of that error: `Ink on Paper`, or a token.
  package var subject: String
}
