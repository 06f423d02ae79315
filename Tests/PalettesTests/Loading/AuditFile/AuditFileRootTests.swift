import Testing

@testable import Palettes

@Suite struct AuditFileRootTests {
  @Test func readsEveryKey() {
    let (file, problems) = read(
      """
      { // comments and trailing commas are allowed
        "$schema": "audit-file-1.schema.json", "version": 1, "extends": "../base/legible.json", "name": "Fork",
        "sources": ["Colors.xcassets", "../Shared/*.xcassets"], "output": "../Reports",
        "policy": "apple-hig", "profile": "ios-18", "rules": { "low-text-contrast": "note", "missing-increased-entry": "off" },
        "assumed": ["A", "B"], "surfaces": { "card": ["A"] }, "pairs": [{ "foreground": "B", "on": "card" }],
      }
      """)
    #expect(problems == [])
    #expect(file.name == "Fork")
    #expect(file.sources.map(\.text) == ["Colors.xcassets", "../Shared/*.xcassets"])
    #expect(file.sources.map(\.folder) == ["app", "app"])
    #expect(file.output?.text == "../Reports")
    #expect(file.policy == "apple-hig")
    #expect(file.profiles == [.iOS18])
    #expect(file.rules == ["low-text-contrast": .note, "missing-increased-entry": .off])
    #expect(file.assumed.map(\.text) == ["A", "B"])
    #expect(file.surfaces.map(\.name) == ["card"])
    #expect(file.pairs.count == 1)
  }

  @Test func readsSeveralVersionsAndDeviceClasses() {
    let (file, problems) = read(#"{ "version": 1, "profiles": ["ios-26", "ios-18"], "idioms": ["iphone", "ipad"] }"#)
    #expect(problems == [])
    #expect(file.profiles == [.iOS26, .iOS18])
    #expect(file.idioms == [.iphone, .ipad])
  }

  @Test(arguments: [
    (
      #"{}"#,
      #"1:1 warning: there is no 'version', so the file is read as version 1; add "version": 1"#
    ),
    (
      #"{ "version": 2 }"#,
      "1:14 error: version 2 of the audit file is unknown; this version of Legible reads version 1"
    ),
    (#"{ "version": "1" }"#, "1:14 error: 'version' must be the number 1, not a string"),
    (#"[]"#, "1:1 error: an audit file must be an object with \(rootKeys)and variants, not an array"),
    (#"{ "version": 1, "pair": [] }"#, "1:17 error: unknown key 'pair'; did you mean 'pairs'?"),
    (#"{ "version": 1, "Sources": [] }"#, "1:17 error: unknown key 'Sources'; did you mean 'sources' or 'source'?"),
    (#"{ "version": 1, "xyzzy": 1 }"#, "1:17 error: unknown key 'xyzzy' in an audit file; use \(rootKeys)or variants"),
    (
      #"{ "version": 1, "profile": "ios-26", "profiles": ["ios-18"] }"#,
      "1:50 error: 'profiles' and 'profile' are alternatives; remove one of them"
    ),
    (
      #"{ "version": 1, "profiles": ["ios-18"], "profile": "ios-26" }"#,
      "1:52 error: 'profile' and 'profiles' are alternatives; remove one of them"
    ),
    (
      #"{ "version": 1, "profiles": ["ios-26", "ios-26"] }"#,
      "1:40 error: 'ios-26' is listed twice; remove one of them"
    ),
    (#"{ "version": 1, "profiles": [] }"#, "1:29 error: 'profiles' is empty; add system versions, or remove the key"),
    (
      #"{ "version": 1, "idioms": ["ipod"] }"#,
      "1:28 error: unknown value 'ipod' for an element of 'idioms'; did you mean 'ipad'?"
    ),
    (#"{ "version": 1, "name": 3 }"#, "1:25 error: 'name' must be a string, not a number"),
    (#"{ "version": 1, "name": "" }"#, "1:25 error: 'name' is empty; add a value or remove the key"),
    (#"{ "version": 1, "sources": "A.xcassets" }"#, "1:28 error: 'sources' must be an array of paths, not a string"),
    (#"{ "version": 1, "sources": [] }"#, "1:28 error: 'sources' is empty; add paths, or remove the key"),
    (#"{ "version": 1, "sources": [null] }"#, "1:29 error: an element of 'sources' must be a string, not null"),
    (
      #"{ "version": 1, "output": "a\u0000b" }"#,
      "1:27 error: 'output' contains a NUL character, which is not allowed in a path; remove it"
    ),
    (
      #"{ "version": 1, "policy": "wcag22-a" }"#,
      "1:27 error: unknown value 'wcag22-a' for 'policy'; did you mean 'wcag22-aa' or 'wcag22-aaa'?"
    ),
    (
      #"{ "version": 1, "profile": "all" }"#,
      "1:28 error: unknown value 'all' for 'profile'; use ios-18, ios-26, or ios-27"
    ),
    (
      #"{ "version": 1, "profile": 26 }"#,
      #"1:28 error: 'profile' must be "ios-18", "ios-26", or "ios-27", not a number"#
    ),
    (
      #"{ "version": 1, "rules": { "low-txt-contrast": "off" } }"#,
      "1:28 error: unknown rule 'low-txt-contrast'; did you mean 'low-text-contrast'?"
    ),
    (
      #"{ "version": 1, "rules": { "zebra": "off" } }"#,
      "1:28 error: unknown rule 'zebra'; run 'legible rules' to list the rules"
    ),
    (
      #"{ "version": 1, "rules": { "low-text-contrast": "warn" } }"#,
      "1:49 error: unknown value 'warn' for 'low-text-contrast'; use off, note, warning, or error"
    ),
    (
      #"{ "version": 1, "rules": [] }"#,
      "1:26 error: 'rules' must be an object that maps rules to off, note, warning, or error, not an array"
    ),
    (
      #"{ "version": 1, "assumed": "A" }"#,
      "1:28 error: 'assumed' must be an array of token names, not a string"
    ),
    (
      #"{ "version": 1, "surfaces": [] }"#,
      "1:29 error: 'surfaces' must be an object that maps names to layers, not an array"
    ),
    (#"{ "version": 1, "pairs": {} }"#, "1:26 error: 'pairs' must be an array of pairs, not an object"),
    (#"{ "version": 1, "pairs": NaN }"#, nil),
    (#"{ "version": 1, "#, nil),
    (#""#, nil),
  ])
  func refuses(_ text: String, _ problem: String?) {
    let problems = read(text).problems
    #expect(problems.count == 1)
    if let problem { #expect(problems == [problem]) } else { #expect(problems[0].contains(" error: ")) }
  }

  @Test func keepsTheLastOfARepeatedKey() {
    let (file, problems) = read(#"{ "version": 1, "name": "A", "name": "B" }"#)
    #expect(file.name == "B")
    #expect(problems.count == 1)
    #expect(problems[0].hasPrefix("1:30 error: "))
  }

  @Test func countsColumnsInScalars() {
    #expect(
      read("{ \"version\": 1,\r\n /* 🦊é */ \"nam\": 1 }").problems == [
        "2:11 error: unknown key 'nam'; did you mean 'name'?"
      ])
  }
}

private let rootKeys =
  "$schema, version, extends, name, sources, output, policy, profile, profiles, idioms, rules, assumed, materials, "
  + "calibration, systemColors, "
  + "surfaces, pairs, distinct, states, requirements, waivers, verified, source, "
