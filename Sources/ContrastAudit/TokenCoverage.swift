package import PaletteModel

/// Which tokens take part in a pair.
package enum TokenCoverage {
  /// Tokens that take part in a pair, of the tokens of all audits; 1 where there are none.
  package static func share(of audits: [AuditResult]) -> Double {
    var total = 0
    var covered = 0
    for audit in audits {
      total += audit.plan.loaded.palette.tokens.count
      covered += tokens(in: audit.declaration, of: audit.plan.loaded.palette).count
    }
    return total == 0 ? 1 : Double(covered) / Double(total)
  }

  /// The tokens that the pairs of an audit file name, directly or through surfaces, as indices.
  package static func tokens(in declaration: AuditDeclaration, of palette: Palette) -> Set<Int> {
    var names: Set<String> = []
    var seen: Set<Int> = []
    let byName = Dictionary(
      declaration.surfaces.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    func visit(_ color: WrittenColor) {
      if case .token(let name) = color.reference { names.insert(name) }
    }
    func visit(surface: Int) {
      guard seen.insert(surface).inserted else { return }
      for layer in declaration.surfaces[surface].layers.all.flatMap(\.self) {
        switch layer {
        case .color(let color): visit(color)
        case .surface(let name, _): if let next = byName[name] { visit(surface: next) }
        case .unsupported: break
        }
      }
    }
    for pair in declaration.pairs {
      for foreground in [pair.foreground, pair.against].compactMap(\.self) { foreground.colors.all.forEach(visit) }
      visit(surface: pair.surface)
    }
    var found: Set<Int> = []
    for name in names {
      if case .found(let index) = palette.lookup(name) { found.insert(index) }
    }
    return found
  }
}
