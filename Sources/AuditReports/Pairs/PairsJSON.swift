import AuditEngine
import FileSyntax
import Palettes
import SwiftReading

/// Writes the pairs of sources for other programs; `pairs-1.schema.json` describes it.
enum PairsJSON {
  static func render(_ audits: [SourcePairs]) -> [UInt8] {
    JSONWriter.object { root in
      root.key("audits")
      root.array { list in audits.forEach { list.write($0) } }
      root.member("schemaVersion", JSONReport.schemaVersion)
      root.key("tool")
      root.writeTool()
    }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ pairs: SourcePairs) {
    object { audit in
      audit.key("coverage")
      audit.write(pairs.facts.pairs.coverage, of: pairs.facts, audit: nil)
      audit.key("id")
      audit.value(pairs.plan.loaded.declaration.id)
      audit.key("pairs")
      audit.array { list in
        for item in pairs.undeclared + pairs.declared + pairs.unresolved { list.write(item, of: pairs.plan) }
      }
      audit.key("proposal")
      audit.write(PairProposal(pairs))
      audit.key("unused")
      audit.array { list in pairs.unused.forEach { list.value(pairs.plan.pairs[$0].id) } }
    }
  }

  private mutating func write(_ item: SourcePairs.Item, of plan: AuditPlan) {
    object { pair in
      pair.key("conditions")
      pair.array { list in item.conditions.forEach { list.value(Wording.words($0)) } }
      pair.key("declared")
      pair.array { list in item.declared.forEach { list.value(plan.pairs[$0].id) } }
      if let font = item.font {
        pair.key("font")
        pair.write(font)
      }
      pair.key("foreground")
      pair.value(item.foreground.words)
      pair.key("found")
      pair.array { list in item.findings.forEach { list.value($0.rawValue) } }
      pair.key("member")
      pair.value(item.member)
      pair.key("places")
      pair.array { list in item.places.forEach { list.write($0) } }
      pair.member("reason", item.problem, orNull: true)
      pair.member("role", item.role.rawValue)
      pair.key("surface")
      pair.value(item.surface.words)
    }
  }

  /// Writes the entries that an audit file would declare, ready for copying.
  private mutating func write(_ proposal: PairProposal) {
    object { file in
      file.key("pairs")
      file.array { list in proposal.entries.forEach { list.write($0) } }
      file.key("surfaces")
      file.object { surfaces in
        for (name, surface) in proposal.surfaces.ordered(by: { $0.name < $1.name }) {
          surfaces.key(name)
          surfaces.write(surface)
        }
      }
    }
  }

  private mutating func write(_ entry: PairProposal.Entry) {
    object { pair in
      if let font = entry.item.font {
        pair.key("font")
        pair.write(font)
      }
      pair.key("foreground")
      pair.write(entry.item.foreground)
      pair.member("note", entry.item.member.isEmpty ? entry.item.places.first?.file : entry.item.member, orNull: true)
      pair.key("on")
      pair.value(entry.on)
      pair.member("role", entry.item.role.rawValue)
    }
  }

  private mutating func write(_ surface: SourceSurface) {
    let isPlain = !surface.isElevated && !surface.layers.isEmpty && surface.replacements.isEmpty
    guard !isPlain else { return write(surface.layers) }
    let settings = surface.replacements.filter { Profile(rawValue: $0.key) == nil }
    let profiles = surface.replacements.filter { Profile(rawValue: $0.key) != nil }
    object { entry in
      if surface.isElevated {
        entry.key("elevated")
        entry.value(true)
      }
      entry.key("layers")
      entry.write(surface.layers)
      if !profiles.isEmpty {
        entry.key("profiles")
        entry.object { list in
          for profile in profiles {
            list.key(profile.key)
            list.write(profile.layers)
          }
        }
      }
      for setting in settings {
        entry.key(setting.key)
        entry.write(setting.layers)
      }
    }
  }

  private mutating func write(_ layers: [SourceColor]) { array { list in layers.forEach { list.write($0) } } }

  /// Writes a color or a layer as an audit file does.
  private mutating func write(_ color: SourceColor) {
    switch color.form {
    case .color where color.opacity == 1, .none: value(color.text)
    case .color:
      object { faded in
        faded.key("color")
        faded.value(color.text)
        faded.key("opacity")
        faded.value(color.opacity)
      }
    case .material:
      object { layer in
        layer.key("material")
        layer.value(color.text)
      }
    case .glass(let tint):
      object { layer in
        layer.key("glass")
        layer.value(color.text)
        if let tint {
          layer.key("tint")
          layer.write(tint)
        }
      }
    case .gradient(let colors):
      object { layer in
        layer.key("gradient")
        layer.write(colors)
      }
    }
  }

  private mutating func write(_ font: Font) {
    object { entry in
      entry.key("size")
      entry.value(font.size)
      entry.key("weight")
      entry.value(font.weight)
    }
  }
}
