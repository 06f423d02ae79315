import Palettes

/// Evaluates the condition of a branch of an `#if`, as far as its text and the platform tell.
///
/// The grammar of the language reference: `||`, `&&`, `!`, parentheses, and calls such as `os(iOS)`. Flags of a project
/// and modules that need not exist are unknown; a build for release on a device with the newest compiler is assumed.
struct CompilationCondition {
  /// The most parentheses and signs that may be open.
  static let deepest = 64

  private let text: [UInt8]
  private let platform: ApplePlatform
  private var place = 0
  private var depth = 0

  /// The value of a condition for a platform; nil if it is unknown.
  static func value(of text: some Sequence<UInt8>, on platform: ApplePlatform) -> Bool? {
    var reader = CompilationCondition(text: Array(text), platform: platform)
    return reader.either()
  }

  private init(text: [UInt8], platform: ApplePlatform) { (self.text, self.platform) = (text, platform) }

  // MARK: Operators

  private mutating func either() -> Bool? {
    var value = both()
    while accept("||") {
      let other = both()
      value = value == true || other == true ? true : (value == nil || other == nil ? nil : false)
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = operand()
    while accept("&&") {
      let other = operand()
      value = value == false || other == false ? false : (value == nil || other == nil ? nil : true)
    }
    return value
  }

  private mutating func operand() -> Bool? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if accept("!") { return operand().map { !$0 } }
    if accept("(") {
      let value = either()
      _ = accept(")")
      return value
    }
    let name = word()
    guard accept("(") else { return flag(name) }
    let argument = untilClosed()
    return call(name, argument)
  }

  // MARK: Meaning

  private func flag(_ name: String) -> Bool? {
    switch name {
    case "true": true
    case "false", "DEBUG", "targetEnvironment": false
    default: nil
    }
  }

  private func call(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": argument == "iPhoneOS" ? platform == .iOS : argument == platform.systemName
    case "canImport": platform.hasModule(argument)
    case "targetEnvironment": false
    case "compiler", "swift", "_compiler_version": argument.hasPrefix(">")
    default: nil
    }
  }

  // MARK: Text

  private mutating func skipSpace() {
    while place < text.count, text[place] <= UInt8(ascii: " ") { place += 1 }
  }

  private mutating func accept(_ sign: StaticString) -> Bool {
    skipSpace()
    let count = sign.utf8CodeUnitCount
    guard place + count <= text.count,
      sign.withUTF8Buffer({ $0.elementsEqual(text[place..<place + count]) })
    else { return false }
    place += count
    return true
  }

  private mutating func word() -> String {
    skipSpace()
    let start = place
    while place < text.count, text[place].isNameByte { place += 1 }
    return String(decoding: text[start..<place], as: UTF8.self)
  }

  /// The text up to the closing parenthesis, up to its first comma and without spaces.
  private mutating func untilClosed() -> String {
    let start = place
    var open = 1
    while place < text.count {
      if text[place] == UInt8(ascii: "(") { open += 1 }
      if text[place] == UInt8(ascii: ")") { open -= 1 }
      if open == 0 { break }
      place += 1
    }
    let inner = text[start..<place].prefix { $0 != UInt8(ascii: ",") }
    place = min(place + 1, text.count)
    return String(decoding: inner.filter { $0 > UInt8(ascii: " ") }, as: UTF8.self)
  }
}

extension ApplePlatform {
  /// The name in `os(…)`.
  var systemName: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .watchOS: "watchOS"
    case .tvOS: "tvOS"
    case .visionOS: "visionOS"
    }
  }

  /// True if a module of the system exists on it; nil for a module that is not of the system.
  func hasModule(_ name: String) -> Bool? {
    switch name {
    case "SwiftUI", "Foundation", "Combine", "CoreGraphics", "Observation", "os", "Darwin": true
    case "UIKit": self != .macOS
    case "AppKit", "Cocoa": self == .macOS
    case "WatchKit": self == .watchOS
    case "TVUIKit": self == .tvOS
    case "WidgetKit": self != .tvOS
    case "ActivityKit": self == .iOS
    case "RealityKit": self != .watchOS
    case "Glibc", "Musl", "WinSDK", "Android": false
    default: nil
    }
  }
}
