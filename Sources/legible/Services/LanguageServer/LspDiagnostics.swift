import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// The diagnostics of one file: the worst first, and a count of those that are left out.
struct LspDiagnostics {
  /// The most diagnostics of a file, apart from the one that counts the others.
  static let most = 200

  /// The diagnostics as a JSON array.
  let json: [UInt8]

  /// True if there are none.
  var isEmpty: Bool { json.count <= 2 }

  /// The identity of their content, which changes with it.
  var identity: String { StableHash.hex(String(decoding: json, as: UTF8.self)) }

  /// Writes the diagnostics of a file.
  init(_ items: [PlacedFindings.Item], _ found: PlacedFindings, in text: TextDocument, _ encoding: PositionEncoding) {
    let items = Self.distinct(items, found)
    json = JSONWriter.bytes { writer in
      writer.array { list in
        for (item, message) in items.prefix(Self.most) {
          list.write(item, message, text.range(text.span(of: item.location), in: encoding))
        }
        let rest = items.count - Self.most
        if rest > 0 { list.writeCount(of: rest) }
      }
    }
  }

  /// The items with their messages; what several audits say of one place, once.
  static func distinct(
    _ items: [PlacedFindings.Item], _ found: PlacedFindings
  ) -> [(item: PlacedFindings.Item, message: String)] {
    var known: Set<Content> = []
    return items.compactMap { item in
      let content = Content(
        rule: item.rule, fingerprint: item.fingerprint, line: item.location.line, column: item.location.column,
        message: found.message(of: item))
      return known.insert(content).inserted ? (item, content.message) : nil
    }
  }

  /// The parts of an item that a person sees, or that an edit is found by; the file is the same for all.
  private struct Content: Hashable {
    let rule: String?
    let fingerprint: String?
    let line: Int
    let column: Int
    let message: String
  }
}

extension TextDocument {
  /// The bytes that a place of a report points at.
  func span(of location: SourceLocation) -> Range<Int> {
    let start = offset(line: location.line, column: location.column)
    let end = location.end
    guard end.line > location.line || end.column > location.column + 1 else { return span(startingAt: start) }
    return start..<max(start, offset(line: end.line, column: end.column))
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ item: PlacedFindings.Item, _ message: String, _ range: DocumentRange) {
    object { body in
      body.key("range")
      body.write(range)
      body.key("severity")
      body.value(item.severity.number)
      if let rule = item.rule {
        body.key("code")
        body.value(rule)
      }
      body.member("source", "legible")
      body.key("message")
      body.value(message)
      if let fingerprint = item.fingerprint {
        body.key("data")
        body.object { data in
          data.key("fingerprint")
          data.value(fingerprint)
        }
      }
    }
  }

  fileprivate mutating func writeCount(of rest: Int) {
    object { body in
      body.key("range")
      body.write(DocumentRange(DocumentPosition(line: 0, character: 0), DocumentPosition(line: 0, character: 0)))
      body.key("severity")
      body.value(Severity.note.number)
      body.member("source", "legible")
      body.member(
        "message", "\(Wording.count(rest, "more finding")) in this file; run 'legible audit' to see all of them")
    }
  }
}

extension Severity {
  /// The number of a severity in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
