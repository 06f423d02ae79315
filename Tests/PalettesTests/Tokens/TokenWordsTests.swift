import Testing

@testable import Palettes

@Suite("themes by name")
struct TokenWordsTests {
  @Test(
    "a name speaks of settings by words with one meaning",
    arguments: [
      ("light", "light"), ("Dark", "dark"), ("dark-hc", "dark increased"), ("light_high_contrast", "light increased"),
      ("darkHighContrast", "dark increased"), ("light-ax", "light increased"), ("High contrast", "increased"),
      ("dark-reduced-transparency", "dark reduced"), ("light-increased-reduced", "light increased reduced"),
      ("night mode", "dark"), ("default", ""), ("light-standard-contrast", "light standard"),
      ("dark.dimmed", "dark +dimmed"), ("light-blue", "light +blue"), ("reduced-motion", "+reduced +motion"),
      ("highlight", "+highlight"), ("on-light/dark", "light ! +on"), ("acme", "+acme"),
      ("Acme Dark", "dark +acme"), ("brandX/night", "dark +brand +x"), ("dark-low-contrast", "dark +low +contrast"),
    ])
  func words(_ name: String, _ meaning: String) {
    let read = TokenWords(name)
    var words: [String] = []
    if let appearance = read.condition.appearance { words.append(appearance == .light ? "light" : "dark") }
    if read.isContradictory { words = ["light", "!"] }
    if let contrast = read.condition.contrast { words.append(contrast == .standard ? "standard" : "increased") }
    if read.condition.transparency == .reduced { words.append("reduced") }
    #expect((words + read.rest.map { "+" + $0 }).joined(separator: " ") == meaning)
  }

  @Test(
    "what remains of a name is its family, unless it is a word of a base",
    arguments: [
      ("acme-light", "acme"), ("Acme Dark", "acme"), ("light", ""), ("default", ""), ("core/acme", "acme"),
      ("acme/acme-light", "acme"), ("sepia", "sepia"), ("dark-dimmed", "dimmed"), ("primitives", ""),
      ("zeta.night.tokens", "zeta"),
    ])
  func families(_ name: String, _ family: String) {
    #expect(TokenWords(name).family.joined(separator: " ") == family)
  }

  /// The readings, each with its name and its context for each variant of full transparency.
  @Test(
    "the contexts of a modifier are told apart by their names",
    arguments: [
      ("theme", ["light", "dark"], nil, [": light dark light dark"]),
      ("theme", ["light", "light-hc", "dark", "dark-hc"], nil, [": light dark light-hc dark-hc"]),
      ("theme", ["Day", "Night", "High Contrast"], nil, [": Day Night High Contrast High Contrast"]),
      ("theme", ["default", "dark"], nil, [": default dark default dark"]),
      ("theme", ["light", "default"], nil, [": light default light default"]),
      ("contrast", ["standard", "high"], nil, [": standard standard high high"]),
      ("contrast", ["normal", "more"], nil, [": normal normal more more"]),
      ("dark", ["false", "true"], nil, [": false true false true"]),
      ("highContrast", ["off", "on"], nil, [": off off on on"]),
      ("size", ["default", "coarse"], nil, ["default: default", "coarse: coarse"]),
      ("brand", ["acme", "zeta"], "zeta", ["zeta: zeta", "acme: acme"]),
      ("theme", ["light", "sepia"], nil, ["light: light", "sepia: sepia"]),
      ("theme", ["dark", "sepia"], "sepia", ["sepia: sepia", "dark: dark"]),
      ("theme", ["light", "dark", "dim"], nil, [": light dark light dark", "dim: dim"]),
      ("theme", ["sepia", "light", "dark"], nil, [": light dark light dark", "sepia: sepia"]),
      ("theme", ["light", "dark", "dim"], "dim", ["dim: dim", ": light dark light dark"]),
      (
        "theme", ["light", "dark", "dark-dimmed"], nil,
        [": light dark light dark", "dark-dimmed: light dark-dimmed light dark-dimmed"]
      ),
      ("theme", ["acme-light", "acme-dark"], nil, ["acme: acme-light acme-dark acme-light acme-dark"]),
      (
        "theme", ["Acme Light", "Acme Dark", "Zeta Light", "Zeta Dark"], nil,
        ["acme: Acme Light Acme Dark Acme Light Acme Dark", "zeta: Zeta Light Zeta Dark Zeta Light Zeta Dark"]
      ),
      (
        "theme", ["acme-light", "acme-dark", "modern"], "modern",
        ["modern: modern", "acme: acme-light acme-dark acme-light acme-dark"]
      ),
      (
        "theme", ["acme", "acme-dark", "zeta"], nil, ["acme: acme acme-dark acme acme-dark", "zeta: zeta"]
      ),
      ("theme", ["light", "day", "dark"], nil, [": light dark light dark", "day: day dark day dark"]),
      (
        "theme", ["light", "dark", "default"], nil, [": light dark light dark", "default: default"]
      ),
      ("theme", ["acme-dark", "acme-dark-hc"], nil, ["acme-dark: acme-dark", "acme-dark-hc: acme-dark-hc"]),
    ] as [(String, [String], String?, [String])])
  func readings(_ name: String, _ contexts: [String], _ fallback: String?, _ readings: [String]) {
    var axis = TokenAxis(
      .modifier, named: name, contexts: contexts, fallback: fallback.flatMap { contexts.firstIndex(of: $0) },
      at: SourceLocation(file: "t.json"))
    _ = axis.choose([:])
    let found = axis.readings.map { reading -> String in
      let own = reading.choices.prefix(4).map { contexts[$0] }
      return "\(reading.name): \(Set(own).count == 1 ? own[0] : own.joined(separator: " "))"
    }
    #expect(found == readings)
    #expect(axis.unused.isEmpty)
  }

  @Test(
    "the choices of an audit file go before names",
    arguments: [
      (["light", "dark", "dim"], [.dark: "dim"], [": light dim light dim"], "dark"),
      (["sun", "moon", "sepia"], [.light: "sun", .dark: "moon"], ["sun: sun moon sun moon"], "sepia"),
      (["acme", "zeta"], [.light: "zeta"], ["zeta: zeta zeta zeta zeta"], "acme"),
      (
        ["light", "dark", "dim"], [.darkIncreased: "light"], [": light dark light light", "dim: dim dim dim dim"], ""
      ),
    ] as [([String], [Variant: String], [String], String)])
  func choices(_ contexts: [String], _ explicit: [Variant: String], _ readings: [String], _ unused: String) {
    var axis = TokenAxis(.modifier, named: "theme", contexts: contexts, at: SourceLocation(file: "t.json"))
    let isSettled = axis.choose(explicit.compactMapValues { contexts.firstIndex(of: $0) })
    #expect(isSettled)
    let found = axis.readings.map { reading in
      "\(reading.name): \(reading.choices.prefix(4).map { contexts[$0] }.joined(separator: " "))"
    }
    #expect(found == readings)
    #expect(axis.unused.map { contexts[$0] }.joined(separator: " ") == unused)
  }
}
