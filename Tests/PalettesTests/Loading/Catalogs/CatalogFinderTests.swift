import Testing

@testable import Palettes

struct CatalogFinderTests {
  @Test func searchesDownwards() {
    var files = CatalogFiles([
      "App/B.xcassets/Contents.json": "", "App/A.xcassets/Inner.xcassets/Contents.json": "",
      "App/.build/No.xcassets/Contents.json": "", "App/.git/No.xcassets/Contents.json": "",
      "App/node_modules/No.xcassets/Contents.json": "", "App/Pods/No.xcassets/Contents.json": "",
      "App/DerivedData/No.xcassets/Contents.json": "", "App/Sources/Kit/C.xcassets/Contents.json": "",
      "App/Loose.colorset/Contents.json": "", "App/file.xcassets.txt": "",
    ])
    files.addFolder("App", identity: "1")
    files.addFolder("App/Sources/Again", identity: "1")
    let found = CatalogFinder.catalogs(under: "App", from: files.tree)
    #expect(found.paths == ["App/A.xcassets", "App/B.xcassets", "App/Loose.colorset", "App/Sources/Kit/C.xcassets"])
    #expect(found.diagnostics == [])
  }

  @Test(arguments: ["App/A.xcassets", "App/A.xcassets/"])
  func findsACatalogAsItStands(path: String) {
    #expect(CatalogFinder.catalogs(under: path, from: CatalogFiles().tree).paths == [path])
  }

  @Test func reportsWhatCannotBeSearched() {
    var files = CatalogFiles(["App/A.xcassets/Contents.json": ""])
    files.addFolder("App/Locked")
    files.fail("App/Locked", with: .notPermitted)
    let found = CatalogFinder.catalogs(under: "App", from: files.tree)
    #expect(found.paths == ["App/A.xcassets"])
    #expect(
      found.diagnostics.map(\.line) == ["error App/Locked:1:1 permission denied; make it readable for this user"])
  }
}
