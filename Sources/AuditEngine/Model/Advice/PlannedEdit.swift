package import ColorMath
package import Palettes

/// A change of one entry, with its effect on the whole audit after the edits before it.
package struct PlannedEdit: Sendable {
  /// An entry that a token lacks.
  package struct NewEntry: Hashable, Sendable {
    package var condition: AppearanceCondition
    /// The entry that serves in its place until it is there.
    package var model: EntryIndex
  }

  package var token: TokenIndex
  /// The entry that changes, or the index that a new one gets.
  package var entry: EntryIndex
  /// The entry that the edit adds; nil if it changes one.
  package var added: NewEntry?
  /// The condition of the entry as Xcode shows it, for example `High Dark`.
  package var condition: String
  /// The variants in which something is measured with the entry.
  package var variants: VariantSet
  /// The entry's color before the edit.
  package var from: Color
  /// The color to write; the entry's alpha stays.
  package var to: EightBitColor
  /// The distance between the two in Oklab.
  package var deltaEOK: Double
  /// Failing measurements that pass after it, ascending.
  package var clears: [MeasurementIndex]
  /// The place of the entry.
  package var location: SourceLocation
  /// The worst measurement that it clears in each appearance, light first.
  package var examples: [EditExample] = []
  /// The passing result that loses most by it alone; nil if none loses.
  package var loss: RepairOption.Loss?
  /// The uses of the token in sources that no pair measures.
  package var unmeasured = 0
  /// The place in a token file that states the present color; nil if there is none.
  package var statement: SourceLocation?
  /// The edits without which this one breaks something: they are made with it.
  package var followers: [PlannedEdit] = []

  /// The edit with its followers, in the order in which to make them.
  package var all: [PlannedEdit] { followers + [self] }

  /// The place of the entry in the palette.
  package var place: EntryPlace { EntryPlace(token: token, entry: entry) }

  /// True if it adds an entry with the present color, which another edit replaces where it fails.
  package var keepsColor: Bool { added != nil && deltaEOK == 0 }

  /// The edit to write.
  package var edit: ColorEdit {
    let place: ColorEdit.Place = added.map { .new($0.condition, like: $0.model) } ?? .entry(entry)
    return keepsColor
      ? ColorEdit(token: token, place: place, exact: from)
      : ColorEdit(token: token, place: place, color: to, alpha: from.alpha)
  }

  /// The edits of the tokens that are tied to the one it is of, with the same color.
  package func tied(in palette: Palette, _ ties: [[TokenIndex]]) -> [ColorEdit] {
    guard added == nil, !ties.isEmpty else { return [] }
    let condition = palette.tokens[token].entries[entry].condition
    return ties.filter { $0.contains(token) }.joined().filter { $0 != token }.compactMap { other in
      palette.tokens[other].entries.typedIndex { $0.condition == condition }.map { index in
        ColorEdit(token: other, place: .entry(index), color: to, alpha: from.alpha)
      }
    }
  }
}

/// The index of an edit in a plan.
package typealias EditIndex = TypedIndex<PlannedEdit>
