import FileSyntax
import Testing

@testable import Palettes
@testable import SwiftReading

/// The platforms of files by projects and packages.
@Suite struct TargetTests {
  private static let project = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        R0 /* Project object */ = { isa = PBXProject; buildConfigurationList = CL0; mainGroup = G0; targets = (T1, T2, T3, T4, ); };
        G0 = { isa = PBXGroup; children = (G1, F3, S1, S2, X1, ); sourceTree = "<group>"; };
        G1 /* Phone */ = { isa = PBXGroup; children = (F1, F2, A1, ); path = Phone; sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = "Home View.swift"; sourceTree = "<group>"; };
        F2 = { isa = PBXFileReference; path = ../Shared/Row.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Wrist.swift; sourceTree = SOURCE_ROOT; };
        A1 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        X1 = { isa = PBXFileReference; path = Wrist.xcconfig; sourceTree = "<group>"; };
        S1 = { isa = PBXFileSystemSynchronizedRootGroup; path = Desk; sourceTree = "<group>"; exceptions = (E1, E2, ); };
        S2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Checks; sourceTree = "<group>"; };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T1; };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T3; platformFiltersByRelativePath = { Mac/Bar.swift = (macos, ); "Phone/Tab.swift" = (ios, ); Odd.swift = (riscos, ); }; };
        B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
        B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F2; };
        B5 = { isa = PBXBuildFile; fileRef = A1; };
        P1 = { isa = PBXSourcesBuildPhase; files = (B1, B2, ); }; P2 = { isa = PBXSourcesBuildPhase; files = (B3, B4, ); };
        P3 = { isa = PBXResourcesBuildPhase; files = (B5, ); };
        T1 = { isa = PBXNativeTarget; buildConfigurationList = CL1; buildPhases = (P1, P3, ); productType = "com.apple.product-type.application"; };
        T2 = { isa = PBXNativeTarget; buildConfigurationList = CL2; buildPhases = (P2, ); productType = "com.apple.product-type.application"; };
        T3 = { isa = PBXNativeTarget; buildConfigurationList = CL3; buildPhases = (); fileSystemSynchronizedGroups = (S1, ); };
        T4 = { isa = PBXNativeTarget; buildConfigurationList = CL3; fileSystemSynchronizedGroups = (S2, ); productType = "com.apple.product-type.bundle.unit-test"; };
        CL0 = { isa = XCConfigurationList; buildConfigurations = (C0, ); defaultConfigurationName = Release; };
        C0 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
        CL1 = { isa = XCConfigurationList; buildConfigurations = (C1, C9, ); defaultConfigurationName = Release; };
        C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 18.0; }; };
        C9 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = "$(X)"; TARGETED = "1,2"; ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint; ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon; ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES = "Night Day"; }; };
        CL2 = { isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C2 = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X1; buildSettings = { WATCHOS_DEPLOYMENT_TARGET = "$(inherited)"; }; };
        CL3 = { isa = XCConfigurationList; buildConfigurations = (C3, ); };
        C3 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SUPPORTED_PLATFORMS = "macosx iphoneos iphonesimulator"; MACOSX_DEPLOYMENT_TARGET = 14.0; }; };
      };
      rootObject = R0 /* Project object */;
    }
    """#

  private static let files = [
    "app/Wrist.xcconfig": "#include \"Base.xcconfig\"\nWATCHOS_DEPLOYMENT_TARGET = 9.1 // oldest\n",
    "app/Kept/Info.plist": "<plist/>",
    "app/Base.xcconfig": "SDKROOT = watchos\nWATCHOS_DEPLOYMENT_TARGET = 7.0\n",
  ]

  private static func targets(_ text: String = project) -> SourceTargets {
    var targets = SourceTargets()
    let project = XcodeProject(Array(text.utf8), in: "app") { files[$0].map { Array($0.utf8) } }
    project?.add(to: &targets) { $0 }
    return targets
  }

  /// A target whose property list is gone, with its folder, builds nothing.
  @Test(arguments: [
    ("Old/Info.plist", false), ("\"$(SRCROOT)/Old/Files and Info/Info.plist\"", false), ("Phone/Info.plist", true),
    ("Phone/Other/Info.plist", false), ("Info.plist", true), ("\"$(LISTS)/Info.plist\"", true),
    ("Kept/Info.plist", true),
  ])
  func aTargetWithoutItsPropertyListIsAbandoned(_ list: String, _ isBuilt: Bool) {
    let text = Self.project.replacing("SWIFT_VERSION = \"$(X)\";", with: "INFOPLIST_FILE = \(list);")
    #expect((Self.targets(text).platforms(of: "app/Phone/Home View.swift") != nil) == isBuilt)
  }

  private static func words(_ platforms: PlatformSet?) -> String {
    guard let platforms else { return "unknown" }
    return platforms.members.map { member in
      "\(member.platform.rawValue) " + (member.least.map { "\($0.major).\($0.minor)" } ?? "?")
    }.joined(separator: ", ")
  }

  @Test(arguments: [
    ("app/Phone/Home View.swift", "ios 16.4"), ("app/Shared/Row.swift", "ios 16.4, watchos 9.1"),
    ("app/Wrist.swift", "watchos 9.1"), ("app/Desk/Deep/Window.swift", "ios 16.4, macos 14.0"),
    ("app/Desk/Mac/Bar.swift", "macos 14.0"), ("app/Desk/Phone/Tab.swift", "ios 16.4"),
    ("app/Desk/Odd.swift", "ios 16.4, macos 14.0"), ("app/Desk/Shared.swift", "ios 16.4"),
    ("app/Phone/Assets.xcassets", "ios 16.4"),
    ("app/Phone/Assets.xcassets/Ink.colorset", "ios 16.4"), ("app/Checks/A.swift", "unknown"),
    ("app/Other.swift", "unknown"), ("Home View.swift", "unknown"),
  ]) func filesHaveThePlatformsOfTheirTargets(_ path: String, _ platforms: String) {
    #expect(Self.words(Self.targets().platforms(of: path)) == platforms)
  }

  /// The manifests of generators name the platforms of their targets.
  @Test(arguments: [
    ("Project.swift", "let a = Target.target(name: \"A\", destinations: [.mac], product: .app)", "macos ?"),
    (
      "Project.swift", "let a = Target(name: \"A\", platform: .iOS)\nlet b = Target(platform: .watchOS)",
      "ios ?, watchos ?"
    ),
    ("Project.swift", "let a = Target.target(destinations: .macOS, settings: [.iPhone])", "macos ?"),
    ("Project.swift", "let platform = \"iOS\"", ""),
    (
      "Project.swift", "let a = Target.target(destinations: [.mac], deploymentTargets: .macOS(\"14.0\"))", "macos 14.0"
    ),
    (
      "Project.swift",
      "let a = Target.target(destinations: [.iPhone, .mac], deploymentTargets: .multiplatform(iOS: \"17.2\", macOS: \"15\"))",
      "ios 17.2, macos 15.0"
    ),
    ("project.yml", "targets:\n  A:\n    platform: macOS\n", "macos ?"),
    ("project.yml", "targets:\n  A:\n    platform: [iOS, tvOS]\n  B:\n    type: tool\n", "ios ?, tvos ?"),
    ("project.yaml", "targets:\n  A:\n    platform: auto\n    supportedDestinations: [iOS, macOS]\n", "ios ?, macos ?"),
    ("project.yml", "targets: [\n", ""), ("project.yml", "name: A\n", ""), ("BUILD", "platform = macOS", ""),
  ]) func generatorsNamePlatforms(_ name: String, _ text: String, _ platforms: String) {
    #expect(Self.words(ProjectManifest(Array(text.utf8), named: name).platforms) == platforms)
  }

  /// A configuration file in a synchronized folder is named by the folder and a path in it.
  @Test func configurationsMayBeInSynchronizedFolders() {
    let text = Self.project.replacing(
      "baseConfigurationReference = X1",
      with: "baseConfigurationReferenceAnchor = S2; baseConfigurationReferenceRelativePath = ../Wrist.xcconfig")
    #expect(Self.words(Self.targets(text).platforms(of: "app/Wrist.swift")) == "watchos 9.1")
  }

  /// A file has the assets of its targets; one of no target, as of a package, those of the apps for iOS.
  @Test(arguments: [
    ("app/Phone/Home View.swift", ["Tint: AppIcon Day Night"]), ("app/Wrist.swift", ["none: "]),
    ("app/Shared/Row.swift", ["Tint: AppIcon Day Night", "none: "]), ("app/Desk/A.swift", ["none: "]),
    ("Kit/Sources/A.swift", ["Tint: AppIcon Day Night"]),
  ]) func filesHaveTheAssetsOfTheirTargets(_ path: String, _ assets: [String]) {
    let products = Self.targets().products(with: path)
    #expect(products.map { "\($0.accent ?? "none"): \($0.icons.sorted().joined(separator: " "))" } == assets)
  }

  @Test func truncatedProjectsAreReadAsFarAsTheyGo() {
    let bytes = Array(Self.project.utf8)
    for length in stride(from: 0, to: bytes.count, by: 97) {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      #expect(Self.targets(text).platforms(of: "app/Other.swift") == nil)
    }
    #expect(XcodeProject(Array("{ objects = { }; }".utf8), in: "app") { _ in nil } == nil)
    let deep = "{ objects = " + String(repeating: "(", count: 100_000)
    #expect(XcodeProject(Array(deep.utf8), in: "app") { _ in nil } == nil)
  }

  @Test(arguments: [
    ("platforms: [.iOS(.v16), .macOS(\"13.3\")],", "ios 16.0, macos 13.3"),
    (
      "platforms: [.watchOS(.v10), .visionOS(.v1), .custom(\"x\", versionString: \"1\")],", "watchos 10.0, visionos 1.0"
    ),
    ("platforms: [.macOS(.v10_15), .macCatalyst(.v13)],", "ios 13.0, macos 10.15"), ("", ""),
  ]) func manifestsNameTheirPlatforms(_ platforms: String, _ words: String) {
    let text = "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", \(platforms) targets: [])\n"
    #expect(Self.words(PackageManifest(Array(text.utf8)).platforms) == words)
  }

  @Test func aFileNamedLikeAManifestIsNone() {
    #expect(!PackageManifest(Array("public protocol Package { var name: String { get } }".utf8)).isPackage)
    #expect(PackageManifest(Array("let package = Package(name: \"A\")".utf8)).isPackage)
  }

  /// A target that is needed on one platform alone is built for that.
  @Test(arguments: [
    ("", ["Sources/Couch: tvos 17.0"]), (".target(name: \"Kit\", dependencies: [\"Couch\"]),", []),
    (".testTarget(name: \"Tests\", dependencies: [\"Couch\"]),", ["Sources/Couch: tvos 17.0"]),
  ]) func dependentsLimitThePlatforms(_ other: String, _ expected: [String]) {
    let text = """
      let package = Package(
        name: "A", platforms: [.iOS(.v16), .tvOS(.v17)], products: [.library(name: "Couch", targets: ["Shell"])],
        targets: [
          .target(name: "Shell", dependencies: [.target(name: "Couch", condition: .when(platforms: [.tvOS]))]),
          .target(name: "Couch", dependencies: ["Base"]), .target(name: "Base"), \(other)
        ])
      """
    let found = PackageManifest(Array(text.utf8)).restricted
    #expect(found.map { "\($0): \(Self.words($1))" } == expected)
  }

  @Test func whatNothingClaimsIsForThePlatformOfAllOthers() {
    var targets = SourceTargets()
    #expect(targets.orderedPlatforms(of: "A.swift") == [.iOS])
    let desk = PlatformSet([(platform: .macOS, least: nil)])
    targets.add(folder: "app/Desk", desk)
    targets.add(folder: "app/Desk/Kit", PlatformSet())
    targets.add(SourceTargets.Product(isApp: true, platforms: desk))
    #expect(targets.orderedPlatforms(of: "app/Desk/Kit/A.swift") == [.macOS])
    #expect(targets.orderedPlatforms(of: "app/Other/A.swift") == [.macOS])
    targets.add(SourceTargets.Product(isApp: true, platforms: PlatformSet([(platform: .iOS, least: nil)])))
    #expect(targets.orderedPlatforms(of: "app/Other/A.swift") == [.iOS])
  }

  /// A file that needs AppKit is for the Mac, whatever else is known of it.
  @Test(arguments: [
    ("import AppKit\n", ApplePlatform.macOS), ("let ink = Color(nsColor: .labelColor)\n", .macOS),
    ("#if os(macOS)\nimport AppKit\nlet ink = Color(nsColor: .labelColor)\n#endif\n", .iOS),
    ("#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif\n", .iOS), ("import UIKit\n", .iOS),
  ]) func theFrameworkDecides(_ text: String, _ platform: ApplePlatform) {
    let (facts, _) = SourceFacts.reading(1, workers: .one) { _ in ("A.swift", Array(text.utf8), nil) }
    #expect(facts.project.files.map { $0.tree.platform } == [platform])
  }

  @Test(arguments: [("", false), ("--enable-icon-stack-fallback-generation=disabled", true)])
  func appsKeepTheirIconSets(_ flags: String, _ isKept: Bool) {
    let text = Self.project.replacing(
      "SWIFT_VERSION = \"$(X)\";", with: "ASSETCATALOG_OTHER_FLAGS = (\"--warnings\", \"\(flags)\", );")
    #expect(Self.targets(text).products.map { $0.keepsIconSets } == [isKept, false, false])
  }

  @Test func theNearestFolderDecides() {
    var targets = SourceTargets()
    targets.add(folder: "app", PlatformSet([(platform: .iOS, least: PlatformVersion(17))]))
    targets.add(folder: "app/Kit", PlatformSet([(platform: .macOS, least: nil)]))
    #expect(Self.words(targets.platforms(of: "app/A.swift")) == "ios 17.0")
    #expect(Self.words(targets.platforms(of: "app/Kit/Sources/B.swift")) == "macos ?")
    targets.add(file: "app/Kit/C.swift", PlatformSet([(platform: .iOS, least: PlatformVersion(15))]))
    targets.add(file: "app/Kit/C.swift", PlatformSet([(platform: .iOS, least: PlatformVersion(14, 2))]))
    #expect(Self.words(targets.platforms(of: "app/Kit/C.swift")) == "ios 14.2")
  }

  @Test(arguments: [
    ("17", PlatformVersion(17)), ("17.4", PlatformVersion(17, 4)), ("10.15.1", PlatformVersion(10, 15)), ("", nil),
    ("17.", nil), ("v17", nil), ("1.2.3.4", nil), ("$(IOS)", nil), ("12345", nil),
  ]) func versions(_ text: String, _ version: PlatformVersion?) { #expect(PlatformVersion(text) == version) }

  @Test func interfacesNameColors() {
    let xib = """
      <resources><namedColor name="Ink"><color red="1"/></namedColor><image name="Logo" width="1"/></resources>
      <label><color key="textColor" name="Paper"/><color key="a" systemColor="label"/><color name="x
      """
    #expect(InterfaceFile.colorNames(in: Array(xib.utf8)) == ["Ink", "Paper"])
    #expect(InterfaceFile.colorNames(in: []) == [])
  }
}
