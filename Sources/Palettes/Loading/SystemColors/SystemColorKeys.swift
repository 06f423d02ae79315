import ColorMath
import FileSyntax

/// The keys of a file with the colors of the system that devices showed.
enum SystemColorKeys {
  /// A file being read.
  struct Parts {
    var version: String?
    var readings: [DeviceColors]?
  }

  /// A reading being read.
  struct Reading {
    var system: String?
    var build: String?
    var device: String?
    var idiom: Idiom?
    var colors: AuditFileField?
  }

  /// The version of files that is read and written.
  static let version = "1.0"
  /// The most readings of one file.
  static let mostReadings = 64

  static let object = AuditFileObject<Parts>(
    words: "a file of system colors",
    keys: [
      AuditFileKey("$schema", .text) { _, _ in },
      AuditFileKey("schemaVersion", .choice(among: [(version, version)])) { $0.version = $1 },
      AuditFileKey("readings", schema: "") { field, parts, reader in parts.readings = reader.deviceReadings(field) },
    ])

  static let reading = AuditFileObject<Reading>(
    words: "a reading of a device",
    keys: [
      AuditFileKey("system", .text) { $0.system = $1 },
      AuditFileKey("build", .text) { $0.build = $1 },
      AuditFileKey("device", .text) { $0.device = $1 },
      AuditFileKey("idiom", .choice(of: Idiom.self)) { $0.idiom = $1 },
      AuditFileKey("colors", schema: "") { field, reading, _ in reading.colors = field },
    ])
}

extension AuditFileReader {
  fileprivate mutating func deviceReadings(_ field: AuditFileField) -> [DeviceColors] {
    let fields = list(field, of: "readings") ?? []
    guard fields.count <= SystemColorKeys.mostReadings else {
      refuse(field, fields.count, "readings", SystemColorKeys.mostReadings)
      return []
    }
    return fields.compactMap { deviceReading($0) }
  }

  private mutating func deviceReading(_ field: AuditFileField) -> DeviceColors? {
    let before = damage
    var parts = SystemColorKeys.Reading()
    read(field, as: SystemColorKeys.reading, into: &parts)
    guard damage == before else { return nil }
    guard let system = parts.system, let build = parts.build, let device = parts.device, let idiom = parts.idiom,
      let colors = parts.colors
    else {
      fail(
        "a reading requires system, build, device, idiom, and colors; run the test of 'legible probe' again", at: field)
      return nil
    }
    guard let version = SystemVersion(in: system), let profile = version.profile,
      let platform = SystemPlatform(systemName: system), Self.isPlain(system)
    else {
      fail("the system \(system.inQuotes) has no profile; use a version such as 'iOS 26.4'", at: field)
      return nil
    }
    let rows = deviceRows(colors, of: platform)
    guard damage == before else { return nil }
    return DeviceColors(
      generation: SystemGeneration(platform, profile), system: system, build: build, device: device, idiom: idiom,
      rows: rows)
  }

  /// Returns true for two words: the name of a system and its version.
  private static func isPlain(_ system: String) -> Bool {
    let words = system.split(separator: " ", omittingEmptySubsequences: false)
    return words.count == 2 && PlatformVersion(words[1]) != nil
  }

  private mutating func deviceRows(_ field: AuditFileField, of platform: SystemPlatform) -> [DeviceColors.Row] {
    guard field.value.kind == .object, field.value.members.contains(where: { _ in true }) else {
      wrongType(field, "an object that maps names of system colors to settings")
      return []
    }
    let names = SystemColors.names(on: platform)
    var rows: [DeviceColors.Row] = []
    for member in field.value.members {
      guard names.contains(member.key) else {
        let remedy = NameSuggestion.question(for: member.key, among: names, else: "")
        fail(
          "\(platform.words) has no system color \(member.key.inQuotes)\(remedy)", atByte: member.keyRange.lowerBound)
        continue
      }
      let colors = deviceSettings(AuditFileField(key: member.key, member.value))
      rows.append(
        DeviceColors.Row(name: member.key, colors: colors, location: location(ofByte: member.keyRange.lowerBound)))
    }
    return rows.ordered { $0.name < $1.name }
  }

  private mutating func deviceSettings(_ field: AuditFileField) -> [DeviceColors.Setting: Color] {
    guard field.value.kind == .object, field.value.members.contains(where: { _ in true }) else {
      wrongType(field, "an object that maps settings to colors")
      return [:]
    }
    var colors: [DeviceColors.Setting: Color] = [:]
    for member in field.value.members {
      guard let setting = DeviceColors.Setting(rawValue: member.key) else {
        let ids = DeviceColors.Setting.allCases.map { $0.rawValue }
        let remedy = NameSuggestion.question(for: member.key, among: ids, else: "; use \(ids.inWords("or"))")
        fail("there is no setting \(member.key.inQuotes)\(remedy)", atByte: member.keyRange.lowerBound)
        continue
      }
      if let color = deviceColor(AuditFileField(key: member.key, member.value)) { colors[setting] = color }
    }
    return colors
  }

  /// Red, green, blue and alpha in extended sRGB.
  private mutating func deviceColor(_ field: AuditFileField) -> Color? {
    let before = damage
    let numbers = (list(field, of: "numbers") ?? []).enumerated().compactMap { place, element in
      number(element, in: place == 3 ? 0...1 : -1...2)
    }
    guard damage == before else { return nil }
    guard numbers.count == 4 else {
      fail("a color requires red, green, blue, and alpha", at: field)
      return nil
    }
    return Color(.sRGB, numbers[0], numbers[1], numbers[2], alpha: numbers[3])
  }
}

extension SystemPlatform {
  /// The platform of a system such as `iPadOS 26.4`; nil for another word.
  init?(systemName system: String) {
    let name = system.split(separator: " ").first
    guard let platform = SystemPlatform.allCases.first(where: { $0.words == name ?? "" }) else {
      guard name == "iPadOS" else { return nil }
      self = .iOS
      return
    }
    self = platform
  }
}
