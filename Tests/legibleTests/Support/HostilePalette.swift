import Foundation
import TestSupport

/// Files of a palette whose every name tries to control a terminal, a build runner, a spreadsheet or a web page.
enum HostilePalette {
  /// Names for tokens, surfaces, pairs and everything else that a file can name.
  static let names = [
    "esc\u{1B}[31mred", "c1\u{9B}31m", "rlo\u{202E}txet", "iso\u{2066}late", "line\n::set-output name=a::b",
    "line\r##[error]c", "##[error]d", "::set-output name=e::f", "##vso[task.x]g", "www.evil.example", "GH-26", "#26x",
    "@name", "tick`s`", "pi|pe", "=1+1", "+2", "-3", "del\u{7F}", "ls\u{2028}x", "<b>bold", "nel\u{85}::h",
  ]

  /// Writes the palette: a catalog, Swift sources, an audit file, and unreadable files.
  static func write(into folder: borrowing ScratchFolder) throws {
    for (index, name) in names.enumerated() { try color(name, index.isMultiple(of: 2) ? "8A" : "F0", folder) }
    try folder.file("App/legible.json", holding: Array(auditFile.utf8))
    try folder.file("App/Sources/View.swift", holding: Array(sources.utf8))
    try folder.file(
      "App/Bad\n::set-output name=z::\u{1B}[31m.xcassets/X.colorset/Contents.json", holding: Array("{".utf8))
    try folder.file("Broken/legible.json", holding: Array(broken.utf8))
    try folder.file("Tokens/hostile.tokens.json", holding: Array(tokens.utf8))
    try folder.file("Tokens\n::set-output name=y::##[x]/bad\u{202E}.tokens.json", holding: Array("{ \"a\": ".utf8))
  }

  private static func color(_ name: String, _ component: String, _ folder: borrowing ScratchFolder) throws {
    try folder.file(
      "App/C.xcassets/\(name).colorset/Contents.json",
      holding: Array(
        """
        { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
          { "red": "0x\(component)", "green": "0x\(component)", "blue": "0x\(component)", "alpha": "1.000" } } }] }
        """.utf8))
  }

  /// Returns a text as a JSON string, with escapes only if JSON requires them.
  static func quoted(_ text: String) -> String {
    let body = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : scalar.value < 0x20 ? "\\u\(hex(scalar))" : String(scalar)
    }
    return "\"\(body.joined())\""
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static var auditFile: String {
    let surfaces = names.map { "\(quoted("s \($0)")): [\(quoted($0))]" } + ["\"a\": [{ \"material\": \"ultraThin\" }]"]
    let pairs = names.enumerated().map { index, name in
      let on = quoted("s " + names[(index + 1) % names.count])
      return """
        { "foreground": \(quoted(name)), "on": [\(on), "a"], "role": "text", "name": \(quoted("component " + name)),
          "note": \(quoted(name)), "id": \(quoted("id " + name)) }
        """
    }
    return """
      { "version": 1, "name": \(quoted(names.joined(separator: " "))), "sources": ["*.xcassets"],
        "assumed": [\(quoted(names[3]))], "surfaces": { \(surfaces.joined(separator: ",\n")) },
        "pairs": [\(pairs.joined(separator: ",\n"))],
        "distinct": [{ "tokens": [\(quoted(names[0])), \(quoted(names[2]))] }],
        "states": { \(quoted(names[4])): { "filters": [{ "filter": "contrast", "amount": 1.1 }] } },
        "requirements": [{ "id": \(quoted(names[5])), "title": \(quoted(names[7])), "rules": ["low-text-contrast"] }],
        "waivers": [{ "rule": "low-text-contrast", "foreground": \(quoted(names[4])), "reason": \(quoted(names[7])),
          "until": "2027-03-31" }], "source": { "roots": ["Sources"] } }
      """
  }

  private static var sources: String {
    let views = names.filter { !$0.contains("\n") && !$0.contains("\r") }.enumerated().map { index, name in
      "struct V\(index): View { var body: some View { Text(\"x\").foregroundStyle(Color(\(quoted(name))))"
        + ".background(Color(\(quoted(names[8])))) } }"
    }
    return "import SwiftUI\n" + views.joined(separator: "\n") + "\n"
  }

  private static var broken: String {
    let keys = names.map { "\(quoted($0)): 1" }
    return """
      { "version": 1, \(keys.joined(separator: ", ")), "sources": [\(names.map(quoted).joined(separator: ", "))],
        "surfaces": { "x": [\(names.map(quoted).joined(separator: ", "))] },
        "pairs": [\(names.map { "{ \"foreground\": \(quoted($0)), \"on\": \(quoted($0)) }" }.joined(separator: ", "))] }
      """
  }

  private static var tokens: String {
    let tokens = names.enumerated().map { index, name in
      "\(quoted(name)): { \"$type\": \"color\", \"$value\": \"\(index.isMultiple(of: 2) ? "#8A8A8A" : "#F0F0F0")\" }"
    }
    let wrong = names.map {
      "\(quoted("wrong " + $0)): { \"$type\": \"color\", \"$value\": \(quoted("{" + $0 + "}")) }"
    }
    return "{ \((tokens + wrong).joined(separator: ",\n")) }"
  }
}
