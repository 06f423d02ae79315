import ColorMath
import FileSyntax

extension AuditFileBinder {
  /// Resolves the names of a layer.
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
        return .unsupported("there is no material \(written.inQuotes)", material.location)
      }
      kind = found
    }
    if definitions[definition] == false {
      return .unsupported("the definition of material \(definition.inQuotes) contains an error", material.location)
    }
    return .material(
      MaterialUse(
        kind, size: material.size, tint: material.tint.map { colors.bind($0) }, amount: material.amount,
        at: material.location))
  }

  /// The material of a name, except glass.
  private func materialKind(_ name: String) -> MaterialUse.Kind? {
    if let style = MaterialStyle(rawValue: name) { return .style(style) }
    return definitions[name] != nil && !Self.isGlass(name) ? .custom(name) : nil
  }

  /// Every name by which a layer may refer to a material.
  private var materialNames: [String] {
    MaterialStyle.allCases.map { $0.rawValue } + [AuditFileMaterialDefinition.chrome]
      + file.materials.map { $0.name }.filter { MaterialStyle(rawValue: $0) == nil && !Self.isGlass($0) }
  }

  private static func isGlass(_ name: String) -> Bool { name.hasPrefix(AuditFileMaterialDefinition.glassPrefix) }

  private mutating func unknownMaterial(_ name: String, at place: SourceLocation) {
    let remedy = materialRemedies[name] ?? materialRemedy(for: name)
    materialRemedies[name] = remedy
    fail("there is no material \(name.inQuotes)\(remedy)", at: place)
  }

  private func materialRemedy(for name: String) -> String {
    guard materialRemedies.count < AuditFileColorBinder.mostSuggestions else { return "" }
    let ending = "Material"
    let bare = name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name
    if GlassStyle(rawValue: bare) != nil || Self.isGlass(name) { return "; for glass, write { \"glass\": … }" }
    let names = materialNames
    let shown =
      names.count > Self.mostListed
      ? names.prefix(Self.mostListed).joined(separator: ", ") + ", …" : names.inWords()
    return NameSuggestion.question(
      for: bare, among: names, else: "; use one of \(shown), or define it under 'materials'")
  }

  /// The most materials that a message lists.
  private static let mostListed = 20

  // MARK: Backdrops

  /// The backdrops of a surface, with resolved names, and the reason if one cannot be measured.
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
        ImageUse(
          index(of: image.path), scale: image.scale, region: image.region, base: image.base.map { opaque($0, &fault) },
          at: image.path.location))
    }
  }

  /// A color below everything; a literal that lets light through is an error, a token is judged where it is resolved.
  private mutating func opaque(_ color: AuditFileColor, _ fault: inout String?) -> WrittenColor {
    let bound = colors.bind(color, else: "; use a token from 'sources' or a literal color, not a surface")
    let alpha: Double = if case .literal(let literal) = bound.reference { literal.alpha } else { 1 }
    if alpha * bound.opacity < 1 {
      fail(AuditFileBackdropKeys.translucent, at: color.location)
      fault = fault ?? "its backdrop is not opaque"
    }
    return bound
  }

  private mutating func index(of path: AuditFilePath) -> ImageIndex {
    let joined = path.joined
    if let index = imageIndices[joined] { return index }
    let index = ImageIndex(images.count)
    imageIndices[joined] = index
    images.append(path)
    return index
  }
}
