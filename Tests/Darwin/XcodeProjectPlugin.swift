// Xcode's additions to the plugin interface: only those that the plugin uses.
import Foundation
import PackagePlugin

/// A command for projects of Xcode.
public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

/// The project that a plugin runs for, and its tools.
public struct XcodePluginContext {
  public let xcodeProject: XcodeProject

  public func tool(named name: String) throws -> PluginContext.Tool { throw CocoaError(.featureUnsupported) }
}

/// A project of Xcode.
public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
}
