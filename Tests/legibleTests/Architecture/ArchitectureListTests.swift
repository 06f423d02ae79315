import Testing

@testable import ColorMath

/// A value of an extension point that is not in its list does nothing, so every one must be there.
@Suite struct ArchitectureListTests {
  /// One extension point: the type of its values, the target that contains them, and their factories.
  struct List: Sendable, CustomTestStringConvertible {
    let type: String
    let target: String
    let makers: [String]

    var testDescription: String { "\(type).all" }

    static let all = [
      List(type: "Rule", target: "AuditEngine", makers: ["Rule(", "lowContrast("]),
      List(type: "TokenDialect", target: "Palettes", makers: ["TokenDialect("]),
      List(type: "PaletteFormat", target: "Palettes", makers: ["PaletteFormat("]),
      List(type: "PaletteEditor", target: "Palettes", makers: ["PaletteEditor("]),
      List(type: "ReportFormat", target: "AuditReports", makers: ["ReportFormat("]),
      List(type: "CompletionScript", target: "legible", makers: ["CompletionScript("]),
      List(type: "Command", target: "legible", makers: ["Command("]),
      List(type: "ServiceTool", target: "legible", makers: ["ServiceTool("]),
    ]
  }

  @Test(arguments: List.all)
  func everyValueIsInItsListOnce(_ list: List) throws {
    let files = Repository.sources.filter { $0.target == list.target }
    let home = try #require(files.first { $0.name == "\(list.type)+All" } ?? files.first { $0.name == list.type })
    let parts = files.filter { $0.name.hasPrefix("\(list.type)+") && $0.name != home.name }
    let declared = files.flatMap { values(in: $0, of: list) }
    #expect(!declared.isEmpty)
    let listed = elements(of: list.type, in: home) + parts.flatMap { elements(ofPartsOf: list.type, in: $0) }
    #expect(listed.sorted() == declared.sorted())
  }

  /// An option with one name and one kind of value means the same in every command, so its declaration is shared.
  @Test func everyOptionIsDeclaredInOnePlace() throws {
    var files: [String: Set<String>] = [:]
    for file in Repository.sources where file.target == "legible" {
      for option in declaredOptions(in: file) { files[option, default: []].insert(file.name) }
    }
    #expect(files.count > 30)
    for (option, places) in files.sorted(by: { $0.key < $1.key }) {
      #expect(places.count == 1, "\(option) is declared in \(places.sorted()); share it in SharedOptions")
    }
  }

  /// The names of options as a file declares them, with the placeholders of their values.
  private func declaredOptions(in file: SourceFile) -> [String] {
    let text = file.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let flags = text.matches(of: /Flag\( ?"([a-z-]+)"/).map { String($0.1) }
    let options = text.matches(of: /OptionDescription\( ?name: "([a-z-]+)", valueName: "([^"]+)"/)
    return flags + options.map { "\($0.1) \($0.2)" }
  }

  @Test func everyColorSpaceHasItsFile() throws {
    let folder = "Sources/ColorMath/Spaces/"
    let files = Repository.sources.filter { $0.path.hasPrefix(folder) && $0.name.hasSuffix("Space") }.map(\.name)
    let definitions = try #require(Repository.sources.first { $0.name == "ColorSpace+Definition" })
    let named = definitions.codeLines.filter { $0.hasSuffix("Space.definition,") }.map { line in
      String(line.prefix { $0 != "." })
    }
    #expect(named.sorted() == files.sorted())
    #expect(named.count == ColorSpace.allCases.count)
    let known: [(ColorSpace, String)] = [
      (.sRGB, "srgb"), (.linearSRGB, "srgb-linear"), (.displayP3, "display-p3"), (.a98RGB, "a98-rgb"),
      (.proPhotoRGB, "prophoto-rgb"), (.rec2020, "rec2020"), (.grayGamma22, "gray-gamma-22"),
      (.extendedGray, "extended-gray"), (.hsl, "hsl"), (.hwb, "hwb"), (.lab, "lab"), (.lch, "lch"),
      (.oklab, "oklab"), (.oklch, "oklch"), (.xyzD65, "xyz-d65"), (.xyzD50, "xyz-d50"),
    ]
    #expect(known.map(\.0) == ColorSpace.allCases)
    for (space, id) in known { #expect(space.definition.id == id) }
  }

  /// The names of the static values that a file adds to an extension point.
  private func values(in file: SourceFile, of list: List) -> [String] {
    file.codeLines.compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "let"), words[..<at].contains("static"), words.count > at + 3,
        words[at + 2] == "=", list.makers.contains(where: { words[at + 3].hasPrefix($0) })
      else { return nil }
      return String(words[at + 1])
    }
  }

  /// The names in the literal of `static let all = […]`, with or without its type.
  private func elements(of type: String, in file: SourceFile) -> [String] {
    let code = file.codeLines.joined(separator: " ")
    let heads = ["static let all: [\(type)] = [", "static let all = ["]
    guard let start = heads.compactMap({ code.firstRange(of: $0) }).first else { return [] }
    let first = names(in: code[start.upperBound...])
    // A list joined from several ends with one of its own.
    let rest = code[start.upperBound...].drop { $0 != "]" }.dropFirst()
    guard rest.hasPrefix(" +"), let last = rest.firstIndex(of: "[") else { return first }
    return first + names(in: rest[rest.index(after: last)...])
  }

  /// The names in the literals of `static let of… : [Type] = […]`, which `all` joins.
  private func elements(ofPartsOf type: String, in file: SourceFile) -> [String] {
    let code = file.codeLines.joined(separator: " ")
    return code.ranges(of: ": [\(type)] = [").flatMap { names(in: code[$0.upperBound...]) }
  }

  private func names(in literal: Substring) -> [String] {
    literal.prefix { $0 != "]" }.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
