import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import Palettes

extension EverywhereAnswer {
  /// The answer for other programs: the keys of a suggestion for one pair, and more.
  var json: String {
    JSONWriter.page { root in
      root.key("entries")
      root.array { list in
        for entry in entries { list.object { write(entry, to: &$0) } }
      }
      root.key("foreground")
      root.value(name)
      root.member("required", entries.map(\.required).max()?.value, orNull: true)
      root.member("schemaVersion", JSONReport.schemaVersion)
      root.key("suggestions")
      root.array { list in
        for entry in entries {
          for move in entry.moves { list.object { write(move, of: entry, to: &$0) } }
        }
      }
      root.key("surface")
      root.null()
    }
  }

  private func write(_ entry: EntrySuggestions, to row: inout JSONWriter) {
    row.key("clash")
    row.array { list in
      for index in entry.clash { list.write(entry.demands[index], of: entry.plan) }
    }
    row.member("color", entry.color.cssText)
    row.key("entry")
    row.value(condition(of: entry))
    row.key("failing")
    row.value(entry.failing)
    row.key("location")
    row.value(location(of: entry).text)
    row.key("measurements")
    row.value(entry.measurements)
    row.key("omissions")
    row.write(entry.omissions, of: entry.plan)
    row.key("pairs")
    row.value(entry.pairs)
    row.key("sharing")
    row.array { names in
      for name in sharers(of: entry) { names.value(name) }
    }
    row.key("variants")
    row.array { ids in
      for variant in entry.variants.variants { ids.value(variant.id) }
    }
  }

  private func write(_ move: EntrySuggestions.Move, of entry: EntrySuggestions, to row: inout JSONWriter) {
    row.member("adds", move.added)
    row.key("clears")
    row.value(move.clears)
    row.member("color", move.color.cssText)
    row.key("deltaEOK")
    row.value(move.deltaEOK)
    row.key("entry")
    row.value(move.condition ?? condition(of: entry))
    row.key("moves")
    row.value(entry.isForeground ? PairSuggestions.Moves.foreground.rawValue : PairSuggestions.Moves.surface.rawValue)
    row.member("preset", entry.preset.rawValue)
    row.key("ratio")
    row.value(move.ratio.value)
    row.key("required")
    row.value(move.required.value)
  }
}
