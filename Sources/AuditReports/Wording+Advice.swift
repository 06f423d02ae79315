package import AuditEngine
import ColorMath
import Palettes

extension Wording {
  /// The message of a finding, then the change that makes it pass, if one is known; without a final period.
  func advised(_ finding: Finding) -> String {
    let file = colorFile(of: finding).map { "The color is in \($0)" }
    return [message(of: finding), advice(for: finding), file].compactMap { $0 }.joined(separator: ". ")
  }

  /// The name of the color file of a finding that names a line of Swift, which is where its color is edited; nil for
  /// other findings.
  func colorFile(of finding: Finding) -> String? {
    guard let edited = finding.cells.lazy.compactMap({ editedPlace(of: $0) }).first else { return nil }
    let parts = edited.location.file.split(separator: "/")
    let folder = parts.dropLast().last.flatMap { $0.hasSuffix("set") ? $0 : nil }
    return (folder ?? parts.last).map { String($0) }
  }

  /// The change that a person would make so that a finding passes: `Suggested color: TextTertiary #767676 (4.54)`; nil
  /// for none.
  package func advice(for finding: Finding) -> String? {
    if let suggestion = finding.suggestion {
      let entry = suggestion.condition.map { " (\($0))" } ?? ""
      return "Suggested color: \(suggestion.token)\(entry) \(suggestion.color.hex) (\(Self.ratio(suggestion.ratio)))"
    }
    return finding.options.first.map { "\(words($0).plain) to reach \(Self.ratio($0.ratio))" }
  }

  /// The place of the second color of a cell; nil for a finding about no pair.
  ///
  /// That is what the foreground is compared with, else the topmost token of the surface, else the surface itself.
  func secondPlace(of cell: Cell) -> (name: String, location: SourceLocation)? {
    guard let measurement = cell.measurement.map({ audit.measurements[$0] }) else { return nil }
    let pair = audit.plan.pairs[measurement.pair]
    let surface = audit.declaration.surfaces[pair.surface]
    let variant =
      surface.appearance.map { Variant($0, cell.variant.contrast, cell.variant.transparency) } ?? cell.variant
    if let edited = editedPlace(of: cell, in: variant) { return edited }
    if let against = pair.against {
      let foreground = audit.plan.foregrounds[against]
      guard let color = foreground.colors.value(in: variant) else { return (foreground.text, surface.location) }
      return (foreground.text, entry(of: color, in: variant) ?? color.location)
    }
    return (surface.name, firstEntry(of: surface, in: variant) ?? surface.location)
  }

  /// The color file of a pair that sources show, which is where it is edited; nil for other pairs, and for colors that
  /// the sources write themselves.
  func editedPlace(of cell: Cell, in variant: Variant? = nil) -> (name: String, location: SourceLocation)? {
    guard let measurement = cell.measurement.map({ audit.measurements[$0] }) else { return nil }
    let pair = audit.plan.pairs[measurement.pair]
    guard let use = audit.plan.use(of: pair, in: cell.variant),
      audit.plan.loaded.declaration.pairs[use.declared].isUndeclared
    else { return nil }
    let variant = variant ?? cell.variant
    let foreground = audit.plan.foregrounds[pair.foreground]
    if let color = foreground.colors.value(in: variant), let place = entry(of: color, in: variant) {
      return (foreground.text, place)
    }
    let surface = audit.declaration.surfaces[pair.surface]
    return firstEntry(of: surface, in: variant).map { (surface.name, $0) }
  }

  /// The entry of the topmost layer that is a token, also in surfaces below.
  private func firstEntry(of surface: Surface, in variant: Variant, depth: Int = 0) -> SourceLocation? {
    for layer in surface.layers(under: audit.declaration.profile).value(in: variant) ?? [] {
      switch layer {
      case .color(let color):
        if let place = entry(of: color, in: variant) { return place }
      case .surface(let name, _):
        guard depth < 8, let below = audit.declaration.surfaces.first(where: { $0.name == name }) else { continue }
        if let place = firstEntry(of: below, in: variant, depth: depth + 1) { return place }
      case .material, .gradient, .filter, .unsupported: continue
      }
    }
    return nil
  }

  private func entry(of color: WrittenColor, in variant: Variant) -> SourceLocation? {
    let palette = audit.plan.loaded.palette
    guard case .token(let name) = color.reference, case .found(let token) = palette.lookup(name),
      case .entry(let entry) = palette.tokens[token].resolution(for: variant, on: audit.declaration.deviceClass)
    else { return nil }
    return palette.tokens[token].location(of: palette.tokens[token].entries[entry])
  }
}
