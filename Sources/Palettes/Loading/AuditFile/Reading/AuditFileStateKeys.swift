import ColorMath
import FileSyntax

/// The keys of a state: `{ "filters": [{ "filter": "contrast", "amount": 1.15 }] }` or `{ "look": "clear" }`.
enum AuditFileStateKeys {
  /// A state being read.
  struct Parts {
    var filters: [ColorFilter] = []
    var look: GlassLook?
    var assumed: String?
  }

  static let object = AuditFileObject<Parts>(
    words: "a state",
    keys: [
      AuditFileKey(
        "filters", .filters, "Filters on the entire composite, after those of the surface, in order."
      ) { $0.filters = $1 ?? [] },
      AuditFileKey(
        "assumed", .text, "Why the filters are assumed; results in the state are unverified."
      ) { $0.assumed = $1 },
      AuditFileKey("look", .choice(of: GlassLook.self), "The glass look that the user chose.") { $0.look = $1 },
    ])

  /// The JSON Schema of all states by name.
  static var schema: String {
    let looks = GlassLook.allCases.map { look in
      """
      "look-\(look.rawValue)": {"allOf": [{"$ref": "#/$defs/state"}, \
      {"properties": {"look": {"const": "\(look.rawValue)"}}}]}
      """
    }
    return """
      "type": "object", "propertyNames": {"minLength": 1, "not": {\(AuditFileSchema.choices(Variant.allCases.map { $0.id }))}},
      "properties": {"\(invert)": {"$ref": "#/$defs/state"}, \(looks.joined(separator: ", "))},
      "additionalProperties": {"allOf": [{"$ref": "#/$defs/state"}, {"anyOf": [{"required": ["look"]},
        {"required": ["filters"], "properties": {"filters": {"minItems": 1}}}]}]}
      """
  }

  /// Returns the look that the name of a state implies: `look-clear`, `look-tinted`.
  static func look(of name: String) -> GlassLook? { GlassLook.allCases.first { name == "look-\($0.rawValue)" } }

  /// The name of the state whose filters are known well enough to be omitted.
  static let invert = "invert"

  /// The reason that a measurement under inverted colors is not a verdict.
  static let invertReason =
    "Apple publishes no formula for inverted colors, so 1 − v on encoded values is assumed; compare with a "
    + "screenshot taken with Classic Invert on"
}

extension AuditFileReader {
  /// Reads all states by name, in file order, without those with an error; of a repeated name, the last.
  mutating func states(_ field: AuditFileField) -> [State] {
    guard field.value.kind == .object else {
      wrongType(field, "an object that maps names to filters")
      return []
    }
    var states: [State] = []
    for member in field.value.members {
      let name = member.key
      guard let state = state(name, AuditFileField(key: name, member.value), at: member.keyRange.lowerBound) else {
        continue
      }
      states.removeAll { $0.name == name }
      states.append(state)
    }
    return states
  }

  private mutating func state(_ name: String, _ field: AuditFileField, at offset: Int) -> State? {
    let before = damage
    var parts = AuditFileStateKeys.Parts()
    read(field, as: AuditFileStateKeys.object, into: &parts)
    guard damage == before else { return nil }
    if name.isEmpty || Variant(id: name) != nil {
      let fault = name.isEmpty ? "a state has an empty name" : "\(name.inQuotes) is a variant"
      fail("\(fault); give the state a different name", atByte: offset)
      return nil
    }
    var state = State(name, filters: parts.filters, assumed: parts.assumed, at: location(ofByte: offset))
    guard takeLook(parts.look, into: &state, field) else { return nil }
    if state.filters.isEmpty, state.look == nil {
      guard name == AuditFileStateKeys.invert else {
        fail(
          "the state \(name.inQuotes) requires 'filters' or a 'look'; only 'invert', 'look-clear', and "
            + "'look-tinted' are predefined", at: field)
        return nil
      }
      state.filters = [.invert()]
      state.assumed = state.assumed ?? AuditFileStateKeys.invertReason
    }
    return state
  }

  /// Sets the look of a state; false, with an error, if its name suggests another one.
  private mutating func takeLook(_ look: GlassLook?, into state: inout State, _ field: AuditFileField) -> Bool {
    let promised = AuditFileStateKeys.look(of: state.name)
    if let look, let promised, look != promised {
      fail("the state \(state.name.inQuotes) has the look \(look.rawValue); give it a different name", at: field)
      return false
    }
    state.look = look ?? promised
    return true
  }
}
