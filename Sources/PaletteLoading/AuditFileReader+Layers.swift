import JSONSyntax
import PaletteModel

extension AuditFileReader {
  /// Layers that are planned, by the key that marks them.
  static let laterLayers = ["material", "glass", "gradient", "image", "filter"]

  /// A stack of layers, top first: an array, or the text of a single one.
  mutating func layers(_ field: AuditFileField) -> [AuditFileLayer]? {
    switch field.value.kind {
    case .string: return [layer(field)]
    case .array: return list(field, of: "layers").map { $0.map { layer($0) } }
    default:
      wrongType(field, "an array of layers, top first")
      return nil
    }
  }

  /// One layer; where it cannot be read, one that cannot be measured and says why.
  private mutating func layer(_ field: AuditFileField) -> AuditFileLayer {
    let place = location(of: field.value)
    if let later = laterKey(in: field.value) {
      notSupportedYet(later.name, atByte: later.offset, isContained: true)
      return .unsupported("the layer \(later.name.inQuotes) is not supported yet", place)
    }
    let read = contained { reader in
      field.value.kind == .string
        ? reader.colorText(field).map { AuditFileLayer.named($0) } : reader.color(field).map { .color($0) }
    }
    return read ?? .unsupported("a layer could not be read", place)
  }

  private func laterKey(in value: JSONValue) -> (name: String, offset: Int)? {
    for member in value.members {
      for name in Self.laterLayers where member.isKey(name) { return (name, member.keyRange.lowerBound) }
    }
    return nil
  }
}
