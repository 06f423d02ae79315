import FileSyntax

/// The parts of an entry that have been read.
struct ColorsetEntryDraft {
  var condition = AppearanceCondition.any
  /// True if it applies under a condition that Legible does not know.
  var isSkipped = false
  var idiom: Idiom?
  var hasIdiom = false
  var isCatalyst = false
  var gamut = DisplayGamut.unspecified
  /// The locale that the entry serves alone, as the file writes it.
  var locale: String?
  /// The idiom, subtype or locale that no device has.
  var unserved: (code: Omission.Code, value: JSONValue)?
  var value = Entry.Value.empty

  /// The device class that the entry serves; universal if it names none, nil if it serves no audit.
  var servedIdiom: Idiom? {
    if unserved != nil { return nil }
    if isCatalyst { return .macCatalyst }
    return hasIdiom ? idiom : .universal
  }
}

extension ColorsetReader {
  /// Reads one member of an entry.
  mutating func read(_ key: JSONMember, _ value: JSONValue, of entry: JSONValue, into draft: inout ColorsetEntryDraft) {
    if key.isKey("color") {
      draft.value = color(value, of: entry)
    } else if key.isKey("idiom") {
      draft.hasIdiom = true
      draft.idiom = idiom(value)
      if draft.idiom == nil { draft.unserved = (.deviceClass, value) }
    } else if key.isKey("appearances") {
      readAppearances(value, into: &draft)
    } else if key.isKey("display-gamut") {
      draft.gamut = gamut(value)
    } else if key.isKey("subtype") {
      readSubtype(value, into: &draft)
    } else if key.isKey("locale") {
      readLocale(value, into: &draft)
    } else {
      warnOfMisspelling(key, value, known: Self.entryKeys)
    }
  }

  private static let entryKeys = ["color", "idiom", "appearances", "display-gamut", "subtype", "locale"]

  /// Warns about a key that was clearly meant to be another; all other unknown keys are ignored.
  mutating func warnOfMisspelling(_ member: JSONMember, _ value: JSONValue, known: [String]) {
    let key = member.key
    guard let intended = intendedKey(for: key, among: known) else { return }
    notes.warn("the key \(quoted(key)) is ignored; did you mean \(quoted(intended))?", at: value)
  }

  private mutating func idiom(_ value: JSONValue) -> Idiom? {
    if value.isString("universal") { return .universal }
    let name = value.string ?? ""
    if name == "reality" { return .vision }
    if let idiom = Idiom(rawValue: name), idiom != .macCatalyst { return idiom }
    notes.warn(
      "the idiom \(described(value)) is unknown, so no device uses this entry; use a known idiom, such as "
        + "\"universal\"", at: value)
    return nil
  }

  private mutating func readSubtype(_ value: JSONValue, into draft: inout ColorsetEntryDraft) {
    draft.isCatalyst = value.isString("mac-catalyst")
    guard !draft.isCatalyst else { return }
    draft.unserved = (.deviceClass, value)
    notes.warn(
      "the subtype \(described(value)) is unknown, so no device uses this entry; remove the subtype", at: value)
  }

  private mutating func readLocale(_ value: JSONValue, into draft: inout ColorsetEntryDraft) {
    draft.locale = value.string.flatMap { $0.isEmpty ? nil : $0 }
    guard draft.locale == nil else { return }
    draft.unserved = (.locale, value)
    notes.warn(
      "the locale \(described(value)) is not a language, so nobody sees this entry; use one such as \"de\"", at: value)
  }

  private mutating func gamut(_ value: JSONValue) -> DisplayGamut {
    if value.isString("sRGB") { return .sRGB }
    if value.isString("display-P3") { return .displayP3 }
    notes.warn(
      "the display gamut \(described(value)) is unknown and ignored; use \"sRGB\" or \"display-P3\"", at: value)
    return .unspecified
  }

  private mutating func readAppearances(_ value: JSONValue, into draft: inout ColorsetEntryDraft) {
    guard value.kind == .array else {
      notes.fail("\"appearances\" is not an array, so its entry is ignored; write [ … ] around it", at: value)
      draft.isSkipped = true
      return
    }
    var luminosity: Appearance?
    var isHigh = false
    value.forEachElement { element in
      switch trait(element) {
      case .luminosity(let appearance) where luminosity == nil || luminosity == appearance: luminosity = appearance
      case .highContrast: isHigh = true
      case .luminosity:
        leaveOut(.unreadMember, "appearances", at: element)
        notes.warn("an entry for both light and dark is ignored; split it into two entries", at: element)
        draft.isSkipped = true
      case nil: draft.isSkipped = true
      }
    }
    draft.condition =
      switch (luminosity, isHigh) {
      case (nil, false): .any
      case (nil, true): .highAny
      case (.light, false): .light
      case (.light, true): .highLight
      case (.dark, false): .dark
      case (.dark, true): .highDark
      }
  }

  /// One element of `appearances`.
  private enum Trait {
    case luminosity(Appearance)
    case highContrast
  }

  private mutating func trait(_ element: JSONValue) -> Trait? {
    guard let kind = element["appearance"], let value = element["value"] else {
      notes.fail(
        "an appearance requires \"appearance\" and \"value\"; its entry is ignored until both are present", at: element)
      return nil
    }
    if kind.isString("luminosity") {
      if value.isString("dark") { return .luminosity(.dark) }
      if value.isString("light") { return .luminosity(.light) }
    } else if kind.isString("contrast"), value.isString("high") {
      return .highContrast
    }
    leaveOut(.unreadMember, "appearances", at: element)
    notes.warn(
      "the appearance \(described(kind)) : \(described(value)) is unknown, so its entry is ignored; use luminosity "
        + "light or dark, or contrast high", at: element)
    return nil
  }

  /// A value for use in a message: a string in quotes, anything else by its kind.
  func described(_ value: JSONValue) -> String {
    value.string.map { quoted($0) } ?? "(\(value.kind))"
  }
}
