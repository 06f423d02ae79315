import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes
@testable import SwiftReading

/// The string tables next to sources whose keys label pictures.
@Suite struct TranslatedKeyTests {
  private static let bar =
    #"struct Bar: View { var body: some View { Button { add() } label: { Image("close") } } }"#

  private func keys(_ files: [String: String], _ bar: String = bar) -> [String] {
    var files = files
    files["App/Bar.swift"] = bar
    let reading = SourceReading.read(SourceDeclaration(roots: ["App"]), from: .memory(files), workers: .one)
    #expect(reading.diagnostics == [])
    return reading.facts.translatedKeys.sorted()
  }

  private static let catalog = """
    { "sourceLanguage": "en", "strings": {
      "close": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Close" } } } },
      "open": {}, "add": { "localizations": {} } }, "version": "1.0" }
    """

  @Test func tablesOfTheAppAreRead() {
    #expect(keys(["App/en.lproj/Localizable.strings": "\"a\" = \"A\";"]) == ["a"])
    #expect(keys(["App/Base.lproj/Localizable.strings": "\"a\" = \"A\";"]) == ["a"])
    #expect(keys(["App/Texts/Localizable.xcstrings": Self.catalog]) == ["close"])
    let both = [
      "App/en.lproj/Localizable.strings": "\"a\" = \"A\";", "App/de.lproj/Localizable.strings": "\"b\" = \"B\";",
    ]
    #expect(keys(both) == ["a"])
    #expect(keys(["App/de.lproj/Localizable.strings": "\"b\" = \"B\";"]) == ["b"])
  }

  @Test func othersAreNot() {
    #expect(
      keys(["App/en.lproj/InfoPlist.strings": "\"a\" = \"A\";", "Other/en.lproj/Localizable.strings": "a = A;"]) == [])
    #expect(keys(["App/Localizable.xcstrings": "{ \"strings\": ["]) == [])
    #expect(keys(["App/Localizable.xcstrings": "{ \"strings\": { \"a\": 1 } }"]) == [])
    // Nothing shows a picture by its name.
    #expect(keys(["App/en.lproj/Localizable.strings": "\"a\" = \"A\";"], "let a = 0") == [])
  }
}
