import PaletteModel

/// The numbers that a rule found, and what they are about.
package enum Evidence: Hashable, Sendable {
  /// The pair misses its minimum in these measurements.
  ///
  /// Where what lies below is open, with how much of it lets the worst one pass.
  case lowContrast(pair: Int, cells: [Int], share: BackdropShare? = nil)
  /// The text cannot be told from its surface, or is drawn clear.
  case invisible(pair: Int, cells: [Int])
  /// The pair's ratio falls where contrast is increased.
  case increasedLower(pair: Int, [RatioChange])
  /// The foreground misses what is aimed at with contrast increased.
  case increasedTargetMissed(foreground: Int, [MissedTarget])
  /// The verdict turns with a convention of rendering.
  case fragile(pair: Int, [VerdictFlip])
  /// A state, or the filters of the surface, lower the pair's ratio.
  case lowered(pair: Int, [RatioChange])
  /// The foreground has to suit several surfaces at once and does not.
  case iconBand(foreground: Int, [IconBand])
  /// The text is smaller than the platform's minimum.
  case smallText(pair: Int, SmallText)
  /// The text passes because of a material or glass, and not without it.
  case carried(pair: Int, [GlassLoss])
  /// The text is small and has no calm ground.
  case smallOnOpen(pair: Int, cells: [Int])
  /// The boundary takes the color of what lies below it.
  case translucentBoundary(pair: Int, [BoundaryAlpha])
  /// Something in the layers of a surface.
  case surface(SurfaceFault)
  /// Two tokens that must be told apart look alike.
  case indistinct(tokens: [Int], [Resemblance])
  /// Tokens of a catalog that take part in no pair: indices, of how many.
  case uncovered(catalog: String, tokens: [Int], of: Int)
  /// A color of the pair has no value.
  case unresolved(pair: Int, cells: [Int])
  /// The verdict rests on something uncertain.
  case unverified(pair: Int, cells: [Int])
  /// Something in the palette itself.
  case palette(PaletteEvidence)
  /// Something in an app icon set.
  case icon(IconEvidence)
  /// Something in the sources.
  case source(SourceEvidence)
  /// Something in a waiver of the audit file.
  case waiver(WaiverEvidence)
}

/// What a finding is about.
package enum Subject: Hashable, Sendable {
  /// Index into `AuditPlan.pairs`.
  case pair(Int)
  /// Index into `Palette.tokens`.
  case token(Int)
  /// Several tokens as one group: indices into `Palette.tokens`, in order.
  case tokens([Int])
  /// The display path of a catalog.
  case catalog(String)
  /// A color as pairs name it: index into `AuditPlan.foregrounds`.
  case foreground(Int)
  /// Index into `LoadedPalette.icons`.
  case icon(Int)
  /// Index into `AuditDeclaration.surfaces`.
  case surface(Int)
  /// A member of the sources by its dotted path, and which place of it.
  case source(member: String, ordinal: Int)
  /// Index into `AuditDeclaration.waivers`.
  case waiver(Int)
}

extension Evidence {
  /// What the evidence is about.
  package var subject: Subject {
    switch self {
    case .lowContrast(let pair, _, _), .invisible(let pair, _), .unresolved(let pair, _), .unverified(let pair, _):
      .pair(pair)
    case .carried(let pair, _), .smallOnOpen(let pair, _), .translucentBoundary(let pair, _): .pair(pair)
    case .surface(let fault): .surface(fault.surface)
    case .increasedLower(let pair, _), .fragile(let pair, _), .lowered(let pair, _), .smallText(let pair, _):
      .pair(pair)
    case .increasedTargetMissed(let foreground, _), .iconBand(let foreground, _): .foreground(foreground)
    case .indistinct(let tokens, _): .tokens(tokens)
    case .uncovered(let catalog, _, _): .catalog(catalog)
    case .palette(let evidence): evidence.subject
    case .icon(let evidence): .icon(evidence.icon)
    case .source(let evidence): .source(member: evidence.member, ordinal: evidence.ordinal)
    case .waiver(let evidence): .waiver(evidence.waiver)
    }
  }

  /// Where it holds, in report order.
  package func cells(in input: AuditInput) -> [Cell] {
    switch self {
    case .lowContrast(_, let cells, _), .invisible(_, let cells), .unresolved(_, let cells),
      .unverified(_, let cells), .smallOnOpen(_, let cells):
      cells.map { Cell(measured: $0, in: input) }
    case .carried(_, let losses): losses.map { $0.cell(in: input) }
    case .translucentBoundary(_, let cells): cells.map { Cell(measured: $0.measurement, in: input) }
    case .surface(let fault): fault.cells(in: input)
    case .increasedLower(_, let changes), .lowered(_, let changes):
      changes.map { Cell(measured: $0.measurement, in: input) }
    case .increasedTargetMissed(_, let missed): Cell.worst(of: missed.map { $0.cell(in: input) })
    case .fragile(_, let flips): VerdictFlip.cells(of: flips, in: input)
    case .iconBand(_, let bands): Cell.worst(of: bands.flatMap(\.failing).map { Cell(measured: $0, in: input) })
    case .smallText(_, let text): text.variants.variants.map { Cell($0, at: text.location) }
    case .indistinct(let tokens, let resemblances): Resemblance.cells(of: resemblances, tokens, in: input)
    case .uncovered:
      input.plan.variants.variants.map { Cell($0, at: input.plan.loaded.declaration.location) }
    case .palette(let evidence): evidence.cells.map { $0.cell(in: input.plan.loaded.palette) }
    case .icon(let evidence): evidence.cells(in: input)
    case .source(let evidence): evidence.cells(in: input)
    case .waiver(let evidence): evidence.cells(in: input)
    }
  }
}
