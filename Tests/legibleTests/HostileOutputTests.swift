import Foundation
import TestSupport
import Testing

@testable import FileSyntax
@testable import legible

/// Every command in every format, run on names that steer terminals, runners, spreadsheets and web pages.
@Suite struct HostileOutputTests {
  /// One command line, and the language of its output.
  struct Invocation: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let dialect: OutputDialect

    init(_ arguments: [String], _ dialect: OutputDialect = .text) {
      self.arguments = arguments
      self.dialect = dialect
    }

    var testDescription: String { arguments.joined(separator: " ").debugDescription }

    /// The command with each value of its option `--format`, with the language of each.
    static func formats(_ arguments: [String]) -> [Invocation] {
      let command = Command.all.first { $0.description.name == arguments[0] }
      let values = command?.description.options.first { $0.name == "format" }?.allowedValues ?? []
      return [Invocation(arguments)] + values.map { Invocation(arguments + ["--format", $0], dialects[$0] ?? .text) }
    }

    private static let dialects: [String: OutputDialect] = [
      "json": .json, "sarif": .json, "gitlab": .json, "tokens": .json, "markdown": .markdown, "junit": .xml,
      "checkstyle": .xml, "svg": .xml, "csv": .csv, "github": .commands,
    ]
  }

  private static let name = HostilePalette.names[4]
  private static let bad = "\u{1B}[31m\n::set-output name=a::\u{9B}##[error]\u{202E}"

  /// Runs that succeed, runs over files that cannot be read, and mistakes on the command line.
  private static let invocations: [[Invocation]] = [
    Invocation.formats(["audit", "App"]), Invocation.formats(["audit", "App", "--verbose"]),
    Invocation.formats(["audit", "Broken"]), Invocation.formats(["audit", "Tokens"]),
    Invocation.formats(["audit", "."]), Invocation.formats(["audit", bad]),
    Invocation.formats(["merge", "App", "shards/one.json", "shards/two.json"]),
    Invocation.formats(["merge", bad]), Invocation.formats(["diff", "old.json", "new.json"]),
    Invocation.formats(["diff", bad, "Broken/legible.json"]), Invocation.formats(["inspect", "App"]),
    Invocation.formats(["inspect", "Tokens"]), Invocation.formats(["inspect", "App", "--windows"]),
    Invocation.formats(["inspect", "--in", "App", "--measurement", name, "s \(HostilePalette.names[5])"]),
    Invocation.formats(["inspect", "."]), Invocation.formats(["pairs", "App"]),
    Invocation.formats(["pairs", "App", "--verbose"]), Invocation.formats(["contrast", bad, bad]),
    Invocation.formats(["contrast", "#8A8A8A", "white"]),
    Invocation.formats(["suggest", "--in", "App", name, "#FFFFFF"]),
    Invocation.formats(["suggest", "--in", "App", bad, bad]),
    Invocation.formats(["suggest", "--in", "App", name, "--everywhere"]),
    Invocation.formats(["try", "--in", "App", "\(name)=#000000"]),
    Invocation.formats(["try", "--in", "App", "\(bad)=x"]),
    Invocation.formats(["fix", "App", "--lock", bad]),
    Invocation.formats(["fix", "App", "--tie", "\(bad)=\(name)"]),
    Invocation.formats(["fix", "Tokens", "--add-increased"]),
    Invocation.formats(["fix", "App"]), Invocation.formats(["fix", "Tokens"]), Invocation.formats(["fix", bad]),
    Invocation.formats(["ramp", "--from", bad, "--on", "white", "--targets", "3"]),
    Invocation.formats(["ramp", "--from", "#3366FF", "--on", "white,#EEE", "--targets", "3,4.5"]),
    [
      Invocation(["calibrate", bad, "App/legible.json"]),
      Invocation(["look", bad, "App/legible.json"]), Invocation(["look", bad, "--in", bad, "--frames", bad]),
      Invocation(["calibrate", bad, "--device", bad, "--system", bad]),
    ],
    Invocation.formats(["matrix", "App"]), Invocation.formats(["matrix", bad]), Invocation.formats(["rules"]),
    [Invocation(["init", "App", "--dry-run"], .json), Invocation(["init", "Fresh", "--dry-run"], .json)],
    [Invocation(["init", "App"]), Invocation(["init", bad]), Invocation(["init", "App", "--name", bad])],
    [Invocation(["explain", bad]), Invocation(["explain", "low-text-contrast"])],
    ["bash", "zsh", "fish", bad].map { Invocation(["completions", $0]) },
    [
      ["inspect", "App", "--token", ""], ["suggest", "x", ""], ["explain", ""], ["audit", "--variant", ""],
      [bad, ""],
    ]
    .map { Invocation(["complete", "--"] + $0) },
    [Invocation([bad]), Invocation(["audit", "--" + bad]), Invocation(["help", bad])],
    Invocation.formats(["audit", "App", "--baseline", "App/legible.json"]),
    [Invocation(["audit", "App", "--against", bad]), Invocation(["audit", "App", "--shard", "1/2"], .json)],
    Command.all.map { Invocation([$0.description.name, "--" + bad]) },
    Command.all.map { Invocation([$0.description.name, "--help"]) },
  ]

  @Test func everyCommandIsDriven() {
    let driven = Set(Self.invocations.joined().compactMap(\.arguments.first))
    #expect(Set(Command.all.map(\.description.name)).subtracting(driven) == [])
  }

  @Test(arguments: invocations)
  func everyOutputOfEveryCommandPassesTheGate(_ invocations: [Invocation]) throws {
    let scratch = try ScratchFolder()
    try HostilePalette.write(into: scratch)
    try Self.prepare(scratch.path, for: Set(invocations.compactMap(\.arguments.first)))
    #expect(invocations.flatMap { Self.complaints(about: $0, in: scratch.path) } == [])
  }

  @Test func everyFileOfAReportPassesTheGate() throws {
    let scratch = try ScratchFolder()
    try HostilePalette.write(into: scratch)
    let formats = Command.audit.description.options.filter { $0.name == "format" }.flatMap(\.allowedValues)
    _ = try Binary.run(
      ["audit", "App", "--output", "out"] + formats.flatMap { ["--format", $0] }, in: scratch.path)
    #expect(Self.written(in: scratch.path).sorted() == [])
  }

  /// A catalog without an audit file, and the reports and shards that some commands read.
  private static func prepare(_ folder: String, for commands: Set<String>) throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/Fresh", withIntermediateDirectories: true)
    try FileManager.default.copyItem(atPath: "\(folder)/App/C.xcassets", toPath: "\(folder)/Fresh/C.xcassets")
    var files: [(String, [String])] = []
    if commands.contains("diff") {
      files += [
        ("old.json", ["audit", "Fresh", "--format", "json"]), ("new.json", ["audit", "App", "--format", "json"]),
      ]
    }
    if commands.contains("merge") {
      try FileManager.default.createDirectory(atPath: "\(folder)/shards", withIntermediateDirectories: true)
      files += [("1/2", "one"), ("2/2", "two")].map { ("shards/\($1).json", ["audit", "App", "--shard", $0]) }
    }
    for (file, arguments) in files {
      let run = try Binary.run(arguments, in: folder)
      try Data(run.output.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(file)"))
    }
  }

  private static func complaints(about invocation: Invocation, in folder: String) -> [String] {
    guard let run = try? Binary.run(invocation.arguments, in: folder) else {
      return ["no end: \(invocation.testDescription)"]
    }
    let all =
      SteeringCheck.complaints(about: run.output, invocation.dialect).map { "output: \($0)" }
      + SteeringCheck.complaints(about: run.errors, .text).map { "errors: \($0)" }
      + (run.status < 128 && [0, 1, 64, 65, 66, 73, 74, 78].contains(run.status) ? [] : ["status \(run.status)"])
    return all.map { "\(invocation.testDescription): \($0)" }
  }

  /// The problems of the files that a run wrote.
  private static func written(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(folder)/out")?.compactMap { $0 as? String } ?? []
    let found = files.filter { $0.contains(".") }
    let complaints = found.flatMap { name -> [String] in
      let text = (try? String(contentsOfFile: "\(folder)/out/\(name)", encoding: .utf8)) ?? ""
      let dialect: OutputDialect =
        switch name.split(separator: ".").last {
        case "json", "sarif": .json
        case "md": .markdown
        case "xml", "svg": .xml
        case "csv": .csv
        default: name.hasSuffix("github.txt") ? .commands : .text
        }
      return SteeringCheck.complaints(about: text, dialect).map { "\(name): \($0)" }
    }
    return found.count < 10 ? complaints + ["only \(found.count) files were written"] : complaints
  }
}
