import FileSyntax
import Palettes

/// The limits on the work of one run; an audit beyond them is refused before it takes time or memory.
///
/// A run covers all audit files, profiles and device classes of one command line. Within these limits and those of
/// files and images, every command stays below 512 MB.
enum MeasuringLimits {
  /// The most measurements: 100,000, as of 12,500 pairs in all eight variants.
  static let measurements = 100_000
  /// The most steps over backdrops, as counted by `steps(over:)`: 200 million.
  static let steps = 200_000_000
  /// The most bytes of names in the rows of a report: 64 MiB.
  static let nameBytes = 64 << 20

  /// Removes the pairs of each audit that would exceed a limit, and reports it in its diagnostics.
  ///
  /// Audits of particular device classes come last: those that would exceed it are left out of the run, and named.
  static func bounded(_ palettes: [LoadedPalette]) -> [LoadedPalette] {
    var total = Work()
    let whole = bounded(palettes.filter { !$0.declaration.isOfParticularClass }, &total)
    guard whole.count < palettes.count else { return whole }
    var bounded: [LoadedPalette] = []
    for loaded in palettes {
      guard loaded.declaration.isOfParticularClass else {
        bounded.append(whole[bounded.count { !$0.declaration.isOfParticularClass }])
        continue
      }
      let work = Work(of: loaded.declaration)
      if (total + work).excess == nil {
        total = total + work
        bounded.append(loaded)
      } else if let last = bounded.indices.last {
        let own = loaded.declaration.deviceClass
        let name = own.locale ?? (own.isNarrow ? "sRGB" : own.idiom.rawValue)
        bounded[last] = bounded[last].adding([
          Omission(own.locale == nil ? .deviceClass : .locale, name, at: loaded.declaration.location)
        ])
      }
    }
    return bounded
  }

  private static func bounded(_ palettes: [LoadedPalette], _ total: inout Work) -> [LoadedPalette] {
    palettes.map { loaded in
      let work = Work(of: loaded.declaration)
      guard let excess = (total + work).excess else {
        total = total + work
        return loaded
      }
      let message = "the run has \(excess); declare fewer pairs, or audit in several runs"
      let problem = Diagnostic(.error, .badAuditFile, message, at: loaded.declaration.location)
      return loaded.with {
        $0.declaration.pairs = []
        $0.add([problem])
      }
    }
  }

  /// The steps of one measurement over a surface, about 0.05 microseconds each: an image has 32,768 blocks to examine.
  static func steps(over surface: Surface) -> Int {
    guard !surface.over.isEmpty else { return 1000 }
    return surface.over.reduce(0) { sum, backdrop in
      switch backdrop {
      case .any, .content: sum + 1000
      case .color: sum + 200
      case .gradient: sum + 400
      case .image: sum + BackdropGrids.most
      }
    }
  }

  /// The steps of measuring an audit once, as searches for edits count them: about 0.2 microseconds each.
  static func searchSteps(of audit: MeasuredAudit) -> Int {
    let declaration = audit.plan.loaded.declaration
    let costs = declaration.surfaces.map { steps(over: $0) / 4 }
    // Measurements and pairs are large: none is copied.
    let (all, pairs) = (audit.measurements, audit.plan.pairs)
    let measuring = all.typedIndices.reduce(0) { sum, index in
      sum + 10 + (all[index].outlook == nil ? 0 : costs[pairs[all[index].pair].surface.offset])
    }
    return declaration.images.reduce(measuring) { $0 + ($1.pixels.map { $0.width * $0.height / 3 } ?? 0) }
  }

  /// The total work of the pairs of some audits.
  private struct Work {
    var measurements = 0
    var steps = 0
    var nameBytes = 0

    init() {}

    init(of declaration: AuditDeclaration) {
      let costs = declaration.surfaces.map { MeasuringLimits.steps(over: $0) }
      let names = declaration.surfaces.map { $0.name.utf8.count }
      let states = Appearance.allCases.count * declaration.states.count
      // Pairs are large: none is copied.
      let pairs = declaration.pairs
      for pair in pairs.typedIndices {
        let (count, surface) = (pairs[pair].variants.count + states, pairs[pair].surface)
        let named = pairs[pair].foreground.text.utf8.count + names[surface.offset] + (pairs[pair].note?.utf8.count ?? 0)
        measurements += count
        steps += count * costs[surface.offset]
        nameBytes += count * (2 * named + (pairs[pair].givenID?.utf8.count ?? 0))
      }
    }

    static func + (left: Work, right: Work) -> Work {
      var sum = left
      sum.measurements += right.measurements
      sum.steps += right.steps
      sum.nameBytes += right.nameBytes
      return sum
    }

    /// The first limit that is exceeded, with the number found; nil within all limits.
    var excess: String? {
      if measurements > MeasuringLimits.measurements {
        return "\(measurements) measurements, more than the limit of \(MeasuringLimits.measurements)"
      }
      if steps > MeasuringLimits.steps {
        return "\(steps) measuring steps for images and backdrops, more than the limit of \(MeasuringLimits.steps)"
      }
      if nameBytes > MeasuringLimits.nameBytes {
        return "\(nameBytes) bytes of names in its reports, more than the limit of \(MeasuringLimits.nameBytes)"
      }
      return nil
    }
  }
}
