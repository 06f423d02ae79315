import ColorMath
import JSONSyntax
import PaletteModel

/// The keys of a state: `{ "filters": [{ "filter": "contrast", "amount": 1.15 }] }`.
enum AuditFileStateKeys {
  /// A state while it is read.
  struct Parts {
    var filters: [ColorFilter] = []
    var assumed: String?
  }

  static let object = AuditFileObject<Parts>(
    words: "a state",
    keys: [
      AuditFileKey("filters") { field, parts, reader in parts.filters = reader.filters(field) },
      AuditFileKey("assumed") { field, parts, reader in parts.assumed = reader.text(field) },
      AuditFileKey(later: "look"),
    ])

  /// The state whose filters are known well enough to be left out.
  static let invert = "invert"

  /// Why what is measured under inverted colours is no verdict.
  static let invertReason =
    "the system publishes no arithmetic for inverted colours, 1 − v on encoded values is assumed; compare with a "
    + "screenshot taken while Classic Invert is on"
}

extension AuditFileReader {
  /// All states by name, in the order of the file, without those with an error; of a repeated name the last.
  mutating func states(_ field: AuditFileField) -> [State] {
    guard field.value.kind == .object else {
      wrongType(field, "an object from name to filters")
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
      fail("\(fault); give the state a name of its own", atByte: offset)
      return nil
    }
    var state = State(name, filters: parts.filters, assumed: parts.assumed, at: location(ofByte: offset))
    if state.filters.isEmpty {
      guard name == AuditFileStateKeys.invert else {
        fail("the state \(name.inQuotes) needs 'filters'; only 'invert' is known without them", at: field)
        return nil
      }
      state.filters = [.invert()]
      state.assumed = state.assumed ?? AuditFileStateKeys.invertReason
    }
    return state
  }
}
