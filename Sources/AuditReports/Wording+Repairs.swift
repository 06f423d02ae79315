package import AuditModel
package import ColorMath
import PaletteModel
import TextSupport

extension Wording {
  /// Two ratios as `1.03…2.19`, or one if they print alike.
  package static func range(_ least: ContrastRatio?, _ greatest: ContrastRatio?) -> String {
    let (one, other) = (ratio(least), ratio(greatest))
    return one == other ? one : "\(one)…\(other)"
  }

  /// The worst place of an image below: `busy.png at 12, 40 pt, 83 % fails`; nil without an image.
  package func worstPlace(of measurement: Measurement) -> String? {
    guard let block = measurement.outlook?.block, block.failingShare > 0 else { return nil }
    let images = audit.declaration.images
    let file = images.typedIndices.contains(block.image) ? images[block.image].file : "an image"
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let (x, y) = (DecimalText.fixed(block.x, decimals: 0), DecimalText.fixed(block.y, decimals: 0))
    let share = block.failingShare < 0.005 ? "under 1%" : Self.percent(block.failingShare)
    return "\(name) at \(x), \(y) pt, \(share) fails"
  }

  /// The changes that make a finding's pair pass in its worst cell, one clause for each kind; empty for an opaque
  /// surface.
  package func repairs(of finding: Finding) -> [String] {
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
      add(opacity.least, "opacity of \(opacity.layer)") { "an opacity of \($0) for \(opacity.layer)" }
    }
    add(repairs.black, "black layer below") { "a black layer of \($0) below" }
    add(repairs.white, "white layer below") { "a white layer of \($0) below" }
    switch repairs.foreground {
    case _ where !withForeground: break
    case .found(let color, _): clauses.append("foreground \(color.color.hex)")
    case .none: hopeless.append("foreground")
    case .undecided: open.append("foreground")
    }
    if !hopeless.isEmpty { clauses.append("\(hopelessness)\(hopeless.inWords("or"))") }
    if !open.isEmpty { clauses.append("\(doubt)\(open.inWords())") }
    return clauses
  }

  /// The sentence that lists repairs, without its full stop: which changes are enough, or that none is.
  package static func sentence(ofRepairs clauses: [String]) -> String {
    let text = clauses.joined(separator: "; ")
    guard let first = clauses.first, !first.hasPrefix(hopelessness), !first.hasPrefix(doubt) else {
      return text.prefix(1).uppercased() + text.dropFirst()
    }
    return "Any one of these changes is enough: \(text)"
  }

  /// The starts of the clauses about changes that are not enough, and about changes that may be.
  private static let (hopelessness, doubt) = ("not enough at any value: ", "undecided: ")
}
