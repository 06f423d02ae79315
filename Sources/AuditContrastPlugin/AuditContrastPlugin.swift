import Foundation
import PackagePlugin

/// `swift package audit-contrast`: the audit of the package in whose folder it is run.
@main
struct AuditContrastPlugin: CommandPlugin {
  /// Runs `legible audit` in the folder of the package with the arguments as they are, and ends with its status.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "legible").url
    process.arguments = ["audit"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Problem(signal: process.terminationStatus) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// An audit that did not come to its end.
  private struct Problem: Error, CustomStringConvertible {
    let signal: Int32

    var description: String { "legible was ended by signal \(signal)" }
  }
}
