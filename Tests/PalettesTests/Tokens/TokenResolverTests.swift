import TestSupport
import Testing

@testable import Palettes

@Suite("resolvers, clause by clause")
struct TokenResolverTests {
  @Test("a resolver amounts to these tokens and diagnostics", arguments: VariantCase.resolvers)
  func amounts(_ row: VariantCase) {
    TokenVariantTests().amounts(row)
  }

  @Test("a resolver that is named is an audit for each permutation that changes a colour")
  func path() throws {
    let files = ["app/x.resolver.json": VariantCase.brands]
    let audits = AuditLoader.load(
      path: "app/x.resolver.json", from: .memory(files), vocabulary: testVocabulary)
    #expect(audits.map(\.declaration.name) == ["x (brand acme)", "x (brand zeta)"])
    #expect(audits.map(\.declaration.id) == ["x-brand-acme", "x-brand-zeta"])
    #expect(audits.map(\.declaration.tokenSources.permutation) == ["brand acme", "brand zeta"])
    let note = try #require(audits.first).declaration.tokenSources
    #expect(note.files.map(\.dialect) == ["resolver 2025.10", "W3C design tokens"])
    #expect(note.themes.map { "\($0.axis) \($0.context) \($0.variants.map(\.id))" }.first == "brand zeta []")
  }

  @Test("modifiers that change no color multiply nothing")
  func sizes() {
    let audits = Self.audits(withModifiersFor: "{ \"w\": { \"$type\": \"number\", \"$value\": 1 } }")
    #expect(audits.count == 1)
    #expect(audits[0].diagnostics == [])
  }

  @Test("so many permutations as can be made are counted, not made")
  func permutations() {
    let audits = Self.audits(withModifiersFor: "{ \"x\": { \"$type\": \"color\", \"$value\": \"#f00\" } }")
    #expect(audits.count == 1)
    let messages = audits[0].diagnostics.map(\.message)
    #expect(messages.contains { $0.hasPrefix("the modifiers have 1099511627776 permutations, but the limit is 64;") })
  }

  @Test("permutations beyond every number are not counted")
  func manyPermutations() {
    let audits = Self.audits(withModifiersFor: "{ \"x\": { \"$type\": \"color\", \"$value\": \"#f00\" } }", count: 70)
    let messages = audits.flatMap(\.diagnostics).map(\.message)
    #expect(messages.contains { $0.hasPrefix("the modifiers have too many permutations to count; the limit is 64;") })
  }

  /// The audits of a resolver with many modifiers, each of which adds some tokens or none.
  private static func audits(withModifiersFor tokens: String, count: Int = 40) -> [LoadedPalette] {
    let modifiers = (0..<count).map {
      "\"m\($0)\": { \"contexts\": { \"a\": [], \"b\": [\(tokens)] }, \"default\": \"a\" }"
    }
    let order = (0..<count).map { "{ \"$ref\": \"#/modifiers/m\($0)\" }" }
    let text = """
      { "version": "2025.10", "modifiers": { \(modifiers.joined(separator: ",")) },
        "resolutionOrder": [\(order.joined(separator: ","))] }
      """
    return AuditLoader.load(
      path: "x.resolver.json", from: .memory(["x.resolver.json": text]), vocabulary: testVocabulary)
  }
}

extension VariantCase {
  private static let themes = """
    "modifiers": { "theme": { "contexts": { "light": [{ "$ref": "light.json" }], "dark": [{ "$ref": "dark.json" }] } } }
    """
  private static let files = [
    "light.json": file(a: "#ffffff"), "dark.json": file(a: "#000000"), "s.json": file(a: "#ff0000", b: "{a}"),
  ]
  /// Two brands, and sizes that change no color.
  static let brands = """
    { "version": "2025.10",
      "modifiers": {
        "brand": { "contexts": { "zeta": [{ "a": { "$type": "color", "$value": "#f00" } }],
                                 "acme": [{ "a": { "$type": "color", "$value": "#00f" } }] }, "default": "acme" },
        "size": { "contexts": { "s": [], "m": [{ "w": { "$type": "number", "$value": 1 } }] }, "default": "s" } },
      "resolutionOrder": [{ "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/size" }] }
    """

  /// A resolver with the given members in addition to its version.
  private static func resolver(
    _ name: String, _ members: String, more: [String: String] = [:], audit: String = "", want: [String],
    _ diagnostics: [String] = []
  ) -> VariantCase {
    var all = files.merging(more) { $1 }
    all["x.resolver.json"] = "{ \"version\": \"2025.10\", \(members) }"
    let sources = #""name": "N", "sources": ["x.resolver.json"]"#
    return VariantCase(
      name: name, files: all, audit: sources + audit, want: want, diagnostics: diagnostics)
  }

  private static let both = ["a #FFFFFF #000000 #FFFFFF #000000"]
  private static let order = ##""resolutionOrder": [{ "$ref": "#/modifiers/theme" }]"##

  static let resolvers = [
    resolver("1.5 contexts of a modifier are variants by name", "\(themes), \(order)", want: both),
    resolver(
      "1.5 sets come in order, later ones win, and aliases are followed last",
      ##""sets": { "s": { "sources": [{ "$ref": "s.json" }] } }, \##(themes), "##
        + ##""resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/modifiers/theme" }]"##,
      want: both + ["b #FFFFFF #000000 #FFFFFF #000000"]),
    resolver(
      "1.5 inline sets and modifiers have a name and a type",
      """
      "resolutionOrder": [
        { "name": "s", "type": "set", "sources": [{ "a": { "$type": "color", "$value": "#fff" } }] },
        { "name": "m", "type": "modifier", "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] } },
        { "type": "set", "sources": [] }, { "name": "s", "type": "set", "sources": [] }]
      """, want: both, ["requires a name and the type", "the name 's' occurs twice"]),
    resolver(
      "1.5 siblings of a reference replace members as a whole",
      """
      "resolutionOrder": [{ "name": "s", "type": "set", "sources": [
        { "$ref": "t.json", "g": { "x": { "$type": "color", "$value": "#000" } } }] }]
      """, more: ["t.json": ##"{ "g": { "y": { "$type": "color", "$value": "#fff" } } }"##],
      want: ["g.x #000000 #000000 #000000 #000000"]),
    resolver(
      "1.5 a set may refer to sets and files to parts of others",
      ##""sets": { "s": { "sources": [{ "$ref": "#/sets/t" }, { "$ref": "o.json#/sets/u" }, { "$ref": "o.json#/g" }] },"##
        + ##" "t": { "sources": [{ "$ref": "light.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##,
      more: [
        "o.json": """
        { "sets": { "u": { "sources": [{ "b": { "$type": "color", "$value": "#f00" } }] } },
          "g": { "c": { "$type": "color", "$value": "#00f" } } }
        """
      ],
      want: [
        "a #FFFFFF #FFFFFF #FFFFFF #FFFFFF", "b #FF0000 #FF0000 #FF0000 #FF0000", "c #0000FF #0000FF #0000FF #0000FF",
      ]),
    resolver(
      "1.5 sets in a circle",
      ##""sets": { "s": { "sources": [{ "$ref": "#/sets/t" }] }, "t": { "sources": [{ "$ref": "#/sets/s" }] } },"##
        + ##" "resolutionOrder": [{ "$ref": "#/sets/s" }]"##, want: [], ["in a cycle"]),
    resolver(
      "1.5 no reference leads to modifiers or to the order but from the order",
      ##""sets": { "s": { "sources": [{ "$ref": "#/modifiers/theme" }, { "$ref": "#/resolutionOrder/0" }] } }, "##
        + ##"\##(themes), "resolutionOrder": [{ "$ref": "#/sets/s" }, { "$ref": "#/$defs/x" }]"##, want: [],
      [
        "only the resolution order can refer to modifiers", "a set, a modifier, or a part of $defs",
        "a step must refer to",
      ]),
    resolver(
      "1.5 modifiers without contexts, with one, and with a default that is none",
      ##""modifiers": { "m": { "contexts": {} }, "n": { "contexts": { "x": [] }, "default": "y" }, "o": { "context": {} } },"##
        + ##" "resolutionOrder": []"##, want: [],
      [
        "'m' has no contexts; add at least two", "only one context", "default of 'n' is 'y', which is not one",
        "rename \"context\" to",
      ]),
    resolver(
      "1.5 files outside of the audit's folder, URLs and files that are not there",
      ##""sets": { "s": { "sources": [{ "$ref": "../t.json" }, { "$ref": "https://x.y/t.json" }, { "$ref": "/t.json" },"##
        + ##" { "$ref": "no.json" }, "light.json", { "$ref": "a/../light.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##,
      want: ["a #FFFFFF #FFFFFF #FFFFFF #FFFFFF"],
      [
        "'../t.json' points outside the audit's folder", "URLs are not opened", "'/t.json' points outside",
        "'app/no.json': there is no",
        ##"write { "$ref": "light.json" }"##,
      ]),
    VariantCase(
      name: "1.5 the version is exact and the order is required",
      files: ["x.resolver.json": ##"{ "version": "2025-10-01", "sets": {} }"##, "y.resolver.json": "{ \"set\": {} }"],
      audit: #""sources": ["*.resolver.json"]"#, want: [],
      diagnostics: [
        "x.resolver.json:1:14 the resolver's version must be \"2025.10\"",
        "x.resolver.json:1:1 the resolver has no resol",
        "y.resolver.json:1:1 the resolver has no version", "y.resolver.json:1:1 the resolver has no resolutionOrder",
        "'set' is not a resolver key and is ignored; did you mean 'sets'?",
      ]),
    resolver(
      "1.5 pointers without a slash are taken, and $defs is no error",
      ##""$defs": { "x": {} }, "description": "d", "sets": { "s": { "sources": [{ "$ref": "o.json#g" }] } },"##
        + ##" "resolutionOrder": [{ "$ref": "#/sets/s" }]"##,
      more: ["o.json": ##"{ "g": \##(file(a: "#fff")) }"##], want: ["a #FFFFFF #FFFFFF #FFFFFF #FFFFFF"],
      ["a pointer must start with #/; write #/g"]),
    resolver(
      "1.5 contexts that differ by case alone",
      ##""modifiers": { "m": { "contexts": { "Dark": [], "dark": [], "light": [] } } }, "resolutionOrder": []"##,
      want: [], ["differ only in case"]),
    resolver(
      "1.5 inputs are told apart without case, and all that is wrong is said together", "\(themes), \(order)",
      audit: """
        , "variants": { "light": { "Theme": "LIGHT" }, "dark": { "theme": "nigt" }, "dark-increased": { "thme": "dark" } }
        """, want: both,
      ["'theme' has no context 'nigt'", "no modifier 'thme'; did you mean 'theme'?"]),
    resolver(
      "1.5 a modifier without a default needs a context in light",
      ##""modifiers": { "m": { "contexts": { "x": [], "y": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/m" }]"##,
      audit: #", "variants": { "dark": { "m": "y" } }"#, want: [],
      ["'m' has no default, and nothing sets its context"]),
    VariantCase(
      name: "1.5 each permutation that changes a colour is an audit", files: ["x.resolver.json": brands],
      audit: #""name": "N", "sources": ["x.resolver.json"]"#,
      want: [
        "[N (brand acme)] a #0000FF #0000FF #0000FF #0000FF", "[N (brand zeta)] a #FF0000 #FF0000 #FF0000 #FF0000",
      ]),
    VariantCase(
      name: "1.5 a context chosen for a variant is no permutation", files: ["x.resolver.json": brands],
      audit: #""name": "N", "sources": ["x.resolver.json"], "variants": { "light": { "brand": "zeta" } }"#,
      want: ["a #FF0000 #FF0000 #FF0000 #FF0000"],
      diagnostics: ["note app/x.resolver.json:4:38 no variant uses the context 'acme'"]),
    resolver(
      "files beside a resolver come behind it", "\(themes), \(order)",
      audit: #", "variants": { "dark": { "files": "s.json" } }"#,
      want: ["a #FFFFFF #FF0000 #FFFFFF #FF0000", "b ? #FF0000 ? #FF0000"]),
  ]
}
