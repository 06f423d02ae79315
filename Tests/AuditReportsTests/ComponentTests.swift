import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import Palettes

/// Pairs as the owner of a product sees them: by component, worst first, equal ones once.
@Suite struct ComponentTests {
  private static let both: VariantSet = [VariantSet(.light), VariantSet(.dark)]

  private func product(_ build: (inout AuditBuilder) -> Void) -> ReportProduct {
    var audit = AuditBuilder()
    audit.variants = Self.both
    build(&audit)
    return ReportProduct.all(of: AuditReport.complete([audit.result]))[0]
  }

  private func page(_ report: AuditReport) -> String { String(decoding: MarkdownReport.render(report), as: UTF8.self) }

  @Test func componentsAreOrderedByTheShareOfTheirMinimum() {
    let product = product { audit in
      audit.pair("#777777", on: "#FFFFFF", name: "card: title")
      audit.pair("#EEEEEE", on: "#FFFFFF", name: "badge: count")
      audit.pair("#DDDDDD", on: "#FFFFFF", .boundary, name: "card: edge")
      audit.pair("#000000", on: "#FFFFFF", name: "card: price")
      audit.pair("#F8F8F8", on: "#FFFFFF", name: "guess", origin: .inferred("names"))
    }
    #expect(product.components.declared.map { $0.name } == ["badge", "card", "guess"])
    #expect(product.components.declared[1].parts.map { $0.part.label } == ["edge", "title"])
    #expect(product.components.declared[1].others == 1)
  }

  @Test func pairsWithEqualNumbersAreOnePart() {
    let product = product { audit in
      audit.pair("#999999", on: "#FFFFFF", id: "a", name: "card: price")
      audit.pair("#999999", on: "#FFFFFF", id: "b", name: "card: hours")
      audit.pair("#999999", on: "#FFFFFF", .graphic, id: "c", name: "card: symbol")
    }
    #expect(product.components.parts.map { $0.part.label } == ["price and hours", "symbol"])
  }

  @Test(arguments: [
    ("#FFFFFF", "white"), ("#000000", "black"), ("#FFFFFF33", "white at 20%"), ("#00000080", "black at 50%"),
    ("#FFFFF", "#FFFFF"), ("#123456", "#123456"), ("system:label", "label"),
    ("system:placeholderText", "placeholderText"), ("Accent", "Accent"),
  ])
  func namesAreSaidAsPeopleSayThem(_ row: (name: String, words: String)) {
    #expect(Wording.plainName(row.name) == row.words)
  }

  @Test(arguments: [
    ("#FF00FF", "magenta"), ("#0000FF", "pure blue"), ("#FFFFFC", "almost white"), ("#F8F8F8", "almost white"),
    ("#F7FFFF", "#F7FFFF"), ("#000700", "almost black"), ("#000008", "#000008"), ("#FFFFFF", "white"),
    ("#000000", "black"), ("#FF00FE", "#FF00FE"), ("Accent", "Accent"), ("photo", "photo"),
  ])
  func backdropsAreSaidAsPeopleSayThem(_ row: (name: String, words: String)) {
    #expect(Wording.backdropName(row.name) == row.words)
  }

  @Test func theFirstSentenceNamesTheRatioOfEachAppearance() {
    var audit = AuditBuilder()
    audit.variants = Self.both
    audit.token("Ink", [.any: "#999999", .dark: "#5A5A5A"])
    audit.token("Page", [.any: "#FFFFFF", .dark: "#000000"])
    audit.pair("Ink", on: "Page", name: "card: title")
    let page = page(AuditReport.complete([audit.result]))
    let sentence = "**Card: title is hard to read: 2.84 to 1 in light and 3.04 in dark, needs 4.5.**"
    #expect(page.contains(sentence), "\(page)")
  }

  @Test func theFirstSentenceNamesTheWorstComponent() {
    var audit = AuditBuilder()
    audit.variants = Self.both
    audit.pair("#777777", on: "#FFFFFF", name: "card: title")
    audit.pair("#FDFDFD", on: "#FFFFFF", name: "badge: count")
    let page = page(AuditReport.complete([audit.result]))
    #expect(
      page.contains(
        "**Badge: count is invisible in light and dark appearance: 1.01 to 1, needs 4.5.** Next worst: card (4.47)."
      ), "\(page)")
  }

  @Test func everythingThatPassesIsSaidFirst() {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF")
    #expect(
      page(AuditReport.complete([audit.result])).contains("**Every pair reaches its minimum in all eight variants.**"))
  }

  @Test func whatWasNotMeasuredIsNotSaidToPass() {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF", variants: Self.both.subtracting(VariantSet(.dark)))
    let page = page(AuditReport.complete([audit.result]))
    #expect(
      page.contains("**1 result passes in light, and none fails, but the audit is incomplete: 7 variants.**"), "\(page)"
    )
  }

  @Test func surfacesOfOneColorWithOneAdviceAreOneLine() {
    var audit = AuditBuilder()
    audit.variants = Self.both
    audit.token("Page", [.any: "#FFFFFF"])
    audit.token("Card", [.any: "#F8F8F8"])
    audit.token("Faint", [.any: "#999999"])
    for surface in ["Page", "Card"] { audit.pair("Faint", on: surface, name: "text on backgrounds") }
    let page = page(AuditReport.complete([audit.result]))
    #expect(
      page.contains("- **Faint** on Card (2.68) and Page (2.84), needs 4.5 (WCAG 1.4.3), fails in light and dark."),
      "\(page)")
  }

  @Test func failuresThatTheFirstEditsLeaveAreCounted() {
    var audit = AuditBuilder()
    audit.variants = Self.both
    audit.token("Faint", [.any: "#999999"])
    audit.pair("Faint", on: "#FFFFFF", name: "card: title")
    audit.pair("system:systemYellow", on: "#FFFFFF", .graphic, variants: VariantSet(.light), name: "rating: star")
    let page = page(AuditReport.complete([audit.result]))
    let rest = "1 failure and 1 of 2 errors remain: rating"
    #expect(page.contains(rest), "\(page)")
    #expect(page.contains("for this pair alone instead of systemYellow"), "\(page)")
  }

  /// One audit file under two systems: one page, one row where both agree, and a label where they do not.
  @Test func severalSystemsAreOneProduct() {
    let results = [Profile.iOS26, .iOS18].map { profile in
      var audit = AuditBuilder()
      audit.variants = Self.both
      audit.declaration.isOfAuditFile = true
      audit.declaration.profile = profile
      audit.declaration.id = profile.rawValue
      audit.pair("#999999", on: "#FFFFFF", name: "card: price")
      audit.pair("system:systemBlue", on: "#FFFFFF", name: "card: link")
      return audit.result
    }
    let report = AuditReport.complete(results)
    let products = ReportProduct.all(of: report)
    #expect(products.count == 1)
    #expect(products[0].components.parts.map { $0.part.label } == ["price", "link, iOS 18", "link, iOS 26"])
    let page = page(report)
    #expect(page.contains("# Test\n") && !page.contains("## Test\n"), "\(page.prefix(400))")
    #expect(page.contains("| iOS 18: light | iOS 18: dark |\n"), "\(page)")
    #expect(page.contains("| iOS 26: light | iOS 26: dark |\n"), "\(page)")
    let whole = TextStyling(isVerbose: true)
    let text = ReportFormat.named("text").map { String(decoding: $0.render(report, whole), as: UTF8.self) } ?? ""
    #expect(text.contains("iOS 18: light  iOS 18: dark") && text.contains("iOS 26: light  iOS 26: dark"), "\(text)")
  }

  @Test func pairsOfSourcesHaveASectionOfTheirOwn() {
    var audit = AuditBuilder()
    audit.variants = Self.both
    audit.pair("#999999", on: "#FFFFFF", name: "card: price")
    audit.pair("#AAAAAA", on: "#FFFFFF", name: "MenuCard.body", origin: .found)
    audit.declaration.pairs[1].isUndeclared = true
    let page = page(AuditReport.complete([audit.result]))
    let lines = page.split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("##") }
    #expect(
      headings.starts(with: [
        "## Change first", "## Components, worst first", "### Card", "## Found in sources (1 failing component)",
        "### MenuCard.body",
      ]), "\(headings)")
  }
}
