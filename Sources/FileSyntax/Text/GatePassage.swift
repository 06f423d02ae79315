/// The way of one text through the gate, scalar by scalar.
struct GatePassage {
  private let gate: OutputGate
  private let scalars: [Unicode.Scalar]
  private let seal: [Unicode.Scalar]
  /// The text that may leave.
  private(set) var result = ""
  private var offset = 0
  /// True if nothing that is seen has passed since the line began.
  private var isAtLineStart = true

  /// Lets a text pass.
  init(_ gate: OutputGate, _ text: String) {
    self.gate = gate
    scalars = Array(text.unicodeScalars)
    seal = Array(gate.seal.unicodeScalars)
    result.reserveCapacity(text.utf8.count)
    while offset < scalars.count { pass() }
  }

  private mutating func pass() {
    let scalar = scalars[offset]
    if scalar == "\u{1B}", isSealed {
      result.unicodeScalars.append(scalar)
      offset += 1 + seal.count
      return
    }
    if isAllowed(scalar) {
      result.unicodeScalars.append(scalar)
    } else {
      result += gate.dialect.replacement(of: scalar)
    }
    isAtLineStart = scalar == "\n" || isAtLineStart && scalar.isPassedOver
    offset += 1
  }

  private var isSealed: Bool {
    !seal.isEmpty && scalars[(offset + 1)...].starts(with: seal + ["["])
  }

  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n": true
    case "\r": gate.dialect == .csv && next == "\n"
    case ":": !(isAtLineStart && startsPair) || isOwnCommand
    case "[": !endsMarker
    default: !scalar.steersTerminals
    }
  }

  private var next: Unicode.Scalar? { offset + 1 < scalars.count ? scalars[offset + 1] : nil }

  /// True if another colon follows, with nothing seen between the two.
  private var startsPair: Bool {
    var after = offset + 1
    while after < scalars.count, !scalars[after].isASCII, scalars[after].isPassedOver { after += 1 }
    return after < scalars.count && scalars[after] == ":"
  }

  /// True if a command of the tool itself begins here, which nothing precedes.
  private var isOwnCommand: Bool {
    gate.dialect == .commands && next == ":" && (offset == 0 || scalars[offset - 1] == "\n")
  }

  private var endsMarker: Bool {
    var before = offset - 1
    while before >= 0, scalars[before].isASCII, scalars[before].properties.isAlphabetic { before -= 1 }
    return before >= 1 && scalars[before] == "#" && scalars[before - 1] == "#"
  }
}
