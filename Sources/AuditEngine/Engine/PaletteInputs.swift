import FileSyntax
package import Palettes
import SwiftReading

/// Palettes that were read, one for each audit, with the facts of their sources.
package struct PaletteInputs: Sendable {
  /// One per audit file (or catalog without one), device class and profile.
  package var palettes: [LoadedPalette]
  /// The place of the group in `VisibleFiles.open()` that led to an audit, by its file as reports print it.
  package let groups: [String: Int]
  /// The Swift sources that audit files name, if they were to be read; else none.
  private let readings: [SourceDeclaration: SourceReading]
  /// The share of the text in the sources of each audit that was judged, by the ids of the audits.
  private let coverages: [String: PairCoverage]

  /// The ids that audit files may use.
  static let vocabulary = AuditFileVocabulary(
    policies: Policy.all.map { $0.id }, rules: Rule.all.map { $0.id }, renamedRules: RuleAlias.currentIDs,
    systemColors: SystemColors.names(on: .iOS), isSystemColor: isSystemColor)

  /// The names that an audit file has by default, the one that is written first.
  static var auditFileNames: [String] { AuditFileNames.all }

  /// Loads files; every one is read once, whatever it is audited as.
  ///
  /// Each palette becomes an audit for each device class and profile; without a profile, that of its audit file counts.
  ///
  /// - Parameter known: inputs whose Swift sources need no second reading if the same files are found, since every file
  ///   that they were read from has the same bytes here.
  init(_ files: VisibleFiles, _ settings: AuditSettings, workers: Workers, reusing known: PaletteInputs? = nil) {
    var loaded: [LoadedPalette] = []
    var readings: [SourceDeclaration: SourceReading] = [:]
    var groups: [String: Int] = [:]
    for (index, group) in files.open().enumerated() {
      var own = AuditLoader.load(
        paths: group.paths, from: group.palettes, vocabulary: Self.vocabulary, workers: workers)
      if let notice = group.notice { Self.warn(notice, in: &own) }
      if settings.readsSources {
        Self.readSources(of: own, from: group.sources, into: &readings, reusing: known, workers: workers)
      } else {
        Self.noteUnreadSources(in: &own, of: group.sources)
      }
      for audit in own { groups[audit.declaration.location.file] = index }
      loaded += own
    }
    loaded = loaded.map { audit in
      let reading = audit.declaration.source.flatMap { readings[$0] }
      return reading.map { audit.adding($0.omissions) } ?? audit
    }
    readings = readings.filter { !$0.key.isImplied || !$0.value.facts.project.files.isEmpty }
    loaded = loaded.map { audit in
      audit.with {
        $0.root = files.base
        if let source = audit.declaration.source { readings[source]?.join(&$0) }
      }
    }
    var coverages: [String: PairCoverage] = [:]
    func completed(_ palette: LoadedPalette, but others: Set<ApplePlatform> = []) -> LoadedPalette {
      guard let source = palette.declaration.source, let reading = readings[source] else { return palette }
      let found = FoundDeclaration.declaring(reading.facts, in: palette, but: others)
      coverages[palette.declaration.id] = found.coverage
      return found.loaded
    }
    loaded = MeasuredPermutations.kept(loaded) { completed($0) }
    AuditLoader.makeUnique(&loaded)
    var varied = loaded.flatMap { Self.variations(of: $0, settings) { completed($0) } }
    MeasuredClasses.makeUnique(&varied)
    let platforms = Dictionary(grouping: varied.filter { $0.declaration.isOfParticularClass }) {
      $0.declaration.location
    }
    .mapValues { Set($0.map { $0.declaration.deviceClass.idiom.platform }).subtracting([.iOS]) }
    varied = varied.map { completed($0, but: platforms[$0.declaration.location] ?? []) }
    // The code of an app may be for none of the devices that entries name.
    varied.removeAll { audit in
      audit.declaration.isOfParticularClass && audit.declaration.pairs.isEmpty
        && audit.declaration.deviceClass.idiom.platform != .iOS
    }
    varied = MeasuringLimits.bounded(varied)
    MeasuredClasses.leaveOutAbsentPairs(of: &varied)
    palettes = varied.map { $0.refusingRecords(on: settings.today) }
    self.readings = readings
    self.coverages = coverages
    self.groups = groups
  }

  /// A palette once for each device class and profile, which its id names if it is one of several.
  ///
  /// What the settings leave open is up to the audit file, then to the entries; a run that wants one audit of it takes the
  /// first of each.
  private static func variations(
    of palette: LoadedPalette, _ settings: AuditSettings, _ completed: (LoadedPalette) -> LoadedPalette
  ) -> [LoadedPalette] {
    let declaration = palette.declaration
    let stated = settings.idioms.isEmpty ? declaration.idioms : settings.idioms
    let versions = settings.profiles.isEmpty ? declaration.profiles : settings.profiles
    let idioms = settings.isSingle ? Array(stated.prefix(1)) : stated
    let profiles = settings.isSingle ? Array(versions.prefix(1)) : versions
    var omissions: [Omission] = []
    var classes = idioms.isEmpty ? [.universal] : idioms.map { DeviceClass($0) }
    var known: Set<String> = []
    if settings.measuresClasses, palette.palette.namesClasses {
      let found = MeasuredClasses(of: completed(palette), on: idioms, keepsEqual: settings.keepsEqualClasses)
      classes = found.kept
      // Entries speak for a device class where they name it.
      known = Set(found.omissions.map { $0.name })
      omissions += found.omissions
    }
    omissions += declaration.idioms.filter { !idioms.contains($0) && !known.contains($0.rawValue) }.map {
      Omission(.deviceClass, $0.rawValue, at: declaration.location)
    }
    let audited = profiles.isEmpty ? [declaration.profile] : profiles
    omissions += declaration.profiles.filter { !audited.contains($0) }.map {
      Omission(.profile, $0.rawValue, at: declaration.location)
    }
    // What only pairs name counts once for each system, at the first of them.
    var named = Set(declaration.profiles + audited)
    for pair in declaration.pairs {
      for profile in pair.profiles where named.insert(profile).inserted {
        omissions.append(Omission(.profile, profile.rawValue, at: pair.location))
      }
    }
    return classes.flatMap { one in
      let isStated = idioms.contains(one.idiom)
      let seen = palette.with { seen in
        seen.omissions += omissions
        seen.declaration.deviceClass = one
        seen.declaration.isOfParticularClass = one != DeviceClass(isStated ? one.idiom : .universal)
        seen.declaration.id += one.suffix(namesIdiom: isStated ? idioms.count > 1 : one.idiom != .universal)
      }
      guard !profiles.isEmpty else { return [seen] }
      return profiles.map { profile in
        seen.with { one in
          one.declaration.profile = profile
          if profiles.count > 1 { one.declaration.id += "-\(profile.rawValue)" }
        }
      }
    }
  }

  /// Says something in the first of some audits.
  private static func warn(_ notice: String, in audits: inout [LoadedPalette]) {
    guard let first = audits.indices.first else { return }
    let problem = Diagnostic(.warning, .badData, notice, at: audits[first].declaration.location)
    audits[first] = audits[first].adding([problem])
  }

  /// Notes the Swift files that an option leaves out, by their number.
  private static func noteUnreadSources(in palettes: inout [LoadedPalette], of tree: FileTree) {
    var counts: [SourceDeclaration: Int] = [:]
    for index in palettes.indices {
      guard let source = palettes[index].declaration.source else { continue }
      let count = counts[source] ?? SourceFinder(source.roots, from: tree).swift.count
      counts[source] = count
      guard count > 0 else { continue }
      palettes[index] = palettes[index].adding([
        Omission(.texts, Omission.noSource, at: palettes[index].declaration.location, count: count)
      ])
    }
  }

  /// Reads the sources of palettes, each folder once.
  private static func readSources(
    of palettes: [LoadedPalette], from tree: FileTree, into readings: inout [SourceDeclaration: SourceReading],
    reusing known: PaletteInputs?, workers: Workers
  ) {
    for palette in palettes {
      guard let source = palette.declaration.source, readings[source] == nil else { continue }
      let same = known?.readings.first { $0.key.roots == source.roots && $0.key.platform == source.platform }
      readings[source] = SourceReading.read(source, from: tree, reusing: same?.value, workers: workers)
    }
  }

  /// The facts of the sources of a palette; nil if it has none or they were not wanted.
  func facts(of palette: LoadedPalette) -> SourceFacts? {
    guard let source = palette.declaration.source else { return nil }
    return readings[source]?.facts
  }

  /// The share of the text in the sources of a palette that its pairs cover; nil if it has none.
  func coverage(of palette: LoadedPalette) -> PairCoverage? { coverages[palette.declaration.id] }

  /// The errors in the input, each once.
  package var errors: [Diagnostic] {
    Set(palettes.flatMap { $0.diagnostics }).sorted().filter { $0.severity == .error }
  }

  private static func isSystemColor(_ name: String) -> Bool {
    SystemColors.value(name, platform: "ios", variant: .light, elevated: false, profile: .iOS26) != nil
  }
}
