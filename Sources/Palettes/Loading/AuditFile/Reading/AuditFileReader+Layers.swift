import FileSyntax

extension AuditFileReader {
  /// The keys that identify a kind of layer; the first one in this list that an object has decides.
  private static let layerKinds = ["material", "glass", "gradient", "filter", "image", "color"]

  /// Every key that identifies a layer, for messages about objects without one.
  private static let layerObject = AuditFileObject<Void>(
    words: "a layer",
    keys: ["color", "opacity", "material", "glass", "gradient", "filter"].map {
      AuditFileKey($0, schema: "") { _, _, _ in }
    })

  /// Reads a stack of layers, top first: an array, or the text of a single one.
  mutating func layers(_ field: AuditFileField, allowsNone: Bool = false) -> [AuditFileLayer]? {
    switch field.value.kind {
    case .string: return [layer(field)]
    case .array: return list(field, of: "layers", allowsNone: allowsNone).map { $0.map { layer($0) } }
    default:
      wrongType(field, "an array of layers, topmost first")
      return nil
    }
  }

  /// Reads one layer; if it is invalid, one that cannot be measured, with the reason.
  private mutating func layer(_ field: AuditFileField) -> AuditFileLayer {
    let read = contained { $0.readableLayer(field) }
    return read ?? .unsupported("a layer cannot be read", location(of: field.value))
  }

  private mutating func readableLayer(_ field: AuditFileField) -> AuditFileLayer? {
    switch field.value.kind {
    case .string: return colorText(field).map { .named($0) }
    case .object: break
    default:
      wrongType(field, "a string or an object with color, material, glass, gradient, or filter")
      return nil
    }
    switch field.value.firstKey(of: Self.layerKinds) {
    case "material": return material(field).map { .material($0) }
    case "glass": return glass(field).map { .material($0) }
    case "gradient": return gradient(field).map { .gradient($0, location(of: field.value)) }
    case "filter": return filter(field).map { .filter($0) }
    case "image":
      fail("an image is not a layer; declare it under 'over'", at: field)
      return nil
    case "color": return color(field).map { .color($0) }
    default:
      guard isKnown(field, as: Self.layerObject) else { return nil }
      return color(field).map { .color($0) }
    }
  }

  /// Returns true if an object has only keys of a kind of object; each other one is an error.
  mutating func isKnown(_ field: AuditFileField, as object: AuditFileObject<Void>) -> Bool {
    let before = damage
    var nothing: Void = ()
    read(field, as: object, into: &nothing)
    return damage == before
  }
}

extension JSONValue {
  /// The first of some keys that an object has.
  func firstKey(of names: [String]) -> String? {
    names.first { name in members.contains { $0.isKey(name) } }
  }
}
