import Palettes

/// A value that a table states as the name of another color.
struct ColorAlias {
  let name: String
  /// The way the name is written.
  let naming: StatedColor.Naming
  /// The appearance of the value.
  let condition: AppearanceCondition
  /// The text of the cell.
  let target: String
  let line: Int

  /// The values that aliases take from colors with values of their own; the others are leftovers.
  static func resolved(
    _ aliases: [ColorAlias], among colors: [StatedColor]
  ) -> (colors: [StatedColor], leftovers: [Leftover]) {
    var values: [String: [StatedColor]] = [:]
    for color in colors { values[ColorName.key(color.name), default: []].append(color) }
    var (found, leftovers): ([StatedColor], [Leftover]) = ([], [])
    for alias in aliases {
      let all = values[ColorName.key(alias.target)] ?? []
      let value = all.first { $0.condition == alias.condition } ?? all.first { $0.condition == .any || all.count == 1 }
      if let value, ColorName.key(alias.target) != ColorName.key(alias.name) {
        found.append(
          StatedColor(
            name: alias.name, naming: alias.naming, condition: alias.condition, color: value.color, line: alias.line))
      } else {
        leftovers.append(problem(alias.target, alias.line))
      }
    }
    return (found, leftovers)
  }

  /// A leftover for a cell that is neither a color nor the name of one.
  static func problem(_ text: String, _ line: Int) -> Leftover {
    Leftover(line, "\(text.inQuotes) is not a color; write its value as #RRGGBB")
  }
}
