import Foundation
import Testing

@testable import FileSyntax
@testable import Palettes

@Suite struct AuditFileSamplesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func samples(_ verdict: String) -> [URL] {
    let folder = root.appending(path: "Tests/Samples/AuditFiles/\(verdict)")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
  }

  private func errors(in file: URL) throws -> [Diagnostic] {
    let bytes = Array(try Data(contentsOf: file))
    return AuditFile.read(bytes, path: "legible.json", display: "legible.json", vocabulary: testVocabulary)
      .diagnostics.filter { $0.severity == .error }
  }

  @Test(arguments: samples("accepted"))
  func readsWhatTheSchemaAccepts(_ file: URL) throws {
    #expect(try errors(in: file).map(short) == [])
  }

  @Test(arguments: samples("refused"))
  func refusesWhatTheSchemaRefuses(_ file: URL) throws {
    #expect(try errors(in: file).count == 1)
  }

  @Test func thereAreSamples() {
    #expect(Self.samples("accepted").count >= 6)
    #expect(Self.samples("refused").count >= 50)
  }

  // MARK: The schema and the tables of keys

  private static func schema() throws -> JSONValue {
    let file = root.appending(path: "Sources/legible/Documentation.docc/Schemas/audit-file-1.schema.json")
    return try JSONDocument(parsing: Array(try Data(contentsOf: file))).root
  }

  @Test func theSchemaHasTheKeysThatAreRead() throws {
    let schema = try Self.schema()
    let definitions = try #require(schema["$defs"])
    let objects: [(JSONValue?, [String])] = [
      (schema, AuditFileRootKeys.object.names),
      (schema["properties"]?["source"], AuditFileSource.object.names),
      (definitions["pair"], AuditFilePairKeys.object.names),
      (definitions["state"], AuditFileStateKeys.object.names),
      (definitions["distinctGroup"], AuditFileDistinctGroup.object.names),
      (definitions["requirement"], AuditFileRequirementKeys.object.names),
      (definitions["waiver"], AuditFileWaiverKeys.object.names),
      (definitions["verified"], AuditFileVerifiedKeys.object.names),
      (definitions["surface"], AuditFileSurfaceKeys.object.names),
      (definitions["filter"], AuditFileFilterKeys.object.names),
      (definitions["material"], AuditFileMaterialKeys.object.names),
      (definitions["glass"], AuditFileGlassKeys.object.names),
      (definitions["gradient"], AuditFileGradientKeys.object.names),
      (definitions["stop"], AuditFileGradientKeys.stopObject.names),
      (definitions["image"], AuditFileBackdropKeys.imageObject.names),
      (definitions["materialDefinition"], AuditFileMaterialDefinition.object.names),
      (definitions["materialNumbers"], AuditFileMaterialDefinition.numbersObject.names),
      (definitions["profileLayers"], AuditFileSurfaceKeys.profileObject.names),
      (definitions["font"], AuditFileFontKeys.object.names),
      (definitions["color"], AuditFileReader.colorObject.names),
      (definitions["adaptiveColor"], AuditFileReader.foregroundObject.names),
      (definitions["distinctGroup"], AuditFileDistinctGroup.object.names),
      (definitions["state"], AuditFileStateKeys.object.names),
      (definitions["requirement"], AuditFileRequirementKeys.object.names),
    ]
    for (object, names) in objects {
      #expect(object?["properties"]?.members.map(\.key).sorted() == names.sorted())
      #expect(object?["additionalProperties"]?.boolean == false)
    }
  }

  @Test func theSchemaHasTheNamesThatAreRead() throws {
    let schema = try Self.schema()
    let definitions = try #require(schema["$defs"])
    let pair = definitions["pair"]?["properties"]
    let font = definitions["font"]?["properties"]
    let surface = definitions["surface"]?["properties"]
    let enumerations: [(JSONValue?, [String])] = [
      (schema["properties"]?["profile"], Profile.allCases.map(\.rawValue)),
      (schema["properties"]?["rules"]?["additionalProperties"], RuleSetting.allCases.map(\.rawValue)),
      (pair?["role"], Role.allCases.map(\.rawValue)),
      (definitions["variants"]?["items"], Variant.allCases.map(\.id)),
      (font?["style"], AuditFileFontKeys.styles.map(\.name)),
      (font?["weight"]?["anyOf"]?.elements.first { $0["enum"] != nil }, Font.weights.map(\.name)),
      (surface?["appearance"], Appearance.allCases.map(\.rawValue)),
      (definitions["filter"]?["properties"]?["filter"], AuditFileFilter.all.map(\.name)),
      (definitions["glass"]?["properties"]?["size"], GlassSize.allCases.map(\.rawValue)),
      (definitions["state"]?["properties"]?["look"], GlassLook.allCases.map(\.rawValue)),
    ]
    for (definition, names) in enumerations {
      #expect(definition?["enum"]?.elements.compactMap(\.string).sorted() == names.sorted())
    }
  }
}
