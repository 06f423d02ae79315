import AuditEngine
import ColorMath
import Palettes

extension Report {
  /// One pair in one variant or state.
  public struct Measurement: Hashable, Sendable {
    /// The id of the audit.
    public let audit: String
    /// The id of the pair.
    public let pair: String
    /// The foreground as the audit file names it.
    public let foreground: String
    /// The surface as the audit file names it.
    public let surface: String
    /// The purpose of the foreground: `text`, `graphic`, `boundary`, `focus`, `link-cue` or an exempt one.
    public let role: String
    /// The variant.
    public let variant: Legible.Variant
    /// The opt-in condition beyond the variant; nil for the variant itself.
    public let state: String?
    /// The verdict.
    public let verdict: Verdict
    /// The outcome that every model considered predicts for an unverified one: `pass`, `fail` or `open`; else nil.
    public let expectation: String?
    /// The proven least contrast ratio, 1…21; nil if a color is missing.
    public let ratio: Double?
    /// The proven greatest contrast ratio, 1…21, equal to the least over a fixed surface.
    public let greatestRatio: Double?
    /// The ratio to reach; nil if no minimum applies.
    public let required: Double?
    /// The id of the criterion that requires it, such as `wcag22/1.4.3`.
    public let criterion: String
    /// The foreground as displayed, as `#RRGGBB`; nil if it is missing.
    public let foregroundHex: String?
    /// The surface as displayed, as `#RRGGBB`; nil if it is missing.
    public let surfaceHex: String?
    /// The reason for an unverified verdict; nil if there is none.
    public let reason: String?
    /// The location to edit to change the foreground.
    public let place: Place
  }
}

extension Report.Measurement {
  init(_ row: Measurement, of plan: AuditPlan) {
    let planned = plan.pairs[row.pair]
    audit = plan.loaded.declaration.id
    pair = planned.id
    foreground = plan.foregroundName(of: planned)
    surface = plan.surfaceName(of: planned)
    role = planned.role.rawValue
    variant = Legible.Variant(row.variant)
    state = row.state
    verdict = Report.Verdict(rawValue: row.verdict.rawValue) ?? .unverified
    expectation = row.expectation?.rawValue
    ratio = row.minimum?.value
    greatestRatio = row.maximum?.value
    required = row.requirement.minimum?.value
    criterion = row.requirement.criterion.id
    foregroundHex = row.foregroundColor?.hex
    surfaceHex = row.surfaceColor?.hex
    reason = row.reason?.words
    place = Report.Place(row.location)
  }
}

extension Legible.Variant {
  /// The variant of the engine.
  init(_ variant: Variant) { self = Legible.Variant(rawValue: variant.id) ?? .light }
}
