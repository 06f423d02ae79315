// swift-tools-version: 6.2
import PackageDescription

/// The house, bottom up: every target sees only those that its row names.
let libraries: [(name: String, uses: [String])] = [
  ("TextSupport", []),
  ("ColorMath", []),
  ("JSONSyntax", []),
  ("ImageReading", ["ColorMath"]),
  ("PaletteModel", ["TextSupport", "ColorMath", "ImageReading"]),
  ("TokenFiles", ["TextSupport", "ColorMath", "JSONSyntax", "PaletteModel"]),
  ("PaletteLoading", ["TextSupport", "ColorMath", "JSONSyntax", "ImageReading", "PaletteModel", "TokenFiles"]),
  ("SourceScan", ["TextSupport", "ColorMath", "PaletteModel"]),
  ("AuditModel", ["TextSupport", "ColorMath", "PaletteModel", "SourceScan"]),
  (
    "DesignDocuments",
    ["TextSupport", "ColorMath", "JSONSyntax", "PaletteModel", "PaletteLoading", "SourceScan", "AuditModel"]
  ),
  ("ContrastMeasuring", ["TextSupport", "ColorMath", "ImageReading", "PaletteModel", "AuditModel"]),
  ("AuditRules", ["TextSupport", "ColorMath", "ImageReading", "PaletteModel", "SourceScan", "AuditModel"]),
  (
    "PaletteAdvice",
    ["TextSupport", "ColorMath", "ImageReading", "PaletteModel", "AuditModel", "ContrastMeasuring", "AuditRules"]
  ),
  (
    "AuditReports",
    ["TextSupport", "ColorMath", "JSONSyntax", "ImageReading", "PaletteModel", "SourceScan", "AuditModel"]
  ),
  (
    "AuditEngine",
    [
      "TextSupport", "ColorMath", "JSONSyntax", "PaletteModel", "PaletteLoading", "SourceScan", "AuditModel",
      "DesignDocuments",
      "ContrastMeasuring", "AuditRules", "PaletteAdvice", "AuditReports",
    ]
  ),
  ("LocalFiles", ["TextSupport", "JSONSyntax", "PaletteModel", "PaletteLoading", "AuditModel"]),
  (
    "LegibleKit",
    [
      "TextSupport", "ColorMath", "PaletteModel", "PaletteLoading", "AuditModel", "AuditRules", "AuditReports",
      "AuditEngine", "LocalFiles",
    ]
  ),
  ("CommandLineKit", ["TextSupport"]),
  ("AuditServices", ["TextSupport", "JSONSyntax", "CommandLineKit"]),
]

/// Libraries whose tests stand with those of `AuditEngine`, which sees all of them.
let testedAbove: Set = ["AuditModel", "ContrastMeasuring", "AuditRules"]

/// Every library, for the targets that stand on all of them.
let everyLibrary = libraries.map(\.name)

/// What tests of renderers and of advice see besides: the pipeline that makes what they read.
let testDependencies = [
  "TokenFiles": everyLibrary, "AuditReports": everyLibrary, "PaletteAdvice": everyLibrary, "AuditEngine": everyLibrary,
]

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
  "ImageReading": ["Samples"], "CommandLineKit": ["Goldens"], "AuditEngine": ["Goldens"], "AuditReports": ["Goldens"],
]

/// Folders of a library that hold sources of another language.
let otherSources = ["AuditReports": ["HTML/Page"]]

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
  targets: libraries.map { library in
    .target(
      name: library.name, dependencies: dependencies(library.uses), exclude: otherSources[library.name, default: []],
      swiftSettings: optimized)
  }
    + libraries.filter { !testedAbove.contains($0.name) }.map { library in
      .testTarget(
        name: "\(library.name)Tests",
        dependencies: dependencies((testDependencies[library.name] ?? library.uses + [library.name]) + ["TestSupport"]),
        exclude: goldens[library.name, default: []],
        swiftSettings: strict)
    } + [
      .executableTarget(name: "legible", dependencies: dependencies(everyLibrary), swiftSettings: strict),
      .target(
        name: "TestSupport", dependencies: ["TextSupport", "PaletteModel"], path: "Tests/Support", swiftSettings: strict
      ),
      .executableTarget(
        name: "PairBenchmark", dependencies: ["ColorMath", "TestSupport"], path: "Tests/Benchmarks/Pairs",
        swiftSettings: strict),
      .executableTarget(
        name: "BoundBenchmark", dependencies: ["ColorMath", "TestSupport"], path: "Tests/Benchmarks/Bounds",
        swiftSettings: strict),
      .executableTarget(
        name: "SourceBenchmark", dependencies: ["SourceScan", "TestSupport", "TextSupport"],
        path: "Tests/Benchmarks/Sources", swiftSettings: strict),
      .testTarget(
        name: "legibleTests", dependencies: dependencies(everyLibrary + ["legible", "TestSupport"]),
        swiftSettings: strict
      ),
    ] + (isStrict ? [] : [plugin])
)
