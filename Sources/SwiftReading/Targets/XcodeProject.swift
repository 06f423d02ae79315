import FileSyntax
import Palettes

/// The targets of an Xcode project: their platforms and files.
package struct XcodeProject: Sendable {
  /// The folder that the paths of the project start from: the one that contains the `.xcodeproj`.
  let folder: String
  private let objects: [String: OpenStepValue]
  private let root: OpenStepValue
  /// The paths of all files and groups that the main group contains, by their ids.
  private let paths: [String: String]
  /// Reads another file of the project: a configuration file.
  private let read: @Sendable (_ path: String) -> [UInt8]?

  /// Reads `project.pbxproj`; nil if it is not one.
  package init?(_ bytes: [UInt8], in folder: String, read: @escaping @Sendable (_ path: String) -> [UInt8]?) {
    guard let list = OpenStepReader.read(bytes), case .table(let objects) = list["objects"],
      let id = list["rootObject"]?.text, let root = objects[id]
    else { return nil }
    (self.objects, self.root, self.read) = (objects, root, read)
    self.folder = PalettePath.joining(folder, root["projectDirPath"]?.text ?? "")
    paths = Self.paths(of: objects, root, in: self.folder)
  }

  /// Adds the files and folders of every target that is not a test and that can be built, by the paths that a closure displays.
  ///
  /// - Parameter path: The path of the project as reports print it; without one, it does not speak for the files that
  ///   none of its targets builds.
  package func add(to targets: inout SourceTargets, as path: String? = nil, display: (String) -> String) {
    if let path, buildsSwift {
      targets.built.add(project: path, in: PalettePath.folder(of: PalettePath.folder(of: path)))
    }
    for target in (root["targets"]?.texts ?? []).compactMap({ objects[$0] })
    where !Self.isTest(target) {
      let platforms = platforms(of: target)
      var product = product(of: target, platforms)
      if isAbandoned(product) { continue }
      for phase in (target["buildPhases"]?.texts ?? []).compactMap({ objects[$0] }) {
        for file in (phase["files"]?.texts ?? []).compactMap({ objects[$0] }) {
          guard let path = file["fileRef"]?.text.flatMap({ paths[$0] }) else { continue }
          targets.add(file: display(path), platforms.only(Self.filters(of: file)))
          product.add(file: display(path))
        }
      }
      for group in target["fileSystemSynchronizedGroups"]?.texts ?? [] {
        guard let path = paths[group] else { continue }
        targets.add(folder: display(path), platforms)
        targets.built.add(folder: display(path))
        product.add(folder: display(path))
      }
      targets.add(product)
    }
    addExceptions(to: &targets, display)
  }

  /// The platforms for which alone a target builds a file; empty for all of its platforms.
  private static func filters(of file: OpenStepValue) -> [ApplePlatform] {
    platforms((file["platformFilters"]?.texts ?? []) + [file["platformFilter"]?.text].compactMap { $0 })
  }

  private static func platforms(_ names: [String]) -> [ApplePlatform] {
    let platforms: [String: ApplePlatform] = [
      "ios": .iOS, "macos": .macOS, "maccatalyst": .iOS, "watchos": .watchOS, "tvos": .tvOS, "xros": .visionOS,
    ]
    return names.compactMap { platforms[$0] }
  }

  /// Adds the files that targets take from a synchronized folder of another one.
  private func addExceptions(to targets: inout SourceTargets, _ display: (String) -> String) {
    for (id, path) in paths.ordered(by: { $0.key < $1.key }) {
      for file in leftOut(of: id) { targets.built.add(exception: display(PalettePath.joining(path, file))) }
      for exception in (objects[id]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        guard let target = exception["target"]?.text, let value = objects[target], !Self.isTest(value) else { continue }
        let owns = (value["fileSystemSynchronizedGroups"]?.texts ?? []).contains(id)
        if owns, case .table(let filters)? = exception["platformFiltersByRelativePath"] {
          for (file, names) in filters.ordered(by: { $0.key < $1.key }) {
            targets.add(
              file: display(PalettePath.joining(path, file)), platforms(of: value).only(Self.platforms(names.texts)))
          }
        }
        for file in owns ? [] : exception["membershipExceptions"]?.texts ?? [] {
          targets.add(file: display(PalettePath.joining(path, file)), platforms(of: value))
        }
      }
    }
  }

  /// The files of a synchronized folder that every target with the folder leaves out.
  private func leftOut(of group: String) -> [String] {
    let owners = (root["targets"]?.texts ?? []).filter { id in
      guard let target = objects[id], !Self.isTest(target) else { return false }
      return (target["fileSystemSynchronizedGroups"]?.texts ?? []).contains(group)
    }
    guard !owners.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    for exception in (objects[group]?["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
      guard let target = exception["target"]?.text, owners.contains(target) else { continue }
      for file in exception["membershipExceptions"]?.texts ?? [] { counts[file, default: 0] += 1 }
    }
    return counts.filter { $0.value == owners.count }.keys.sorted()
  }

  /// Returns true if targets name Swift files or synchronized folders, and none is built by another tool: only then does
  /// the project know all files that it builds.
  private var buildsSwift: Bool {
    let targets = (root["targets"]?.texts ?? []).compactMap { objects[$0] }
    guard !targets.contains(where: { $0["isa"]?.text == "PBXLegacyTarget" }) else { return false }
    return targets.contains { target in
      if !(target["fileSystemSynchronizedGroups"]?.texts ?? []).isEmpty { return true }
      return (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }.contains { phase in
        (phase["files"]?.texts ?? []).contains { file in
          objects[file]?["fileRef"]?.text.flatMap { paths[$0] }?.hasSuffix(".swift") ?? false
        }
      }
    }
  }

  /// A target with the assets that its settings choose, without its files.
  private func product(of target: OpenStepValue, _ platforms: PlatformSet) -> SourceTargets.Product {
    let settings = settings(of: root).overridden(by: settings(of: target))
    let icon = settings["ASSETCATALOG_COMPILER_APPICON_NAME"] ?? ""
    let others = settings["ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES"] ?? ""
    let type = target["productType"]?.text ?? ""
    return SourceTargets.Product(
      isApp: type.hasSuffix("product-type.application") || type.hasSuffix("application.on-demand-install-capable"),
      platforms: platforms,
      accent: settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"].flatMap { $0.isEmpty ? nil : $0 },
      icons: Set((icon + " " + others).utf8.split(separator: 0x20).map { String(Substring($0)) }),
      hasAllIcons: settings["ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS"] == "YES",
      keepsIconSets: settings["ASSETCATALOG_OTHER_FLAGS"]?.holds("enable-icon-stack-fallback-generation=disabled")
        ?? false,
      style: settings["GENERATE_INFOPLIST_FILE"] == "YES" ? settings["INFOPLIST_KEY_UIUserInterfaceStyle"] : nil,
      propertyList: settings["INFOPLIST_FILE"].map { path in
        path.hasPrefix(Self.start) ? String(path.dropFirst(Self.start.count)) : path
      })
  }

  /// The variable for the folder of the project.
  private static let start = "$(SRCROOT)/"

  /// Returns true if the property list of a target is missing, and the project names no file of the folder that had it.
  private func isAbandoned(_ product: SourceTargets.Product) -> Bool {
    guard let path = product.propertyList, !path.holds("$("), path.utf8.contains(UInt8(ascii: "/")),
      path.utf8.first != UInt8(ascii: "/")
    else { return false }
    let list = PalettePath.joining(folder, path)
    let outer = PalettePath.folder(of: list)
    return read(list) == nil && !paths.values.contains { $0 == outer || $0.hasPrefix(outer + "/") }
  }

  private static func isTest(_ target: OpenStepValue) -> Bool {
    target["productType"]?.text?.holds("-test") ?? false
  }

  // MARK: - Paths

  private static func paths(
    of objects: [String: OpenStepValue], _ root: OpenStepValue, in folder: String
  ) -> [String: String] {
    var paths: [String: String] = [:]
    var open: [(id: String, folder: String)] = (root["mainGroup"]?.text).map { [($0, folder)] } ?? []
    while let (id, outer) = open.popLast() {
      guard let object = objects[id], paths[id] == nil else { continue }
      let start = object["sourceTree"]?.text == "SOURCE_ROOT" ? folder : outer
      let path = (object["path"]?.text).map { PalettePath.joining(start, $0) } ?? start
      paths[id] = path
      for child in object["children"]?.texts ?? [] { open.append((child, path)) }
    }
    return paths
  }

  // MARK: - Settings

  private func platforms(of target: OpenStepValue) -> PlatformSet {
    let own = settings(of: target)
    let settings = settings(of: root).overridden(by: own)
    var platforms = (settings["SUPPORTED_PLATFORMS"] ?? "").utf8.split(separator: 0x20).compactMap {
      BuildPlatform.named(String(Substring($0)))
    }
    if let sdk = settings["SDKROOT"].flatMap({ BuildPlatform.named($0) }), platforms.isEmpty || sdk.platform == .macOS {
      // Targets for several platforms have no SDK of their own.
      platforms = [sdk]
    }
    if platforms.isEmpty {
      platforms = BuildPlatform.all.filter { own[$0.deployment] != nil }
    }
    return PlatformSet(platforms.map { ($0.platform, settings[$0.deployment].flatMap { PlatformVersion($0) }) })
  }

  /// The path of the file on which a configuration is based, itself or in a synchronized folder; nil for none.
  private func configurationFile(of configuration: OpenStepValue) -> String? {
    if let file = configuration["baseConfigurationReference"]?.text { return paths[file] }
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
      let file = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return PalettePath.joining(folder, file)
  }

  /// The build settings of the project or a target, in the configuration for release if there is one.
  private func settings(of object: OpenStepValue) -> [String: String] {
    guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [:] }
    let configurations = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let name = list["defaultConfigurationName"]?.text ?? "Release"
    guard let chosen = configurations.first(where: { $0["name"]?.text == name }) ?? configurations.first else {
      return [:]
    }
    var settings: [String: String] = [:]
    if let path = configurationFile(of: chosen) { settings = BuildSettings.read(path, depth: 0, read) }
    if case .table(let table) = chosen["buildSettings"] {
      settings = settings.overridden(
        by: Dictionary(
          uniqueKeysWithValues: table.compactMap { key, value in
            value.texts.isEmpty ? nil : (key, value.texts.joined(separator: " "))
          }))
    }
    return settings
  }
}

/// A platform by its names in build settings.
private struct BuildPlatform {
  let platform: ApplePlatform
  let sdk: String
  let deployment: String

  static let all = [
    BuildPlatform(platform: .iOS, sdk: "iphoneos", deployment: "IPHONEOS_DEPLOYMENT_TARGET"),
    BuildPlatform(platform: .macOS, sdk: "macosx", deployment: "MACOSX_DEPLOYMENT_TARGET"),
    BuildPlatform(platform: .watchOS, sdk: "watchos", deployment: "WATCHOS_DEPLOYMENT_TARGET"),
    BuildPlatform(platform: .tvOS, sdk: "appletvos", deployment: "TVOS_DEPLOYMENT_TARGET"),
    BuildPlatform(platform: .visionOS, sdk: "xros", deployment: "XROS_DEPLOYMENT_TARGET"),
  ]

  static func named(_ sdk: String) -> BuildPlatform? { all.first { $0.sdk == sdk } }
}

extension [String: String] {
  /// Build settings under others; one that refers to a variable keeps the value below it.
  fileprivate func overridden(by others: [String: String]) -> [String: String] {
    var settings = self
    for (key, value) in others where !value.holds("$(") || settings[key] == nil { settings[key] = value }
    return settings
  }
}
