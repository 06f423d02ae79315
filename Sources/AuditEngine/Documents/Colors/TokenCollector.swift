import ColorMath
import FileSyntax
import Palettes

/// Joins the colors that a document states in several places into tokens.
struct TokenCollector {
  /// The tokens in the order in which the document first states them.
  private(set) var tokens: [DocumentToken] = []
  /// Values that contradict others.
  private(set) var leftovers: [Leftover] = []

  /// Joins values by name; names of code that a document assigns to colors are preferred.
  init(_ colors: [StatedColor], codeNames: [String: String]) {
    var places: [String: Int] = [:]
    var namings: [StatedColor.Naming] = []
    for color in colors.ordered(by: { $0.line < $1.line }) {
      let key = ColorName.key(color.name)
      let value = DocumentToken.Value(condition: color.condition, color: color.color, line: color.line)
      if let place = places[key] {
        if color.naming.rawValue < namings[place].rawValue {
          (tokens[place].name, namings[place]) = (color.name, color.naming)
        }
        add(value, to: place)
      } else {
        places[key] = tokens.count
        namings.append(color.naming)
        tokens.append(DocumentToken(name: color.name, values: [value]))
      }
    }
    for index in tokens.indices {
      if let name = codeNames[ColorName.key(tokens[index].name)] { tokens[index].name = name }
      tokens[index].values = Self.arranged(tokens[index].values)
    }
  }

  private mutating func add(_ value: DocumentToken.Value, to place: Int) {
    let others = tokens[place].values
    guard let other = others.first(where: { $0.condition == value.condition }) else {
      return tokens[place].values.append(value)
    }
    if other.color.isNear(value.color) { return }
    let appearance = value.condition == .any ? "" : " in \(value.condition.label.lowercased())"
    leftovers.append(
      Leftover(
        value.line,
        "\(tokens[place].name.inQuotes) is \(value.color.cssText)\(appearance) here, but \(other.color.cssText) on "
          + "line \(other.line), which is used; correct or rename one of them"))
  }

  /// The values as a color set has them: the light one without an appearance if there is no other.
  private static func arranged(_ values: [DocumentToken.Value]) -> [DocumentToken.Value] {
    var values = values
    let plain = values.first { $0.condition == .any }
    if let light = values.firstIndex(where: { $0.condition == .light }) {
      if plain == nil {
        values[light].condition = .any
      } else if let plain, plain.color.isNear(values[light].color) {
        values.remove(at: light)
      }
    }
    return values.ordered { $0.condition.rawValue < $1.condition.rawValue }
  }
}
