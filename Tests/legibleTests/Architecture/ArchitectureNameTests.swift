import Testing

/// A file is named after its declaration, so that a name in the code gives the file.
@Suite struct ArchitectureNameTests {
  @Test func everyFileIsNamedAfterItsDeclaration() {
    let offenders = Repository.sources.filter { $0.name != "main" && !declaresItsName($0) }
    #expect(
      offenders.map(\.path) == [],
      """
      name a file after its type (Token.swift), the type and the topic of its extension (Color+Hex.swift), the \
      extended type with the topic as a prefix (PlatformFiles.swift), its rule or command (LowTextContrast.swift, \
      AuditCommand.swift) or its free function (Quoted.swift)
      """)
  }

  @Test(arguments: [
    ("Sources/ColorMath/Color.swift", "Color", true),
    ("Sources/ColorMath/Syntax/Color+Hex.swift", "Color+Hex", true),
    ("Sources/ColorMath/Color.swift", "Colour", false),
    ("Sources/ColorMath/Color.swift", "Components+Hex", false),
    ("Sources/ColorMath/Color.swift", "Col", false),
  ])
  func namesAreTold(_ path: String, _ name: String, _ isFitting: Bool) {
    #expect(declares(name, SourceFile(path)) == isFitting)
  }

  private func declaresItsName(_ file: SourceFile) -> Bool { declares(file.name, file) }

  private func declares(_ name: String, _ file: SourceFile) -> Bool {
    let declarations = file.codeLines.compactMap(Declaration.init)
    if let plus = name.firstIndex(of: "+") {
      return declarations.contains { $0.keyword == "extension" && $0.name == name[..<plus] }
    }
    let member = name.prefix(1).lowercased() + name.dropFirst()
    return declarations.contains { declaration in
      switch declaration.keyword {
      case "class", "struct", "enum", "protocol", "typealias": declaration.name == name
      case "extension": declaration.name == "Platform" && name.hasPrefix("Platform")
      case "func": declaration.name == member
      default: declaration.name == member || "\(declaration.name)Command" == member
      }
    }
  }

  /// The first declaration of a line: its keyword and its name without generic parameters and outer types.
  private struct Declaration {
    let keyword: Substring
    let name: String

    private static let keywords: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "extension", "func", "let",
    ]

    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(where: Self.keywords.contains), at + 1 < words.count else { return nil }
      guard words[at] != "let" || words[..<at].contains("static") else { return nil }
      let whole = words[at + 1].hasPrefix("[") ? "Array" : words[at + 1]
      keyword = words[at]
      name = String(
        whole.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".").last ?? "")
    }
  }
}
