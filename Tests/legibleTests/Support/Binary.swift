import Foundation
import TestSupport

/// The built `legible`, run like by a user.
struct Binary {
  /// The destination of a run's output.
  enum Output {
    /// Collected and returned.
    case collected
    /// To a file or device that exists, for example `/dev/full`.
    case path(String)
    /// Into a pipe whose reader is gone before the run begins.
    case abandonedPipe
  }

  /// The results of a run.
  struct Result {
    let output: String
    let errors: String
    /// The exit status, or 128 plus the signal that ended the run, as a shell counts.
    let status: Int32
  }

  /// The reason that a run gave no result.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The pause between two looks at a run, in seconds.
  private static let pause = 0.002

  /// Runs the tool and waits for its end; if it is stuck, it is ended after a number of pauses, and an error thrown.
  ///
  /// The environment is only the given one, so that a run does not depend on the terminal of the tests; by default it
  /// includes a temporary folder for the journal.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], in folder: String = Repository.root,
    input: [UInt8] = [], output: Output = .collected, pauses: Int = 60_000
  ) throws -> Result {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.environment = ["XDG_STATE_HOME": scratch.path + "/state"].merging(environment) { _, given in given }
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    // A process keeps its files open until they are closed; with over 1,360 open at once, Foundation's search for the
    // highest of them reads beyond its buffer.
    var opened: [FileHandle] = []
    defer { for file in opened { try? file.close() } }
    func open(_ file: FileHandle) -> FileHandle {
      opened.append(file)
      return file
    }
    process.standardInput = open(try FileHandle(forReadingFrom: scratch.file("input", holding: input)))
    process.standardError = open(try FileHandle(forWritingTo: scratch.file("errors")))
    switch output {
    case .collected: process.standardOutput = open(try FileHandle(forWritingTo: scratch.file("output")))
    case .path(let path): process.standardOutput = open(try FileHandle(forWritingTo: URL(fileURLWithPath: path)))
    case .abandonedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      process.standardOutput = open(pipe.fileHandleForWriting)
    }
    try process.run()
    try wait(for: process, pauses)
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Result(
      output: try scratch.text("output"), errors: try scratch.text("errors"), status: signal + process.terminationStatus
    )
  }

  private static func wait(for process: Process, _ pauses: Int) throws {
    for _ in 0..<pauses where process.isRunning { Thread.sleep(forTimeInterval: pause) }
    guard process.isRunning else { return }
    process.terminate()
    throw Problem(description: "no end after \(pauses) pauses: \(process.arguments ?? [])")
  }

  /// Returns the product next to the test bundle, wherever the scratch path is; `LEGIBLE_BINARY` names another one.
  static func executable() throws -> URL {
    if let named = ProcessInfo.processInfo.environment["LEGIBLE_BINARY"] { return URL(fileURLWithPath: named) }
    // On macOS a helper of the toolchain is the main program; the test bundle is one of those that it has loaded.
    let loaded = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let main = [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap(\.self)
    let bundles = main + bundlesNamedInArguments + loaded
    for bundle in bundles {
      var folder = bundle
      for _ in 0..<5 {
        let candidate = folder.appendingPathComponent("legible")
        if isProgram(candidate) { return candidate }
        folder.deleteLastPathComponent()
      }
    }
    throw Problem(description: "no program 'legible' beside \(bundles.map(\.path)); build it, or set LEGIBLE_BINARY")
  }

  private static var bundlesNamedInArguments: [URL] {
    CommandLine.arguments.filter { $0.contains(".xctest") }.map { URL(fileURLWithPath: $0) }
  }

  private static func isProgram(_ file: URL) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
  }
}
