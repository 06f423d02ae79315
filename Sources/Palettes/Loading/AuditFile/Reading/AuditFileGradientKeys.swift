import FileSyntax

/// The key of a gradient: `{ "gradient": ["#00000000", { "color": "#000000B3", "at": 0.8 }] }`.
enum AuditFileGradientKeys {
  static let object = AuditFileObject<[AuditFileStop]?>(
    words: "a gradient",
    constraints: #""required": ["gradient"]"#,
    keys: [
      AuditFileKey(
        "gradient",
        AuditFileType(
          AuditFileSchema.list(
            of: ##""anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/stop"}]"##,
            #""minItems": 2, "maxItems": \#(mostStops)"#)
        ) { $1.stops($0) },
        "Colors from start to end; a color without a position is placed evenly between its neighbors."
      ) { $0 = $1 }
    ])

  /// A stop being read.
  struct Stop {
    var color = AuditFileColorParts()
    var at: Double?
  }

  /// The keys of a stop: those of a color, and its place.
  static let stopObject = AuditFileObject<Stop>(
    words: "a stop",
    constraints: #""required": ["color"]"#,
    keys: AuditFileReader.colorObject.keys.map { key in
      AuditFileKey(key) { field, stop, reader in key.read(field, &stop.color, &reader) }
    } + [
      AuditFileKey("at", .number(0...1), "The position of the stop: 0 is the start, 1 the end.") { $0.at = $1 }
    ])

  /// The most stops of a gradient.
  static let mostStops = 64
}

extension AuditFileReader {
  /// Reads a gradient, its stops from start to end.
  mutating func gradient(_ field: AuditFileField) -> [AuditFileStop]? {
    let before = damage
    var stops: [AuditFileStop]?
    read(field, as: AuditFileGradientKeys.object, into: &stops)
    return damage == before ? stops : nil
  }

  /// The stops of a gradient; one without a place is spaced evenly between its neighbors that have one.
  mutating func stops(_ field: AuditFileField) -> [AuditFileStop]? {
    let before = damage
    guard let elements = list(field, of: "colors") else { return nil }
    guard (2...AuditFileGradientKeys.mostStops).contains(elements.count) else {
      fail("\(field.words) requires 2 to \(AuditFileGradientKeys.mostStops) colors, not \(elements.count)", at: field)
      return nil
    }
    let read = elements.compactMap { stop($0) }
    guard damage == before else { return nil }
    let places = Self.places(of: read.map { $0.at })
    guard zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      fail("the stops of \(field.words) must be sorted by 'at'; reorder them", at: field)
      return nil
    }
    return zip(read, places).map { AuditFileStop(color: $0.color, location: $1) }
  }

  private mutating func stop(_ field: AuditFileField) -> (color: AuditFileColor, at: Double?)? {
    guard field.value.kind == .object else { return color(field).map { ($0, nil) } }
    let before = damage
    var stop = AuditFileGradientKeys.Stop()
    read(field, as: AuditFileGradientKeys.stopObject, into: &stop)
    return color(of: stop.color, in: field, damageBefore: before).map { ($0, stop.at) }
  }

  /// The locations of stops: the first at 0 and the last at 1 by default, the others evenly in between.
  private static func places(of written: [Double?]) -> [Double] {
    var places: [Double] = []
    for (index, at) in written.enumerated() {
      if let at = at ?? (index == 0 ? 0 : index == written.count - 1 ? 1 : nil) {
        places.append(at)
        continue
      }
      let known = written[index...].firstIndex { $0 != nil } ?? written.count - 1
      let start = places.last ?? 0
      places.append(start + ((written[known] ?? 1) - start) / Double(known - index + 1))
    }
    return places
  }
}
