import AuditEngine

/// One product of a report: the audits of its audit file, its components, and the advice for them.
struct ReportProduct {
  let family: AuditFamily
  let components: ReportComponents

  /// The number of components with a section and a picture of their own.
  private static let most = (declared: 10, found: 5)

  /// The declared components that have a section, worst first.
  var shownDeclared: ArraySlice<ReportComponent> { components.declared.prefix(Self.most.declared) }
  /// The components found in sources that have a section, worst first.
  var shownFound: ArraySlice<ReportComponent> { components.found.prefix(Self.most.found) }

  private init(_ family: AuditFamily) {
    self.family = family
    components = ReportComponents(family)
  }

  /// The products of a report, in its order.
  static func all(of report: AuditReport) -> [ReportProduct] { AuditFamily.all(of: report).map(ReportProduct.init) }
}
