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

  /// Types of other files that more than two files use, until each has a file of its own; none may be added.
  private static let guests: Set<String> = [
    "AuditFileField", "AuditFileObject", "AuditFileStop", "AuditGate", "AuditOptions", "MaterialStep",
    "OutputProblem", "PlannedPair", "RuleSetting", "StandingSurface", "StudioProblem", "SurfaceReader",
    "SystemForegrounds",
  ]

  @Test func aTypeThatManyFilesUseHasItsFile() {
    var users: [Substring: Int] = [:]
    for file in Repository.sources {
      let words = String(decoding: file.code, as: UTF8.self).utf8.split { !$0.isWordByte || $0 == UInt8(ascii: ".") }
      for word in Set(words.map { Substring($0) }) { users[word, default: 0] += 1 }
    }
    var guests: [String: String] = [:]
    for file in Repository.sources {
      let lines = String(decoding: file.code, as: UTF8.self).split(separator: "\n").filter { $0.first != " " }
      for declaration in lines.compactMap({ Declaration(String($0)) }) where declaration.isType {
        let isHome = declaration.name == file.name.prefix { $0 != "+" }
        if !isHome, users[declaration.name[...], default: 0] > 3 { guests[declaration.name] = file.path }
      }
    }
    #expect(Set(guests.keys) == Self.guests, "move a type that more than two other files use to a file of its name")
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

    /// True if it declares a type that other files can name.
    var isType: Bool { ["class", "struct", "enum", "protocol"].contains(keyword) && !isPrivate }

    private let isPrivate: Bool

    init?(_ line: String) {
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(where: Self.keywords.contains), at + 1 < words.count else { return nil }
      guard words[at] != "let" || words[..<at].contains("static") else { return nil }
      let whole = words[at + 1].hasPrefix("[") ? "Array" : words[at + 1]
      keyword = words[at]
      isPrivate = words[..<at].contains { $0 == "private" || $0 == "fileprivate" }
      name = String(
        whole.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.split(separator: ".").last ?? "")
    }
  }
}
