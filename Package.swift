// swift-tools-version: 6.2
import PackageDescription

/// The rooms, bottom up: each sees those above it.
let rooms = [
  "ColorMath", "FileSyntax", "ScreenReading", "Palettes", "SwiftReading", "AuditEngine", "AuditReports", "LocalFiles",
  "LegibleKit",
]

/// What tests of a room see besides: the pipeline that makes what they read.
let testDependencies = ["Palettes": rooms, "AuditEngine": rooms, "AuditReports": rooms]

/// Warnings are errors where `LEGIBLE_STRICT` is set, which `.ci/run` alone does: a build system that silences the warnings
/// of dependencies refuses a package that asks for more, and another compiler may warn of more than ours.
let isStrict = Context.environment["LEGIBLE_STRICT"] != nil

/// The one place for compiler settings: language mode 6, explicit imports and existentials.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// Libraries, optimized where `.ci/run` asks for it: its checks run them for longer than that takes a compiler.
let optimized = strict + (Context.environment["LEGIBLE_OPTIMIZED"] == nil ? [] : [.unsafeFlags(["-O"])])

/// Folders of samples and expected output that belong to no target.
let goldens = [
  "FileSyntax": ["Images/Samples"], "AuditEngine": ["Goldens"], "AuditReports": ["Goldens"],
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { Target.Dependency(stringLiteral: $0) }
}

/// Left out of the strict build: what a plug-in uses is compiled once more, as tools of the build, with every library.
let plugin: Target = .plugin(
  name: "AuditContrastPlugin",
  capability: .command(
    intent: .custom(verb: "audit-contrast", description: "Measure the contrast of the package's colors"),
    permissions: [
      .writeToPackageDirectory(reason: "the reports go into the folder that --output or legible.json names")
    ]),
  dependencies: ["legible"], path: "Sources/AuditContrastPlugin")

let package = Package(
  name: "legible",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "legible", targets: ["legible"]),
    .library(name: "ColorMath", targets: ["ColorMath"]),
    .library(name: "LegibleKit", targets: ["LegibleKit"]),
  ] + (isStrict ? [] : [.plugin(name: "AuditContrastPlugin", targets: ["AuditContrastPlugin"])]),
  targets: rooms.enumerated().map { place, room in
    .target(
      name: room, dependencies: dependencies(Array(rooms[..<place])),
      exclude: room == "AuditReports" ? ["HTML/Page"] : [], swiftSettings: optimized)
  }
    + rooms.enumerated().map { place, room in
      .testTarget(
        name: "\(room)Tests",
        dependencies: dependencies((testDependencies[room] ?? Array(rooms[...place])) + ["TestSupport"]),
        exclude: goldens[room, default: []], swiftSettings: strict)
    } + [
      .executableTarget(name: "legible", dependencies: dependencies(rooms), swiftSettings: strict),
      .target(
        name: "TestSupport", dependencies: ["FileSyntax", "Palettes"], path: "Tests/Support", swiftSettings: strict
      ),
      .executableTarget(
        name: "PairBenchmark", dependencies: ["ColorMath", "TestSupport"], path: "Tests/Benchmarks/Pairs",
        swiftSettings: strict),
      .executableTarget(
        name: "BoundBenchmark", dependencies: ["ColorMath", "TestSupport"], path: "Tests/Benchmarks/Bounds",
        swiftSettings: strict),
      .executableTarget(
        name: "SourceBenchmark", dependencies: ["FileSyntax", "SwiftReading", "TestSupport"],
        path: "Tests/Benchmarks/Sources", swiftSettings: strict),
      .testTarget(
        name: "legibleTests", dependencies: dependencies(rooms + ["legible", "TestSupport"]),
        exclude: ["CommandLine/Goldens"], swiftSettings: strict
      ),
    ] + (isStrict ? [] : [plugin])
)
