import Testing

/// Numbers from token files never index an array without a check.
///
/// A subscript in the code of tokens is one of three: a key, a list with a number that this code assigned itself (a
/// node, a file, an axis), or `element(at:)`. Lists of the second kind are named here, file by file, so that a new one
/// gets reviewed.
@Suite struct ArchitectureSubscriptTests {
  /// Dictionaries, and lists whose numbers come from their own `indices`, from a tree or from a guard next to them.
  private static let numbered = [
    "Array+Elements": "self", "ColorText": "bytes digits numbers present word",
    "ComponentDigits": "kept numbers other target texts utf8 values", "DesignTokenEditor": "changes entries",
    "FigmaVariables": "collections modes names table",
    "ForeignFormat": "first root value", "FoundTokenFiles": "others resolvers", "String+Spaces": "self",
    "TokenArithmetic": "bytes pieces values",
    "TokenAxis": "contexts counts",
    "TokenChoiceCheck": "axes contexts explicit like", "TokenColorInfluence": "axes known layers",
    "TokenColorEdit": "bytes places scales values", "TokenColorReader": "diagnostics files numbers outcomes problems",
    "TokenColorText": "bytes cuts inside part text utf8",
    "TokenContextFamilies": "contexts explicit groups guessed guesses names own places",
    "TokenContext": "files", "TokenDialect": "all", "TokenDialect+Plain": "self",
    "TheoImports": "entries found imports known paths", "TheoPalettes": "effective owners palettes self values",
    "TokenChannelEdit": "components numbers texts values",
    "TokenEvaluation+Untyped": "files isData names nodes text",
    "TokenColorChannels": "channels numbers object shares", "TokenCompanions": "names",
    "TokenDefinitions": "definitions files isData isLinked nodes others types values",
    "TokenEvaluation+Colors": "nodes results text values", "TokenFamilyNeeds": "names rivals",
    "TokenFileNames": "isData isLinked nodes",
    "TokenPalettes":
      "all areThemes defined files folders groups layers names numbers others owner palettes parts self sources special "
      + "units unreadable",
    "TokenReferences+Dialects": "files imports known",
    "TokenEvaluation": "all files fonts isLinked nodes own parts tokens",
    "TokenExtension": "keys nodes roots stack states",
    "TokenFileStore": "readings",
    "TokenForeignAnswers": "files groups names nodes owners",
    "TokenJoin": "choices contexts paths places rows searchOrder served values", "TokenLeftOut": "items",
    "TokenLinks": "files isNeeded numbers targets", "TokenLoader": "files places",
    "TokenModes": "table", "TokenNames": "numbers texts", "TokenNumbers": "memos pieces stack",
    "TokenPermutations": "axes readings", "TokenProperties": "parts table",
    "TokenReading": "axes contexts known layers others readings results unread", "TokenReference": "text",
    "TokenReferences": "files keys known longArrays longObjects memos names nodes roots stack value",
    "TokenReplacedSets": "last layers values", "TokenResolver": "modifiers value",
    "TokenResolverLayers": "keys known lists parts value",
    "TokenSet": "axes contexts layers places unused", "TokenStudio": "all folders group groups indexes known uses",
    "TokenStudioSets": "all names ranks", "TokenStudioSteps": "layers parts sizes",
    "TokenThemeFile": "chosen files", "TokenThemeGroups": "files groups known owners pairs parents places ties",
    "TokenThemeWording": "files others", "TokenThemeWrapper": "body layers names roots wrappers", "TokenWords": "words",
    "TokenThemes": "all contexts families faults files hidden isLeftOut isLifted keys relatives withheld",
    "TokenTree": "aliasRoots children disputed files isLinked linkRoots names nodes replaced roots variables "
      + "visibleAliases withPointers",
    "TokenTreeBuilder": "files nodes", "TokenTreeBuilder+Data": "nodes open",
    "TokenTieColors": "files keys known numbers orders values",
    "TokenType": "composites", "TokenTypes": "groupTypes isKnown nodes types", "TokenUnreadMembers": "found",
  ].mapValues { Set($0.split(separator: " ").map(String.init)) }

  private static let files = Repository.sources.filter { $0.path.hasPrefix("Sources/Palettes/Tokens/") }

  @Test func noSubscriptOnAnIndexFromInputIsUnchecked() {
    #expect(Self.files.count > 30)
    for file in Self.files {
      let known = Self.numbered[file.name, default: []]
      let unchecked = Set(Subscripts.bases(in: file.code)).subtracting(known).sorted()
      #expect(unchecked == [], "\(file.path): use element(at:), or a number that the code gave itself")
    }
  }

  @Test func everyNameIsStillUsed() {
    for (name, bases) in Self.numbered.sorted(by: { $0.key < $1.key }) {
      let file = Self.files.first { $0.name == name }
      let used = Set(file.map { Subscripts.bases(in: $0.code) } ?? [])
      #expect(bases.subtracting(used).sorted() == [], "\(name) has no such subscript")
    }
  }

  @Test func subscriptsAreFound() {
    let code =
      "let a: [Int] = list[index]; b = map[\"key\"]; c[0, default: 1] += 1; d?[n]; e()[k]; [1, 2].map { f[$0] }"
    #expect(Subscripts.bases(in: CodeBlanking.code(of: Array(code.utf8))) == ["list", "d", "e", "f"])
  }
}

/// The subscripts of Swift code whose literals and comments are blank.
private enum Subscripts {
  /// Returns the name before each subscript that is neither a key in quotes nor one with a default.
  static func bases(in code: [UInt8]) -> [String] {
    code.indices.filter { code[$0] == UInt8(ascii: "[") }.compactMap { open in
      let index = String(decoding: inside(code, from: open + 1), as: UTF8.self)
      let text = index.filter { $0 != " " && $0 != "\n" }
      let isType = text.first?.isUppercase ?? true
      let isNumber = ["Int(", "Self.", "Key("].contains { text.hasPrefix($0) }
      guard isNumber || !isType, !text.contains("default:") else { return nil }
      return base(code, before: open)
    }
  }

  private static func inside(_ code: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    var depth = 1
    var end = start
    while end < code.count {
      if code[end] == UInt8(ascii: "[") { depth += 1 }
      if code[end] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 { break }
      end += 1
    }
    return code[start..<end]
  }

  /// The name of the indexed value, of a call too; nil for a list or a type in brackets.
  private static func base(_ code: [UInt8], before open: Int) -> String? {
    var end = open
    while end > 0, [UInt8(ascii: "?"), UInt8(ascii: "!")].contains(code[end - 1]) { end -= 1 }
    while end > 0, code[end - 1] == UInt8(ascii: ")") || code[end - 1] == UInt8(ascii: "]") {
      var depth = 0
      repeat {
        end -= 1
        if [UInt8(ascii: ")"), UInt8(ascii: "]")].contains(code[end]) { depth += 1 }
        if [UInt8(ascii: "("), UInt8(ascii: "[")].contains(code[end]) { depth -= 1 }
      } while depth > 0 && end > 0
    }
    let name = code[..<end].reversed().prefix { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || byte == UInt8(ascii: "_")
    }
    return name.isEmpty ? nil : String(decoding: name.reversed(), as: UTF8.self)
  }
}
