import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension Command {
  private static let appStore = Flag(
    "app-store", summary: "Write the evidence for the App Store label “Sufficient Contrast”")
  private static let openACR = Flag(
    "openacr", summary: "Write part of an accessibility conformance report as OpenACR YAML")
  private static let earl = Flag("earl", summary: "Write EARL 1.0 assertions as JSON-LD")
  private static let contact = Parameter.string(
    OptionDescription(
      name: "contact", valueName: "EMAIL", summary: "The author's email address, which OpenACR requires"))
  private static let attest = Parameter<Attestation>(
    OptionDescription(
      name: "attest", valueName: "NAME,DATE",
      summary: "Record that a person states that the audited pairs are all there are")
  ) { (text) throws(UsageError) in
    guard let attestation = Attestation(text) else {
      throw UsageError(
        "'--attest' has no name and date", remedy: "use the form 'NAME, YYYY-MM-DD'", command: "evidence")
    }
    return attestation
  }
  private static let format = SharedOptions.format(Answer.formats, usual: .markdown)
  private static let output = SharedOptions.outputFile("Write")
  private static let idiom = SharedOptions.idioms("Audit")

  /// `legible evidence`: an audit as the evidence that a team has to file.
  static let evidence = Command(
    description: CommandDescription(
      name: "evidence", summary: "Write measured evidence for a conformance claim",
      discussion: [
        "Legible evaluates every pair against WCAG 2.2 success criteria 1.4.1, 1.4.3, 1.4.6, and 1.4.11. A criterion "
          + "is reported as supported only if everything was read and measured, all components pass, and a person "
          + "states with --attest that these are all there are. Otherwise, the evidence lists what was measured and "
          + "what was not.",
        "The App Store evidence lists the tasks to walk through and the measurements for each device family.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH", arity: .any, summary: "A folder, catalog, token file, or audit file", completion: .file)
      ],
      options: [
        appStore.description, openACR.description, earl.description, attest.description, contact.description,
        format.description, output.description,
        SharedOptions.profile.description, idiom.description, SharedOptions.noSource.description,
        SharedOptions.jobs.description,
      ],
      examples: [
        .init("legible evidence App --app-store > evidence.md", "write the evidence for the App Store label"),
        .init("legible evidence App --openacr --contact access@orchard.test", "write part of a conformance report"),
        .init("legible evidence App --earl --output evidence.jsonld", "write assertions for other tools"),
      ])
  ) { arguments, console in
    let forms = [appStore, openACR, earl].filter { arguments.isSet($0) }
    guard forms.count == 1 else {
      throw UsageError(
        forms.isEmpty ? "no form of evidence is specified" : "more than one form of evidence is specified",
        remedy: "use --app-store, --openacr, or --earl", command: "evidence")
    }
    let contact = try arguments.value(of: contact)
    if contact != nil, !arguments.isSet(openACR) {
      throw UsageError(
        "'--contact' applies only to OpenACR", remedy: "add --openacr, or remove --contact", command: "evidence")
    }
    if !arguments.isSet(appStore), arguments.has(format.parameter.description) {
      throw UsageError(
        "'--format' applies only to the App Store evidence", remedy: "add --app-store, or remove --format",
        command: "evidence")
    }
    let form = try arguments.value(of: format)
    try NamedPaths.check(arguments.operands)
    var run = EvidenceRun(try RunOptions(arguments), arguments.operands)
    run.attestation = try arguments.value(of: attest)
    if let attestation = run.attestation, let today = run.today, attestation.date > today {
      throw UsageError(
        "the date of '--attest', \(attestation.date.text), is in the future", remedy: "use the day of the statement",
        command: "evidence")
    }
    let evidence = try console.progress.during("Auditing") { [run] in
      try run.evidence(isForOne: arguments.isSet(openACR))
    }
    console.complain(evidence.problems, errorsOnly: true)
    let (bytes, dialect): ([UInt8], OutputDialect) =
      if arguments.isSet(appStore) {
        (AppStoreEvidence.answer(evidence.claims).bytes(form, console.styling(isVerbose: true)), form.dialect)
      } else if arguments.isSet(openACR) {
        (Array(OpenACRReport.render(evidence.claims, contact: contact).utf8), .json)
      } else {
        (EARLReport.render(evidence.claims), .json)
      }
    if let path = try arguments.value(of: output) {
      try NamedFile(path).write(OutputGate(dialect).passed(bytes), besides: evidence.inputFiles)
      try console.write("Wrote \(path)".onOneLine + "\n")
    } else {
      try console.write(bytes, as: dialect)
    }
    return ExitStatus(of: evidence.problems)
  }
}

/// One run of `legible evidence`: an audit by WCAG 2.2 level AA, without advice.
private struct EvidenceRun {
  /// The evidence with the problems found while reading.
  struct Result {
    let claims: ConformanceEvidence
    let problems: [Diagnostic]
    let inputFiles: InputFiles
  }

  private let pipeline: AuditPipeline
  private let paths: [String]
  /// The statement of a person about the scope; nil if nobody made one.
  var attestation: Attestation?
  /// The day of the run.
  var today: CalendarDate? { pipeline.settings.today }

  init(_ options: RunOptions, _ paths: [String]) {
    var pipeline = options.pipeline
    pipeline.settings.policy = Policy.wcag22AA
    self.pipeline = pipeline
    self.paths = paths
  }

  /// Audits the paths; throws if they hold several products and the form is about one.
  func evidence(isForOne: Bool) throws(UsageError) -> Result {
    let inputs = DiskInputs(DiskFiles(paths, remembersFiles: true), pipeline)
    let measured = pipeline.measured(pipeline.plans(of: inputs.inputs))
    let report = AuditGate().report(of: pipeline.results(of: measured, advises: false))
    let evidence = ConformanceEvidence(
      report, files: inputs.disk.hashes, version: ToolIdentity.version, attestation: attestation)
    if isForOne, evidence.products.count > 1 {
      throw UsageError(
        "found more than one product: \(evidence.products.map { quoted($0) }.inWords())",
        remedy: "specify the path to one of them, because a conformance report covers a single product",
        command: "evidence")
    }
    return Result(claims: evidence, problems: report.diagnostics, inputFiles: inputs.inputFiles)
  }
}
