import AuditEngine
import FileSyntax
import Palettes

/// The audits of one palette: one product on several systems or devices, or a single audit.
struct AuditFamily {
  /// One audit with its place in the report.
  struct Member {
    let index: Int
    let audit: AuditResult
  }

  /// The audits in the order of the report, at least one.
  private(set) var members: [Member]

  /// The name of the product.
  var name: String { members[0].audit.declaration.name }
  /// All audits, without their places.
  var audits: [AuditResult] { members.map { $0.audit } }
  /// True if there are several systems or devices to name.
  var isSeveral: Bool { members.count > 1 }

  /// True if the audits are of several systems, not only of several devices.
  var hasSeveralSystems: Bool { Set(members.map { $0.audit.declaration.profile }).count > 1 }

  /// Sorts the audits of a report into families, in order of first occurrence.
  static func all(of report: AuditReport) -> [AuditFamily] { all(of: report.audits) }

  /// Sorts audits into families, in order of first occurrence.
  static func all(of audits: [AuditResult]) -> [AuditFamily] {
    var families: [AuditFamily] = []
    var places: [String: Int] = [:]
    for (index, audit) in audits.enumerated() {
      let declaration = audit.declaration
      let key = "\(declaration.location.file)\n\(declaration.name)"
      let member = Member(index: index, audit: audit)
      if declaration.isOfAuditFile || declaration.isOfParticularClass, let place = places[key] {
        families[place].members.append(member)
      } else {
        places[key] = families.count
        families.append(AuditFamily(members: [member]))
      }
    }
    return families
  }

  /// The words that distinguish a member from the others: `iOS 18`, `iOS 26, iPad`; empty for a single audit.
  func label(of member: Int) -> String {
    guard isSeveral else { return "" }
    let declaration = members[member].audit.declaration
    let classes = Set(members.map { $0.audit.declaration.deviceClass })
    let profiles = Set(members.map { $0.audit.declaration.profile })
    var words: [String] = []
    if profiles.count > 1 || classes.count == 1 { words.append(Wording.system(declaration.profile)) }
    if classes.count > 1 {
      let own = declaration.deviceClass
      words.append(own == .universal ? Wording.others(than: classes) : Wording.label(own))
    }
    return words.joined(separator: ", ")
  }

  /// The labels of some members; empty if they are all of them.
  func label(of some: [Int]) -> String {
    Set(some).count == members.count ? "" : some.map { label(of: $0) }.inWords()
  }
}
