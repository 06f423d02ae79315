import ColorMath
import FileSyntax
import Palettes

/// The tokens of a palette by what they are used for, so that one that exists comes before a new color.
struct TokenRoles: Sendable {
  private let palette: Palette
  private let device: DeviceClass
  private var foregrounds: [Role: Set<TokenIndex>] = [:]
  private var surfaces: Set<TokenIndex> = []
  private var relatives: [String: [TokenIndex]] = [:]
  private var names: [(stem: String?, first: String?)] = []
  /// The tokens of token files by their folded names, if there are color sets as well.
  private var statements: [String: TokenIndex] = [:]

  /// Reads the pairs of an audit and the names of its tokens.
  init(_ plan: AuditPlan, isAsked: Bool) {
    palette = plan.loaded.palette
    device = plan.loaded.declaration.deviceClass
    if !isAsked { return }
    for pair in plan.pairs {
      for color in plan.foregrounds[pair.foreground].colors.all {
        if let token = token(of: color) { foregrounds[pair.role, default: []].insert(token) }
      }
      let layers = plan.loaded.declaration.surfaces[pair.surface].layers(under: plan.loaded.declaration.profile).full
      if layers.count == 1, case .color(let color) = layers[0], let token = token(of: color) { surfaces.insert(token) }
    }
    let states = palette.tokens.contains { $0.isDesignToken } && !palette.tokens.allSatisfy { $0.isDesignToken }
    for token in palette.tokens.typedIndices {
      if states, palette.tokens[token].isDesignToken { statements[palette.tokens[token].name.folded] = token }
      let name = NameWords(palette.tokens[token].name.path)
      names.append((FamilyOrder.stem(of: name), NameWords(palette.tokens[token].name.path.lastPathPart).words.first))
      if let stem = names[token.offset].stem { relatives[stem, default: []].append(token) }
    }
  }

  /// The place in a token file that states the color which an edit replaces in a color set; nil if there is none.
  func statement(of edit: PlannedEdit) -> SourceLocation? {
    guard !palette.tokens[edit.token].isDesignToken, let twin = statements[palette.tokens[edit.token].name.folded],
      let entry = palette.tokens[twin].entries.first(where: { entry in
        if case .color(let color) = entry.value {
          color.encodedSRGB.eightBit == edit.from.encodedSRGB.eightBit
        } else {
          false
        }
      })
    else { return nil }
    return palette.tokens[twin].location(of: entry)
  }

  /// The token that a written color names; nil for others.
  private func token(of color: WrittenColor) -> TokenIndex? {
    guard case .token(let name) = color.reference, case .found(let token) = palette.lookup(name) else { return nil }
    return token
  }

  /// The tokens that people would take for one side of a pair: relatives of the present one, and those of its role whose names
  /// begin alike; of a ramp, only its steps.
  func tokens(for part: MovablePart, _ role: Role, besides present: TokenIndex?, _ ramps: RampSteps) -> [TokenIndex] {
    let used = part == .surface ? surfaces : foregrounds[role] ?? []
    guard let present else { return used.sorted() }
    let alike = ramps.contains(present) ? [] : used.filter { names[$0.offset].first == names[present.offset].first }
    let family = names[present.offset].stem.flatMap { relatives[$0] } ?? []
    return Set(alike).union(family).subtracting([present]).sorted()
  }

  /// The other steps of the ramp of a token.
  func steps(besides token: TokenIndex) -> [TokenIndex] {
    (names[token.offset].stem.flatMap { relatives[$0] } ?? []).filter { $0 != token }
  }

  /// The color of a token in a variant, if it is opaque.
  func color(of token: TokenIndex, in variant: Variant) -> Color? {
    guard case .entry(let entry) = palette.tokens[token].resolution(for: variant, on: device),
      case .color(let color) = palette.tokens[token].entries[entry].value, color.alpha >= 1
    else { return nil }
    return color
  }
}
