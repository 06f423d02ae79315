import FileSyntax

extension Parser {
  /// Reads an operand with all its calls and members; nothing if none begins here.
  mutating func readChain() {
    let before = (nodes.count, place)
    let index = open(.chain)
    let mayHaveClosure = readFirstLink()
    guard place > before.1 else {
      nodes.removeLast(nodes.count - before.0)
      return
    }
    readLinks(mayHaveClosure)
    close(index)
  }

  /// Reads the first link of a chain; returns true if it can be called.
  private mutating func readFirstLink() -> Bool {
    switch kind() {
    case .identifier: return readNameOrKeyword()
    case .dollar: readLink(.name)
    case .period where kind(1) == .identifier || kind(1) == .leftParenthesis:
      readLink(.implicitMember, behindPeriod: true)
    case .poundName: readLink(.macro)
    case .integer: return readLiteral(.integer)
    case .float: return readLiteral(.float)
    case .regex: return readLiteral(.regex)
    case .stringOpen:
      readString()
      return false
    case .leftParenthesis: readBracket(.tuple)
    case .leftSquare: readBracket(.list)
    case .leftBrace: readClosure()
    case .backslash: readKeyPath()
    case .poundAvailable, .poundUnavailable: readAvailability()
    default: return false
    }
    return true
  }

  private mutating func readLiteral(_ kind: NodeKind) -> Bool {
    leaf(kind)
    return false
  }

  private mutating func readNameOrKeyword() -> Bool {
    switch keyword() {
    case .trueKeyword, .falseKeyword: return readLiteral(.boolean)
    case .nilKeyword: return readLiteral(.nilValue)
    case .ifKeyword:
      readIf()
      return false
    case .switchKeyword:
      readSwitch()
      return false
    case .selfValue, .selfType, .superKeyword, .anyType, .initKeyword: readLink(.name)
    default:
      guard !keyword().isReserved else { return false }
      readLink(.name)
    }
    return true
  }

  private mutating func readAvailability() {
    let index = open(.availability)
    takeName(index)
    if kind() == .leftParenthesis { inside { $0.readPlatforms() } }
    close(index)
  }

  private mutating func readBracket(_ kind: NodeKind) {
    let index = open(kind)
    inside { $0.readArguments(haveLabels: kind == .tuple) }
    close(index)
  }

  /// Reads the links after the first one.
  private mutating func readLinks(_ mayHaveClosure: Bool) {
    var isCallable = mayHaveClosure
    while !isAtEnd {
      switch kind() {
      case .period:
        guard kind(1) == .identifier || kind(1) == .integer || kind(1) == .leftParenthesis else { return }
        readLink(.member, behindPeriod: true)
        isCallable = true
      case .postfixQuestion, .exclamation, .postfixOperator: place += 1
      case .leftParenthesis where !startsLine():
        readCall()
      case .leftSquare where !startsLine(): readSubscript()
      case .leftBrace where isCallable && isTrailingClosure && !hasTrailingClosure: readCall()
      case .poundIf where isPostfixConditional:
        readConditional { $0.readLinks(true) }
      default: return
      }
    }
  }

  /// True if an `#if` goes on with the chain: a period begins its first line.
  private var isPostfixConditional: Bool { tokenBehindDirective.map { tokens[$0].kind == .period } ?? false }

  /// True if a trailing closure has just been read: a call has no second one without a label.
  private var hasTrailingClosure: Bool {
    place > 0 && tokens[place - 1].kind == .rightBrace
  }

  private mutating func readCall() {
    let index = open(.call)
    readCallArguments(index)
    close(index)
  }

  private mutating func readSubscript() {
    let index = open(.subscriptCall)
    inside { $0.readArguments() }
    close(index)
  }

  /// Reads a name, with a call after it in a single node.
  private mutating func readLink(_ kind: NodeKind, behindPeriod: Bool = false) {
    let index = open(kind)
    if behindPeriod { place += 1 }
    if self.kind() == .leftParenthesis { skip() } else { takeName(index) }
    while self.kind() == .doubleColon, self.kind(1) == .identifier {
      if isModule(index) { nodes[index].flags.insert(.isQualified) }
      place += 1
      takeName(index)
    }
    if kind == .name { skipModule(index) }
    skipGenericArguments()
    readCallArguments(index)
    close(index)
  }

  /// Takes the name after a module of the system for the name of a link: `List` of `SwiftUI.List`.
  private mutating func skipModule(_ index: Int) {
    guard kind() == .period, kind(1) == .identifier, let first = bytes(of: place + 1).first,
      first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z")
    else { return }
    guard isModule(index) else { return }
    place += 1
    takeName(index)
    nodes[index].flags.insert(.isQualified)
  }

  private func isModule(_ link: Int) -> Bool {
    let name = source[nodes[link].nameRange]
    return Self.modules.contains { name.elementsEqual($0.utf8) }
  }

  /// Modules of the system that declare views and colors.
  private static let modules = ["SwiftUI", "UIKit", "AppKit", "_VariadicView"]

  /// Reads the arguments and trailing closures that follow a link at once.
  private mutating func readCallArguments(_ index: Int) {
    if skipCompoundName() { return }
    if kind() == .postfixQuestion || kind() == .exclamation, kind(1) == .leftParenthesis { place += 1 }
    if kind() == .leftParenthesis, !startsLine() {
      nodes[index].flags.insert(.isCalled)
      inside { $0.readArguments() }
    }
    guard kind() == .leftBrace, isTrailingClosure else { return }
    nodes[index].flags.insert(.isCalled)
    readTrailingClosure(isLabelled: false)
    while kind() == .identifier, kind(1) == .colon, kind(2) == .leftBrace, keyword() != .defaultKeyword {
      readTrailingClosure(isLabelled: true)
    }
  }

  /// Skips the labels of `name(_:label:)`, which is not a call.
  private mutating func skipCompoundName() -> Bool {
    guard kind() == .leftParenthesis, kind(1) == .identifier, kind(2) == .colon else { return false }
    let end = Int(tokens[place].partner)
    guard (end - place - 1).isMultiple(of: 2), end - place < 64 else { return false }
    for index in stride(from: place + 1, to: end, by: 2) {
      guard tokens[index].kind == .identifier, tokens[index + 1].kind == .colon else { return false }
    }
    skip()
    return true
  }

  private mutating func readTrailingClosure(isLabelled: Bool) {
    let index = open(.argument)
    nodes[index].flags = .isTrailing
    if isLabelled {
      takeName(index)
      place += 1
    }
    let chain = open(.chain)
    readClosure()
    close(chain)
    close(index)
  }

  /// True if the brace reached opens a trailing closure rather than observers or the body of a statement.
  private var isTrailingClosure: Bool {
    allowsTrailingClosure && keyword(1) != .didSet && keyword(1) != .willSet
  }
}
