import AuditReports
import ColorMath
import ContrastAudit
import JSONSyntax
import PaletteModel

/// Every token of some palettes, resolved in every variant, for other programs.
struct TokenListing {
  private let palettes: [LoadedPalette]

  /// Lists the tokens of palettes in their order.
  init(_ palettes: [LoadedPalette]) { self.palettes = palettes }

  /// Writes the listing as JSON, in pieces, so that a large catalog needs little memory.
  func writeJSON(to console: Console) throws {
    var writer = JSONWriter(style: .compact)
    var cells = Array(repeating: writer, count: JSONWriter.distinctVariants.count)
    try writer.object { root throws in
      root.key("schemaVersion")
      root.value(JSONReport.schemaVersion)
      root.key("tokens")
      try root.array { list throws in
        for palette in palettes {
          let resolver = ColorResolver(palette)
          for index in palette.palette.tokens.indices {
            list.write(index, resolver, by: &cells)
            if list.byteCount > 1 << 16 { try list.drain { bytes throws in try console.write(bytes) } }
          }
        }
      }
    }
    writer.lineEnd()
    try writer.drain { bytes throws in try console.write(bytes) }
  }
}

extension JSONWriter {
  /// Writes one token with its eight variants; each different cell is written once, by a writer of its own.
  fileprivate mutating func write(_ index: Int, _ resolver: ColorResolver, by cells: inout [JSONWriter]) {
    let token = resolver.palette.tokens[index]
    object { entry in
      entry.key("location")
      entry.object { place in
        place.key("column")
        place.value(Int(token.column))
        place.key("file")
        place.value(token.file)
        place.key("line")
        place.value(Int(token.line))
      }
      entry.key("name")
      entry.value(token.name.path)
      entry.key("variants")
      for (place, variant) in Self.distinctVariants.enumerated() {
        cells[place].removeAll()
        cells[place].write(index, variant, resolver)
      }
      entry.object { variants in
        for variant in Self.sortedVariants {
          variants.key(variant.id)
          variants.value(writtenBy: cells[Int(variant.rawValue) % cells.count])
        }
      }
    }
  }

  /// Transparency changes no entry: these four stand for the other four, in the order of the cases.
  fileprivate static let distinctVariants: [Variant] = [.light, .dark, .lightIncreased, .darkIncreased]
  private static let sortedVariants = Variant.allCases.sorted { $0.id < $1.id }

  private mutating func write(_ index: Int, _ variant: Variant, _ resolver: ColorResolver) {
    let token = resolver.palette.tokens[index]
    object { cell in
      do throws(Unresolved) {
        let resolved = try resolver.token(index, variant)
        cell.key("color")
        cell.value(resolved.color.cssText)
        cell.key("entry")
        switch resolved.source {
        case .entry(_, let entry):
          cell.value(token.entries[entry].condition.label)
          cell.key("source")
          cell.value(token.location(of: token.entries[entry]).text)
        case .system(let name):
          cell.null()
          cell.key("source")
          cell.value("system:\(name)")
        case .literal:
          cell.null()
          cell.key("source")
          cell.null()
        }
      } catch {
        cell.key("color")
        cell.null()
        cell.key("entry")
        cell.null()
        cell.key("reason")
        cell.value(error.words)
        cell.key("source")
        cell.null()
      }
    }
  }
}
