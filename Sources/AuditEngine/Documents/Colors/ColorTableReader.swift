import ColorMath
import Palettes

/// Reads the colors of a table: names in one column and values in others, or appearances in rows.
struct ColorTableReader {
  /// The role of a column.
  private enum Role: Equatable {
    case name
    /// Values for an appearance; nil if the header names none.
    case value(AppearanceCondition?)
    case appearance
    case opacity
    case other
  }

  /// The appearance of the section around the table.
  var condition: AppearanceCondition?
  /// Cells that name another color in place of a value.
  private(set) var aliases: [ColorAlias] = []

  /// The colors of a table and the leftovers; nil if it states no color.
  mutating func read(_ table: MarkdownTable) -> (colors: [StatedColor], leftovers: [Leftover])? {
    guard table.rows.contains(where: { $0.cells.contains(where: Self.isValue) }) else { return nil }
    if Self.isTransposed(table) { return transposed(table) }
    let roles = self.roles(table)
    var (colors, leftovers): ([StatedColor], [Leftover]) = ([], [])
    var lastName: (String, StatedColor.Naming)?
    for row in table.rows {
      let own = Self.name(row, roles)
      // A row without a name belongs to the one before it, if a column names the appearance.
      let name = own ?? (roles.contains(.appearance) ? lastName : nil)
      lastName = name
      let found = read(row, roles, name)
      colors += found.colors
      leftovers += found.leftovers
    }
    return (colors, leftovers)
  }

  /// Returns true for a cell that is a color, perhaps with a remark.
  static func isValue(_ cell: InlineText) -> Bool {
    ColorScan.matches(in: cell.bytes).contains {
      $0.isCertain || $0.range.lowerBound == 0 && $0.range.upperBound == cell.bytes.count
    }
  }

  private func roles(_ table: MarkdownTable) -> [Role] {
    let names = ["token", "variable", "asset", "name", "color", "role", "swatch", "element", "style", "usage"]
    var roles = table.header.cells.indices.map { column -> Role in
      let header = table.header[column].text
      let holdsValues = table.rows.contains { Self.isValue($0[column]) }
      let condition = AppearanceWords.condition(of: header)
      if holdsValues || condition != nil { return .value(condition) }
      let words = AppearanceWords.words(of: header)
      if words.contains(where: ["opacity", "alpha"].contains) { return .opacity }
      let isAppearance = words.contains { ["appearance", "mode", "theme", "scheme", "variant"].contains($0) }
      let tells = table.rows.contains { AppearanceWords.condition(of: $0[column].text) != nil }
      return isAppearance && tells ? .appearance : .other
    }
    let free = roles.indices.filter { roles[$0] == .other }
    let wanted = names.lazy.compactMap { name in
      free.first { AppearanceWords.words(of: table.header[$0].text).contains(name) }
    }.first
    if let column = wanted ?? free.first { roles[column] = .name }
    return roles
  }

  private static func name(_ row: MarkdownTable.Row, _ roles: [Role]) -> (String, StatedColor.Naming)? {
    roles.firstIndex(of: .name).flatMap { name(row[$0]) }
  }

  /// The name in a cell: its first code, else its words.
  static func name(_ cell: InlineText) -> (String, StatedColor.Naming)? {
    for range in cell.code { if let name = ColorName.code(cell.text(range)) { return (name, .code) } }
    guard let name = ColorName.prose(cell.text) else { return nil }
    let isIdentifier = !name.utf8.contains(0x20) && name.utf8.contains { "-_.".utf8.contains($0) }
    return (name, isIdentifier ? .code : .prose)
  }

  private mutating func read(
    _ row: MarkdownTable.Row, _ roles: [Role], _ name: (text: String, naming: StatedColor.Naming)?
  ) -> (colors: [StatedColor], leftovers: [Leftover]) {
    var (colors, leftovers): ([StatedColor], [Leftover]) = ([], [])
    let stated = roles.firstIndex(of: .appearance).flatMap { AppearanceWords.condition(of: row[$0].text) }
    let opacity = roles.firstIndex(of: .opacity).flatMap { Self.share(row[$0].text) }
    for column in row.cells.indices {
      guard column < roles.count, case .value(let header) = roles[column] else {
        leftovers += Self.strays(in: row[column], row.line)
        continue
      }
      let cell = row[column]
      let reader = ColorLineReader(inheritedName: name, condition: header ?? stated ?? condition)
      var found = reader.read(Self.unnamed(cell), number: row.line)
      if found.colors.isEmpty, found.leftovers.isEmpty, !Self.isEmpty(cell) {
        if let name {
          let appearance = header ?? stated ?? condition ?? .any
          aliases.append(
            ColorAlias(name: name.text, naming: name.naming, condition: appearance, target: cell.text, line: row.line))
        } else {
          found.leftovers.append(ColorAlias.problem(cell.text, row.line))
        }
      }
      for index in found.colors.indices { found.colors[index].color.alpha *= opacity ?? 1 }
      colors += found.colors
      leftovers += found.leftovers
    }
    return (Self.distinct(colors), leftovers)
  }

  /// A cell whose words are remarks, not names; white and black alone are values.
  private static func unnamed(_ cell: InlineText) -> InlineText {
    isValue(cell) && !ColorScan.matches(in: cell.bytes).contains { $0.isCertain } ? InlineText(": " + cell.text) : cell
  }

  /// One value for each appearance, the first; a second column may repeat it in another notation.
  private static func distinct(_ colors: [StatedColor]) -> [StatedColor] {
    var found: [StatedColor] = []
    for color in colors {
      let isRepeated = found.contains { other in
        other.condition == color.condition && other.name == color.name
          && other.color.isNear(color.color)
      }
      if !isRepeated { found.append(color) }
    }
    return found
  }

  private static func isEmpty(_ cell: InlineText) -> Bool {
    ["", "-", "–", "—", "n/a", "N/A", "none", "same", "✅", "❌"].contains(cell.text)
  }

  private static func strays(in cell: InlineText, _ line: Int) -> [Leftover] {
    ColorScan.matches(in: cell.bytes).filter { $0.isCertain }.map {
      Leftover(line, "\(cell.text($0.range).inQuotes) is in a text column; move it to a column of values")
    }
  }

  /// `15 %` or `0.15` as a share of one.
  static func share(_ text: String) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(String(digits)) else { return nil }
    let share = text.utf8.contains(UInt8(ascii: "%")) ? number / 100 : number
    return (0...1).contains(share) ? share : nil
  }
}

extension ColorTableReader {
  /// Returns true if rows are appearances and columns are names.
  private static func isTransposed(_ table: MarkdownTable) -> Bool {
    !table.rows.isEmpty && table.rows.allSatisfy { AppearanceWords.condition(of: $0[0].text) != nil }
      && !table.header.cells.dropFirst().contains { AppearanceWords.condition(of: $0.text) != nil }
  }

  private func transposed(_ table: MarkdownTable) -> (colors: [StatedColor], leftovers: [Leftover]) {
    var (colors, leftovers): ([StatedColor], [Leftover]) = ([], [])
    for row in table.rows {
      for column in row.cells.indices.dropFirst() {
        let reader = ColorLineReader(
          inheritedName: Self.name(table.header[column]), condition: AppearanceWords.condition(of: row[0].text))
        let found = reader.read(Self.unnamed(row[column]), number: row.line)
        colors += found.colors
        leftovers += found.leftovers
      }
    }
    return (colors, leftovers)
  }
}
