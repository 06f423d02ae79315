package import FileSyntax
package import Palettes

extension WaiverRecord {
  /// The edits that add records to an audit file, in the order given; every other byte stays.
  ///
  /// A record that selects the same findings as one in the file gives that one its reason, date, and ratio.
  ///
  /// - Parameters:
  ///   - records: the waivers to add, of different subjects.
  ///   - bytes: the audit file; nil is returned if it cannot be read.
  ///   - waivers: the waivers that the file declares now.
  package static func edits(
    adding records: [WaiverRecord], to bytes: [UInt8], besides waivers: [Waiver] = []
  ) -> [JSONEdit]? {
    guard let root = try? JSONDocument(parsing: bytes, options: .relaxed).root, root.kind == .object else { return nil }
    let list = root["waivers"].flatMap { $0.kind == .array ? $0 : nil }
    var edits: [JSONEdit] = []
    var new: [WaiverRecord] = []
    for record in records {
      let known = waivers.first { $0.lines == nil && record.selects(sameAs: $0) }
      let element = known.flatMap { known in
        list?.elements.first { $0.position.line == known.location.line && $0.position.column == known.location.column }
      }
      if let element { edits += record.renewal(of: element) } else { new.append(record) }
    }
    return edits + AuditFilePlace(bytes).adding(new.map { $0.json }, to: "waivers", of: root)
  }

  /// The edits that give a waiver of a file this reason, date, and ratio.
  private func renewal(of element: JSONValue) -> [JSONEdit] {
    var edits: [JSONEdit] = []
    var missing: [String] = []
    for (key, value) in [
      ("reason", AuditJSON.quoted(reason)), ("until", AuditJSON.quoted(until.text)), ("ratio", ratio),
    ] {
      guard let value else { continue }
      if let old = element[key] {
        edits.append(JSONEdit(replacing: old, with: Array(value.utf8)))
      } else {
        missing.append(", \"\(key)\": \(value)")
      }
    }
    if !missing.isEmpty, let last = Array(element.members).last?.value.range.upperBound {
      // The last member may be one that is replaced, and edits may not share their end.
      if let place = edits.firstIndex(where: { $0.range.upperBound == last }) {
        edits[place].replacement += Array(missing.joined().utf8)
      } else {
        edits.append(JSONEdit(range: last..<last, replacement: Array(missing.joined().utf8)))
      }
    }
    return edits
  }

  /// The edit that writes the comment above a line of a source file, with the line's indentation and line break; nil
  /// if there is no such line.
  package func edit(above line: Int, of bytes: [UInt8]) -> JSONEdit? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, number) = (end + 1, number + 1)
    }
    guard start < bytes.count, line > 0 else { return nil }
    let indentation = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = indentation + Array((comment + AuditFilePlace(bytes).lineBreak).utf8)
    return JSONEdit(range: start..<start, replacement: Array(text))
  }
}
