import ColorMath
import PaletteModel

extension AuditFileBinder {
  /// A layer with its names looked up.
  mutating func bind(_ layer: AuditFileLayer, of surface: String) -> Layer {
    switch layer {
    case .named(let color) where color.text != surface && declared[color.text] != nil:
      .surface(color.text, color.location)
    case .named(let color), .color(let color): .color(colors.bind(color))
    case .material(let material): bind(material)
    case .gradient(let stops, let place): .gradient(stops.map { bind($0) }, place)
    case .filter(let filter): .filter(filter)
    case .unsupported(let reason, let place): .unsupported(reason, place)
    }
  }

  private mutating func bind(_ stop: AuditFileStop) -> BackdropStop {
    BackdropStop(colors.bind(stop.color), at: stop.location)
  }

  // MARK: Materials

  private mutating func bind(_ material: AuditFileMaterial) -> Layer {
    let kind: MaterialUse.Kind
    let definition: String
    switch material.kind {
    case .glass(let style):
      kind = .glass(style)
      definition = AuditFileMaterialDefinition.glassPrefix + style.rawValue
    case .unknownGlass(let name):
      kind = .unknownGlass(name)
      definition = AuditFileMaterialDefinition.glassPrefix + GlassStyle.regular.rawValue
    case .material(let written, let place):
      definition = AuditFileMaterialDefinition.modelName(written)
      guard let found = materialKind(definition) else {
        unknownMaterial(written, at: place)
        return .unsupported("no material is called \(written.inQuotes)", material.location)
      }
      kind = found
    }
    if file.materials.contains(where: { $0.name == definition && $0.definition == nil }) {
      return .unsupported("the material \(definition.inQuotes) has an error where it is defined", material.location)
    }
    return .material(
      MaterialUse(
        kind, size: material.size, tint: material.tint.map { colors.bind($0) }, amount: material.amount,
        at: material.location))
  }

  /// The material that a name means; glass is none.
  private func materialKind(_ name: String) -> MaterialUse.Kind? {
    if let style = MaterialStyle(rawValue: name) { return .style(style) }
    return materialNames.contains(name) ? .custom(name) : nil
  }

  /// Every name by which a layer may refer to a material.
  private var materialNames: [String] {
    MaterialStyle.allCases.map(\.rawValue) + [AuditFileMaterialDefinition.chrome]
      + file.materials.map(\.name).filter { !$0.hasPrefix(AuditFileMaterialDefinition.glassPrefix) }
  }

  private mutating func unknownMaterial(_ name: String, at place: SourceLocation) {
    let ending = "Material"
    let bare = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    let names = materialNames
    let remedy =
      GlassStyle(rawValue: bare) != nil || name.hasPrefix(AuditFileMaterialDefinition.glassPrefix)
      ? "; write { \"glass\": … } for glass"
      : NameSuggestion.question(
        for: bare, among: names, else: "; there is \(AuditFileReader.list(names, "and")); define others in 'materials'")
    fail("no material is called \(name.inQuotes)\(remedy)", at: place)
  }

  // MARK: Backdrops

  /// What may lie below a surface, with its names looked up, and why it cannot be measured over that, if it cannot.
  mutating func bind(_ backdrops: [AuditFileBackdrop]) -> (over: [Backdrop], fault: String?) {
    var fault: String?
    let over = backdrops.map { bind($0, &fault) }
    return (over, fault)
  }

  private mutating func bind(_ backdrop: AuditFileBackdrop, _ fault: inout String?) -> Backdrop {
    switch backdrop {
    case .any: return .any
    case .content: return .content
    case .color(let color): return .color(opaque(color, &fault))
    case .gradient(let stops):
      return .gradient(stops.map { BackdropStop(opaque($0.color, &fault), at: $0.location) })
    case .image(let image):
      return .image(
        ImageUse(index(of: image.path), scale: image.scale, region: image.region, at: image.path.location))
    }
  }

  /// A colour below everything; a literal that lets light through is an error, a token is judged where it is resolved.
  private mutating func opaque(_ color: AuditFileColor, _ fault: inout String?) -> WrittenColor {
    let bound = colors.bind(color, else: "; a token of the sources or a literal will do here, no surface")
    let alpha: Double = if case .literal(let literal) = bound.reference { literal.alpha } else { 1 }
    if alpha * bound.opacity < 1 {
      fail("a backdrop must be opaque; write the colour that is seen in the end", at: color.location)
      fault = fault ?? "its backdrop is not opaque"
    }
    return bound
  }

  private mutating func index(of path: AuditFilePath) -> Int {
    if let index = images.firstIndex(where: { $0.joined == path.joined }) { return index }
    images.append(path)
    return images.count - 1
  }
}
