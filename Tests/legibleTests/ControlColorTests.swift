import Foundation
import TestSupport
import Testing

/// The colors that controls give to their labels come from the tables of the system's colors, with system and sources.
@Suite struct ControlColorTests {
  private struct Published: Equatable {
    let color: String
    let verdict: String
    let system: String
    let sources: [String]
  }

  @Test(
    arguments: [
      (#"Button("Save") {}"#, "systemBlue"), (#"Link("Help", destination: url)"#, "systemBlue"),
      (#"Button("Delete", role: .destructive) {}"#, "systemRed"), (#"Toggle("Sounds", isOn: $isOn)"#, "label"),
      (#"TextField("", text: $name, prompt: Text("Name"))"#, "placeholderText"),
    ])
  func labelsHaveTheTablesValues(_ control: String, _ name: String) throws {
    let shown = try Self.published(control, "system:\(name)")
    let stated = try Self.published("Text(verbatim: note).foregroundStyle(Color(.\(name)))", "system:\(name)")
    #expect(shown == stated && shown.count == 8, "\(shown) \(stated)")
    #expect(shown.values.allSatisfy { !$0.sources.isEmpty && !$0.system.isEmpty }, "\(shown)")
  }

  @Test func inactiveLabelsAreNotMeasured() throws {
    #expect(try Self.published(#"Button("Off") {}.disabled(true)"#, "system:systemBlue").isEmpty)
  }

  /// What the report says of a color on white in each variant.
  private static func published(_ view: String, _ foreground: String) throws -> [String: Published] {
    let folder = try ScratchFolder()
    let source = """
      import SwiftUI
      struct Pane: View {
        let url: URL
        let note: String
        @State var isOn = false
        @State var name = ""
        var body: some View { VStack { \(view) }.background(Color.white) }
      }
      """
    try folder.file("Pane.swift", holding: Array(source.utf8))
    let run = try Binary.run(["audit", ".", "--format", "json", "--fail-on", "never"], in: folder.path)
    let root = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    let evidence = root["evidence"] as? [String: [String: Any]] ?? [:]
    var found: [String: Published] = [:]
    for row in root["measurements"] as? [[String: Any]] ?? [] where row["foreground"] as? String == foreground {
      let uses = evidence[row["evidence"] as? String ?? ""]?["systemColors"] as? [[String: Any]] ?? []
      let use = try #require(uses.first { $0["part"] as? String == "foreground" }, "\(row)")
      let candidates = use["candidates"] as? [[String: Any]] ?? []
      found[row["variant"] as? String ?? ""] = Published(
        color: row["foregroundColor"] as? String ?? "", verdict: row["verdict"] as? String ?? "",
        system: use["system"] as? String ?? "", sources: candidates.flatMap { $0["sources"] as? [String] ?? [] })
    }
    return found
  }
}
