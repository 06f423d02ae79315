package import AuditEngine
import ColorMath
package import FileSyntax
import Palettes

extension PairSuggestions {
  /// The suggestions for other programs, with the two colors as a person wrote them; ends in a line feed.
  ///
  /// - Parameter typed: spells a path of the palette as a person types it who pastes a command.
  package func json(
    of foreground: String, on surface: String, typed: (String) -> String = { $0 }
  ) -> [UInt8] {
    JSONWriter.object(style: .pretty(indent: 2)) { root in
      if let best = overBackdrops?.best, moves.isEmpty {
        root.key("best")
        root.object { one in
          one.member("color", best.color.hex)
          one.key("proven")
          one.value(overBackdrops?.foregrounds == StackRepair.none)
          one.key("ratio")
          one.value(best.ratio.value)
        }
      }
      root.key("foreground")
      root.value(foreground)
      if let advised { root.writeOptions(of: advised.finding, in: advised.audit, typed: typed) }
      root.member("required", measurement.requirement.minimum?.value, orNull: true)
      root.member("schemaVersion", JSONReport.schemaVersion)
      root.key("suggestions")
      root.write(moves)
      root.key("surface")
      root.value(surface)
      root.key("variants")
      root.array { list in variants.variants.forEach { list.value($0.id) } }
    }
  }
}

extension JSONWriter {
  /// Writes suggestions in their order.
  package mutating func write(_ moves: [PairSuggestions.Move]) {
    array { list in
      for move in moves {
        list.object { row in
          row.member("color", move.color.cssText)
          row.key("deltaEOK")
          row.value(move.deltaEOK)
          if move.flips {
            row.key("flips")
            row.value(true)
          }
          row.member("moves", move.moves.rawValue)
          row.member("preset", move.preset.rawValue)
          row.key("ratio")
          row.value(move.ratio.value)
        }
      }
    }
  }
}
