import TestSupport
import Testing

@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// Grids of every color against every other one.
@Suite struct MatrixTests {
  @Test(arguments: [2, 3, 17, 40, 60])
  func picturesAreLegibleAndSmall(_ count: Int) throws {
    let bytes = MatrixPicture(Self.matrix(count)).bytes
    #expect(bytes.count < 300_000)
    let markup = try SVGMarkup(String(decoding: bytes, as: UTF8.self))
    let size = try #require(markup.elements.first)
    let edges = (try #require(size.number("width")), try #require(size.number("height")))
    #expect(Set(markup.elements.map(\.name)).isSubset(of: ["svg", "title", "rect", "text"]))
    for label in markup.elements where label.name == "text" {
      let ground = try #require(markup.ground(of: label), "\(label.text) on nothing")
      let fill = try #require(label.color("fill"))
      let ratio = ContrastRatio(fill.encoded.relativeLuminance, ground.encoded.relativeLuminance)
      #expect(ratio.reaches(ContrastRatio(4.5)), "\(label.text): \(fill.hex) on \(ground.hex)")
    }
    for box in markup.elements where box.name == "rect" {
      let (x, y) = (box.number("x") ?? -1, box.number("y") ?? -1)
      #expect(x >= 0 && y >= 0 && x + (box.number("width") ?? 0) <= edges.0)
      #expect(y + (box.number("height") ?? 0) <= edges.1)
    }
    #expect(markup.elements.contains { $0.text == "page 1 of 4" } == (count == 60))
  }

  @Test(arguments: [
    (21.0, MatrixLevel.enhanced), (7, .enhanced), (6.999, .text), (4.5, .text), (4.4999, .large), (3, .large),
    (2.999, .fail), (1, .fail),
  ])
  func levels(_ ratio: Double, _ level: MatrixLevel) {
    #expect(MatrixLevel(of: ContrastRatio(ratio)) == level)
  }

  @Test func everyCombinationIsCountedOnce() {
    let matrix = Self.matrix(12)
    #expect(
      MatrixLevel.allCases.reduce(0) { $0 + matrix.count($1) } == matrix.rows.count * matrix.columns.count
        - matrix.columns.count)
    #expect(
      matrix.rows.map(\.color.relativeLuminance.value) == matrix.rows.map(\.color.relativeLuminance.value).sorted())
    #expect(matrix.columns.allSatisfy { $0.color.alpha == 1 })
  }

  /// Every pair of colors is on one page; tokens come by rank, then name.
  @Test(arguments: [1, 40, 41, 95]) func pagesHoldEverything(_ count: Int) {
    let items = Self.items(count).enumerated().map { index, item in
      ContrastMatrix.Item(item.name, item.color, rank: .init(row: index % 3, column: index % 2))
    }
    let first = ContrastMatrix(items, title: "x", variant: .light)
    var seen: Set<[String]> = []
    var rows: [String] = []
    for page in 1...first.page.count {
      let matrix = ContrastMatrix(items, title: "x", variant: .light, page: page)
      #expect(matrix.rows.count <= 40 && matrix.columns.count <= 40 && matrix.page.number == page)
      for row in matrix.rows {
        for column in matrix.columns { #expect(seen.insert([row.name, column.name]).inserted) }
      }
      rows += matrix.rows.map(\.name).filter { !rows.contains($0) }
      let text = String(decoding: matrix.bytes(.text, .plain), as: UTF8.self)
      #expect(text.contains("This is page \(page) of \(first.page.count); --page ") == (first.page.count > 1))
    }
    #expect(seen.count == items.count * items.count { $0.color.alpha >= 1 })
    let ranked = items.sorted { ($0.rank?.row ?? 0, $0.name) < ($1.rank?.row ?? 0, $1.name) }.map(\.name)
    #expect(rows == ranked)
  }

  @Test func theOrderOfTheColoursPlaysNoPart() {
    let items = Self.items(12).filter { !$0.name.isEmpty }
    let one = ContrastMatrix(items, title: "x", variant: .light)
    let other = ContrastMatrix(items.reversed(), title: "x", variant: .light)
    #expect(one.bytes(.svg, .plain) == other.bytes(.svg, .plain))
  }

  @Test func hostileNamesStayInTheirRow() {
    let items = HostileNames.all.enumerated().map { index, name in
      ContrastMatrix.Item(name, Color(.sRGB, Double(index) / 40, 0.5, 0.5))
    }
    let matrix = ContrastMatrix(items, title: HostileNames.all[0], variant: .dark)
    let markdown = String(decoding: matrix.bytes(.markdown, .plain), as: UTF8.self)
    let rows = markdown.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.count == matrix.rows.count + 2)
    let bars = Set(rows.map { row in row.count { $0 == "|" } })
    #expect(bars == [matrix.columns.count + 2])
    let text = String(decoding: matrix.bytes(.text, .plain), as: UTF8.self)
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy {
        TextColumns.width(of: String($0)) <= 80
      })
  }

  private static func matrix(_ count: Int) -> ContrastMatrix {
    ContrastMatrix(items(count), title: "Contrast of \(count) colors, light", variant: .light)
  }

  /// Random colors with different luminances, every seventh translucent.
  private static func items(_ count: Int) -> [ContrastMatrix.Item] {
    var random = SplitMix64(seed: UInt64(count))
    return (0..<count).map { index in
      let color = Color(
        .sRGB, .random(in: 0...1, using: &random), .random(in: 0...1, using: &random),
        .random(in: 0...1, using: &random), alpha: index % 7 == 6 ? 0.5 : 1)
      return ContrastMatrix.Item("Group/Token \(index)", color)
    }
  }
}
