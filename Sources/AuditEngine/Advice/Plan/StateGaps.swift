import ColorMath
import FileSyntax
import Palettes

/// The differences by which people tell the states of one component apart, such as FieldStroke and FieldUnfocusedStroke.
struct StateGaps: Sendable {
  private struct Twins {
    let one: TokenIndex
    let other: TokenIndex
  }

  private let palette: Palette
  private let device: DeviceClass
  private let places: WrittenParts
  private var twins: [Twins] = []

  /// The words of states: of those at rest, then the others.
  private static let (weak, strong): (Set<String>, Set<String>) = (
    ["disabled", "inactive", "unfocused", "unselected"],
    ["active", "enabled", "focused", "hover", "pressed", "selected"]
  )
  /// The ΔE-OK by which a difference shrinks before people notice it.
  private static let noticed = 0.02

  /// Reads the names of the tokens of an audit.
  init(_ plan: AuditPlan, _ places: WrittenParts) {
    (palette, device, self.places) = (plan.loaded.palette, plan.loaded.declaration.deviceClass, places)
    var families: [[String]: [(token: TokenIndex, isWeak: Bool, isState: Bool)]] = [:]
    for token in palette.tokens.typedIndices {
      let words = NameWords(palette.tokens[token].name.path).words
      let rest = words.filter { !Self.weak.contains($0) && !Self.strong.contains($0) }
      families[rest, default: []].append(
        (token, words.contains { Self.weak.contains($0) }, rest.count < words.count))
    }
    for (rest, family) in families where !rest.isEmpty && family.contains(where: { $0.isState }) {
      let ordered = family.ordered { ($0.isWeak ? 0 : 1, $0.token) < ($1.isWeak ? 0 : 1, $1.token) }
      for (index, one) in ordered.enumerated() {
        for other in ordered[(index + 1)...] where one.isState || other.isState {
          twins.append(Twins(one: one.token, other: other.token))
        }
      }
    }
    twins = twins.ordered { ($0.one, $0.other) < ($1.one, $1.other) }
  }

  /// The edit to leave out so that two states stay as far apart as they are, first that of a state at rest; nil if all do.
  func disturber(in plan: [PlannedEdit]) -> EntryPlace? {
    let edits = plan.flatMap { $0.all }
    let changed = Set(edits.map { $0.token })
    for pair in twins where changed.contains(pair.one) || changed.contains(pair.other) {
      for variant in Variant.allCases where variant.transparency == .full {
        guard let (one, old) = shown(pair.one, in: variant), let (other, second) = shown(pair.other, in: variant) else {
          continue
        }
        let places = [one, other].map { part in edits.first { MovablePart($0.place) == part } }
        let new = [places[0]?.to.oklab ?? old, places[1]?.to.oklab ?? second]
        guard DeltaE.ok(new[0], new[1]) < DeltaE.ok(old, second) - Self.noticed else { continue }
        if let edit = places[0] ?? places[1] { return edit.place }
      }
    }
    return nil
  }

  private func shown(_ token: TokenIndex, in variant: Variant) -> (part: MovablePart, color: Oklab)? {
    guard case .entry(let entry) = palette.tokens[token].resolution(for: variant, on: device),
      case .color(let color) = palette.tokens[token].entries[entry].value,
      let part = places.written(.entry(token: token, entry: entry))
    else { return nil }
    return (part, color.linearSRGB.oklab)
  }
}
