package import ColorMath
package import Palettes

/// The numbers that a rule found, and their subject.
package enum Evidence: Hashable, Sendable {
  /// The pair misses its minimum in these measurements, which include those of the other pairs at its place in sources.
  ///
  /// If the backdrop shows, with the share of backdrops over which the worst cell passes.
  case lowContrast(pair: PairIndex, cells: [MeasurementIndex], share: BackdropShare? = nil)
  /// The text is indistinguishable from its surface, or is drawn clear.
  case invisible(pair: PairIndex, cells: [MeasurementIndex])
  /// The pair's ratio falls with increased contrast.
  case increasedLower(pair: PairIndex, [RatioChange])
  /// The foreground misses the target for increased contrast.
  case increasedTargetMissed(foreground: ForegroundIndex, [MissedTarget])
  /// The verdict changes with a rendering convention.
  case fragile(pair: PairIndex, [VerdictFlip])
  /// A state, or the filters of the surface, lower the pair's ratio.
  case lowered(pair: PairIndex, [RatioChange])
  /// The foreground must work on several surfaces at once and does not.
  case iconBand(foreground: ForegroundIndex, [IconBandEvidence])
  /// The pair is declared decorative, has a font, and is below the minimum that text with that font has.
  case decorated(pair: PairIndex, cells: [MeasurementIndex], required: ContrastRatio)
  /// The text passes because of a material or glass, but not without it.
  case carried(pair: PairIndex, [GlassLoss])
  /// The text is small and has no uniform backdrop.
  case smallOnOpen(pair: PairIndex, cells: [MeasurementIndex])
  /// The boundary takes on the color of its backdrop.
  case translucentBoundary(pair: PairIndex, [BoundaryAlpha])
  /// A problem in the layers of a surface.
  case surface(SurfaceFault)
  /// Two tokens that must be distinguishable look alike.
  case indistinct(tokens: [TokenIndex], [Resemblance])
  /// Tokens of a catalog that are not in any pair, and the number of its tokens.
  case uncovered(catalog: String, tokens: [TokenIndex], of: Int)
  /// A color of the pair has no value.
  case unresolved(pair: PairIndex, cells: [MeasurementIndex])
  /// The verdict depends on something uncertain.
  case unverified(pair: PairIndex, cells: [MeasurementIndex])
  /// A problem of the palette itself.
  case palette(PaletteEvidence)
  /// A problem in an app icon set.
  case icon(IconEvidence)
  /// A problem in the sources.
  case source(SourceEvidence)
  /// A problem in a waiver of the audit file.
  case waiver(WaiverEvidence)
  /// The numbers and words of one rule alone.
  case own(OwnEvidence)
}

extension Evidence {
  package var subject: Subject {
    switch self {
    case .lowContrast(let pair, _, _), .invisible(let pair, _), .unresolved(let pair, _), .unverified(let pair, _):
      .pair(pair)
    case .decorated(let pair, _, _): .pair(pair)
    case .carried(let pair, _), .smallOnOpen(let pair, _), .translucentBoundary(let pair, _): .pair(pair)
    case .surface(let fault): .surface(fault.surface)
    case .increasedLower(let pair, _), .fragile(let pair, _), .lowered(let pair, _): .pair(pair)
    case .increasedTargetMissed(let foreground, _), .iconBand(let foreground, _): .foreground(foreground)
    case .indistinct(let tokens, _): .tokens(tokens)
    case .uncovered(let catalog, _, _): .catalog(catalog)
    case .palette(let evidence): evidence.subject
    case .icon(let evidence): .icon(evidence.icon)
    case .source(let evidence): .source(member: evidence.member, ordinal: evidence.ordinal)
    case .waiver(let evidence): .waiver(evidence.waiver)
    case .own(let evidence): evidence.subject
    }
  }

  /// Returns the cells in which it holds, in report order.
  func cells(in input: AuditInput) -> [Cell] {
    switch self {
    case .lowContrast(_, let cells, _), .unverified(_, let cells):
      // Several pairs at one place have one cell for each variant.
      Cell.worst(of: cells.map { Cell(measured: $0, in: input) })
    case .invisible(_, let cells), .unresolved(_, let cells), .smallOnOpen(_, let cells):
      cells.map { Cell(measured: $0, in: input) }
    case .decorated(_, let cells, _): cells.map { Cell(measured: $0, in: input) }
    case .carried(_, let losses): losses.map { $0.cell(in: input) }
    case .translucentBoundary(_, let cells): cells.map { Cell(measured: $0.measurement, in: input) }
    case .surface(let fault): fault.cells(in: input)
    case .increasedLower(_, let changes): Cell.worst(of: changes.map { Cell(measured: $0.measurement, in: input) })
    case .lowered(_, let changes):
      changes.map { Cell(measured: $0.measurement, in: input) }
    case .increasedTargetMissed(_, let missed): Cell.worst(of: missed.map { $0.cell(in: input) })
    case .fragile(_, let flips): VerdictFlip.cells(of: flips, in: input)
    case .iconBand(_, let bands): Cell.worst(of: bands.flatMap { $0.failing }.map { Cell(measured: $0, in: input) })
    case .indistinct(let tokens, let resemblances): Resemblance.cells(of: resemblances, tokens, in: input)
    case .uncovered:
      input.plan.variants.variants.map { Cell($0, at: input.plan.loaded.declaration.location) }
    case .palette(let evidence): evidence.cells.map { $0.cell(in: input.plan.loaded.palette) }
    case .icon(let evidence): evidence.cells(in: input)
    case .source(let evidence): evidence.cells(in: input)
    case .waiver(let evidence): evidence.cells(in: input)
    case .own(let evidence): evidence.cells
    }
  }
}
