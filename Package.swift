// swift-tools-version: 6.2
import PackageDescription

/// The house, bottom up: every target sees only those that its row names.
let libraries: [(name: String, uses: [String])] = [
  ("TextSupport", []),
  ("ColorMath", []),
  ("JSONSyntax", []),
  ("ImageReading", ["ColorMath"]),
  ("PaletteModel", ["TextSupport", "ColorMath", "ImageReading"]),
  ("PaletteLoading", ["TextSupport", "ColorMath", "JSONSyntax", "ImageReading", "PaletteModel"]),
  ("SourceScan", ["TextSupport", "ColorMath", "PaletteModel"]),
  ("ContrastAudit", ["TextSupport", "ColorMath", "ImageReading", "PaletteModel", "SourceScan"]),
  ("PaletteSolver", ["ColorMath", "PaletteModel", "ContrastAudit"]),
  ("AuditReports", ["TextSupport", "ColorMath", "JSONSyntax", "PaletteModel", "SourceScan", "ContrastAudit"]),
  (
    "AuditEngine",
    [
      "TextSupport", "ColorMath", "PaletteModel", "PaletteLoading", "SourceScan", "ContrastAudit", "PaletteSolver",
      "AuditReports",
    ]
  ),
  ("LocalFiles", ["TextSupport", "JSONSyntax", "PaletteModel", "PaletteLoading", "ContrastAudit"]),
  (
    "LegibleKit",
    [
      "TextSupport", "ColorMath", "PaletteModel", "PaletteLoading", "SourceScan", "ContrastAudit", "PaletteSolver",
      "AuditReports", "AuditEngine", "LocalFiles",
    ]
  ),
  ("CommandLineKit", ["TextSupport"]),
]

/// C libraries of the system, and the libraries that may see them.
let systemLibraries = ["ImageReading": ["CZlib"]]

/// Every library, for the targets that stand on all of them.
let everyLibrary = libraries.map(\.name)

/// The one place for compiler settings: language mode 6, explicit imports and existentials.
///
/// Warnings are errors where `LEGIBLE_STRICT` is set, which `.ci/run` alone does: a build system that silences the warnings
/// of dependencies refuses a package that asks for more, and another compiler may warn of more than ours.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (Context.environment["LEGIBLE_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Folders of samples and expected output that belong to no target.
let goldens = [
  "ImageReading": ["Samples"], "CommandLineKit": ["Goldens"], "ContrastAudit": ["Goldens"], "AuditReports": ["Goldens"],
]

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { Target.Dependency(stringLiteral: $0) }
}

let package = Package(
  name: "legible",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "legible", targets: ["legible"]),
    .library(name: "ColorMath", targets: ["ColorMath"]),
    .library(name: "LegibleKit", targets: ["LegibleKit"]),
    .plugin(name: "AuditContrastPlugin", targets: ["AuditContrastPlugin"]),
  ],
  targets: libraries.flatMap { library in
    [
      Target.target(
        name: library.name, dependencies: dependencies(library.uses + systemLibraries[library.name, default: []]),
        swiftSettings: strict),
      .testTarget(
        name: "\(library.name)Tests",
        dependencies: dependencies(library.uses + [library.name, "TestSupport"]),
        exclude: goldens[library.name, default: []],
        swiftSettings: strict),
    ]
  } + [
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"])]),
    .executableTarget(name: "legible", dependencies: dependencies(everyLibrary), swiftSettings: strict),
    .plugin(
      name: "AuditContrastPlugin",
      capability: .command(
        intent: .custom(verb: "audit-contrast", description: "Measure the contrast of the package's colours"),
        permissions: [
          .writeToPackageDirectory(reason: "the reports go into the folder that --output or legible.json names")
        ]),
      dependencies: ["legible"], path: "Sources/AuditContrastPlugin"),
    .target(name: "TestSupport", dependencies: ["TextSupport"], path: "Tests/Support", swiftSettings: strict),
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
      name: "legibleTests", dependencies: dependencies(everyLibrary + ["legible", "TestSupport"]), swiftSettings: strict
    ),
  ]
)
