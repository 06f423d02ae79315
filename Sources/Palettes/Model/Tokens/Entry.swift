package import ColorMath

/// One value of a token with the condition under which it applies.
package struct Entry: Hashable, Sendable {
  /// The content of an entry.
  package enum Value: Hashable, Sendable {
    /// A literal color.
    case color(Color)
    /// A reference to a system color by its asset-catalog name, for example `labelColor` of `ios`.
    case system(reference: String, platform: String)
    /// A slot without a color: skipped when the token is resolved.
    case empty
    /// A color that could not be read; a diagnostic says why.
    case unreadable
  }

  /// Oddities in how a color is written that its value alone does not show.
  package struct Oddities: OptionSet, Hashable, Sendable {
    /// One bit for each oddity.
    package let rawValue: UInt8

    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A component 1 that could mean either the full scale or 1 of 255.
    package static let ambiguousComponent = Oddities(rawValue: 1)
    /// A component outside the scale of a space that is not extended.
    package static let componentOutOfRange = Oddities(rawValue: 2)
    /// A color computed from another one and written nowhere.
    package static let computed = Oddities(rawValue: 4)
  }

  /// The appearance and contrast of the entry.
  package var condition: AppearanceCondition
  /// Reduced for an entry that serves only variants with reduced transparency; full for one that serves all.
  package var transparency = Transparency.full
  /// The condition as printed, with the devices and people that the entry serves: `High Dark`, `Any, ipad`, `Any, P3, de`.
  package var label: String {
    if transparency == .reduced { return condition.label + ", reduced" }
    guard idiom != .universal || gamut != .unspecified || locale != nil else { return condition.label }
    let own = idiom == .universal ? nil : idiom?.rawValue
    let display: String? = gamut == .displayP3 ? "P3" : gamut == .sRGB ? "sRGB" : nil
    return [condition.label, own, display, locale].compactMap { $0 }.joined(separator: ", ")
  }
  /// The device class, nil for one that is unknown (its entries never apply).
  package var idiom: Idiom?
  /// The display gamut for which the entry is written.
  package var gamut: DisplayGamut
  /// The only locale that the entry serves, as the file writes it; nil for one that serves everybody.
  package var locale: String?
  /// Oddities in how the color is written.
  package var oddities: Oddities
  /// The value drawn when the entry applies.
  package var value: Value
  /// The file that contains the entry, as reports print it; nil for the token's own.
  package var file: String?
  /// The line of the entry in its file, from 1.
  package var line: Int32
  /// The column of the entry in its file, from 1, in Unicode scalars.
  package var column: Int32
  /// The place of the color's components; nil if it has none, or if they are written elsewhere.
  package var components: SourceSpan?
  /// The place where the color is written if the entry only refers to it; nil if it is written in the entry.
  package var origin: SourceLocation?
  /// The value of a token file that an edit of the color changes; nil if there is none, or if parts of it are in
  /// another file.
  package var written: WrittenValue?

  /// Makes an entry; by default one for every device and gamut at the start of its file.
  package init(
    _ condition: AppearanceCondition, _ value: Value, idiom: Idiom? = .universal, gamut: DisplayGamut = .unspecified,
    locale: String? = nil, oddities: Oddities = Oddities(rawValue: 0), file: String? = nil, line: Int32 = 1,
    column: Int32 = 1, components: SourceSpan? = nil, origin: SourceLocation? = nil, written: WrittenValue? = nil
  ) {
    self.condition = condition
    self.value = value
    self.idiom = idiom
    self.gamut = gamut
    self.locale = locale
    self.oddities = oddities
    self.file = file
    self.line = line
    self.column = column
    self.components = components
    self.origin = origin
    self.written = written
  }
}

/// The index of an entry in its token.
package typealias EntryIndex = TypedIndex<Entry>
