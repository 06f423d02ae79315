import ColorMath
import FileSyntax

extension TokenEvaluation {
  /// Returns the color of a token, following its references; an error at the token if there is none.
  mutating func found(for token: Int32) -> Found? {
    let place = tree.value(of: token)
    switch result(of: token) {
    case .color(let found): return found
    case .failed, .unknown, .open: break
    case .failedTarget(let target):
      consequences.add(place, of: tree.location(of: target), in: tree)
    case .failedLiteral(let literal):
      guard literal.key != place.key else { break }
      consequences.add(place, of: tree.location(of: literal), in: tree)
    }
    return nil
  }

  /// A color inside a composite.
  mutating func found(inPart place: TokenTree.Place) -> Found? {
    reader.follow(place)
    for target in targets(in: place) { _ = result(of: target) }
    if let target = reader.references.target(of: place) {
      guard case .color(let found) = results[Int(target)] else {
        let name = tree.path(of: target).inQuotes
        fail("the value refers to \(name), which cannot be evaluated; fix that token", at: place)
        return nil
      }
      return found
    }
    do throws(TokenColorProblem) {
      if case .color(let found) = try literal(try reader.settled(place)) { return found }
    } catch {
      fail(error, at: place)
    }
    return nil
  }

  /// Evaluates a token after all that it depends on, with an explicit stack.
  private mutating func result(of token: Int32) -> Result {
    var stack = [token]
    while let current = stack.last {
      switch results[Int(current)] {
      case .unknown:
        results[Int(current)] = .open
        for target in targets(of: current) {
          if case .unknown = results[Int(target)] { stack.append(target) }
        }
      case .open:
        let result = colored(current)
        results[Int(current)] = result
        stack.removeLast()
      default: stack.removeLast()
      }
    }
    return results[Int(token)]
  }

  /// The tokens on whose colors one depends.
  private mutating func targets(of token: Int32) -> [Int32] {
    var all = targets(in: tree.value(of: token))
    if let modifier = try? modifier(of: token), let color = modifier.value["color"] {
      all += targets(in: TokenTree.Place(file: modifier.file, value: color))
    }
    return all
  }

  /// The token that a value refers to, or those that a text with references in it does.
  private mutating func targets(in place: TokenTree.Place) -> [Int32] {
    reader.follow(place)
    if let target = reader.references.target(of: place) { return [target] }
    if let end = try? reader.settled(place), let parts = TokenColorParts(end.value) {
      let color = TokenTree.Place(file: end.file, value: parts.color)
      reader.follow(color)
      if let target = reader.references.target(of: color) { return [target] }
    }
    guard let end = try? reader.settled(place), let written = end.value.string.flatMap({ TokenColorText($0) }) else {
      return []
    }
    switch written.base {
    case .literal: return []
    case .reference(let name): return [try? reader.token(named: name, in: end.file)].compactMap { $0 }
    case .template:
      let all = TokenColorText.references(in: written.text)
      return all.compactMap { try? reader.token(named: $0, in: end.file) }.filter { isColor($0) }
    }
  }

  /// Returns true if a token that is a part of a text represents a color.
  private mutating func isColor(_ token: Int32) -> Bool {
    if let type = types.type(of: token, in: reader.references) { return type == .color }
    guard let end = try? reader.settled(tree.value(of: token)), let text = end.value.string else { return false }
    return TokenColorText(text) != nil || (try? CSSColorSyntax.parse(text)) != nil
  }

  private mutating func colored(_ token: Int32) -> Result {
    // The files that dispute it are named by an error of their own.
    if tree.nodes[Int(token)].isDisputed { return .failed }
    let place = tree.value(of: token)
    if let target = reader.references.target(of: place) {
      switch results[Int(target)] {
      case .color(let found): return modified(found, token, at: place)
      case .failedLiteral(let literal): return .failedLiteral(literal)
      case .failedTarget(let origin): return .failedTarget(origin)
      case .failed where !reader.isBroken(place): return .failedTarget(target)
      case .failed, .unknown, .open: break
      }
    }
    do throws(TokenColorProblem) {
      let end = try reader.settled(place)
      guard case .color(let found) = try literal(end) else { return .failedLiteral(end) }
      return modified(found, token, at: place)
    } catch {
      fail(error, at: place)
      return .failed
    }
  }
}

extension TokenEvaluation {
  /// The color of a value that is not a reference; throws if it depends on tokens that have none.
  private mutating func literal(_ end: TokenTree.Place) throws(TokenColorProblem) -> Result {
    if let written = end.value.string.flatMap({ TokenColorText($0) }) { return .color(try found(written, at: end)) }
    if let parts = TokenColorParts(end.value) { return .color(try found(parts, in: end.file)) }
    guard let color = reader.color(at: end) else { return .failedLiteral(end) }
    return .color(Found(color: color, origin: end))
  }

  /// A color with the opacity next to it.
  private mutating func found(_ parts: TokenColorParts, in file: Int32) throws(TokenColorProblem) -> Found {
    let place = TokenTree.Place(file: file, value: parts.color)
    var found: Found
    if let target = reader.references.target(of: place) {
      guard case .color(let known) = results[Int(target)] else {
        let name = tree.path(of: target).inQuotes
        throw TokenColorProblem("the value refers to \(name), which cannot be evaluated; fix that token")
      }
      found = known
    } else {
      let end = try reader.settled(place)
      guard let color = reader.color(at: end) else {
        throw TokenColorProblem("the value's color cannot be evaluated; use a CSS color or a reference")
      }
      found = Found(color: color, origin: end, isComputed: true)
    }
    let alpha = try numbers.value(at: TokenTree.Place(file: file, value: parts.alpha), &reader)
    found.color.alpha = min(1, max(0, alpha))
    found.hasOpacityElsewhere = true
    return found
  }

  private mutating func found(
    _ written: TokenColorText, at place: TokenTree.Place
  ) throws(TokenColorProblem) -> Found {
    var found: Found
    switch written.base {
    case .reference(let name): found = try self.found(named: name, in: place.file)
    case .literal(let color): found = Found(color: color, origin: place, isComputed: true)
    case .template: found = Found(color: try filled(written.text, in: place.file), origin: place, isComputed: true)
    }
    if let alpha = written.alpha {
      found.color.alpha = min(1, max(0, try numbers.value(of: alpha, in: place.file, &reader)))
      found.hasOpacityElsewhere = true
    }
    return found
  }

  private mutating func found(named name: String, in file: Int32) throws(TokenColorProblem) -> Found {
    let token = try reader.token(named: name, in: file)
    switch results[Int(token)] {
    case .color(let found): return found
    case .open:
      let path = tree.path(of: token)
      throw TokenColorProblem(
        "the value and {\(path)} depend on each other in a cycle; replace one of the references with a color")
    default:
      let location = tree.location(of: token).text
      throw TokenColorProblem(
        "the value refers to \(tree.path(of: token).inQuotes), which cannot be evaluated; fix that token at \(location)"
      )
    }
  }

  /// The color of a text in which references represent numbers or colors.
  private mutating func filled(_ text: String, in file: Int32) throws(TokenColorProblem) -> Color {
    var problem: TokenColorProblem?
    var values: [String] = []
    for name in TokenColorText.references(in: text) {
      do throws(TokenColorProblem) {
        values.append(try part(named: name, in: file))
      } catch {
        problem = problem ?? TokenColorProblem(Self.inside(text, error.message), at: error.place)
      }
    }
    if let problem { throw problem }
    var index = 0
    let filled = try TokenColorText.replacing(text) { (_: String) throws(TokenColorProblem) in
      defer { index += 1 }
      return values.indices.contains(index) ? values[index] : ""
    }
    return try TokenColorReader.read(filled, as: text)
  }

  /// The message about an alias inside a function, which it names: `oklch()`.
  private static func inside(_ text: String, _ message: String) -> String {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return message }
    let name = String(text[..<open]).trimmingSpaces
    guard !name.isEmpty, !name.utf8.contains(UInt8(ascii: "{")) else { return message }
    return "an alias inside \(name)() cannot be resolved: \(message)"
  }

  /// The text for a reference inside a text: a color in CSS notation, or a number.
  private mutating func part(named name: String, in file: Int32) throws(TokenColorProblem) -> String {
    let token = try reader.token(named: name, in: file)
    if case .color(let found) = results[Int(token)] { return found.color.cssText }
    let place = tree.value(of: token)
    let end = try reader.settled(place)
    if let text = end.value.string, text.utf8.last == UInt8(ascii: "%") { return text }
    return ComponentDigits.text(try numbers.value(at: end, &reader), places: 12)
  }

  /// The color with the modifiers next to the value applied.
  private mutating func modified(_ found: Found, _ token: Int32, at place: TokenTree.Place) -> Result {
    let node = tree.nodes[Int(token)]
    var found = found
    do throws(TokenColorProblem) {
      if let alpha = node.alpha {
        found.color.alpha = try opacity(TokenTree.Place(file: node.body.file, value: alpha))
        found.hasOpacityElsewhere = true
      }
      guard let end = try modifier(of: token) else { return .color(found) }
      let modifier = try TokenModifier(end.value)
      let amount = try numbers.value(at: TokenTree.Place(file: end.file, value: modifier.amount), &reader)
      var other: Color?
      if modifier.kind == .mix, let color = modifier.color {
        other = try mixture(TokenTree.Place(file: end.file, value: color))
      }
      let color = modifier.applied(to: found.color, amount: amount, mixing: other)
      found.isComputed =
        found.isComputed || color.space != found.color.space || color.components != found.color.components
      found.hasOpacityElsewhere = found.hasOpacityElsewhere || modifier.kind == .alpha
      found.color = color
      return .color(found)
    } catch {
      fail(error, at: place)
      return .failed
    }
  }

  /// The opacity next to a value; throws, with its place, if it is none.
  private mutating func opacity(_ place: TokenTree.Place) throws(TokenColorProblem) -> Double {
    do throws(TokenColorProblem) {
      return try TokenOpacity.share(try numbers.value(at: place, &reader))
    } catch {
      throw TokenColorProblem(error.message, at: error.place ?? place)
    }
  }

  /// The modifier of a token, which may be a token itself: an object that a file has under `value`.
  private mutating func modifier(of token: Int32) throws(TokenColorProblem) -> TokenTree.Place? {
    guard let written = tree.nodes[Int(token)].modifier else { return nil }
    let place = TokenTree.Place(file: tree.nodes[Int(token)].body.file, value: written)
    do throws(TokenColorProblem) {
      return try reader.settled(place)
    } catch {
      guard let text = written.string?.dropFirst().dropLast(),
        let inner = try? reader.token(named: "\(text).value", in: place.file)
      else { throw error }
      return tree.nodes[Int(inner)].body
    }
  }

  private mutating func mixture(_ place: TokenTree.Place) throws(TokenColorProblem) -> Color {
    if let target = reader.references.target(of: place) {
      guard case .color(let found) = results[Int(target)] else {
        throw TokenColorProblem(
          "the color to mix in, \(tree.path(of: target).inQuotes), cannot be evaluated; fix that token")
      }
      return found.color
    }
    guard case .color(let found) = try literal(try reader.settled(place)) else {
      throw TokenColorProblem("the color to mix in cannot be evaluated; use a CSS color or a reference")
    }
    return found.color
  }
}
