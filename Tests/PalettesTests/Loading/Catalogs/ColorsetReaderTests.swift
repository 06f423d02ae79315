import Testing

@testable import ColorMath
@testable import Palettes

struct ColorsetReaderTests {
  private static let color = #""color":{"color-space":"srgb","components":{"red":"0.1","green":"0.2","blue":"0.3"}}"#
  private static let value = Entry.Value.color(Color(.sRGB, 0.1, 0.2, 0.3))

  private func load(entry members: String) -> (entries: [Entry], diagnostics: [String]) {
    loadColorset(#"{"colors":[{\#(members)}]}"#)
  }

  @Test(
    arguments: [
      ("[]", .any),
      (#"[{"appearance":"luminosity","value":"light"}]"#, .light),
      (#"[{"appearance":"luminosity","value":"dark"}]"#, .dark),
      (#"[{"appearance":"contrast","value":"high"}]"#, .highAny),
      (#"[{"appearance":"luminosity","value":"light"},{"appearance":"contrast","value":"high"}]"#, .highLight),
      (#"[{"appearance":"contrast","value":"high"},{"value":"dark","appearance":"luminosity"}]"#, .highDark),
      (#"[{"appearance":"luminosity","value":"dark"},{"appearance":"luminosity","value":"dark"}]"#, .dark),
    ] as [(String, AppearanceCondition)])
  func readsAppearances(written: String, condition: AppearanceCondition) {
    let loaded = load(entry: #""appearances":\#(written),"idiom":"universal",\#(Self.color)"#)
    let entry = loaded.entries.first
    #expect(loaded.entries.count == 1 && entry?.condition == condition && entry?.value == Self.value)
    #expect(entry?.line == 1 && entry?.column == 12 && loaded.diagnostics == [])
    // The components, from the first one to the end of the last, opacity at either end left out.
    #expect(entry?.components.map { $0.line == 1 && $0.column > 12 && $0.endColumn > $0.column } == true)
  }

  @Test(arguments: [
    (
      #"[{"appearance":"luminosity","value":"tinted"}]"#,
      #"warning X:1:28 the appearance "luminosity" : "tinted" is unknown, so its entry is ignored; use luminosity "#
        + "light or dark, or contrast high"
    ),
    (
      #"[{"appearance":"contrast","value":"low"}]"#,
      #"warning X:1:28 the appearance "contrast" : "low" is unknown, so its entry is ignored; use luminosity "#
        + "light or dark, or contrast high"
    ),
    (
      #"[{"appearance":"mood","value":true}]"#,
      #"warning X:1:28 the appearance "mood" : (boolean) is unknown, so its entry is ignored; use luminosity "#
        + "light or dark, or contrast high"
    ),
    (
      #"[{"appearance":"luminosity","value":"dark"},{"appearance":"luminosity","value":"light"}]"#,
      "warning X:1:71 an entry for both light and dark is ignored; split it into two entries"
    ),
    (
      #"[{"appearance":"luminosity"}]"#,
      #"error X:1:28 an appearance requires "appearance" and "value"; its entry is ignored until both are present"#
    ),
    (
      #"["dark"]"#,
      #"error X:1:28 an appearance requires "appearance" and "value"; its entry is ignored until both are present"#
    ),
    (
      #""dark""#,
      #"error X:1:27 "appearances" is not an array, so its entry is ignored; write [ … ] around it"#
    ),
  ])
  func leavesOut(written: String, diagnostic: String) {
    let loaded = load(entry: #""appearances":\#(written),"idiom":"universal",\#(Self.color)"#)
    #expect(loaded.entries == [])
    #expect(loaded.diagnostics == [diagnostic])
  }

  @Test(
    arguments: [
      (#""idiom":"universal""#, .universal), (#""idiom":"iphone""#, .iphone), (#""idiom":"ipad""#, .ipad),
      (#""idiom":"mac""#, .mac), (#""idiom":"tv""#, .tv), (#""idiom":"watch""#, .watch), (#""idiom":"car""#, .car),
      (#""idiom":"vision""#, .vision), (#""idiom":"reality""#, .vision), (#""version":1"#, .universal),
      (#""idiom":"ipad","subtype":"mac-catalyst""#, .macCatalyst),
      (#""subtype":"mac-catalyst","idiom":"ipad""#, .macCatalyst),
    ] as [(String, Idiom)])
  func readsIdioms(written: String, idiom: Idiom) {
    let loaded = load(entry: "\(written),\(Self.color)")
    #expect(loaded.entries.map(\.idiom) == [idiom])
    #expect(loaded.diagnostics == [])
  }

  @Test(arguments: [
    (
      #""idiom":"toaster""#,
      #"warning X:1:21 the idiom "toaster" is unknown, so no device uses this entry; use a known idiom, such as "#
        + #""universal""#
    ),
    (
      #""idiom":"mac-catalyst""#,
      #"warning X:1:21 the idiom "mac-catalyst" is unknown, so no device uses this entry; use a known idiom, such "#
        + #"as "universal""#
    ),
    (
      #""idiom":null"#,
      "warning X:1:21 the idiom (null) is unknown, so no device uses this entry; use a known idiom, such as "
        + "\"universal\""
    ),
    (
      #""idiom":"watch","subtype":"38mm""#,
      #"warning X:1:39 the subtype "38mm" is unknown, so no device uses this entry; remove the subtype"#
    ),
  ])
  func servesNoDevice(written: String, diagnostic: String) {
    let loaded = load(entry: "\(written),\(Self.color)")
    #expect(loaded.entries.map(\.idiom) == [nil])
    #expect(loaded.diagnostics == [diagnostic])
  }

  @Test(
    arguments: [
      (#""display-gamut":"sRGB""#, .sRGB, []), (#""display-gamut":"display-P3""#, .displayP3, []),
      (#""idiom":"universal""#, .unspecified, []),
      (
        #""display-gamut":"p3""#, .unspecified,
        [#"warning X:1:29 the display gamut "p3" is unknown and ignored; use "sRGB" or "display-P3""#]
      ),
    ] as [(String, DisplayGamut, [String])])
  func readsGamuts(written: String, gamut: DisplayGamut, diagnostics: [String]) {
    let loaded = load(entry: "\(written),\(Self.color)")
    #expect(loaded.entries.map(\.gamut) == [gamut])
    #expect(loaded.diagnostics == diagnostics)
  }

  @Test(
    arguments: [
      (#""idiom":"universal""#, .empty, []),
      (
        #""color":null"#, .unreadable,
        [#"error X:1:21 "color" is not an object; remove it to leave the slot empty, or write { "color-space" : … }"#]
      ),
      (#""colour":{}"#, .empty, [#"warning X:1:22 the key "colour" is ignored; did you mean "color"?"#]),
      (#""locale":"de",\#(Self.color)"#, Self.value, []),
    ] as [(String, Entry.Value, [String])])
  func readsOtherMembers(written: String, value: Entry.Value, diagnostics: [String]) {
    let loaded = load(entry: written)
    #expect(loaded.entries.map(\.value) == [value])
    #expect(loaded.diagnostics == diagnostics)
  }

  @Test func pointsAtEveryEntry() {
    for lineEnd in ["\n", "\r\n", "\r"] {
      let text = ["{ \"colors\" : [ { },", "  \"é\", {\"idiom\":\"mac\"},", "    {\"idiom\":\"tv\"} ] }"]
      let loaded = loadColorset(text.joined(separator: lineEnd))
      #expect(loaded.entries.map { "\($0.line):\($0.column)" } == ["1:16", "2:3", "2:8", "3:5"])
      #expect(loaded.entries.map(\.value) == [.empty, .unreadable, .empty, .empty])
      #expect(
        loaded.diagnostics == [
          #"error X:2:3 an entry of "colors" is not an object; write { "idiom" : "universal", "color" : … }"#
        ])
    }
  }

  @Test func usesTheFirstOfTwoEntriesForOneCondition() {
    let entry = #"{"idiom":"universal",\#(Self.color)}"#
    let mac = #"{"idiom":"mac",\#(Self.color)}"#
    let wide = #"{"idiom":"universal","display-gamut":"display-P3",\#(Self.color)}"#
    let empty = #"{"idiom":"universal"}"#
    let loaded = loadColorset(
      "{\"colors\":[\n\([empty, entry, mac, wide, empty, entry].joined(separator: ",\n"))\n]}")
    #expect(loaded.entries.count == 6)
    #expect(
      loaded.diagnostics == [
        "warning X:7:1 the entry on line 3 has the same condition and is used instead; remove one of the two"
      ])
  }

  @Test(arguments: [
    (#"{"colors":[],"info":{"version":1,"author":"xcode"}}"#, []),
    (
      #"{"colors":[],"info":{"version":2}}"#,
      [
        "warning X:1:32 info.version is not 1, but the file is read as version 1; compare its colors with those in "
          + "Xcode"
      ]
    ),
    (#"{"colors":[],"properties":{"localizable":true}}"#, []),
    (#"{"colors":[],"properties":{"localizable":false}}"#, []),
  ])
  func readsTheRestOfTheFile(text: String, diagnostics: [String]) {
    let loaded = loadColorset(text)
    #expect(loaded.entries == [])
    #expect(loaded.diagnostics == diagnostics)
  }

  @Test(arguments: [
    ("[]", "1:1", #"a color set must be a JSON object; write { "colors" : [ … ] }"#),
    (#" {"info":{}}"#, "1:2", #"the color set has no "colors"; add the array with its entries, or restore the file"#),
    (#"{"colors":{}}"#, "1:11", #""colors" is not an array; write [ … ] around its entries"#),
  ])
  func refusesTheWholeFile(text: String, place: String, message: String) {
    let loaded = loadColorset(text)
    #expect(loaded.entries.map(\.value) == [.unreadable])
    #expect(loaded.entries.map { "\($0.line):\($0.column)" } == [place])
    #expect(loaded.diagnostics == ["error X:\(place) \(message)"])
  }

  /// Files that are not JSON: only the place matters here, the wording is that of the JSON reader.
  @Test(arguments: [
    ("", "1:1"), ("{\"colors\":[\n  {\"idiom\":", "2:12"),
    ("{\"a\":" + String(repeating: "[", count: 600) + String(repeating: "]", count: 600) + "}", "1:517"),
    ("<xml>", "1:1"),
  ])
  func pointsIntoWhatIsNoJSON(text: String, place: String) {
    let loaded = loadColorset(text)
    #expect(loaded.entries.map(\.value) == [.unreadable])
    #expect(loaded.diagnostics.count == 1)
    #expect(loaded.diagnostics.allSatisfy { $0.hasPrefix("error X:\(place) ") }, "\(loaded.diagnostics)")
  }

  @Test func pointsAtInvalidUTF8() {
    var files = CatalogFiles()
    files.write(
      Array(#"{"colors":[],"x":"é"#.utf8) + [0xFF] + Array(#""}"#.utf8), to: "C.xcassets/X.colorset/Contents.json")
    let loaded = files.load()
    #expect(loaded.tokens.map { $0.entries.map(\.value) } == [[.unreadable]])
    #expect(loaded.diagnostics.map { "\($0.severity) \($0.location.line):\($0.location.column)" } == ["error 1:20"])
  }

  @Test func warnsOfByteOrderMarkAndRepeatedKeys() {
    let loaded = loadColorset("\u{FEFF}{\"colors\":[],\"colors\":[{}]}")
    #expect(loaded.entries.count == 1)
    #expect(loaded.diagnostics.map { $0.prefix(14) } == ["warning X:1:1 ", "warning X:1:14"])
  }
}
