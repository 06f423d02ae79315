import TestSupport
import Testing

/// The first screen names the texts that no reading of the sources measures, the reason, and the pairs that cover them.
@Suite struct UnmeasuredTextTests {
  private static let views = """
    import SwiftUI

    @main struct Demo: App { var body: some Scene { WindowGroup { Start() } } }

    let panel = Panel()

    struct Start: View { var body: some View { Text("a").foregroundStyle(.white).background(.black) } }

    /// No view shows it, so the color behind it is unknown.
    struct Plate: View { var body: some View { Text("b").foregroundStyle(Color.red) } }
    """
  private static let controller = """
    import UIKit

    final class Panel: UIViewController {
      override func viewDidLoad() {
        let label = UILabel()
        label.text = "c"
        label.textColor = .red
        view.addSubview(label)
      }
    }
    """

  private func page(_ pairs: String) throws -> String {
    let folder = try ScratchFolder()
    try folder.file(
      "legible.json",
      holding: Array(#"{ "version": 1, "name": "Demo", "source": { "roots": ["App"] }, "pairs": [\#(pairs)] }"#.utf8))
    try folder.file("App/Views.swift", holding: Array(Self.views.utf8))
    try folder.file("App/Panel.swift", holding: Array(Self.controller.utf8))
    return try Binary.run(["audit", ".", "--format", "markdown"], in: folder.path).output
  }

  @Test func theReasonStandsBesideTheNumber() throws {
    let page = try page("")
    let line = "- 1 text in the Swift sources, in code that nothing uses: 1 in Views.swift, line 10"
    #expect(page.contains(line), "\(page)")
    #expect(page.contains("- 1 text that is not SwiftUI: UIKit"), "\(page)")
  }

  /// The first screen names a few places; with --verbose, every line of every file is there.
  @Test func everyPlaceIsThereIfAsked() throws {
    let folder = try ScratchFolder()
    for file in 1...5 {
      let views = (1...5).map {
        "struct V\(file)\($0): View { var body: some View { Text(\"a\").foregroundStyle(.red) } }\n"
      }
      try folder.file("V\(file).swift", holding: Array("import SwiftUI\n\(views.joined())".utf8))
    }
    let plain = { (options: [String]) in
      try Binary.run(["audit"] + options, in: folder.path).output.split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(try plain([]).contains("5 in V1.swift, lines 2, 3, 4, …; 5 in V2.swift, lines 2, 3, 4, …"))
    let whole = try plain(["--verbose"])
    for file in 1...5 { #expect(whole.contains("5 in V\(file).swift, lines 2, 3, 4, 5, 6"), "\(whole)") }
  }

  /// No reader can tell which text a declared pair is about: the report says so instead of calling it unmeasured.
  @Test func declaredPairsMayCoverThem() throws {
    let page = try page(##"{ "foreground": "#FF0000", "on": "#FFFFFF", "role": "text", "name": "panel: label" }"##)
    #expect(
      page.contains("in code that nothing uses, unless a declared pair has its colors: "),
      "\(page)")
    #expect(page.contains("- 1 text that is not SwiftUI, unless a declared pair has its colors: UIKit"), "\(page)")
  }
}
