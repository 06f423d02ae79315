import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes
@testable import SwiftReading

/// Files that no target of a project builds are no part of the app.
@Suite struct UnbuiltFileTests {
  private static let project = """
    { objects = {
      R = { isa = PBXProject; mainGroup = G; targets = (T, U, ); };
      G = { isa = PBXGroup; children = (A, B, S, ); };
      A = { isa = PBXFileReference; path = Menu.swift; }; B = { isa = PBXFileReference; path = Draft.swift; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Rooms; exceptions = (E, ); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Attic.swift, Info.plist, ); target = T; };
      F = { isa = PBXBuildFile; fileRef = A; }; P = { isa = PBXSourcesBuildPhase; files = (F, ); };
      T = { isa = PBXNativeTarget; buildPhases = (P, ); fileSystemSynchronizedGroups = (S, ); };
      U = { isa = PBXNativeTarget; fileSystemSynchronizedGroups = (X, ); productType = "com.apple.product-type.bundle.unit-test"; };
    }; rootObject = R; }
    """

  private static let view = #"struct Row: View { var body: some View { Text("Table").font(.system(size: 9)) } }"#

  private func reading(_ files: [String: String], roots: [String] = ["shop"]) -> SourceReading {
    var all = files
    for name in files.keys where name.hasSuffix(".swift") && files[name] == "" { all[name] = Self.view }
    return SourceReading.read(SourceDeclaration(roots: roots), from: .memory(all), workers: .one)
  }

  private func names(_ reading: SourceReading) -> [String] { reading.facts.project.files.map { $0.path } }

  private static let files = [
    "shop/Shop.xcodeproj/project.pbxproj": project, "shop/Menu.swift": "", "shop/Draft.swift": "",
    "shop/Rooms/Hall.swift": "", "shop/Rooms/Attic.swift": "", "shop/Old/Bill.swift": "", "shop/Old/Cook.swift": "",
    "shop/Kit/Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
    "shop/Kit/Sources/Kit/Till.swift": "", "shop/Kit/Scratch.swift": "",
  ]

  @Test func filesOfNoTargetAreLeftOutWithANote() {
    let reading = reading(Self.files)
    #expect(
      names(reading) == [
        "shop/Kit/Package.swift", "shop/Kit/Sources/Kit/Till.swift", "shop/Menu.swift", "shop/Rooms/Hall.swift",
      ])
    let notes = reading.diagnostics.filter { $0.severity == .note }
    #expect(notes.map { $0.location.file } == ["shop/Shop.xcodeproj/project.pbxproj"])
    #expect(
      notes.first?.message.hasPrefix(
        "5 Swift files are left out because no target in this project builds them: shop/Draft.swift, "
          + "shop/Kit/Scratch.swift, shop/Old/Bill.swift, and 2 more; ") == true)
  }

  @Test func withoutAProjectThatKnowsItsFilesEverythingCounts() {
    var files = Self.files
    files["shop/Shop.xcodeproj/project.pbxproj"] = nil
    #expect(names(reading(files)).count == 9)
    files["shop/Shop.xcodeproj/project.pbxproj"] = Self.project.replacing(
      "PBXNativeTarget; b", with: "PBXLegacyTarget; b")
    #expect(names(reading(files)).count == 9)
    files["shop/Shop.xcodeproj/project.pbxproj"] = "{ objects = { R = { targets = (); }; }; rootObject = R; }"
    #expect(names(reading(files)).count == 9)
    files["shop/Shop.xcodeproj/project.pbxproj"] = Self.project
    files["shop/project.yml"] = "name: Shop"
    #expect(names(reading(files)).count == 9)
  }

  @Test func typesThatNothingMentionsAreLeftOutWithANote() {
    let files = [
      "shop/Shop.swift": "@main struct Shop: App { var body: some Scene { WindowGroup { Hall() } } }",
      "shop/Hall.swift": "struct Hall: View { var body: some View { Text(\"a\") } }\nclass Owner: UIViewController {}",
      "shop/Room.swift": "\nclass Room: UIViewController {}\nclass Row: UITableViewCell {}",
      "shop/Room.xib": "<placeholder id=\"-1\" customClass=\"Owner\"/><tableViewCell customClass=\"Row\"/>",
    ]
    let reading = reading(files)
    #expect(
      reading.diagnostics.map { "\($0.location.file):\($0.location.line) \($0.message)" } == [
        "shop/Hall.swift:2 2 types are left out because nothing in the app mentions them: Owner and Room; delete those "
          + "that are unused"
      ])
  }

  @Test func aFileThatIsNamedCounts() {
    #expect(names(reading(Self.files, roots: ["shop/Draft.swift"])) == ["shop/Draft.swift"])
    #expect(names(reading(Self.files, roots: ["shop", "shop/Draft.swift"])).contains("shop/Draft.swift"))
    #expect(names(reading(Self.files, roots: ["shop/Old"])) == [])
  }

  @Test func anotherProjectOrPackageMayBuildAFile() {
    var files = Self.files
    files["shop/Old/Old.xcodeproj/project.pbxproj"] = Self.project.replacing("Menu.swift", with: "../Draft.swift")
    #expect(names(reading(files)).contains("shop/Draft.swift"))
    files["shop/Package.swift"] = "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"Old\")])"
    #expect(names(reading(files)).contains("shop/Old/Bill.swift"))
    files["shop/Package.swift"] = "let package = Package(name: \"A\", targets: targets)"
    #expect(names(reading(files)).count == 10)
    files["shop/Package.swift"] = "let package = Package(name: \"\", products: [], targets: [])"
    #expect(names(reading(files)).contains("shop/Draft.swift"))
    #expect(!names(reading(files)).contains("shop/Old/Cook.swift"))
  }
}
