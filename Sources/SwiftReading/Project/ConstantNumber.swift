/// Constant numbers: literals, and the results of the four operations on them.
struct ConstantNumber {
  let tree: SyntaxTree

  /// Returns the value of operands and operators; nil if one of them is not a literal.
  func value(of parts: [NodeIndex]) -> Double? {
    var sum: Double?
    var term: (value: Double, sign: Double)?
    var pending = UInt8(ascii: "+")
    var isNegative = false
    for part in parts {
      if tree[part].kind == .operation {
        guard tree[part].nameLength == 1, let sign = tree.nameBytes(part).first else { return nil }
        if tree[part].flags.contains(.isPrefix) {
          guard sign == UInt8(ascii: "-") else { return nil }
          isNegative.toggle()
        } else {
          pending = sign
        }
        continue
      }
      guard var value = operand(part) else { return nil }
      if isNegative { value.negate() }
      isNegative = false
      switch pending {
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        if let term { sum = (sum ?? 0) + term.sign * term.value }
        term = (value, pending == UInt8(ascii: "-") ? -1 : 1)
      case UInt8(ascii: "*"): term?.value *= value
      case UInt8(ascii: "/"): term?.value /= value
      default: return nil
      }
    }
    guard let term else { return nil }
    let total = (sum ?? 0) + term.sign * term.value
    return total.isFinite ? total : nil
  }

  /// Returns the value of an argument.
  func value(ofArgument argument: NodeIndex?) -> Double? { argument.flatMap { value(of: tree.sequence(of: $0)) } }

  private func operand(_ chain: NodeIndex) -> Double? {
    guard tree[chain].kind == .chain, let link = tree.soleLink(of: chain) else { return nil }
    switch tree[link].kind {
    case .integer, .float: return Self.plain(tree.nameBytes(link)) ?? Self.literal(tree.name(link))
    case .tuple:
      let elements = tree.arguments(of: link)
      return elements.count == 1 ? value(of: tree.sequence(of: elements[0])) : nil
    case .name:
      let arguments = tree.arguments(of: link)
      let isConversion = tree.isNamed(link, "CGFloat") || tree.isNamed(link, "Double")
      return isConversion && arguments.count == 1 ? value(ofArgument: arguments[0]) : nil
    default: return nil
    }
  }

  /// The value of digits with or without a point; nil for all else, and for more digits than a number holds exactly.
  private static func plain(_ text: some Collection<UInt8>) -> Double? {
    guard text.count <= 15 else { return nil }
    var (digits, scale, isFraction) = (0, 1.0, false)
    for byte in text {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if byte &- UInt8(ascii: "0") < 10 {
        digits = digits * 10 + Int(byte &- UInt8(ascii: "0"))
        if isFraction { scale *= 10 }
      } else {
        return nil
      }
    }
    return Double(digits) / scale
  }

  /// Returns the value of a literal as written, in any base.
  static func literal(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(2), radix: radix).map(Double.init) ?? Double(digits)
    }
    return Double(digits)
  }
}
