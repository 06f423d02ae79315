import Foundation
import PackagePlugin

/// `swift package audit-contrast`: the audit of the package in whose folder it is run.
@main
struct AuditContrastPlugin: CommandPlugin {
  /// Runs `legible audit` in the folder of the package with the arguments, and ends with its status.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try audit(context.package.directoryURL, with: try context.tool(named: "legible").url, arguments)
  }

  /// The folder from which relative paths start, and in which the tool looks for palettes if no path is given.
  private func audit(_ folder: URL, with tool: URL, _ arguments: [String]) throws {
    var reader = ArgumentExtractor(arguments)
    // Xcode adds the targets that are ticked in its dialog; a palette belongs to no target.
    _ = reader.extractOption(named: "target")
    let process = Process()
    process.executableURL = tool
    process.arguments = ["audit"] + reader.remainingArguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else { throw Problem(signal: process.terminationStatus) }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// An audit that did not finish.
  private struct Problem: Error, CustomStringConvertible {
    let signal: Int32

    var description: String { "legible was terminated by signal \(signal)" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension AuditContrastPlugin: XcodeCommandPlugin {
    /// Performs the command in the folder of an Xcode project.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try audit(context.xcodeProject.directoryURL, with: try context.tool(named: "legible").url, arguments)
    }
  }
#endif
