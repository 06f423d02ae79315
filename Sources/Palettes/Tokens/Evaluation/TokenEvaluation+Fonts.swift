import FileSyntax

extension TokenEvaluation {
  /// Returns the size and weight of a typography token; nil if no size can be read, which is reported where it is used.
  ///
  /// One `px` is one point; one `rem` is 16, the default of browsers.
  mutating func font(of place: TokenTree.Place) -> Font? {
    guard let end = try? reader.settled(place), let written = end.value["fontSize"],
      let size = size(TokenTree.Place(file: end.file, value: written)), size > 0
    else { return nil }
    guard let heavy = end.value["fontWeight"] else { return Font(size: size) }
    return Font(size: size, weight: weight(TokenTree.Place(file: end.file, value: heavy)) ?? 400)
  }

  private mutating func size(_ place: TokenTree.Place) -> Double? {
    guard let end = try? reader.settled(place), let number = try? numbers.value(at: end, &reader) else { return nil }
    let unit: String = end.value.string ?? end.value["unit"]?.string ?? ""
    return unit.hasSuffix("em") ? number * 16 : number
  }

  private mutating func weight(_ place: TokenTree.Place) -> Int? {
    guard let end = try? reader.settled(place) else { return nil }
    if let name = end.value.string, let weight = Self.weight(named: name) { return weight }
    guard let number = try? numbers.value(at: end, &reader), (1...1000).contains(number) else { return nil }
    return Int(number)
  }

  /// The weight with a name of the format, in any case, with or without separators, upright or not.
  private static func weight(named name: String) -> Int? {
    var letters = String(String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { ("a"..."z").contains($0) }))
    for slant in ["italic", "oblique"] where letters.hasSuffix(slant) && letters != slant {
      letters = String(letters.dropLast(slant.count))
    }
    return weights.first { $0.names.contains(letters) }?.value
  }

  private static let weights: [(names: [String], value: Int)] = [
    (["thin", "hairline"], 100), (["extralight", "ultralight"], 200), (["light"], 300),
    (["normal", "regular", "book"], 400), (["medium"], 500), (["semibold", "demibold"], 600), (["bold"], 700),
    (["extrabold", "ultrabold"], 800), (["black", "heavy"], 900), (["extrablack", "ultrablack"], 950),
  ]
}
