import Foundation
import TestSupport

/// A run of `legible --watch` that continues until it is interrupted.
struct WatchedRun: ~Copyable {
  private let process: Process
  private let scratch: ScratchFolder

  /// The number of looks at what a run shows, after which it is taken to be stuck, and the pause between two, in seconds.
  private static let looks = (count: 12_000, pause: 0.005)

  /// Starts a run in a folder, with its output in files; `usesClock` has it look by the clock, as on macOS.
  init(_ arguments: [String], in folder: String, usesClock: Bool = false) throws {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = try Binary.executable()
    process.arguments = arguments
    process.environment = usesClock ? ["LEGIBLE_WATCH": "clock"] : [:]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: scratch.file("output"))
    let errors = try FileHandle(forWritingTo: scratch.file("errors"))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try output.close()
    try errors.close()
    self.process = process
    self.scratch = scratch
  }

  deinit { if process.isRunning { process.terminate() } }

  /// The standard output so far.
  var output: String { get throws { try scratch.text("output") } }

  /// The standard error so far.
  var errors: String { get throws { try scratch.text("errors") } }

  /// Waits until a stream contains some words a number of times; false if they do not come.
  func shows(_ words: String, times: Int = 1, onErrors: Bool = false) throws -> Bool {
    for _ in 0..<Self.looks.count where process.isRunning {
      if try (onErrors ? errors : output).components(separatedBy: words).count > times { return true }
      Thread.sleep(forTimeInterval: Self.looks.pause)
    }
    return false
  }

  /// Presses Ctrl-C and returns the exit status.
  func interrupt() throws -> Int32 {
    process.interrupt()
    for _ in 0..<Self.looks.count where process.isRunning { Thread.sleep(forTimeInterval: Self.looks.pause) }
    guard !process.isRunning else { return -1 }
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }
}
