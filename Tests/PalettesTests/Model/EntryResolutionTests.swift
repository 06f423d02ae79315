import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

struct EntryResolutionTests {
  /// The order of the conditions in each variant, as words, written independently of the code.
  private static let orders: [(variant: String, order: String)] = [
    ("light", "Light → Any"),
    ("dark", "Dark → Any"),
    ("light-increased", "High Light → Light → High Any → Any"),
    ("dark-increased", "High Dark → Dark → High Any → Any"),
    ("light-reduced", "Light → Any"),
    ("dark-reduced", "Dark → Any"),
    ("light-increased-reduced", "High Light → Light → High Any → Any"),
    ("dark-increased-reduced", "High Dark → Dark → High Any → Any"),
  ]

  /// All 63 sets of conditions in all eight variants: the first condition of the order that the set has.
  @Test(arguments: 1..<64)
  func followsTheOrder(subset: Int) {
    let conditions = AppearanceCondition.allCases.filter { subset & (1 << $0.rawValue) != 0 }
    for entries in [conditions, conditions.reversed()] {
      let token = Self.token(entries.map { Entry($0, Self.gray) })
      for (variant, order) in Self.orders {
        let expected = order.components(separatedBy: " → ").first { entries.map(\.label).contains($0) }
        let resolution = token.resolution(for: Variant(id: variant) ?? .light)
        #expect(Self.label(resolution, in: token) == expected ?? "noEntry", "\(variant) of \(entries.map(\.label))")
      }
    }
  }

  @Test func listsEveryVariant() {
    #expect(Self.orders.map(\.variant) == Variant.allCases.map(\.id))
  }

  /// Empty slots are as good as absent, unreadable ones are not.
  @Test(arguments: 1..<64)
  func skipsEmptySlots(subset: Int) {
    let conditions = AppearanceCondition.allCases.filter { subset & (1 << $0.rawValue) != 0 }
    let full = Self.token(conditions.map { Entry($0, .unreadable) })
    let padded = Self.token(
      AppearanceCondition.allCases.map { Entry($0, conditions.contains($0) ? .unreadable : .empty) })
    for variant in Variant.allCases {
      #expect(
        Self.label(full.resolution(for: variant), in: full) == Self.label(padded.resolution(for: variant), in: padded))
    }
  }

  @Test func tellsWhyThereIsNone() {
    let empty = Self.token([Entry(.any, .empty), Entry(.dark, .empty)])
    #expect(empty.resolution(for: .light) == .emptySet)
    #expect(Self.token([]).resolution(for: .light) == .emptySet)
    let darkOnly = Self.token([Entry(.any, .empty), Entry(.dark, Self.gray)])
    #expect(darkOnly.resolution(for: .light) == .noEntry)
    #expect(darkOnly.resolution(for: .lightIncreased) == .noEntry)
    #expect(darkOnly.resolution(for: .darkIncreased) == .entry(1))
    let phone = Self.token([Entry(.any, Self.gray, idiom: .iphone)])
    #expect(phone.resolution(for: .light, on: DeviceClass(.mac)) == .otherDevices)
    #expect(phone.resolution(for: .light, on: DeviceClass(.iphone)) == .entry(0))
    let unknown = Self.token([Entry(.any, Self.gray, idiom: nil)])
    #expect(unknown.resolution(for: .light) == .otherDevices)
  }

  /// Idioms of the entries in file order, the requested device, and the entry that serves it.
  @Test(
    arguments: [
      ([.universal, .iphone], .iphone, 1), ([.universal, .iphone], .ipad, 0), ([.universal, .iphone], .universal, 0),
      ([.iphone, .universal], .universal, 1), ([.iphone], .universal, 0), ([.iphone, .iphone], .universal, 0),
      ([.iphone, .ipad], .universal, nil), ([.ipad, .universal], .macCatalyst, 0),
      ([.universal, .ipad, .macCatalyst], .macCatalyst, 2), ([.universal, .mac], .macCatalyst, 0),
      ([.mac], .macCatalyst, nil), ([.macCatalyst, .universal], .mac, 1), ([.macCatalyst, .universal], .ipad, 1),
      ([.watch], .universal, 0), ([.vision], .universal, 0), ([.tv, .universal], .car, 1),
    ] as [([Idiom], Idiom, Int?)])
  func choosesTheDevice(idioms: [Idiom], device: Idiom, index: Int?) {
    let token = Self.token(idioms.map { Entry(.any, Self.gray, idiom: $0) })
    #expect(
      token.resolution(for: .light, on: DeviceClass(device)) == index.map { .entry(EntryIndex($0)) } ?? .otherDevices)
  }

  @Test func looksAtAppearanceBeforeDevice() {
    let token = Self.token([Entry(.any, Self.gray, idiom: .iphone), Entry(.dark, Self.gray)])
    #expect(token.resolution(for: .dark, on: DeviceClass(.iphone)) == .entry(1))
    #expect(token.resolution(for: .light, on: DeviceClass(.iphone)) == .entry(0))
  }

  @Test func looksAtDeviceBeforeGamutAndGamutBeforeFileOrder() {
    let token = Self.token([
      Entry(.any, Self.gray), Entry(.any, Self.gray, gamut: .sRGB), Entry(.any, Self.gray, gamut: .displayP3),
      Entry(.any, Self.gray, idiom: .iphone), Entry(.any, Self.gray, idiom: .iphone),
    ])
    #expect(token.resolution(for: .light) == .entry(2))
    #expect(token.resolution(for: .light, on: DeviceClass(.iphone)) == .entry(3))
    #expect(
      Self.token([Entry(.any, Self.gray), Entry(.any, Self.gray, gamut: .sRGB)]).resolution(for: .dark) == .entry(1))
  }

  /// The locales of the entries in file order, the locale that is asked for, and the entry that serves it.
  @Test(
    arguments: [
      ([nil, "de"], nil, 0), (["de", nil], nil, 1), (["de", nil], "de", 0), (["de", "fr", nil], "fr", 1),
      (["de", nil], "fr", 1), (["de", nil], "de-AT", 0), ([nil, "zh", "zh-Hant"], "zh-Hant-HK", 2),
      (["de", nil], "den", 1), (["de"], nil, nil), (["de"], "fr", nil), (["de", "de_CH"], "de_CH", 1),
    ] as [([String?], String?, Int?)])
  func anEntryServesItsLocaleAlone(locales: [String?], locale: String?, index: Int?) {
    let token = Self.token(
      locales.map { locale in
        var entry = Entry(.any, Self.gray)
        entry.locale = locale
        return entry
      })
    let found = token.resolution(for: .light, on: DeviceClass(.universal, locale: locale))
    #expect(found == index.map { .entry(EntryIndex($0)) } ?? .otherDevices)
  }

  /// The gamuts of the entries in file order, the display, and the entry that serves it.
  @Test(
    arguments: [
      ([.unspecified, .displayP3], .displayP3, 1), ([.unspecified, .displayP3], .sRGB, 0),
      ([.displayP3, .sRGB], .sRGB, 1), ([.unspecified, .sRGB], .sRGB, 1), ([.displayP3], .sRGB, 0),
      ([.displayP3, .unspecified], .sRGB, 1),
    ] as [([DisplayGamut], DisplayGamut, Int)])
  func choosesTheGamut(gamuts: [DisplayGamut], display: DisplayGamut, index: Int) {
    let token = Self.token(gamuts.map { Entry(.any, Self.gray, gamut: $0) })
    #expect(token.resolution(for: .light, on: DeviceClass(.universal, display: display)) == .entry(EntryIndex(index)))
  }

  @Test func appearanceComesBeforeLocaleAndLocaleBeforeDevice() {
    var german = Entry(.any, Self.gray)
    german.locale = "de"
    let token = Self.token([german, Entry(.dark, Self.gray), Entry(.any, Self.gray, idiom: .ipad)])
    let device = DeviceClass(.ipad, locale: "de")
    #expect(token.resolution(for: .light, on: device) == .entry(0))
    #expect(token.resolution(for: .dark, on: device) == .entry(1))
    #expect(token.resolution(for: .light, on: DeviceClass(.ipad)) == .entry(2))
  }

  @Test(arguments: AppearanceCondition.allCases)
  func knowsWatchAndVision(condition: AppearanceCondition) {
    for idiom in [Idiom.watch, .vision] {
      for asked in [idiom, .universal] {
        let token = Self.token([Entry(condition, Self.gray, idiom: idiom)])
        for variant in Variant.allCases {
          let isServed =
            condition == .any || idiom == .vision && condition == .highAny && variant.contrast == .increased
          #expect(token.resolution(for: variant, on: DeviceClass(asked)) == (isServed ? .entry(0) : .noEntry))
        }
      }
    }
  }

  private static let gray = Entry.Value.color(Color(.sRGB, 0.5, 0.5, 0.5))

  private static func token(_ entries: [Entry]) -> Token {
    Token(TokenName(catalog: "C", path: "X"), file: "C/X.colorset/Contents.json", entries: entries)
  }

  /// The result, as the label of a condition or the name of a case.
  private static func label(_ resolution: EntryResolution, in token: Token) -> String {
    if case .entry(let index) = resolution { token.entries[index].condition.label } else { "\(resolution)" }
  }
}

extension String {
  /// The parts between separators.
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
