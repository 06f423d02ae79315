import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes a color of the system with its published values and their sources.
  mutating func write(_ use: SystemColorUse) {
    let value = use.value
    object { entry in
      entry.key("candidates")
      entry.array { list in
        for candidate in value.candidates {
          list.object { item in
            item.member("color", candidate.color.cssText)
            item.member("kin", candidate.kin)
            item.key("sources")
            item.array { sources in candidate.sources.forEach { sources.value($0.id) } }
          }
        }
      }
      if value.cell.isElevated { entry.member("elevated", true) }
      if value.cell.isIncreased { entry.member("increased", true) }
      entry.member("name", value.name)
      if value.isOfOtherSystem { entry.member("otherSystem", true) }
      entry.member("part", use.part.rawValue)
      entry.member("standing", value.standing.word)
      entry.member("system", value.generation.words)
    }
  }
}

extension SystemStanding {
  /// The standing as one word of a closed list.
  fileprivate var word: String {
    switch self {
    case .settled: "settled"
    case .open: "open"
    case .single: "single"
    case .standIn: "stand-in"
    case .borrowed: "borrowed"
    case .seen: "seen"
    }
  }
}
