import ColorMath
import FileSyntax

/// Reads the files of system colors that an audit file names.
enum SystemColorStore {
  /// Reads files; one that is wrong is left out with its errors.
  ///
  /// Where a device differs from what is published, a note says so.
  static func read(
    _ paths: [AuditFilePath], from tree: FileTree
  ) -> (readings: [DeviceColors], diagnostics: [Diagnostic]) {
    var readings: [DeviceColors] = []
    var diagnostics: [Diagnostic] = []
    for path in paths {
      let display = tree.display(path.joined)
      do throws(FileProblem) {
        let read = SystemColorFile.read(try tree.read(path.joined), display: display)
        diagnostics += read.diagnostics
        readings += read.readings ?? []
      } catch {
        diagnostics.append(Diagnostic(.error, .missingInput, "\(display.inQuotes): \(error.words)", at: path.location))
      }
    }
    do throws(SystemColorConflict) {
      let merged = try SystemColorFile.merged(readings).newestFirst
      return (merged, diagnostics + merged.flatMap(notes))
    } catch {
      return ([], diagnostics + [Diagnostic(.error, .badData, error.words, at: error.color.location)])
    }
  }

  /// A note for each color of a device that no published value agrees with, about the first setting in which it differs.
  private static func notes(_ reading: DeviceColors) -> [Diagnostic] {
    reading.rows.compactMap { row in
      for setting in DeviceColors.Setting.allCases {
        guard let color = row.colors[setting] else { continue }
        let (variant, isElevated) = setting.parts
        guard
          let published = SystemColors.value(
            row.name, platform: reading.generation.platform.catalogName, variant: variant, elevated: isElevated,
            profile: reading.generation.profile),
          published.standing != .standIn, published.standing != .borrowed,
          !published.candidates.contains(where: { $0.agrees(with: color) })
        else { continue }
        let best = published.candidates[0]
        let sources = best.sources.map { $0.words(for: published.generation) }.inWords()
        return Diagnostic(
          .note, .badData,
          "\(reading.device) with \(reading.system) shows \(row.name) for \(setting.rawValue) as \(color.cssText), but "
            + "\(sources) published \(best.color.cssText); the audit uses the device's value",
          at: row.location)
      }
      return nil
    }
  }
}

extension SystemCandidate {
  /// Returns true if a color of a device differs by at most one 8-bit step.
  fileprivate func agrees(with other: Color) -> Bool {
    let (own, seen) = (color.components, other.components)
    let steps = [
      own.first - seen.first, own.second - seen.second, own.third - seen.third, color.alpha - other.alpha,
    ]
    return steps.allSatisfy { abs($0) <= 1.5 / 255 }
  }
}
