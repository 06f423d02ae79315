import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// Writes the findings of a run as results.
struct SARIFResults {
  private let found: FindingRows
  private let rules: SARIFRules
  /// True if the run was compared with a baseline.
  private let isCompared: Bool

  /// The number of locations of a result that GitHub keeps.
  private static let mostRelated = 99

  init(_ found: FindingRows, _ rules: SARIFRules, isCompared: Bool) {
    self.found = found
    self.rules = rules
    self.isCompared = isCompared
  }

  /// Writes one result; a waived or baseline one is a note, whatever the severity of its rule.
  func write(_ row: FindingRows.Row, to writer: inout JSONWriter) {
    writer.object { result in
      result.key("ruleId")
      result.value(row.finding.rule)
      if let index = rules.index(of: row.finding.rule) {
        result.key("ruleIndex")
        result.value(index)
      }
      result.key("level")
      result.value(row.disposition == .open ? row.finding.severity.id : Severity.note.id)
      result.key("message")
      result.write(sarifText: Self.plain(found.message(of: row)))
      result.key("locations")
      result.array { list in
        list.object { location in
          location.writePhysicalLocation(row.location)
          location.key("logicalLocations")
          location.array { $0.write(subject: found.wordings[row.audit].subject(of: row.finding)) }
        }
      }
      writeRelated(row, to: &result)
      result.key("partialFingerprints")
      result.object { prints in
        prints.member("primaryLocationLineHash", "\(found.identity(of: row)):1")
        prints.key("legibleFingerprint/v2")
        prints.value(row.finding.fingerprint)
      }
      writeState(of: row, to: &result)
      result.key("properties")
      writeProperties(of: row, to: &result)
    }
  }

  /// Writes the places of the second color and of the other cells, each once.
  private func writeRelated(_ row: FindingRows.Row, to result: inout JSONWriter) {
    let wording = found.wordings[row.audit]
    var places: [(location: SourceLocation, words: String)] = []
    var known: Set<SourceLocation> = [row.location]
    for cell in row.finding.cells {
      guard let second = wording.secondPlace(of: cell), known.insert(second.location).inserted else { continue }
      places.append((second.location, second.name))
    }
    for cell in row.finding.cells where known.insert(cell.location).inserted {
      places.append((cell.location, cell.state.map { "\(cell.variant.id) in the state \($0)" } ?? cell.variant.id))
    }
    guard !places.isEmpty else { return }
    result.key("relatedLocations")
    result.array { list in
      for (index, place) in places.prefix(Self.mostRelated).enumerated() {
        list.object { location in
          location.key("id")
          location.value(index + 1)
          location.key("message")
          location.write(sarifText: Self.plain(place.words))
          location.writePhysicalLocation(place.location)
        }
      }
    }
  }

  /// Writes the state of the cells; with a baseline every result says if it is new.
  private func writeState(of row: FindingRows.Row, to result: inout JSONWriter) {
    if isCompared {
      result.key("baselineState")
      result.value(row.disposition == .open ? "new" : "unchanged")
    }
    guard row.disposition == .waived else { return }
    let waivers = found.wordings[row.audit].audit.declaration.waivers
    var kinds: [(isInSource: Bool, reason: String?)] = []
    for waiver in row.finding.cells.map({ cell in cell.waiver.map { waivers[$0] } }) {
      let kind = (waiver?.lines != nil, waiver?.reason)
      if !kinds.contains(where: { $0 == kind }) { kinds.append(kind) }
    }
    result.key("suppressions")
    result.array { list in kinds.forEach { list.write(suppression: $0.reason, isInSource: $0.isInSource) } }
  }

  private func writeProperties(of row: FindingRows.Row, to result: inout JSONWriter) {
    let names = found.wordings[row.audit].names(of: row.finding)
    result.object { properties in
      properties.key("audit")
      properties.value(found.auditID(of: row))
      properties.key("cells")
      let waivers = found.wordings[row.audit].audit.declaration.waivers
      properties.array { cells in row.finding.cells.forEach { cells.write($0, waivers, orNull: true) } }
      properties.member("foreground", names.foreground, orNull: true)
      properties.key("severity")
      properties.value(row.finding.severity.id)
      properties.key("surface")
      properties.value(names.surface)
      properties.key("tokens")
      properties.array { list in names.tokens.forEach { list.value($0) } }
    }
  }

  /// A text without anything read as a link (section 3.11.6): brackets are escaped if it contains `](`.
  static func plain(_ text: String) -> String {
    guard text.holds("](") else { return text }
    return text.parts(around: "[").joined(separator: "\\[").parts(around: "]").joined(separator: "\\]")
  }
}

extension JSONWriter {
  /// Writes that a waiver covers a result, with its reason.
  fileprivate mutating func write(suppression reason: String?, isInSource: Bool) {
    object { suppression in
      suppression.key("kind")
      suppression.value(isInSource ? "inSource" : "external")
      suppression.member("status", "accepted")
      if let reason {
        suppression.key("justification")
        suppression.value(reason)
      }
    }
  }

  /// Writes the subject of a result, by its name.
  fileprivate mutating func write(subject: String) {
    object { location in
      location.key("fullyQualifiedName")
      location.value(subject)
    }
  }
}
