import ColorMath

/// Arithmetic as Tokens Studio writes it in strings: numbers with units, names in braces, + − × ÷ and parentheses.
struct TokenArithmetic {
  /// A piece of the text.
  enum Piece: Equatable {
    case number(Double)
    /// The text inside braces.
    case reference(String)
    case sign(UInt8)
  }

  private(set) var pieces: [Piece] = []

  /// Parses a text; throws if it is not arithmetic.
  ///
  /// Units are ignored, percentages are hundredths: all numbers of one calculation are assumed to have one unit.
  init(_ text: String) throws(TokenColorProblem) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") {
        index += 1
      } else if byte == UInt8(ascii: "{") {
        guard let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")) else { throw Self.problem(text) }
        pieces.append(.reference(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)))
        index = end + 1
      } else if let number = Self.number(bytes, &index, isSigned: isOperandNext) {
        pieces.append(.number(number))
      } else if "+-*/()".utf8.contains(byte) {
        pieces.append(.sign(byte))
        index += 1
      } else {
        throw Self.problem(text)
      }
    }
    guard !pieces.isEmpty else { throw Self.problem(text) }
  }

  /// True if the next item is an operand, so that a sign belongs to its number.
  private var isOperandNext: Bool {
    switch pieces.last {
    case nil: true
    case .sign(let sign): sign != UInt8(ascii: ")")
    case .number, .reference: false
    }
  }

  /// Replaces a reference by its value.
  mutating func set(_ index: Int, to value: Double) { pieces[index] = .number(value) }

  /// The result once every reference has a value; nil if it is undefined.
  ///
  /// Products before sums, from left to right (E. W. Dijkstra's shunting-yard algorithm); no recursion.
  var value: Double? {
    var values: [Double] = []
    var signs: [UInt8] = []
    var wantsOperand = true
    for piece in pieces {
      switch piece {
      case .reference: return nil
      case .number(let number):
        guard wantsOperand else { return nil }
        values.append(number)
        wantsOperand = false
      case .sign(UInt8(ascii: "(")):
        guard wantsOperand else { return nil }
        signs.append(UInt8(ascii: "("))
      case .sign(UInt8(ascii: ")")):
        guard !wantsOperand else { return nil }
        while let sign = signs.last, sign != UInt8(ascii: "(") {
          guard Self.apply(sign, &values) else { return nil }
          signs.removeLast()
        }
        guard signs.popLast() != nil else { return nil }
      case .sign(let sign):
        guard !wantsOperand else { return nil }
        while let last = signs.last, Self.rank(last) >= Self.rank(sign) {
          guard Self.apply(last, &values) else { return nil }
          signs.removeLast()
        }
        signs.append(sign)
        wantsOperand = true
      }
    }
    guard !wantsOperand else { return nil }
    while let sign = signs.popLast() {
      guard Self.apply(sign, &values) else { return nil }
    }
    return values.count == 1 && values[0].isFinite ? values[0] : nil
  }

  private static func rank(_ sign: UInt8) -> Int {
    switch sign {
    case UInt8(ascii: "("): 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 1
    default: 2
    }
  }

  private static func apply(_ sign: UInt8, _ values: inout [Double]) -> Bool {
    guard sign != UInt8(ascii: "("), let right = values.popLast(), let left = values.popLast() else { return false }
    switch sign {
    case UInt8(ascii: "+"): values.append(left + right)
    case UInt8(ascii: "-"): values.append(left - right)
    case UInt8(ascii: "*"): values.append(left * right)
    default: values.append(left / right)
    }
    return true
  }

  /// Reads a number with its unit; nil, without advancing, if there is none.
  private static func number(_ bytes: [UInt8], _ index: inout Int, isSigned: Bool) -> Double? {
    var end = index
    if isSigned, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "+") { end += 1 }
    let start = end
    while end < bytes.count, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard end > start, let number = Double(String(decoding: bytes[index..<end], as: UTF8.self)) else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: "%") {
      index = end + 1
      return number / 100
    }
    while end < bytes.count, isLetter(bytes[end]) { end += 1 }
    index = end
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private static func problem(_ text: String) -> TokenColorProblem {
    TokenColorProblem("\(text.inQuotes) cannot be evaluated as a number; replace it with the resulting number")
  }
}
