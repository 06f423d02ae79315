import AuditEngine
import FileSyntax
import Palettes

/// The open errors of a product, what is the same on several systems once, and where they are.
struct ReportErrors {
  /// The rules and fingerprints of all.
  private var known: Set<[String]> = []
  /// The components with errors about contrast, worst first.
  private(set) var components: [String] = []
  /// The numbers of errors of the components.
  private var counts: [Int] = []
  /// The titles of the rules of other errors, each with its number of errors.
  private(set) var rules: [(title: String, count: Int, isOfSources: Bool)] = []
  /// The first error with its audit.
  private(set) var first: (finding: Finding, audit: AuditResult)?

  var count: Int { known.count }

  init(_ product: ReportProduct) {
    let all = product.components.declared + product.components.found
    var owners: [ComponentPart.Place: Int] = [:]
    for (index, component) in all.enumerated() {
      for failing in component.parts {
        for place in failing.part.places { owners[place] = index }
      }
    }
    var named: [Int: Int] = [:]
    for (member, audit) in product.family.audits.enumerated() {
      for finding in audit.findings where finding.isOpen && finding.severity == .error {
        first = first ?? (finding, audit)
        let isNew = known.insert([finding.rule, finding.fingerprint]).inserted
        if case .pair(let pair) = finding.evidence.subject,
          let owner = owners[ComponentPart.Place(member: member, pair: pair)]
        {
          named[owner, default: 0] += isNew ? 1 : 0
        } else if isNew {
          add(finding, audit)
        }
      }
    }
    components = named.keys.sorted().map { all[$0].name }
    counts = named.keys.sorted().map { named[$0] ?? 0 }
  }

  private mutating func add(_ finding: Finding, _ audit: AuditResult) {
    let name = Wording.ruleTitle(finding.rule, in: audit)
    if let place = rules.firstIndex(where: { $0.title == name }) {
      rules[place].count += 1
    } else {
      rules.append((name, 1, audit.rule(finding.rule)?.family == .sources))
    }
  }

  /// The number of different findings of a severity that are open in a family.
  static func count(of severity: Severity, in family: AuditFamily) -> Int {
    let open = family.audits.flatMap { $0.findings.filter { $0.isOpen && $0.severity == severity } }
    return Set(open.map { [$0.rule, $0.fingerprint] }).count
  }

  /// The places in words: `collection card, text field, and the sources (unknown glass name)`.
  var places: String {
    var places = zip(components, counts).prefix(Self.most).map { name, count in
      Wording.plainName(name) + (count > 1 ? " (\(count))" : "")
    }
    let more = components.count - places.count
    if more > 0 { places.append(Wording.words(more, "more component")) }
    let sources = rules.filter { $0.isOfSources }.map { $0.title }
    places += rules.filter { !$0.isOfSources }.map { "\($0.title) (\($0.count))" }
    if !sources.isEmpty { places.append("the sources (\(sources.inWords()))") }
    return places.inWords()
  }

  /// The number of components that are named.
  private static let most = 5
}
