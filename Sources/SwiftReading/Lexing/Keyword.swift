/// A word that means something to the language, everywhere or in some places.
enum Keyword: String, CaseIterable, Sendable {
  case none = ""
  case anyType = "Any"
  case asKeyword = "as"
  case associatedType = "associatedtype"
  case breakKeyword = "break"
  case caseKeyword = "case"
  case catchKeyword = "catch"
  case classKeyword = "class"
  case continueKeyword = "continue"
  case defaultKeyword = "default"
  case deferKeyword = "defer"
  case deinitKeyword = "deinit"
  case doKeyword = "do"
  case elseKeyword = "else"
  case enumKeyword = "enum"
  case extensionKeyword = "extension"
  case fallthroughKeyword = "fallthrough"
  case falseKeyword = "false"
  case filePrivate = "fileprivate"
  case forKeyword = "for"
  case funcKeyword = "func"
  case guardKeyword = "guard"
  case ifKeyword = "if"
  case importKeyword = "import"
  case inKeyword = "in"
  case initKeyword = "init"
  case inoutKeyword = "inout"
  case internalKeyword = "internal"
  case isKeyword = "is"
  case letKeyword = "let"
  case nilKeyword = "nil"
  case operatorKeyword = "operator"
  case precedenceGroup = "precedencegroup"
  case privateKeyword = "private"
  case protocolKeyword = "protocol"
  case publicKeyword = "public"
  case repeatKeyword = "repeat"
  case rethrowsKeyword = "rethrows"
  case returnKeyword = "return"
  case selfValue = "self"
  case selfType = "Self"
  case staticKeyword = "static"
  case structKeyword = "struct"
  case subscriptKeyword = "subscript"
  case superKeyword = "super"
  case switchKeyword = "switch"
  case throwKeyword = "throw"
  case throwsKeyword = "throws"
  case trueKeyword = "true"
  case tryKeyword = "try"
  case typeAlias = "typealias"
  case varKeyword = "var"
  case whereKeyword = "where"
  case whileKeyword = "while"
  // Words with a meaning in some places only.
  case actor, any, async, await, borrowing, consuming, convenience, discard, distributed, dynamic, final, get, indirect
  case infix, isolated, lazy, macro, mutating, nonisolated, nonmutating, open, optional, override, package
  case postfix, prefix, reasync, required, sending, set, some, unowned, weak, willSet, didSet, yield
  case copy, consume, each, unsafe
  case readAccessor = "_read"
  case modifyAccessor = "_modify"
  case consumingOld = "__consuming"
  case ownedOld = "__owned"
  case sharedOld = "__shared"
  case addressAccessor = "unsafeAddress"

  /// True if the word is a keyword in every position.
  var isReserved: Bool {
    switch self {
    case .none, .actor, .any, .async, .await, .borrowing, .consuming, .convenience, .discard, .distributed, .dynamic,
      .final, .get, .indirect, .infix, .isolated, .lazy, .macro, .mutating, .nonisolated, .nonmutating, .open,
      .optional, .override, .package, .postfix, .prefix, .reasync, .required, .sending, .set, .some, .unowned,
      .weak, .willSet, .didSet, .yield, .copy, .consume, .each, .unsafe, .readAccessor,
      .modifyAccessor, .addressAccessor, .consumingOld, .ownedOld, .sharedOld:
      false
    default: true
    }
  }

  /// True if a regex literal may follow the word, as one may follow most reserved words.
  var mayPrecedeRegex: Bool {
    switch self {
    case .trueKeyword, .falseKeyword, .anyType, .nilKeyword, .selfValue, .selfType, .superKeyword: false
    default: isReserved
    }
  }
}
