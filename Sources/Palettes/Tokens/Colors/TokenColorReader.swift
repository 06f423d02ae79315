import ColorMath
import FileSyntax

/// Reads the literals at which tokens end as colors, each once.
struct TokenColorReader {
  /// A literal that is a color.
  private struct Literal {
    var color: Color
    /// Its bytes; nil if parts of the color are in another file.
    var written: WrittenValue?
  }

  private(set) var references: TokenReferences
  private(set) var diagnostics: [Diagnostic] = []
  /// The literals that have been read; nil for one that is not a color, for which a diagnostic gives the reason.
  private var outcomes: [UInt64: Literal?] = [:]
  /// True if a part of the literal being read is in another file.
  private var hasLeftFile = false

  /// Starts with references that may have been followed already.
  init(_ references: TokenReferences) { self.references = references }

  /// Returns the value that a place refers to; throws the problem of the reference.
  mutating func settled(_ place: TokenTree.Place) throws(TokenColorProblem) -> TokenTree.Place {
    switch references.end(of: place) {
    case .value(let value): return value
    case .problem(let index):
      let problem = references.problems[index]
      if let cause = problem.cause { throw TokenColorProblem(problem.message, at: cause) }
      guard let origin = problem.origin, origin.key != place.key else { throw TokenColorProblem(problem.message) }
      let location = references.tree.location(of: origin)
      throw TokenColorProblem("the value contains a reference that cannot be resolved; fix the one at \(location.text)")
    }
  }

  /// The token that the text inside a pair of braces names.
  mutating func token(named text: String, in file: Int32) throws(TokenColorProblem) -> Int32 {
    try references.token(named: text, in: file)
  }

  /// Follows a reference, so that its direct target is known.
  mutating func follow(_ place: TokenTree.Place) { _ = references.end(of: place) }

  /// Returns true if a reference itself cannot be followed.
  mutating func isBroken(_ place: TokenTree.Place) -> Bool {
    if case .problem = references.end(of: place) { true } else { false }
  }

  /// Records a problem at a value.
  mutating func report(_ severity: Diagnostic.Severity, _ message: String, at place: TokenTree.Place) {
    diagnostics.append(Diagnostic(severity, .badData, message, at: references.tree.location(of: place)))
  }

  /// Removes and returns the errors recorded after a number of diagnostics.
  mutating func takeErrors(from count: Int) -> [Diagnostic] {
    let added = diagnostics[count...]
    diagnostics.removeSubrange(count...)
    diagnostics += added.filter { $0.severity != .error }
    return added.filter { $0.severity == .error }
  }

  /// Reads a literal; nil for one that is not a color, with a diagnostic the first time.
  mutating func color(at place: TokenTree.Place) -> Color? {
    if let known = outcomes[place.key] { return known?.color }
    var literal: Literal?
    do throws(TokenColorProblem) {
      hasLeftFile = false
      let color = try read(place)
      literal = Literal(color: color, written: hasLeftFile ? nil : Self.written(place.value, as: color))
    } catch {
      report(.error, error.message, at: place)
    }
    outcomes[place.key] = .some(literal)
    return literal?.color
  }

  /// The bytes of a literal that has been read as a color; nil if parts of it are in another file.
  func written(at place: TokenTree.Place) -> WrittenValue? { outcomes[place.key]??.written }

  private static func written(_ value: JSONValue, as color: Color) -> WrittenValue {
    value.withSource { WrittenValue(range: value.range, source: $0, alpha: color.alpha) }
  }

  /// Returns the value that a part of a literal refers to.
  private mutating func settled(part place: TokenTree.Place) throws(TokenColorProblem) -> TokenTree.Place {
    let end = try settled(place)
    let files = references.tree.files
    hasLeftFile = hasLeftFile || end.file != place.file && files[Int(end.file)].name != files[Int(place.file)].name
    return end
  }

  private mutating func read(_ place: TokenTree.Place) throws(TokenColorProblem) -> Color {
    switch place.value.kind {
    case .object: return try readObject(place)
    case .string:
      let text = place.value.string ?? ""
      return try Self.read(text, as: text)
    default:
      throw TokenColorProblem(
        "a color must be an object, not \(place.value.withArticle); write { \"colorSpace\": \"srgb\", "
          + "\"components\": […] }"
      )
    }
  }

  /// Reads a color in CSS notation, as in older drafts and other tools; `written` is the text for messages.
  static func read(_ text: String, as written: String) throws(TokenColorProblem) -> Color {
    do throws(ColorSyntaxError) {
      return try CSSColorSyntax.parse(text)
    } catch {
      let remedy = error.message.contains(";") ? "" : "; use a CSS color or a reference to a token"
      throw TokenColorProblem("\(written.inQuotes) cannot be evaluated as a color: \(error.message)\(remedy)")
    }
  }

  /// A color whose channels are the members of an object.
  private mutating func color(_ channels: TokenColorChannels, in file: Int32) throws(TokenColorProblem) -> Color {
    var numbers: [Double] = []
    for (index, value) in (channels.values + [channels.alpha].compactMap({ $0 })).enumerated() {
      let place = try settled(part: TokenTree.Place(file: file, value: value))
      let text = place.value.string.flatMap { channels.number($0, isAlpha: index == 3) }
      guard let number = place.value.double ?? text else {
        throw TokenColorProblem(
          place.value.kind == .number
            ? "a color channel is \(place.value.withArticle)"
            : "a color channel must be a number, not \(place.value.withArticle); use a number such as 0.5")
      }
      numbers.append(number)
    }
    return try channels.color(
      Array(numbers.prefix(3)), alpha: channels.alpha == nil ? 1 : numbers[3],
      areShares: references.tree.files[Int(file)].dialect.isFigma)
  }

  private mutating func readObject(_ place: TokenTree.Place) throws(TokenColorProblem) -> Color {
    if !references.tree.files[Int(place.file)].dialect.isStrict, let channels = TokenColorChannels(place.value) {
      return try color(channels, in: place.file)
    }
    let members = TokenColorMembers(place.value)
    if members.colorSpace == nil, let names = TokenColorMembers.unknownNames(place.value) {
      throw TokenColorProblem(
        "the value is an object whose keys (\(names)) are neither color components nor known modes; use \"light\" "
          + "and \"dark\" for modes, or \"colorSpace\" and \"components\" for a color")
    }
    guard let spaceValue = members.colorSpace else {
      throw TokenColorProblem("the color has no colorSpace; add one, such as \"colorSpace\": \"srgb\"")
    }
    let spacePlace = try settled(part: TokenTree.Place(file: place.file, value: spaceValue))
    guard let name = spacePlace.value.string else {
      throw TokenColorProblem("colorSpace must be a string; use a name such as \"srgb\"")
    }
    let space = try TokenColorSpace.named(name)
    if members.isLegacy, let channels = members.components {
      let message = "'channels' is an outdated name; use \"components\""
      report(.warning, message, at: TokenTree.Place(file: place.file, value: channels))
    }
    guard let written = members.components else {
      let hint = members.hex == nil ? "" : ", and hex is only a fallback"
      throw TokenColorProblem("the color has no components\(hint); add \"components\": [ … ] with three numbers")
    }
    let components = try settled(part: TokenTree.Place(file: place.file, value: written))
    let color = try color(space, components, alpha: alpha(members.alpha, in: place.file))
    if let hex = members.hex { check(TokenTree.Place(file: place.file, value: hex), against: color) }
    return color
  }

  private mutating func color(
    _ space: TokenColorSpace, _ components: TokenTree.Place, alpha: Double
  ) throws(TokenColorProblem) -> Color {
    guard components.value.kind == .array, components.value.count == space.scales.count else {
      let count = components.value.count
      let found =
        components.value.kind == .array
        ? "an array of \(count) \(count == 1 ? "element" : "elements")" : components.value.kind.withArticle
      throw TokenColorProblem("components must be an array of three numbers, not \(found); write [ …, …, … ]")
    }
    var numbers: [Double] = []
    for (element, scale) in zip(components.value.elements, space.scales) {
      numbers.append(
        try component(TokenTree.Place(file: components.file, value: element), scale, in: space))
    }
    return Color(space.space, numbers[0], numbers[1], numbers[2], alpha: alpha)
  }

  private mutating func component(
    _ written: TokenTree.Place, _ scale: TokenColorSpace.Scale, in space: TokenColorSpace
  ) throws(TokenColorProblem) -> Double {
    if written.value.kind == .string, TokenReference(written.value) != nil {
      throw TokenColorProblem("a component cannot be an alias in braces; write { \"$ref\": \"#/…\" }")
    }
    let place = try settled(part: written)
    if place.value.isString("none") { return 0 }
    guard let number = place.value.double else {
      throw TokenColorProblem(
        place.value.kind == .number
          ? "a component is \(place.value.withArticle)"
          : "a component must be a number or \"none\", not "
            + "\(place.value.string?.inQuotes ?? place.value.withArticle); write it without quotation marks")
    }
    return try scaled(number, scale, in: space, at: place)
  }

  /// A component in our scale; oddities with one safe reading are recorded.
  private mutating func scaled(
    _ number: Double, _ scale: TokenColorSpace.Scale, in space: TokenColorSpace, at place: TokenTree.Place
  ) throws(TokenColorProblem) -> Double {
    switch scale {
    case .free: return number
    case .channel:
      if !(0...1).contains(number) {
        report(.warning, "the component \(number) is outside 0…1 and is used as is; check it", at: place)
      }
      return number
    case .percentage: return clamped(number, to: 100, at: place) / 100
    case .lightness(let most) where most == 1:
      guard number <= 1 else {
        throw TokenColorProblem(
          "the lightness of \(space.id) must be between 0 and 1; use \(number / 100), not \(number)")
      }
      return clamped(number, to: 1, at: place)
    case .lightness(let most): return clamped(number, to: most, at: place)
    case .chroma: return clamped(number, to: .infinity, at: place)
    case .hue:
      guard !(number >= 0 && number < 360) else { return number }
      let turned = number - 360 * (number / 360).roundedDown
      let message =
        "a hue must be at least 0 and less than 360, not \(number); it is read as \(turned), so use \(turned)"
      report(.warning, message, at: place)
      return turned
    }
  }

  private mutating func clamped(_ number: Double, to most: Double, at place: TokenTree.Place) -> Double {
    let value = min(max(number, 0), most)
    if value != number {
      report(.warning, "the number \(number) is out of range and is read as \(value); use \(value)", at: place)
    }
    return value
  }

  private mutating func alpha(_ written: JSONValue?, in file: Int32) throws(TokenColorProblem) -> Double {
    guard let written else { return 1 }
    let place = try settled(part: TokenTree.Place(file: file, value: written))
    guard let number = place.value.double else {
      guard place.value.kind != .number else { throw TokenColorProblem("alpha is \(place.value.withArticle)") }
      let found = place.value.isString("none") ? "\"none\"" : place.value.withArticle
      throw TokenColorProblem("alpha must be a number between 0 and 1, not \(found); use a number such as 0.5")
    }
    return clamped(number, to: 1, at: place)
  }

  /// Warns if the fallback for old tools is another color than that of the components.
  private mutating func check(_ hex: TokenTree.Place, against color: Color) {
    guard let text = hex.value.string, text.utf8.count == 7, let fallback = Color(hex: text) else {
      let found = hex.value.string?.inQuotes ?? hex.value.kind.withArticle
      let message = "hex must be # followed by six hexadecimal digits, not \(found), which is ignored; fix or remove it"
      return report(.warning, message, at: hex)
    }
    guard color.isInGamut(of: .sRGB) else { return }
    let (own, other) = (color.encodedSRGB.components, fallback.components)
    let far = max(
      abs(own.first - other.first), abs(own.second - other.second), abs(own.third - other.third))
    guard far > 1.0 / 255 + 1e-9 else { return }
    let wanted = Color(.sRGB, own.first, own.second, own.third).encodedSRGB.eightBit.hex
    report(.warning, "hex is \(text), but the components specify \(wanted) and take precedence; update hex", at: hex)
  }
}

/// The members of a color object.
struct TokenColorMembers {
  private(set) var colorSpace: JSONValue?
  private(set) var components: JSONValue?
  private(set) var alpha: JSONValue?
  private(set) var hex: JSONValue?
  /// True if the components have their name from before the format was final.
  private(set) var isLegacy = false

  /// The names of an object's members if none of them belongs to a color; otherwise nil.
  static func unknownNames(_ object: JSONValue) -> String? {
    let own: [StaticString] = ["colorSpace", "components", "channels", "alpha", "hex"]
    guard object.count > 0, !object.members.contains(where: { member in own.contains { member.isKey($0) } }) else {
      return nil
    }
    let names = object.members.prefix(8).map { $0.key.inQuotes } + (object.count > 8 ? ["others"] : [])
    return names.inWords()
  }

  /// Reads the members once.
  init(_ object: JSONValue) {
    object.forEachMember { member, value in
      if member.isKey("colorSpace") {
        colorSpace = value
      } else if member.isKey("components") {
        (components, isLegacy) = (value, false)
      } else if member.isKey("channels"), components == nil {
        (components, isLegacy) = (value, true)
      } else if member.isKey("alpha") {
        alpha = value
      } else if member.isKey("hex") {
        hex = value
      }
    }
  }
}

extension Double {
  /// The greatest whole number that is not above it; itself beyond 2^52.
  fileprivate var roundedDown: Double {
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int(self))
    return whole > self ? whole - 1 : whole
  }
}
