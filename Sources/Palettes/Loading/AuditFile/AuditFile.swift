import FileSyntax

/// The content of one audit file, before its names are resolved in a palette.
///
/// Reading takes three steps: `read` turns the bytes into this value, `AuditFileChain` layers it over the files that it
/// extends, and `AuditFileBinder` resolves its names in the palette and makes the `AuditDeclaration`.
struct AuditFile: Sendable {
  /// The file itself, as reports print it.
  package var location: SourceLocation
  /// The number under `version`; nil if there is none.
  var version: Int?
  /// The file that this one extends.
  var extends: AuditFilePath?
  /// The name of the palette for people; nil if the file gives none.
  package var name: String?
  /// Catalogs and globs, those of the extended file first.
  var sources: [AuditFilePath] = []
  /// The folder for reports; empty if the file names none.
  var output: AuditFilePath?
  /// The policy's id; empty if the file names none.
  var policy: String?
  /// The generations of system colors, each audited in turn; empty if the file names none.
  var profiles: [Profile] = []
  /// The device classes, each audited in turn; empty if the file names none.
  var idioms: [Idiom] = []
  /// The themes of the design tokens for each variant; empty if their names determine it.
  var variants = TokenChoices()
  /// The severities of rules set by the file, by the id of the rule.
  var rules: [String: RuleSetting] = [:]
  /// Tokens whose values are placeholders for unknown ones.
  package var assumed: [AuditFileColor] = []
  /// Materials that the file defines or corrects, in file order, those of the extended file first.
  package var materials: [AuditFileMaterialDefinition] = []
  /// The tables of materials measured on devices; empty if the file names none.
  var calibration: [AuditFilePath] = []
  /// The files of system colors read off devices; empty if the file names none.
  var systemColors: [AuditFilePath] = []
  /// The surfaces, in file order, those of the extended file first.
  var surfaces: [AuditFileSurface] = []
  /// The pairs before their lists are expanded, those of the extended file first.
  var pairs: [AuditFilePair] = []
  /// The opt-in conditions beyond the eight variants; empty if the file names none.
  var states: [State] = []
  /// The groups of tokens that people must distinguish; empty if the file names none.
  var distinct: [AuditFileDistinctGroup] = []
  /// The Swift sources that belong to the palette; nil if the file names none.
  var source: AuditFileSource?
  /// The team's own requirements; empty if the file names none.
  var requirements: [TeamRequirement] = []
  /// The team's exceptions, those of the extended file first.
  var waivers: [Waiver] = []
  /// The colors that somebody saw on a device, those of the extended file first.
  var verified: [VerifiedColor] = []

  /// Makes an empty file.
  init(at location: SourceLocation) { self.location = location }

  /// Returns this file layered over the one that it extends.
  ///
  /// Single values replace the base's; rules, materials, surfaces, states and requirements replace those with equal
  /// names; lists follow the base's.
  func laid(over base: AuditFile) -> AuditFile {
    var merged = self
    merged.name = name ?? base.name
    merged.sources = base.sources + sources
    merged.output = output ?? base.output.map { extends?.rebasing($0) ?? $0 }
    merged.policy = policy ?? base.policy
    merged.profiles = profiles.isEmpty ? base.profiles : profiles
    merged.idioms = idioms.isEmpty ? base.idioms : idioms
    merged.variants = variants.laid(over: base.variants)
    merged.rules = rules.filled(from: base.rules)
    merged.assumed = base.assumed + assumed
    merged.materials = Self.laid(materials, over: base.materials, by: { $0.name })
    merged.calibration = calibration.isEmpty ? base.calibration : calibration
    merged.systemColors = systemColors.isEmpty ? base.systemColors : systemColors
    merged.surfaces = Self.laid(surfaces, over: base.surfaces, by: { $0.name })
    merged.pairs = base.pairs + pairs
    merged.states = Self.laid(states, over: base.states, by: { $0.name })
    merged.distinct = base.distinct + distinct
    merged.source = source?.following(base.source) ?? base.source
    merged.requirements = Self.laid(requirements, over: base.requirements, by: { $0.id })
    merged.waivers = base.waivers + waivers
    merged.verified = base.verified + verified
    return merged
  }

  /// The base's values, replaced by own ones with equal names, then the other own ones.
  private static func laid<Value>(_ own: [Value], over base: [Value], by name: (Value) -> String) -> [Value] {
    let named = Dictionary(lastOf: own.map { (name($0), $0) })
    let inherited = Set(base.map(name))
    return base.map { named[name($0)] ?? $0 } + own.filter { !inherited.contains(name($0)) }
  }
}
