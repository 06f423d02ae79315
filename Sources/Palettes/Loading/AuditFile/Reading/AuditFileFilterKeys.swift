import ColorMath
import FileSyntax

/// A color filter by the name that an audit file gives it.
struct AuditFileFilter: Sendable {
  let name: String
  /// The amounts that make sense.
  let bounds: ClosedRange<Double>
  /// The amount where none is written; nil if one must be.
  let usual: Double?
  let make: @Sendable (Double) -> ColorFilter

  static let all = [
    AuditFileFilter(name: "contrast", bounds: -100...100, usual: nil) { .contrast($0) },
    AuditFileFilter(name: "brightness", bounds: -1...1, usual: nil) { .brightness($0) },
    AuditFileFilter(name: "saturation", bounds: 0...100, usual: nil) { .saturation($0) },
    AuditFileFilter(name: "grayscale", bounds: 0...1, usual: nil) { .grayscale($0) },
    AuditFileFilter(name: "invert", bounds: 0...1, usual: 1) { .invert(amount: $0) },
    AuditFileFilter(name: "opacity", bounds: 0...1, usual: nil) { .opacity($0) },
  ]
}

/// The keys of a color filter: `{ "filter": "contrast", "amount": 1.15 }`.
enum AuditFileFilterKeys {
  /// The most filters of one surface or state.
  static let most = 64

  /// A filter being read.
  struct Parts {
    var filter: AuditFileFilter?
    /// The amount, kept until the filter, and so the bounds, are known.
    var amount: AuditFileField?
  }

  static let object = AuditFileObject<Parts>(
    words: "a filter",
    constraints: constraints,
    keys: [
      AuditFileKey("filter", .choice(among: AuditFileFilter.all.map { ($0.name, $0) })) { $0.filter = $1 },
      AuditFileKey("amount", schema: #""type": "number""#) { field, parts, _ in parts.amount = field },
    ])

  /// The bounds of the amount of each filter, and the filters that require one.
  private static var constraints: String {
    let bounds = AuditFileFilter.all.map { filter in
      """
      {"if": {"properties": {"filter": {"const": "\(filter.name)"}}}, \
      "then": {"properties": {"amount": {\(AuditFileType.number(filter.bounds).schema)}}}}
      """
    }
    let usual = AuditFileSchema.choices(AuditFileFilter.all.filter { $0.usual != nil }.map { $0.name })
    return """
      "required": ["filter"], "if": {"properties": {"filter": {\(usual)}}}, "else": {"required": ["amount"]}, \
      "allOf": [\(bounds.joined(separator: ", "))]
      """
  }
}

extension AuditFileReader {
  /// Reads filters in the order in which they apply.
  mutating func filters(_ field: AuditFileField) -> [ColorFilter] {
    let elements = list(field, of: "filters", allowsNone: true) ?? []
    guard elements.count <= AuditFileFilterKeys.most else {
      refuse(field, elements.count, "filters", AuditFileFilterKeys.most)
      return []
    }
    return elements.compactMap { filter($0) }
  }

  /// Records an error about a list longer than its limit.
  mutating func refuse(_ field: AuditFileField, _ count: Int, _ things: String, _ limit: Int) {
    fail("\(field.words) has \(count) \(things), but the limit is \(limit); use fewer", at: field)
  }

  /// Reads one filter.
  mutating func filter(_ field: AuditFileField) -> ColorFilter? {
    let before = damage
    var parts = AuditFileFilterKeys.Parts()
    read(field, as: AuditFileFilterKeys.object, into: &parts)
    guard damage == before else { return nil }
    guard let filter = parts.filter else {
      let names = AuditFileFilter.all.map { $0.name }
      fail("\(field.words) has no 'filter'; use \(names.inWords("or"))", at: field)
      return nil
    }
    if let amount = parts.amount { return number(amount, in: filter.bounds).map(filter.make) }
    if filter.usual == nil { fail("the filter \(filter.name.inQuotes) requires an 'amount'; add it", at: field) }
    return filter.usual.map(filter.make)
  }
}
