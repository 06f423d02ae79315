package import ColorMath

/// A new color for one entry of a token, or an entry that the token lacks.
package struct ColorEdit: Hashable, Sendable {
  /// The part of a token that is written.
  package enum Place: Hashable, Sendable {
    case entry(EntryIndex)
    /// A new entry for a condition, otherwise identical to another entry.
    case new(AppearanceCondition, like: EntryIndex)
  }

  /// The token that changes.
  package var token: TokenIndex
  /// The entry that changes or is added.
  package var place: Place
  /// The color to write, in steps of 1/255; the writer keeps enough digits to read the same steps back.
  package var color: EightBitColor
  /// The opacity of the entry before the edit, or of the model of a new entry.
  package var alpha: Double
  /// The color to write if it is not an 8-bit one, in any space and with its alpha; otherwise nil.
  private(set) var exact: Color?

  /// Creates an edit of a token at a place, rounded to 8 bits per channel.
  package init(token: TokenIndex, place: Place, color: EightBitColor, alpha: Double = 1) {
    self.token = token
    self.place = place
    self.color = color
    self.alpha = alpha
  }

  /// Creates an edit of a token at a place, with a color in any space, which is not rounded.
  package init(token: TokenIndex, place: Place, exact: Color) {
    self.init(token: token, place: place, color: exact.encodedSRGB.eightBit, alpha: exact.alpha)
    self.exact = exact
  }

  /// The color to write: the exact one, else gamma-encoded sRGB with n/255 as its channels.
  package var written: Color { exact ?? Color(.sRGB, color.encoded.components, alpha: alpha) }
}

extension Palette {
  /// Returns the palette after edits; edits of unknown tokens or entries are skipped.
  ///
  /// An edit changes a color at the place it is written, and so every entry that refers to it; those keep an alpha of
  /// their own.
  package func applying(_ edits: [ColorEdit]) -> Palette {
    let shared = SharedColors(self)
    var tokens = tokens
    for edit in edits where tokens.typedIndices.contains(edit.token) {
      if case .entry(let entry) = edit.place {
        for place in shared.others(than: .init(token: edit.token, entry: entry)) {
          tokens[place.token].follow(edit, as: place.entry, from: self.tokens[edit.token].entries[entry])
        }
      }
      tokens[edit.token].apply(edit)
    }
    return Palette(tokens, fonts: fonts, declared: unread)
  }
}

extension Token {
  /// Writes the color of an edit into an entry that refers to the edited one; the entry keeps an alpha of its own.
  fileprivate mutating func follow(_ edit: ColorEdit, as index: EntryIndex, from old: Entry) {
    guard case .color(let own) = entries[index].value, case .color(let former) = old.value else { return }
    let written = edit.written
    let keepsAlpha = own.alpha != former.alpha || entries[index].written?.hasOpacityElsewhere ?? false
    let alpha = keepsAlpha ? own.alpha : written.alpha
    entries[index].value = .color(Color(written.space, written.components, alpha: alpha))
    entries[index].oddities = []
  }

  /// Writes one color into an entry, or adds the entry at the end unless it is there.
  fileprivate mutating func apply(_ edit: ColorEdit) {
    switch edit.place {
    case .entry(let index):
      guard entries.typedIndices.contains(index) else { return }
      entries[index].value = .color(edit.written)
      entries[index].oddities = []
    case .new(let condition, let model):
      guard entries.typedIndices.contains(model) else { return }
      if let slot = slot(for: condition, like: model) {
        entries[slot].value = .color(edit.written)
        entries[slot].oddities = []
        return
      }
      var entry = entries[model]
      entry.condition = condition
      entry.value = .color(edit.written)
      entry.oddities = []
      entries.append(entry)
    }
  }
}
