import Foundation
import TestSupport
import Testing

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Random edits of every color set of real projects: what is read back is what was asked for, and nothing else changes.
struct ColorsetEditorCorpusTests {
  @Test func everyColorsetTakesRandomColours() throws {
    guard let corpus = SharedCorpus.folder else {
      print("skipped, no corpus")
      return
    }
    var generator = SplitMix64(seed: 0x5EED)
    var edited = 0
    for project in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let folder = "\(corpus)/\(project)"
      let tree = SharedCorpus.tree(displayedFrom: folder)
      let palette = Palette(CatalogLoader.load([folder], from: tree, workers: .together(2)).tokens)
      for token in palette.tokens.typedIndices {
        let read = { (file: String) throws(FileProblem) in try tree.read("\(folder)/\(file)") }
        var trial = EditTrial(palette, token, try read(palette.tokens[token].file))
        trial.change(using: &generator)
        trial.add(using: &generator)
        edited += trial.count
      }
    }
    #expect(edited > 1000)
  }
}

/// The edits of one file, checked against bytes and values.
private struct EditTrial {
  private let palette: Palette
  private let index: TokenIndex
  private let bytes: [UInt8]
  /// The number of edits made.
  private(set) var count = 0

  private var token: Token { palette.tokens[index] }

  init(_ palette: Palette, _ index: TokenIndex, _ bytes: [UInt8]) {
    self.palette = palette
    self.index = index
    self.bytes = bytes
  }

  /// Gives every entry that has a color another one.
  mutating func change(using generator: inout SplitMix64) {
    var edits: [ColorEdit] = []
    for (place, entry) in token.entries.indexed() {
      guard case .color(let color) = entry.value else { continue }
      let isGray = color.space == .grayGamma22 || color.space == .extendedGray
      edits.append(
        ColorEdit(
          token: index, place: .entry(place), color: Self.color(isGray: isGray, using: &generator), alpha: color.alpha))
    }
    guard let new = result(of: edits) else { return }
    #expect(Self.masked(new) == Self.masked(bytes), "\(token.file)")
    count += edits.count
  }

  /// Adds an entry like one that has a color.
  mutating func add(using generator: inout SplitMix64) {
    let models = token.entries.typedIndices.filter { if case .color = token.entries[$0].value { true } else { false } }
    guard let model = models.randomElement(using: &generator) else { return }
    let conditions = AppearanceCondition.allCases.filter { token.slot(for: $0, like: model) == nil }
    guard let condition = conditions.randomElement(using: &generator) else { return }
    let place = ColorEdit.Place.new(condition, like: model)
    let edit = ColorEdit(token: index, place: place, color: Self.color(isGray: false, using: &generator))
    guard let new = result(of: [edit]) else { return }
    let start = zip(bytes, new).prefix { $0 == $1 }.count
    let end = zip(bytes.reversed(), new.reversed()).prefix { $0 == $1 }.count
    #expect(start + end >= bytes.count, "\(token.file)")
    count += 1
  }

  /// The new bytes, read back; nil if nothing changes.
  private func result(of edits: [ColorEdit]) -> [UInt8]? {
    let (files, problems) = PaletteEditor.changes(edits, of: palette) { (_: String) throws(FileProblem) in bytes }
    #expect(problems == [], "\(token.file)")
    guard let new = files.first?.new else { return nil }
    let wanted = palette.applying(edits).tokens[index].entries
    guard let read = EditedColorset.token(token, in: new) else {
      Issue.record("\(token.file) cannot be read any more")
      return nil
    }
    #expect(read.entries.count == wanted.count, "\(token.file)")
    for (entry, asked) in zip(read.entries.sortedBySlot, wanted.sortedBySlot) {
      #expect(entry.condition == asked.condition && entry.idiom == asked.idiom && entry.gamut == asked.gamut)
      #expect(Self.isSame(entry.value, asked.value), "\(token.file): \(entry.value) instead of \(asked.value)")
    }
    return new
  }

  /// Returns true if two colors are the same to a step of 8 bits in the space in which the first is written.
  private static func isSame(_ value: Entry.Value, _ asked: Entry.Value) -> Bool {
    guard case .color(let found) = value, case .color(let wanted) = asked else { return value == asked }
    let (one, other) = (found.components, wanted.converted(to: found.space).components)
    let difference = [one.first - other.first, one.second - other.second, one.third - other.third].map(abs).max() ?? 0
    return difference <= 0.6 / 255 && abs(found.alpha - wanted.alpha) <= 0.6 / 255
  }

  /// The bytes without the values of color components.
  private static func masked(_ bytes: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: bytes), let colors = document.root["colors"] else { return bytes }
    var blanks: [JSONValue] = []
    for element in colors.elements {
      let components = element["color"]?["components"]
      blanks += ["red", "green", "blue", "white"].compactMap { (key: String) in components?[key] }
    }
    return (try? JSONEdit.apply(blanks.map { JSONEdit(replacing: $0, with: []) }, to: bytes)) ?? []
  }

  /// Any color, often one with ends of the scale.
  private static func color(isGray: Bool, using generator: inout SplitMix64) -> EightBitColor {
    let steps = (0..<3).map { _ -> UInt8 in
      let end: [UInt8] = [0, 1, 254, 255]
      return Bool.random(using: &generator)
        ? .random(in: 0...255, using: &generator) : end[Int.random(in: end.indices, using: &generator)]
    }
    return isGray
      ? EightBitColor(red: steps[0], green: steps[0], blue: steps[0])
      : EightBitColor(red: steps[0], green: steps[1], blue: steps[2])
  }
}

extension [Entry] {
  /// The entries by slot, in file order among ties.
  fileprivate var sortedBySlot: [Entry] {
    enumerated().sorted { left, right in
      (left.element.condition.rawValue, left.element.idiom?.rawValue ?? "", left.element.gamut.rawValue, left.offset)
        < (
          right.element.condition.rawValue, right.element.idiom?.rawValue ?? "", right.element.gamut.rawValue,
          right.offset
        )
    }.map(\.element)
  }
}
