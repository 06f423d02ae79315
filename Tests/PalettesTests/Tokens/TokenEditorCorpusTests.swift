import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

@Suite("edits of the token files of real projects")
struct TokenEditorCorpusTests {
  /// The largest file, so that the test is fast; `Tests/Scripts/check-edits` uses all.
  private static let mostBytes = 24_000

  @Test("what is read back is what was asked for, and nothing else changes")
  func everyFileTakesRandomColours() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    var generator = SplitMix64(seed: 0x70CE)
    var edited = 0
    var files = 0
    for path in TokenCorpusTests.files(in: corpus) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(corpus)/\(path)")))
      guard bytes.count <= Self.mostBytes else { continue }
      let trial = TokenFileTrial(path, bytes)
      guard let palette = trial.palette(of: bytes), !palette.tokens.isEmpty else { continue }
      files += 1
      edited += trial.run(on: palette, using: &generator)
    }
    #expect(files > 100)
    #expect(edited > 500)
  }
}

/// Random edits of one token file, checked against bytes and values.
struct TokenFileTrial {
  private let file: String
  private let bytes: [UInt8]

  init(_ file: String, _ bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// The palette of the file with some bytes.
  func palette(of bytes: [UInt8]) -> Palette? {
    let tree = FileTree.memory([file: String(decoding: bytes, as: UTF8.self)])
    return AuditLoader.load(path: file, from: tree, vocabulary: testVocabulary).first?.palette
  }

  /// Edits some colors at once, and gives their number.
  func run(on palette: Palette, using generator: inout SplitMix64) -> Int {
    let shared = SharedColors(palette)
    var taken: Set<EntryPlace> = []
    var edits: [ColorEdit] = []
    for token in palette.tokens.typedIndices.shuffled(using: &generator).prefix(60) {
      let entry = palette.tokens[token].entries[0]
      guard case .color(let color) = entry.value, !entry.oddities.contains(.computed),
        taken.insert(shared.all(with: .init(token: token, entry: 0))[0]).inserted
      else { continue }
      let channels = (0..<3).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let new = EightBitColor(red: channels[0], green: channels[1], blue: channels[2])
      edits.append(ColorEdit(token: token, place: .entry(0), color: new, alpha: color.alpha))
    }
    let (files, problems) = PaletteEditor.changes(edits, of: palette) { (_: String) throws(FileProblem) in bytes }
    #expect(problems == [], "\(file)")
    guard let new = files.first?.new else {
      #expect(edits.isEmpty, "\(file)")
      return 0
    }
    #expect(Self.masked(new, palette) == Self.masked(bytes, palette), "\(file)")
    let after = self.palette(of: new)
    let wanted = palette.applying(edits)
    #expect(after?.tokens.map(\.name) == wanted.tokens.map(\.name), "\(file)")
    for (found, asked) in zip(after?.tokens ?? [], wanted.tokens) where !asked.entries[0].oddities.contains(.computed) {
      #expect(Self.isSame(found.entries[0].value, asked.entries[0].value), "\(file) \(found.name.path)")
    }
    return edits.count
  }

  /// Returns true if two colors are the same to a step of 8 bits.
  static func isSame(_ value: Entry.Value, _ asked: Entry.Value) -> Bool {
    guard case .color(let found) = value, case .color(let wanted) = asked else { return value == asked }
    let (one, other) = (found.converted(to: .sRGB).components, wanted.converted(to: .sRGB).components)
    let difference = [one.first - other.first, one.second - other.second, one.third - other.third].map(abs).max() ?? 0
    return difference <= 0.5 / 255 && abs(found.alpha - wanted.alpha) <= 0.5 / 255
  }

  /// The bytes without the digits of colors: strings that are colors, the numbers of lists of three, and hex.
  private static func masked(_ bytes: [UInt8], _ palette: Palette) -> [UInt8] {
    var options = JSONOptions.json5
    options.maximumDepth = 2048
    guard let document = try? JSONDocument(parsing: bytes, options: options) else { return bytes }
    var blanks: [JSONValue] = []
    var open = [document.root]
    while let value = open.popLast() {
      if let components = value["components"], value["colorSpace"] != nil {
        blanks += Array(components.elements) + [value["hex"]].compactMap(\.self)
      } else if value.kind == .string, (try? CSSColorSyntax.parse(value.string ?? "")) != nil {
        blanks.append(value)
      } else {
        open += value.members.map(\.value) + Array(value.elements)
      }
    }
    return (try? JSONEdit.apply(blanks.map { JSONEdit(replacing: $0, with: []) }, to: bytes)) ?? []
  }
}
