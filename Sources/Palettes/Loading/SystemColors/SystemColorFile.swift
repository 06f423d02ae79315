import ColorMath
import FileSyntax

/// A file with the colors of the system that devices showed; `system-colors-1.schema.json` describes it.
package enum SystemColorFile {
  /// The largest file: 8 MiB.
  static let largest = 8 << 20
  /// The most values and keys of a file; a full reading has about 2,000.
  static let mostValues = 400_000

  /// Reads a file; nil, with errors that give the place and the reason, if any part of it is wrong.
  package static func read(
    _ bytes: [UInt8], display: String
  ) -> (readings: [DeviceColors]?, diagnostics: [Diagnostic]) {
    let file = CompanionFile(contents: "system colors", unit: "file", largest: largest, mostValues: mostValues)
    let vocabulary = AuditFileVocabulary(policies: [], rules: [])
    let (content, diagnostics) = file.read(bytes, display: display, vocabulary: vocabulary, readings)
    return (content, diagnostics)
  }

  private static func readings(_ root: JSONValue, _ reader: inout AuditFileReader) -> [DeviceColors]? {
    let field = AuditFileField(whole: root)
    // Nothing of a file of another kind is quoted.
    guard root.kind == .object, root["readings"] != nil else {
      reader.fail("this is not a file of system colors; create one with the test of 'legible probe'", at: field)
      return nil
    }
    var parts = SystemColorKeys.Parts()
    reader.read(field, as: SystemColorKeys.object, into: &parts)
    guard reader.damage == 0 else { return nil }
    guard parts.version != nil, let readings = parts.readings, !readings.isEmpty else {
      reader.fail("a file of system colors requires schemaVersion and readings", at: field)
      return nil
    }
    return readings
  }

  /// The readings of several files as one, each once, sorted by system, device class and device.
  ///
  /// - Throws: the name of a device that gives a color twice with different values.
  package static func merged(_ readings: [DeviceColors]) throws(SystemColorConflict) -> [DeviceColors] {
    var merged: [DeviceColors] = []
    for reading in readings {
      guard let place = merged.firstIndex(where: { $0.isOfSameDevice(as: reading) }) else {
        merged.append(reading)
        continue
      }
      for row in reading.rows {
        guard let known = merged[place].rows.firstIndex(where: { $0.name == row.name }) else {
          merged[place].rows.append(row)
          continue
        }
        for (setting, color) in row.colors {
          guard merged[place].rows[known].colors[setting] ?? color == color else {
            throw SystemColorConflict(device: reading.device, system: reading.system, color: row)
          }
          merged[place].rows[known].colors[setting] = color
        }
      }
      merged[place].rows = merged[place].rows.ordered { $0.name < $1.name }
    }
    return merged.ordered { $0.order < $1.order }
  }

  /// The bytes of a file: the same for equal readings.
  package static func bytes(of readings: [DeviceColors]) -> [UInt8] {
    var writer = JSONWriter(style: .pretty(indent: 2))
    writer.object { root in
      root.key("readings")
      root.array { list in
        for reading in readings { list.object { write(reading, to: &$0) } }
      }
      root.member("schemaVersion", SystemColorKeys.version)
    }
    return writer.bytes + Array("\n".utf8)
  }

  private static func write(_ reading: DeviceColors, to entry: inout JSONWriter) {
    entry.member("build", reading.build)
    entry.key("colors")
    entry.object { colors in
      for row in reading.rows {
        colors.key(row.name)
        colors.object { settings in
          for setting in DeviceColors.Setting.allCases {
            guard let color = row.colors[setting] else { continue }
            settings.key(setting.rawValue)
            settings.array { numbers in
              for number in [
                color.components.first, color.components.second, color.components.third, color.alpha,
              ] { numbers.value(number) }
            }
          }
        }
      }
    }
    entry.member("device", reading.device)
    entry.member("idiom", reading.idiom.rawValue)
    entry.member("system", reading.system)
  }
}

/// Two readings of one device that differ.
package struct SystemColorConflict: Error, Hashable, Sendable {
  package let device: String
  package let system: String
  package let color: DeviceColors.Row

  /// The conflict in one clause.
  package var words: String {
    "\(device) with \(system) has another value for \(color.name.inQuotes) in another file; keep one of the readings"
  }
}

extension DeviceColors {
  fileprivate func isOfSameDevice(as other: DeviceColors) -> Bool {
    system == other.system && build == other.build && device == other.device && idiom == other.idiom
  }

  fileprivate var order: (String, String, String, String) { (system, idiom.rawValue, device, build) }
}
