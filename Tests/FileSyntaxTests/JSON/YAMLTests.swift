import TestSupport
import Testing

@testable import FileSyntax

/// A YAML text and the JSON that says the same.
struct YAMLCase: CustomTestStringConvertible, Sendable {
  var name: String
  var yaml: String
  var json: String

  init(_ name: String, _ yaml: String, _ json: String) { (self.name, self.yaml, self.json) = (name, yaml, json) }

  var testDescription: String { name }
}

@Suite("YAML: the part in which data is written")
struct YAMLTests {
  /// A value as compact text: keys in order, strings quoted by `debugDescription`.
  static func text(_ value: JSONValue) -> String {
    switch value.kind {
    case .object: "{" + value.members.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
    case .array: "[" + value.elements.map { text($0) }.joined(separator: ", ") + "]"
    case .string: (value.string ?? "").debugDescription
    case .number: "\(value.double ?? .nan)"
    case .boolean: value.boolean == true ? "true" : "false"
    case .null: "null"
    }
  }

  @Test("a text reads like the JSON that says the same", arguments: YAMLCase.all)
  func reads(_ row: YAMLCase) throws {
    let yaml = try JSONDocument(parsingYAML: Array(row.yaml.utf8))
    #expect(Self.text(yaml.root) == Self.text(try JSONDocument(parsing: Array(row.json.utf8)).root))
    #expect(yaml.warnings == [])
  }

  @Test("JSON is YAML", arguments: [#"{"a": [1, -2.5e3, "x\n\u00e9", null], "b": {"c": true}, "d": []}"#, "[]", "{}"])
  func reads(json: String) throws {
    let bytes = Array(json.utf8)
    #expect(
      Self.text(try JSONDocument(parsingYAML: bytes).root) == Self.text(try JSONDocument(parsing: bytes).root))
  }

  @Test("each value and key has the bytes and the place where it is written")
  func places() throws {
    let text = "# x\nink: &a\n  \"base\": '#123'\nlist:\n- plain text # c\n- *a\n"
    let bytes = Array(text.utf8)
    let root = try JSONDocument(parsingYAML: bytes).root
    let source = { (value: JSONValue) in String(decoding: bytes[value.range], as: UTF8.self) }
    let ink = try #require(root["ink"])
    #expect(source(ink) == "\"base\": '#123'")
    #expect(ink["base"].map(source) == "'#123'")
    #expect(ink["base"]?.position == TextPosition(line: 3, column: 11))
    #expect(ink.members.map { $0.keyPosition } == [TextPosition(line: 3, column: 3)])
    #expect(root.members.map { String(decoding: bytes[$0.keyRange], as: UTF8.self) } == ["ink", "list"])
    let list = try #require(root["list"])
    #expect(list.elements.map(source) == ["plain text", source(ink)])
    #expect(list.range == 35..<56)
  }

  @Test(
    "a mistake has its place, and a remedy",
    arguments: [
      ("a: 1\n\tb: 2", "2:1 YAML cannot be indented with tabs"), ("a: b: c", "1:4 there are two keys on this line"),
      ("a:\n  - 1\n b: 2", "3:2 expected a key, or the end"), ("a: [1, 2", "1:9 the bracket at 1:4"),
      ("a: {b: 1]", "1:9 expected a comma or }"), ("a: 'x", "1:4 the string is not closed"),
      ("a: \"\\q\"", "1:5 unknown escape"), ("? a\n: b", "1:1 complex keys"), ("a: *b", "1:4 no anchor 'b'"),
      ("a: &x [*x]", "1:8 no anchor 'x'"), ("a: - 1", "1:4 a list cannot start"),
      ("a: @b", "1:4 an unquoted string cannot start with @"),
      ("%YAML 1.2\n---\na: 1", "1:1 directives"), ("a: 1\n---\nb: 2", "2:1 only one document"),
      ("a: 1\nb", "2:1 expected a key"), ("{a: 1}: b", "1:7 a key must be a string"),
      ("a: 'x' y", "1:8 there is more text"),
      ("a: [b: 1]", "1:6 a list cannot contain a key"), ("a: 1\n  b: 2", "2:3 a key cannot follow a value"),
      ("a: \u{1}", "1:4 a file cannot contain a control character"), ("a: [1,, 2]", "1:7 there is no value"),
      ("*a : 1", "1:1 no anchor 'a'"), ("a:\n  &x &y b", "2:6 expected one anchor"),
    ])
  func mistakes(_ yaml: String, _ wanted: String) {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsingYAML: Array(yaml.utf8)) }
    let said = error.map { "\($0.position.line):\($0.position.column) \($0.message)" } ?? ""
    #expect(said.hasPrefix(wanted), "\(said)")
    #expect(said.contains("; "), "names no remedy: \(said)")
  }

  @Test("oddities with one safe reading are warnings")
  func warnings() throws {
    let text = "a: #ff0000\nb: !!str 1\na: '#00ff00'\nc: # note\n"
    let document = try JSONDocument(parsingYAML: Array(text.utf8))
    #expect(document.warnings.map(\.kind) == [.comment, .tag, .duplicateKey("a")])
    #expect(document.warnings.map { $0.position.line } == [1, 2, 3])
    #expect(document.root["a"]?.string == "#00ff00")
    #expect(document.warnings.allSatisfy { $0.message.contains("; ") })
  }
}

@Suite("YAML: limits and hostile texts")
struct YAMLLimitTests {
  private static func error(_ text: String, options: JSONOptions = .strict) -> String? {
    do throws(JSONSyntaxError) {
      _ = try JSONDocument(parsingYAML: Array(text.utf8), options: options)
      return nil
    } catch {
      return error.message
    }
  }

  @Test("100 levels are read, 101 are not", arguments: ["- ", "[", "a:\n"])
  func depth(_ level: String) {
    let nested = { (count: Int) -> String in
      switch level {
      case "[": "a: " + String(repeating: "[", count: count - 1) + String(repeating: "]", count: count - 1)
      case "- ": String(repeating: "- ", count: count) + "x"
      default: (0..<count).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
      }
    }
    #expect(Self.error(nested(100)) == nil)
    #expect(Self.error(nested(101))?.contains("100 levels") == true)
  }

  @Test("aliases repeat 100,000 values and keys, not one more, however they double")
  func expansion() {
    let repeated = { (count: Int) in
      "a: &a [\(Array(repeating: "1", count: 999).joined(separator: ","))]\nb:\n"
        + String(repeating: "- *a\n", count: count)
    }
    #expect(Self.error(repeated(100)) == nil)
    #expect(Self.error(repeated(100) + "- &c x\n- *c\n")?.contains("100000 values") == true)
    let laughs = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
    #expect(Self.error("a0: &a0 [x, x]\n" + laughs)?.contains("use fewer aliases") == true)
  }

  @Test("values and bytes are limited like those of JSON")
  func size() {
    var options = JSONOptions.strict
    options.maximumValues = 10
    #expect(Self.error("- 1\n- 2\n- 3\n", options: options) == nil)
    #expect(Self.error(String(repeating: "- 1\n", count: 12), options: options)?.contains("limit of 10 values") == true)
    options.maximumBytes = 20
    #expect(Self.error("a: 0123456789 0123456789", options: options)?.contains("limit is 20 bytes") == true)
  }

  @Test(
    "the steps are those of the length, whatever the text", .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      "a: 'x'\n", "- ", "&a ", "a: &a x\n", "<<: {a: &b 1}\n", "'", "\"\\\n", "a:\n", "  \n", "[", "{a: ", "? ", "#",
      ": ",
      "a: |\n", "x\n\n", "<<: &a {b: 1}\n- *a\n", "!t ", "k: v # #\n",
    ])
  func linear(_ part: String) {
    let growth = StepGrowth(from: 5_000 / part.utf8.count, { Array(String(repeating: part, count: $0).utf8) }) {
      _ = try? JSONDocument(parsingYAML: $0)
    }
    #expect(growth.isLinear, "\(part.debugDescription): \(growth)")
  }

  @Test("texts changed at random are read or refused, with places inside", arguments: 0..<4)
  func mutations(_ part: Int) {
    var generator = SplitMix64(seed: UInt64(part))
    let seeds = YAMLCase.all.map { Array($0.yaml.utf8) }
    let signs = Array("-:?[]{},#&*!|>'\"%@` \t\r\n\\ax0~<".utf8)
    for _ in 0..<1500 {
      var bytes = seeds.randomElement(using: &generator) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.insert(signs.randomElement(using: &generator) ?? 0x20, at: place)
        case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...6, using: &generator)))
        default: bytes.insert(contentsOf: (seeds.randomElement(using: &generator) ?? []).prefix(12), at: place)
        }
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsingYAML: bytes)
      var open = [document.root]
      while let value = open.popLast() {
        #expect(value.range.lowerBound >= 0 && value.range.upperBound <= bytes.count)
        for member in value.members {
          #expect(member.keyRange.upperBound <= bytes.count)
          open.append(member.value)
        }
        open += value.elements
        _ = value.string
      }
    } catch {
      #expect((0...bytes.count).contains(error.byteOffset))
      #expect(error.message.contains("; "), "\(error.message)")
    }
  }
}

extension YAMLCase {
  static let all = blocks + scalars + anchors

  private static let blocks = [
    YAMLCase("a mapping in a mapping", "a:\n  b: 1\n  c:\n    d: x\ne: y\n", #"{"a":{"b":1,"c":{"d":"x"}},"e":"y"}"#),
    YAMLCase("a list below its key, indented or not", "a:\n- 1\n- 2\nb:\n  - 3\n", #"{"a":[1,2],"b":[3]}"#),
    YAMLCase("mappings in a list", "- a: 1\n  b: 2\n-\n  c: 3\n- - 4\n  - 5\n", #"[{"a":1,"b":2},{"c":3},[4,5]]"#),
    YAMLCase("a list in a list in a mapping", "a:\n  - - b: 1\n      c: 2\n    - 3\n", #"{"a":[[{"b":1,"c":2},3]]}"#),
    YAMLCase("nothing is null", "a:\nb: ~\nc: null\nd:\n- \n- x\n", #"{"a":null,"b":null,"c":null,"d":[null,"x"]}"#),
    YAMLCase("comments and empty lines", "# x\n\na: 1 # y\n\n# z\nb: 2#3\n", #"{"a":1,"b":"2#3"}"#),
    YAMLCase("markers of one document", "---\na: 1\n...\n", #"{"a":1}"#),
    YAMLCase("line ends of all kinds", "a: 1\r\nb:\r  c: 2\r\n", #"{"a":1,"b":{"c":2}}"#),
    YAMLCase("a byte order mark", "\u{FEFF}a: 1", #"{"a":1}"#),
    YAMLCase(
      "brackets over several lines", "a: {b: [1, 'x', {c: d}],\n  e: , f}\ng: []\n",
      #"{"a":{"b":[1,"x",{"c":"d"}],"e":null,"f":null},"g":[]}"#),
    YAMLCase(
      "a colon after a quoted key in brackets", #"{"a":1,'b':[x,y],c: d:e}"#, #"{"a":1,"b":["x","y"],"c":"d:e"}"#),
    YAMLCase("keys that are words of other kinds", "true: 1\n2: x\nnull: y\n", #"{"true":1,"2":"x","null":"y"}"#),
    YAMLCase("nothing at all", "# only\n", "null"), YAMLCase("a text alone", "x y", #""x y""#),
  ]

  private static let scalars = [
    YAMLCase("numbers", "- 1\n- -2.5\n- 1e3\n- +4\n- .5\n- 007\n", "[1,-2.5,1000,4,0.5,7]"),
    YAMLCase(
      "what only looks like a number", "- 1.2.3\n- 0x1F\n- 12px\n- 1_000\n- '5'\n- .\n- -\n",
      #"["1.2.3","0x1F","12px","1_000","5",".",[null]]"#),
    YAMLCase("truth", "- true\n- False\n- TRUE\n- yes\n- \"true\"\n", #"[true,false,true,"yes","true"]"#),
    YAMLCase("single quotes", "a: 'it''s #1: {x}'\n", ##"{"a":"it's #1: {x}"}"##),
    YAMLCase("escaped white space before a line end", "a: \"one\\ \n  two\"\n", #"{"a":"one  two"}"#),
    YAMLCase("double quotes", #"a: "x\ty\u00e9\x41\"\\\/""#, #"{"a":"x\tyéA\"\\/"}"#),
    YAMLCase("a character of two halves", #"a: "\ud83d\ude00""#, #"{"a":"😀"}"#),
    YAMLCase("plain text over several lines", "a: one\n  two\n\n  three\nb: 1\n", #"{"a":"one two\nthree","b":1}"#),
    YAMLCase(
      "quoted text over several lines", "a: \"one  \n   two\\\n   three\n\n   four\"\n", #"{"a":"one twothree\nfour"}"#),
    YAMLCase(
      "plain text with signs", "a: rgb(1, 2, 3)\nb: x:y -z\nc: {!no}\n",
      #"{"a":"rgb(1, 2, 3)","b":"x:y -z","c":{"!no":null}}"#),
    YAMLCase("a literal block", "a: |\n  one\n   two\n\n  three\nb: 1\n", #"{"a":"one\n two\n\nthree\n","b":1}"#),
    YAMLCase(
      "a folded block", "a: >-\n  one\n  two\n\n  three\n   four\n  five\n", #"{"a":"one two\nthree\n four\nfive"}"#),
    YAMLCase(
      "line ends at the end of a block", "a: |-\n  x\n\nb: |+\n  y\n\nc: |\n  z\n\n",
      #"{"a":"x","b":"y\n\n","c":"z\n"}"#),
    YAMLCase("the indentation of a block", "a: |2\n   x\n  y\nb: >1\n  z\n", #"{"a":" x\ny\n","b":" z\n"}"#),
  ]

  private static let anchors = [
    YAMLCase(
      "an alias repeats a value", "a: &x '#fff'\nb: *x\nc: &y\n  d: 1\ne: *y\n",
      ##"{"a":"#fff","b":"#fff","c":{"d":1},"e":{"d":1}}"##),
    YAMLCase("the last anchor of a name counts", "- &a 1\n- *a\n- &a 2\n- *a\n", "[1,1,2,2]"),
    YAMLCase(
      "a merge key adds what is not there", "x: &x {a: 1, b: 2}\ny:\n  <<: *x\n  b: 3\n",
      #"{"x":{"a":1,"b":2},"y":{"b":3,"a":1}}"#),
    YAMLCase(
      "the first of several merged counts", "- &a {k: 1}\n- &b {k: 2, l: 3}\n- <<: [*a, *b]\n",
      #"[{"k":1},{"k":2,"l":3},{"k":1,"l":3}]"#),
    YAMLCase("<< with a text is a key", "<<: x\n", #"{"<<":"x"}"#),
  ]
}
