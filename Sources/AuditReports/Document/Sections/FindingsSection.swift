import AuditEngine
import Palettes

/// The findings that are not about one pair's contrast, by rule; those of several audits with one wording once.
struct FindingsSection {
  /// One rule with its lines.
  private struct Group {
    let title: String
    let label: Phrase
    var isNote = true
    var lines: [Line] = []
    var places: [Phrase: Int] = [:]
  }

  /// One finding, on one or several systems.
  private struct Line {
    let text: Phrase
    var shared: SharedStatement?
    var location: SourceLocation
    var members: [Int]
  }

  private let family: AuditFamily
  private let parts: [ReportWindows.Part]

  /// The number of open lines of one rule, and of lines that are folded only beyond it.
  private static let (open, most) = (4, 6)

  init(_ family: AuditFamily, _ windows: ReportWindows) {
    self.family = family
    parts = family.members.map { windows.parts[$0.index] }
  }

  /// The findings that need no sources.
  func others(level: Int) -> [Block] {
    let groups = groups(ofSources: false)
    return groups.isEmpty ? [] : [.heading(level, "Other findings")] + foldingNotes(groups)
  }

  /// The findings in sources, by rule, and the number of different ones.
  var sources: (count: Int, blocks: [Block]) {
    let groups = groups(ofSources: true)
    return (groups.reduce(0) { $0 + $1.lines.count }, lists(groups))
  }

  private func groups(ofSources isSource: Bool) -> [Group] {
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (member, audit) in family.audits.enumerated() {
      let wording = Wording(audit)
      for (rule, findings) in parts[member].groups.others
      where (audit.rule(rule)?.family == .sources) == isSource {
        let place = places[rule] ?? groups.count
        if place == groups.count {
          places[rule] = place
          groups.append(
            Group(
              title: audit.rule(rule)?.page.title ?? rule,
              label: Self.label(of: findings.map { audit.findings[$0] })))
        }
        for index in findings {
          let finding = audit.findings[index]
          groups[place].isNote = groups[place].isNote && finding.severity == .note
          let line = isSource ? Self.source(finding, wording) : Self.item(finding, wording)
          if let known = groups[place].places[line] {
            if groups[place].lines[known].members.last != member { groups[place].lines[known].members.append(member) }
          } else {
            groups[place].places[line] = groups[place].lines.count
            groups[place].lines.append(
              Line(
                text: line, shared: SharedStatement(finding, wording),
                location: wording.location(of: finding), members: [member]))
          }
        }
      }
    }
    return groups
  }

  /// The warnings, then the notes, folded, each rule in one item; notes alone are open.
  private func foldingNotes(_ groups: [Group]) -> [Block] {
    let (notes, serious) = (groups.filter { $0.isNote }, groups.filter { !$0.isNote })
    guard !notes.isEmpty, !serious.isEmpty else { return lists(groups) }
    let count = notes.reduce(0) { $0 + $1.lines.count }
    let items = notes.map { group -> Phrase in
      "\(strong: group.title) (\(group.label)): \(lines(of: group).map { $0.text }.joined(separator: "; "))"
    }
    return lists(serious) + [.folded("\(Wording.count(count, "note"))", count, "note", [.list(items, of: "note")])]
  }

  /// The rules with several lines, then those with one, in one list.
  private func lists(_ groups: [Group]) -> [Block] {
    var single: [Phrase] = []
    var blocks: [Block] = []
    for group in groups {
      let lines = lines(of: group)
      let title: Phrase = "\(strong: group.title) (\(group.label)):"
      if lines.count == 1 {
        single.append("\(title) \(lines[0].text)")
        continue
      }
      let open = lines.count > Self.most ? Self.open : lines.count
      blocks += [.paragraph(title), .list(Block.ItemList(Array(lines.prefix(open)), of: "finding"))]
      let rest = Array(lines.dropFirst(open))
      guard !rest.isEmpty else { continue }
      let count = rest.reduce(0) { $0 + $1.count }
      blocks.append(
        .folded(
          "\(Wording.count(count, "more finding"))", count, "finding", [.list(Block.ItemList(rest, of: "finding"))]))
    }
    return single.isEmpty ? blocks : blocks + [.list(single, of: "finding")]
  }

  /// The lines of a rule, each with its number of findings: those that say the same about several subjects are one.
  private func lines(of group: Group) -> [(text: Phrase, count: Int)] {
    var joined: [[Line]] = []
    var places: [[Phrase]: Int] = [:]
    for line in group.lines {
      let key = line.shared.map { [Phrase($0.statement), Phrase(family.label(of: line.members))] } ?? [line.text]
      if let place = places[key] {
        joined[place].append(line)
      } else {
        places[key] = joined.count
        joined.append([line])
      }
    }
    return joined.map { lines in
      let systems = family.label(of: lines[0].members)
      let only = systems.isEmpty ? "" : ", \(systems) only"
      let shared = lines.compactMap { $0.shared }
      let remedy = SharedStatement.remedy(for: shared)
      guard shared.count > 1 else { return ("\(lines[0].text)\(only)\(remedy)", 1) }
      let files = FilePlaces(lines.map { $0.location.file })
      let file = Set(lines.map { $0.location.file }).count == 1 ? FilePlaces.name(of: lines[0].location) + ", " : ""
      let text = SharedStatement.line(shared, at: "\(file)\(files.places(lines.map { $0.location }))")
      return ("\(text)\(only)\(remedy)", lines.count)
    }
  }

  /// The rule with its severities.
  private static func label(of findings: [Finding]) -> Phrase {
    var labels: [String] = []
    for label in findings.map({ FindingTable.label($0) }) where !labels.contains(label) { labels.append(label) }
    return labels.map { .code($0) }.joined(separator: ", ")
  }

  /// The message and the place to edit.
  private static func item(_ finding: Finding, _ wording: Wording) -> Phrase {
    let file = wording.colorFile(of: finding).map { "; color in \($0)" } ?? ""
    return "\(wording.message(of: finding)) (\(FilePlaces.place(wording.location(of: finding)))\(file))"
  }

  /// The member, the problem in it, and the place.
  private static func source(_ finding: Finding, _ wording: Wording) -> Phrase {
    "\(code: wording.subject(of: finding)): \(wording.result(of: finding)) (\(.place(wording.location(of: finding))))"
  }
}
