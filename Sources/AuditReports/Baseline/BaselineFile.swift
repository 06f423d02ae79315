package import AuditEngine
import ColorMath
import FileSyntax
package import Palettes

/// The file of a baseline: pretty-printed, sorted, one line for each cell, so that changes are easy to review.
package enum BaselineFile {
  /// The version of the keys: the first number changes when a key changes its meaning.
  static let schemaVersion = "1.2"
  /// The versions in which findings at one place in the sources shared records.
  static let sharedVersions = ["1.0", "1.1"]

  /// The bytes of a baseline, ending in a line feed.
  package static func render(_ baseline: Baseline) -> [UInt8] {
    JSONWriter.object(style: .pretty(indent: 2)) { root in
      root.key("audits")
      root.write(baseline.audits)
      root.key("schemaVersion")
      root.value(baseline.sharesPlaces ? sharedVersions[1] : schemaVersion)
      if !baseline.waived.isEmpty {
        root.key("waived")
        root.write(baseline.waived)
      }
    }
  }

  /// Reads a baseline; `display` names the file in the problem.
  ///
  /// - Throws: the problem with the file, and its place.
  package static func read(_ bytes: [UInt8], display: String) throws(Diagnostic) -> Baseline {
    try Reader(display: display).baseline(document(bytes, display).root)
  }

  private static func document(_ bytes: [UInt8], _ display: String) throws(Diagnostic) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: bytes)
    } catch {
      throw Diagnostic(
        .error, .badData,
        "the baseline is not valid JSON: \(error.message)", at: SourceLocation(file: display, error.position)
      )
    }
  }

  /// The aliases that the fingerprints of a baseline use, in the order in which the rules were renamed.
  package static func aliases(in bytes: [UInt8]) -> [RuleAlias] {
    guard let audits = (try? JSONDocument(parsing: bytes))?.root["audits"] else { return [] }
    let heads = Set(audits.members.flatMap { audit in audit.value.members.map { $0.key.prefix { $0 != "|" } } })
    return RuleAlias.all.filter { heads.contains($0.former[...]) }
  }

  /// The key of a place in the file: the variant, then `+` and the state if there is one.
  static func key(of place: CellPlace) -> String {
    place.variant.id + (place.state.map { "+\($0)" } ?? "")
  }
}

/// Reads the values of a baseline's file.
private struct Reader {
  let display: String

  func baseline(_ root: JSONValue) throws(Diagnostic) -> Baseline {
    guard root.kind == .object else { throw problem("the baseline must be an object", root) }
    try checkVersion(root)
    guard let audits = root["audits"], audits.kind == .object else {
      throw problem("the baseline requires 'audits', an object that maps audits to findings", root["audits"] ?? root)
    }
    var baseline = Baseline(try records(ofAudits: audits))
    baseline.sharesPlaces = root["schemaVersion"]?.string.map(BaselineFile.sharedVersions.contains) ?? false
    if let waived = root["waived"] {
      guard waived.kind == .object else {
        throw problem("'waived' must be an object that maps audits to findings", waived)
      }
      baseline.waived = try records(ofAudits: waived)
    }
    return baseline
  }

  private func records(
    ofAudits audits: JSONValue
  ) throws(Diagnostic) -> [String: [String: [CellPlace: Baseline.Record]]] {
    var read: [String: [String: [CellPlace: Baseline.Record]]] = [:]
    for audit in audits.members {
      try checkObject(audit, "the findings in an audit")
      var findings: [String: [CellPlace: Baseline.Record]] = [:]
      for finding in audit.value.members {
        try checkObject(finding, "the cells in a finding")
        // Before 0.2.0 a fingerprint began with the rule that reported it; several of a pair are now one.
        let fingerprint = Fingerprint.current(finding.key)
        var joined = findings[fingerprint] ?? [:]
        for (place, record) in try records(finding.value) {
          joined[place] = joined[place]?.least(with: record) ?? record
        }
        findings[fingerprint] = joined
      }
      read[audit.key] = findings
    }
    return read
  }

  private func checkVersion(_ root: JSONValue) throws(Diagnostic) {
    guard let version = root["schemaVersion"] else {
      throw problem("no 'schemaVersion': this is not a baseline; create one with --update-baseline", root)
    }
    let major = BaselineFile.schemaVersion.prefix { $0 != "." }
    guard let text = version.string, text.prefix(while: { $0 != "." }) == major else {
      throw problem(
        "this version of Legible reads only version \(major) baselines; recreate the file with --update-baseline",
        version)
    }
  }

  private func checkObject(_ member: JSONMember, _ words: String) throws(Diagnostic) {
    guard member.value.kind == .object else { throw problem("\(words) must be an object", member.value) }
  }

  private func records(_ cells: JSONValue) throws(Diagnostic) -> [CellPlace: Baseline.Record] {
    var records: [CellPlace: Baseline.Record] = [:]
    for cell in cells.members {
      let parts = cell.key.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
      guard let variant = parts.first.flatMap({ Variant(id: String($0)) }) else {
        throw problem("\(cell.key.inQuotes) is not a variant", cell.value)
      }
      let place = CellPlace(variant, parts.count > 1 ? String(parts[1]) : nil)
      records[place] = Baseline.Record(try ratio(cell.value))
    }
    return records
  }

  private func ratio(_ value: JSONValue) throws(Diagnostic) -> ContrastRatio? {
    if value.kind == .null { return nil }
    guard let number = value.double, (1...21).contains(number) else {
      throw problem("a ratio must be a number between 1 and 21, or null", value)
    }
    return ContrastRatio(number)
  }

  private func problem(_ message: String, _ value: JSONValue) -> Diagnostic {
    Diagnostic(.error, .badData, message, at: SourceLocation(file: display, value.position))
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ audits: [String: [String: [CellPlace: Baseline.Record]]]) {
    object { list in
      for (id, findings) in Self.sorted(audits) {
        list.key(id)
        list.object { audit in
          for (fingerprint, records) in Self.sorted(findings) where !records.isEmpty {
            audit.key(fingerprint)
            audit.object { $0.write(records) }
          }
        }
      }
    }
  }

  private static func sorted<Value>(_ values: [String: Value]) -> [(key: String, value: Value)] {
    values.ordered { $0.key.precedesInBytes($1.key) }
  }

  fileprivate mutating func write(_ records: [CellPlace: Baseline.Record]) {
    for (place, record) in records.ordered(by: { $0.key < $1.key }) {
      key(BaselineFile.key(of: place))
      value(record.ratio?.value)
    }
  }
}
