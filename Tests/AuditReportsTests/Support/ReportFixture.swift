@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// One report that has some of everything, for every renderer.
enum ReportFixture {
  static let report = AuditReport.complete([
    AuditResult(app, policy: .wcag22AA), AuditResult(hostile, policy: .wcag22AAA),
  ])

  /// The first audit with a finding that is waived in dark, one that is in the baseline, and one that is waived.
  static var excepted: AuditReport {
    let waivers = ["low-text-contrast", "appearance-only-token"].map { rule in
      var waiver = Waiver(at: SourceLocation(file: "App/legible.json", line: 40))
      waiver.rule = rule
      waiver.reason = "redesign in progress"
      waiver.until = CalendarDate("2027-03-31")
      if rule == "low-text-contrast" {
        waiver.variants = VariantSet(Variant.allCases.filter { $0.appearance == .dark }.map { VariantSet($0) })
      }
      return waiver
    }
    let audit = AuditResult(app.with { $0.declaration.waivers = waivers }, policy: .wcag22AA)
    var findings = audit.findings
    for index in findings.indices where ["invisible-text", "unverified-contrast"].contains(findings[index].rule) {
      for cell in findings[index].cells.indices { findings[index].cells[cell].disposition = .baselined }
    }
    return AuditReport.complete([audit.with(findings: findings)])
  }

  /// Every harsh name as a token, as a surface and as the id of a pair.
  static var harsh: AuditReport {
    var audit = AuditBuilder()
    audit.variants = [VariantSet(.light)]
    for name in HostileNames.harsh {
      audit.token(name, [.any: "#777777"])
      let surface = audit.surface(name, ["#FFFFFF"])
      audit.declaration.pairs.append(
        Pair(
          id: name, AuditBuilder.foreground(name), on: surface, role: .text,
          at: SourceLocation(file: "\(name)/legible.json")))
    }
    let loaded = audit.loaded.with {
      $0.diagnostics = HostileNames.harsh.map { name in
        Diagnostic(.warning, .badData, name, at: SourceLocation(file: name, line: 2, column: 3))
      }
    }
    return AuditReport.complete([AuditResult(loaded, policy: .wcag22AA, variants: [VariantSet(.light)])])
  }

  /// Passes, failures, unverified, exempt, invisible and unresolved pairs; a merged pair, a filter and a group.
  static var app: LoadedPalette {
    var audit = AuditBuilder()
    audit.declaration = AuditDeclaration.Draft(id: "app", name: "App", at: SourceLocation(file: "App/legible.json"))
    audit.declaration.sources = ["App/Colors.xcassets"]
    audit.declaration.assumedTokens = ["Guess"]
    audit.token("Text", [.any: "#1A1A1A", .dark: "#F2F2F2", .highDark: "#FFFFFF"])
    audit.token("Muted", [.any: "#8A8A8A", .dark: "#6D6D6D"])
    audit.token("OnlyDark", [.dark: "#FFFFFF"])
    audit.token("Guess", [.any: "#444444"])
    audit.token("Page", [.any: "#FFFFFF", .dark: "#111111"])
    audit.token("Unused", [.any: "color(display-p3 1 0 0)"])
    audit.surface("veil", ["#000000*0.1"]) { $0.filters = [.grayscale(1)] }
    audit.surface("card", ["veil", "system:systemFill", "Page"]) { $0.filters = [.contrast(1.1)] }
    audit.pair("Text", on: "Page", font: Font(size: 17))
    audit.pair("Text", on: "card")
    audit.pair("Muted", on: "Page", id: "caption", font: Font(size: 30), name: "photo: caption")
    audit.pair(
      "Muted", on: "Page", id: "caption", font: Font(size: 12), name: "card: price", origin: .assumed("a second use"))
    audit.pair("OnlyDark", on: "Page")
    audit.pair("OnlyDark", on: "Page", .graphic)
    audit.pair("Guess", on: "Page")
    audit.pair("Muted", on: "Page", .decorative)
    audit.pair("Missing", on: "Page")
    audit.pair("Text*0.5", on: "Page", .linkCue, against: "Text")
    audit.pair("Text", on: "system:systemFill", .boundary, variants: [VariantSet(.light), VariantSet(.dark)])
    audit.pair("Muted", on: "Text", .graphic, origin: .inferred("names"))
    let problems = [
      Diagnostic(
        .error, .badAuditFile, "there is no token 'Missing'", at: SourceLocation(file: "App/legible.json", line: 9)),
      Diagnostic(
        .warning, .badData, "an odd value", at: SourceLocation(file: "App/a|b\u{202E}.json", line: 2, column: 3)),
    ]
    return audit.loaded.with { $0.diagnostics = problems }
  }

  /// Names that break escaping.
  ///
  /// The longest name has a test of its own.
  static var hostile: LoadedPalette {
    var audit = AuditBuilder()
    audit.declaration = AuditDeclaration.Draft(
      id: "hostile", name: "# <b>Hostile</b> | \u{202E}name\n#", at: SourceLocation(file: "legible.json"))
    audit.declaration.sources = ["a`b|c.xcassets"]
    audit.declaration.profile = .iOS18
    audit.variants = [VariantSet(.light), VariantSet(.darkIncreasedReduced)]
    for name in HostileNames.all where name.utf8.count < 1000 {
      audit.token(name, [.any: "#777777"])
      audit.pair(name, on: "#FFFFFF")
    }
    return audit.loaded
  }

  /// So many pairs of grays, nearly all of them failing, some unverified.
  static func large(foregrounds: Int, surfaces: Int) -> AuditReport {
    var audit = AuditBuilder()
    func hex(_ step: Int) -> String { String(256 + step % 256, radix: 16).dropFirst().uppercased() }
    for index in 0..<foregrounds {
      let gray = hex(index)
      audit.token("Foreground\(index)", [.any: "#\(gray)\(gray)\(gray)", .dark: "#80\(gray)80"])
    }
    for index in 0..<surfaces { audit.token("Surface\(index)", [.any: "#\(hex(index + 100))8080"]) }
    audit.declaration.assumedTokens = ["Foreground1"]
    for surface in 0..<surfaces { audit.surface("Surface\(surface)", ["Surface\(surface)"]) }
    for foreground in 0..<foregrounds {
      for surface in 0..<surfaces {
        audit.declaration.pairs.append(
          Pair(
            AuditBuilder.foreground("Foreground\(foreground)"), on: SurfaceIndex(surface), role: .text,
            at: SourceLocation(file: "legible.json")))
      }
    }
    return AuditReport.complete([audit.result])
  }
}
