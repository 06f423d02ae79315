package import AuditEngine
package import ColorMath
import FileSyntax
import Palettes

extension Wording {
  /// Two ratios as `1.03…2.19`, or one if they print alike.
  package static func range(_ least: ContrastRatio?, _ greatest: ContrastRatio?) -> String {
    let (one, other) = (ratio(least), ratio(greatest))
    return one == other ? one : "\(one)…\(other)"
  }

  /// The worst place of the image behind: `busy.png at 12, 40 pt: 83% fails`; nil without an image.
  func worstPlace(of measurement: Measurement) -> String? {
    guard let block = measurement.outlook?.block, block.failingShare > 0 else { return nil }
    let images = audit.declaration.images
    let file = images.typedIndices.contains(block.image) ? images[block.image].file : "an image"
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let (x, y) = (DecimalText.fixed(block.x, decimals: 0), DecimalText.fixed(block.y, decimals: 0))
    let share = block.failingShare < 0.005 ? "under 1%" : Self.percent(block.failingShare)
    return "\(name) at \(x), \(y) pt: \(share) fails"
  }

  /// The changes that make a finding's pair pass in its worst cell, one clause for each kind; empty for an opaque
  /// surface.
  func repairs(of finding: Finding) -> [String] {
    finding.repairs.map { Self.repairs($0) } ?? []
  }

  /// The changes that make a pair pass over its backdrops, one clause for each kind.
  package static func repairs(_ repairs: Repairs, withForeground: Bool = true) -> [String] {
    var clauses: [String] = []
    var (hopeless, open): ([String], [String]) = ([], [])
    func add(_ answer: StackRepair<Double>, _ kind: String, _ change: (String) -> String) {
      switch answer {
      case .found(let opacity, _): clauses.append(change(percent(opacity)))
      case .none: hopeless.append(kind)
      case .undecided: open.append(kind)
      }
    }
    if let opacity = repairs.opacity {
      add(opacity.least, "the opacity of \(opacity.layer)") { "an opacity of \($0) for \(opacity.layer)" }
    }
    add(repairs.black, "a black layer behind it") { "a \($0) black layer behind it" }
    add(repairs.white, "a white layer behind it") { "a \($0) white layer behind it" }
    switch repairs.foreground {
    case _ where !withForeground: break
    case nil: break
    case .found(let color, _)?: clauses.append("the foreground color \(color.color.hex)")
    case .some(.none): hopeless.append("the foreground color")
    case .undecided?: open.append("the foreground color")
    }
    if !hopeless.isEmpty { clauses.append("\(hopelessness)\(hopeless.inWords("or"))") }
    if !open.isEmpty { clauses.append("\(doubt)\(open.inWords())") }
    return clauses
  }

  /// The sentences about repairs, without the last period: the changes that are enough, then the others.
  package static func sentence(ofRepairs clauses: [String]) -> String {
    let fixes = clauses.filter { !$0.hasPrefix(hopelessness) && !$0.hasPrefix(doubt) }
    let others = clauses.filter { $0.hasPrefix(hopelessness) || $0.hasPrefix(doubt) }.map(capitalized)
    guard !fixes.isEmpty else { return others.joined(separator: ". ") }
    let start = fixes.count == 1 ? "This change is enough" : "Any one of these changes is enough"
    return (["\(start): \(fixes.joined(separator: "; "))"] + others).joined(separator: ". ")
  }

  /// The starts of the clauses about changes that are not enough, and about changes that may be.
  private static let (hopelessness, doubt) = ("no value is enough for ", "undecided: ")
}
