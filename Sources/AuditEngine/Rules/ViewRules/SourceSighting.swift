import FileSyntax
import Palettes
import SwiftReading

/// A place in the sources with the problem found there.
struct SourceSighting {
  var place: SourceProject.Place
  /// The problem.
  var flaw: SourceFlaw
  /// The variants in which it matters.
  var variants = VariantSet.all
  /// The places that say the same as this one.
  var group = Group.none

  /// Places whose sightings are one finding, at the first of them.
  enum Group: Hashable {
    /// Each place is a finding of its own.
    case none
    /// All places in one type, with a word that separates kinds.
    case type(String = "")
    /// All places in the sources, under one name.
    case project(String)
  }

  /// Returns the sighting as one of a group.
  func grouped(by group: Group) -> SourceSighting {
    var sighting = self
    sighting.group = group
    return sighting
  }

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
    let sightings = find(sources).ordered { ($0.place.file, $0.place.node) < ($1.place.file, $1.place.node) }
    let found = sources.project.grouped(sightings)
    let locations = sources.project.locations(of: found.map { $0.sighting.place })
    var ordinals: [String: Int] = [:]
    return zip(found, locations).compactMap { found, location in
      let ordinal = ordinals[found.member, default: 0]
      ordinals[found.member] = ordinal + 1
      let evidence = SourceEvidence(
        member: found.member, ordinal: ordinal, flaw: found.sighting.flaw, location: location,
        variants: found.sighting.variants, places: found.places)
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

extension SourceProject {
  /// The first sighting of each group, with the name that identifies it and the number of places.
  fileprivate func grouped(_ sightings: [SourceSighting]) -> [(sighting: SourceSighting, member: String, places: Int)] {
    var found: [(sighting: SourceSighting, member: String, places: Int)] = []
    var firsts: [SourceSighting.Group: [String: Int]] = [:]
    for sighting in sightings {
      let member = name(of: sighting)
      if sighting.group != .none, let first = firsts[sighting.group]?[member] {
        found[first].places += 1
      } else {
        firsts[sighting.group, default: [:]][member] = found.count
        found.append((sighting, Member.title(of: member), 1))
      }
    }
    return found
  }

  private func name(of sighting: SourceSighting) -> String {
    let source = files[sighting.place.file]
    switch sighting.group {
    case .none: return source.identity(of: sighting.place.node)
    case .type:
      // Extensions of a view of the system are no type of the project: each of their members is on its own.
      guard let type = source.type(around: sighting.place.node), type.kind != .extensionType || isViewType(type.path)
      else { return source.identity(of: sighting.place.node) }
      return type.path
    case .project(let name): return name
    }
  }
}

extension SourceFile {
  /// The dotted path of the innermost member around a node, else of the type; empty at the top of the file.
  fileprivate func identity(of node: NodeIndex) -> String { (member(around: node) ?? type(around: node))?.path ?? "" }
}
