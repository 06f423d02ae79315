import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The facts that a page needs in addition to the JSON report: one line of JSON, ending in a line feed.
///
/// Tokens, pairs and rules by index, in the order in which the JSON report lists their measurements and findings.
struct PageData {
  private let report: AuditReport

  init(_ report: AuditReport) { self.report = report }

  /// The line.
  var bytes: [UInt8] {
    var files = PageFiles()
    var waivers: [[String]: PastedWaiver] = [:]
    for subject in WaiverSubject.all(in: report) { waivers[subject.key] = PastedWaiver(of: subject) }
    return JSONWriter.object { root in
      root.key("audits")
      root.array { list in
        for audit in report.audits {
          list.object { entry in
            entry.member("count", audit.findings.count)
            entry.key("distinct")
            entry.array { groups in
              for group in audit.declaration.distinct { groups.array { row in group.tokens.forEach { row.value($0) } } }
            }
            entry.key("findings")
            entry.array { row in Self.pairs(of: audit.findings).forEach { row.value($0) } }
            entry.key("pairs")
            entry.array { $0.write(pairsOf: audit, &files) }
            entry.key("tokens")
            entry.array { $0.write(tokensOf: audit, &files) }
            entry.key("waivers")
            entry.array { $0.write(waivers, of: audit) }
          }
        }
      }
      root.key("files")
      root.array { list in files.names.forEach { list.value($0) } }
      root.key("rules")
      root.object { $0.write(rulesOf: report) }
      if let link = report.sourceLink { root.member("source", link.template) }
    }
  }

  /// The index of the pair of each finding, or -1; up to the last one about a pair.
  private static func pairs(of findings: [Finding]) -> [Int] {
    let pairs = findings.map { finding in
      if case .pair(let index) = finding.evidence.subject { index.offset } else { -1 }
    }
    return pairs.lastIndex { $0 >= 0 }.map { Array(pairs[...$0]) } ?? []
  }
}

/// File names by index, in order of first use.
struct PageFiles {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// Returns the index of a file.
  mutating func index(of file: String) -> Int {
    if let place = places[file] { return place }
    places[file] = names.count
    names.append(file)
    return names.count - 1
  }
}

extension JSONWriter {
  /// Writes the pages of the rules that found something, by id.
  fileprivate mutating func write(rulesOf report: AuditReport) {
    var ids: Set<String> = []
    for audit in report.audits { for finding in audit.findings { ids.insert(finding.rule) } }
    for rule in report.rules.filter({ ids.contains($0.id) }).ordered(by: { $0.id < $1.id }) {
      key(rule.id)
      object { page in
        page.member("finds", rule.page.finds)
        page.member("fix", rule.page.remedy)
        page.member("matters", rule.page.matters)
        page.key("references")
        page.array { list in rule.page.references.forEach { list.value($0) } }
        page.member("title", rule.page.title)
      }
    }
  }

  /// Writes the command and the text of a waiver for each finding; null for one that needs none, or has no place for it.
  fileprivate mutating func write(_ waivers: [[String]: PastedWaiver], of audit: AuditResult) {
    for finding in audit.findings {
      guard let waiver = waivers[WaiverSubject.key(of: finding, in: audit)] else {
        null()
        continue
      }
      array { list in
        list.value(waiver.command.text())
        list.value(waiver.text)
      }
    }
  }

  /// Writes the pairs: the tokens of their colors, the number of their rows, and their place.
  fileprivate mutating func write(pairsOf audit: AuditResult, _ files: inout PageFiles) {
    let palette = audit.plan.loaded.palette
    var surfaces: [SurfaceIndex: [TokenIndex]] = [:]
    for (index, pair) in audit.plan.pairs.indexed() {
      let rows = audit.measured.rows[index.offset]
      let tokens =
        surfaces[pair.surface] ?? TokenCoverage.tokens(ofSurface: pair.surface, in: audit.plan).sorted()
      surfaces[pair.surface] = tokens
      let front = ([pair.foreground] + (pair.against.map { [$0] } ?? [])).flatMap { index in
        audit.plan.foregrounds[index].colors.all.compactMap { color -> TokenIndex? in
          guard case .token(let name) = color.reference, case .found(let token) = palette.lookup(name) else {
            return nil
          }
          return token
        }
      }
      let declared = audit.declaration.pairs[pair.uses[0].declared]
      object { row in
        row.member("at", "\(files.index(of: declared.location.file)):\(declared.location.line)")
        let sample = PictureSample(pair, in: audit.plan, name: nil, room: 0)
        row.key("font")
        row.array { list in
          list.value(sample.size)
          list.value(sample.weight)
        }
        row.key("front")
        row.array { list in front.forEach { list.value($0.offset) } }
        if let note = declared.note { row.member("note", note) }
        row.member("rows", rows.count)
        row.key("surface")
        row.array { list in tokens.forEach { list.value($0.offset) } }
        if pair.size == .large { row.member("large", true) }
      }
    }
  }
}
