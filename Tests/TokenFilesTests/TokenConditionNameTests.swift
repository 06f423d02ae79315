import PaletteModel
import Testing

@testable import TokenFiles

@Suite("themes by name")
struct TokenConditionNameTests {
  @Test(
    "a name speaks of settings by words with one meaning",
    arguments: [
      ("light", "light"), ("Dark", "dark"), ("dark-hc", "dark increased"), ("light_high_contrast", "light increased"),
      ("darkHighContrast", "dark increased"), ("light-ax", "light increased"), ("High contrast", "increased"),
      ("dark-reduced-transparency", "dark reduced"), ("light-increased-reduced", "light increased reduced"),
      ("night mode", "dark"), ("default", ""), ("light-standard-contrast", "light standard"),
      ("dark.dimmed", "dark +dimmed"), ("light-blue", "light +blue"), ("reduced-motion", "+reduced +motion"),
      ("highlight", "+highlight"), ("on-light/dark", "light ! +on"), ("acme", "+acme"),
    ])
  func words(_ name: String, _ meaning: String) {
    let read = TokenConditionName(name)
    var words: [String] = []
    if let appearance = read.condition.appearance { words.append(appearance == .light ? "light" : "dark") }
    if read.isContradictory { words = ["light", "!"] }
    if let contrast = read.condition.contrast { words.append(contrast == .standard ? "standard" : "increased") }
    if read.condition.transparency == .reduced { words.append("reduced") }
    #expect((words + read.rest.map { "+" + $0 }).joined(separator: " ") == meaning)
  }

  /// Each variant's context, in the order of the variants of full transparency.
  @Test(
    "the contexts of a modifier are told apart by their names",
    arguments: [
      ("theme", ["light", "dark"], nil, "light dark light dark"),
      ("theme", ["light", "light-hc", "dark", "dark-hc"], nil, "light dark light-hc dark-hc"),
      ("theme", ["Day", "Night", "High Contrast"], nil, "Day Night High Contrast Night"),
      ("theme", ["default", "dark"], nil, "default dark default dark"),
      ("theme", ["light", "dark", "dark-dimmed"], nil, "light dark light dark"),
      ("contrast", ["standard", "high"], nil, "standard standard high high"),
      ("contrast", ["normal", "more"], nil, "normal normal more more"),
      ("dark", ["false", "true"], nil, "false true false true"),
      ("highContrast", ["off", "on"], nil, "off off on on"),
      ("size", ["default", "coarse", "fine"], nil, nil), ("brand", ["acme", "light-bulb"], nil, nil),
      ("theme", ["light", "sepia"], nil, nil), ("theme", ["dark", "sepia"], "sepia", nil),
    ] as [(String, [String], String?, String?)])
  func guesses(_ name: String, _ contexts: [String], _ fallback: String?, _ choices: String?) {
    var axis = TokenAxis(
      .modifier, named: name, contexts: contexts, fallback: fallback.flatMap { contexts.firstIndex(of: $0) },
      at: SourceLocation(file: "t.json"))
    let isSettled = axis.choose([:])
    #expect(isSettled)
    let found = axis.choices.map { $0.prefix(4).map { contexts[$0] }.joined(separator: " ") }
    #expect(found == choices)
  }
}
