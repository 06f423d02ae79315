import AuditModel
import PaletteModel
import SourceScan

/// A place in the sources with the problem found there.
struct SourceSighting {
  /// The place.
  var place: SourceProject.Place
  /// The problem.
  var flaw: SourceFlaw
  /// The variants in which it matters.
  var variants = VariantSet.all

  init(_ flaw: SourceFlaw, at place: SourceProject.Place, in variants: VariantSet = .all) {
    (self.place, self.flaw, self.variants) = (place, flaw, variants)
  }

  init(_ flaw: GlassFlaw, at place: SourceProject.Place, in variants: VariantSet = .all) {
    self.init(.glass(flaw), at: place, in: variants)
  }

  init(_ flaw: ViewFlaw, at place: SourceProject.Place, in variants: VariantSet = .all) {
    self.init(.view(flaw), at: place, in: variants)
  }
}

extension AuditInput {
  /// The facts of the sources that the audit file names; nil if it names none.
  var sources: SourceFacts? { plan.sources }

  /// Returns evidence for problems found in the sources; none if the audit file names none.
  ///
  /// Sightings may come in any order; places of previews are the finder's to leave out.
  func inSources(_ find: (SourceFacts) -> [SourceSighting]) -> [Evidence] {
    guard let sources else { return [] }
    let sightings = find(sources).sorted { ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node) }
    let locations = sources.project.locations(of: sightings.map { $0.place })
    var ordinals: [String: Int] = [:]
    return zip(sightings, locations).compactMap { sighting, location in
      let member = sources.project.files[sighting.place.file].identity(of: sighting.place.node)
      let ordinal = ordinals[member, default: 0]
      ordinals[member] = ordinal + 1
      let evidence = SourceEvidence(
        member: member, ordinal: ordinal, flaw: sighting.flaw, location: location, variants: sighting.variants)
      return evidence.cells(in: self).isEmpty ? nil : .source(evidence)
    }
  }

  /// Evidence for uses of glass, each at its own place; none if the audit file names no sources.
  func glass(_ find: (GlassUse, SourceFacts) -> GlassFlaw?) -> [Evidence] {
    inSources { facts in
      facts.glass.compactMap { use in
        find(use, facts).map { SourceSighting($0, at: .init(file: use.surroundings.file, node: use.node)) }
      }
    }
  }
}

extension SourceFile {
  /// The dotted path of the innermost member around a node, else of the type; empty at the top of the file.
  fileprivate func identity(of node: Int) -> String { (member(around: node) ?? type(around: node))?.path ?? "" }
}
