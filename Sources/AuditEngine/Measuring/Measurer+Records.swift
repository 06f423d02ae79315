import ColorMath
import Palettes

extension Measurer {
  /// Prepares the colors that records of a device give, so that all measurements share them.
  mutating func prepareRecords(_ colors: ColorResolver) {
    seen = plan.loaded.declaration.verified.map { record in
      guard let color = record.surface else { return nil }
      let stack = SurfaceStack(steps: [.layer(color, alternates: [])], filters: [], sources: [.literal], doubts: [])
      guard let surface = try? PreparedSurface(stack, number: evidence.number(of: stack)) else { return nil }
      let foreground = record.foreground.map { color in
        let resolved = ResolvedColor(color, source: .literal)
        return PreparedForeground(resolved, number: evidence.number(of: resolved), colors)
      }
      return SeenOnDevice(surface: surface, foreground: foreground)
    }
    guard !plan.records.isEmpty else { return }
    var hashes = SurfaceHash(plan.loaded.declaration, colors)
    for index in Set(plan.records.values.joined()).sorted() { admit(index, &hashes) }
  }

  /// Notes the cells that a record decides, or why it decides some of them not.
  private mutating func admit(_ index: RecordIndex, _ hashes: inout SurfaceHash) {
    let record = plan.loaded.declaration.verified[index]
    let bound = pairs.typedIndices.filter { plan.records[$0]?.contains(index) == true }
    let variants = record.variants.intersection(plan.variants).variants
    var others: [(hash: String, variants: VariantSet)] = []
    var isStated = false
    for variant in variants {
      // Every pair of a record is on one surface.
      guard let surface = bound.first.map({ pairs[$0].surface }) else { continue }
      let hash = hashes.hash(of: surface, in: variant)
      guard hash == record.surfaceHash else {
        if let place = others.firstIndex(where: { $0.hash == hash }) {
          others[place].variants.formUnion(VariantSet(variant))
        } else {
          others.append((hash, VariantSet(variant)))
        }
        continue
      }
      for pair in bound {
        if overrides(record, pair, in: variant) {
          isStated = true
        } else {
          decidable.insert(RecordedCell(pair: pair, variant: variant))
        }
      }
    }
    if !others.isEmpty { refusals.append((index, Self.words(for: others, of: record))) }
    if isStated {
      let words =
        "the palette states an opaque color there, which a record does not override; correct the palette instead"
      refusals.append((index, words))
    }
  }

  /// The words for a record whose surface is not, or no longer, the one that was seen.
  private static func words(for others: [(hash: String, variants: VariantSet)], of record: VerifiedColor) -> String {
    let isMixed = others.count > 1
    let hashes = others.map { other in
      let place = isMixed ? " for \(other.variants.variants.map { $0.id }.joined(separator: ", "))" : ""
      return "\"surface\": \"\(other.hash)\"\(place)"
    }
    guard let known = record.surfaceHash else {
      return "it does not say on which surface it was seen; look again, and add \(hashes.joined(separator: ", "))"
    }
    return "its surface changed since it was seen (\(known)); look again, and write \(hashes.joined(separator: ", "))"
  }

  /// Returns true if a record gives another color than one that is opaque and certain without it.
  private mutating func overrides(_ record: VerifiedColor, _ pair: PairIndex, in variant: Variant) -> Bool {
    let place = places[pairs[pair].surface]
    if let color = record.surface, let surface = try? surface(pairs[pair].surface, in: variant), !surface.isOpen,
      surface.doubts.isEmpty, !surface.stack.hasMaterial, surface.colors.count == 1,
      surface.seen != SeenColor.eightBit(surface.stack.filtered(color.encodedSRGB))
    {
      return true
    }
    let shown = place.appearance.map(variant.with) ?? variant
    guard let color = record.foreground, place.filters.isEmpty,
      let foreground = try? foreground(pairs[pair].foreground, in: shown, elevated: place.isElevated),
      foreground.doubt == nil, let known = foreground.opaqueColor
    else { return false }
    if case .system = foreground.source { return false }
    return known != SeenColor.eightBit(color.encodedSRGB)
  }

  /// An open measurement, decided by the colors of a record.
  ///
  /// It stays open if it compares two foregrounds, and if the record does not give the foreground while that is blended by
  /// the system, has no color, or has several published values that decide differently.
  mutating func measurement(_ open: Measurement, decidedBy record: RecordIndex) -> Measurement {
    guard pairs[open.pair].against == nil, let seen = seen[record.offset],
      let foreground = foreground(of: open, seen)
    else { return open }
    var decided = open
    let sight = Sight(foreground: foreground, surface: seen.surface, against: nil)
    guard let required = open.requirement.minimum,
      sight.minimum.reaches(required) == sight.maximum.reaches(required)
    else { return open }
    (decided.minimum, decided.maximum) = (sight.minimum, sight.maximum)
    (decided.foregroundColor, decided.surfaceColor) = (sight.foregroundColor, sight.surfaceColor)
    (decided.expectation, decided.reason, decided.outlook) = (nil, nil, nil)
    decided.evidence = evidence.index(of: foreground, seen.surface, nil)
    decided.record = record
    decided.judge(doubts: [])
    return decided
  }

  private mutating func foreground(of open: Measurement, _ seen: SeenOnDevice) -> PreparedForeground? {
    if let foreground = seen.foreground { return foreground }
    let pair = pairs[open.pair]
    let place = places[pair.surface]
    guard open.reason?.code != .vibrant else { return nil }
    let shown = place.appearance.map(open.variant.with) ?? open.variant
    return try? foreground(pair.foreground, in: shown, elevated: place.isElevated)
  }
}
