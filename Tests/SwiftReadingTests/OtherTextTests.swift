import Testing

@testable import Palettes
@testable import SwiftReading

/// Texts of frameworks other than SwiftUI: counted with their first place, and nothing more.
@Suite struct OtherTextTests {
  private static func texts(_ files: [String: String]) -> [String] {
    SourceFacts(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }).otherTexts.map {
      "\($0.framework.rawValue) \($0.count) \($0.first.text)"
    }
  }

  @Test(
    arguments: [
      ("SwiftUI alone", "struct A: View { var body: some View { Text(\"a\").foregroundStyle(.red) } }", []),
      (
        "each class",
        "let a = UILabel()\nlet b = UIButton(type: .system)\nlet c = UITextField(frame: .zero), d = UITextView()",
        ["uikit 4 A.swift:1:9"]
      ),
      (
        "AppKit", "let a = NSTextField(labelWithString: title)\nlet b = NSButton(), c = NSTextView()",
        ["appkit 3 A.swift:1:9"]
      ),
      (
        "both", "func f() {\n  let a = NSTextView()\n  view.addSubview(UILabel())\n}",
        ["uikit 1 A.swift:3:19", "appkit 1 A.swift:2:11"]
      ),
      (
        "subclasses, whatever their order",
        "class Small: Title { }\nfinal class Title: UILabel, Themed { }\nlet a = Small(), b = Title(frame: .zero)",
        ["uikit 2 A.swift:3:9"]
      ),
      (
        "neither types nor comments",
        "// UILabel()\nvar a: UILabel?\nfunc f(_ label: UILabel) -> UIButton { \"UILabel()\" }\nUILabel.appearance().font = nil",
        []
      ),
      (
        "initializers by name",
        "let a = UILabel.init(), b: UITextField = .init(frame: .zero)\nlet c = UIKit.UIButton()",
        ["uikit 3 A.swift:1:9"]
      ),
      (
        "initializers of subclasses", "class Title: UILabel { }\nlet a = Title.init(), b: Title? = .init()",
        ["uikit 2 A.swift:2:9"]
      ),
      (
        "other names of classes", "typealias Caption = UILabel\nlet a = Caption(), b: Caption = .init()",
        ["uikit 2 A.swift:2:9"]
      ),
      (
        "neither lists nor other members",
        "let a: [UILabel] = .init()\nlet b = UILabel.make(), c: UILabel = .make()\nlet d: UILabel",
        []
      ),
      ("no text", "let a = UIView(), b = UIImageView(), c = UISwitch(), d = MyLabel()", []),
      ("previews", "#Preview { UILabel() }\nlet a = UILabel()", ["uikit 1 A.swift:2:9"]),
      ("a ring of classes", "class A: B { }\nclass B: A { }\nlet a = A()", []),
    ] as [(String, String, [String])])
  func areCounted(_ name: String, _ source: String, _ expected: [String]) {
    #expect(Self.texts(["A.swift": source]) == expected, "\(name)")
  }

  @Test func countsFilesTogether() {
    let files = [
      "B.swift": "let a = Title()", "A.swift": "\nlet b = UILabel(), c = Title()", "C.swift": "class Title: UILabel {}",
    ]
    #expect(Self.texts(files) == ["uikit 3 A.swift:2:9"])
  }

  @Test(arguments: [
    ("<document><label id=\"1\"/></document>", 1, 1),
    ("<document>\n<button id=\"1\"></button>\n<textView/></document>", 1, 2),
    ("<a>\n\n<textField opaque=\"NO\"><textFieldCell/></textField><label a=\"\"/></a>", 2, 3),
    ("<labels/><buttonCell/><barButtonItem/><view><imageView/></view>", 0, 0), ("", 0, 0), ("<label", 0, 0),
    ("<", 0, 0),
  ])
  func readsInterfaces(_ text: String, _ count: Int, _ line: Int) {
    let texts = InterfaceFile.texts(in: Array(text.utf8), of: "A.xib")
    #expect(texts?.count ?? 0 == count && texts?.first.line ?? 0 == line)
    #expect(texts.map { $0.framework == .interfaceBuilder && $0.first.file == "A.xib" } ?? true)
  }

  @Test(arguments: [
    ("UILabel *a = [[UILabel alloc] init];\n  b = [UIButton buttonWithType:UIButtonTypeSystem];", "uikit 2 A.m:1:15"),
    ("id a = [ UITextField new ];", "uikit 1 A.m:1:8"),
    ("a = [NSTextField labelWithString:@\"[UILabel alloc]\"];", "appkit 1 A.m:1:5"),
    ("// [[UILabel alloc] init]\n/* [UILabel new] */ a = [UITextView new];", "uikit 1 A.m:2:25"),
    ("[[UILabel appearance] setFont:f]; Class c = [UIButton class]; [UILabelX alloc]; UILabel *b;", ""),
    ("[UILabel", ""), ("/*", ""), ("\"\\", ""), ("", ""),
  ])
  func readsObjectiveC(_ text: String, _ expected: String) {
    let texts = ObjectiveCFile.texts(in: Array(text.utf8), of: "A.m")
    #expect(texts.map { "\($0.framework.rawValue) \($0.count) \($0.first.text)" }.joined(separator: " ") == expected)
  }

  @Test("the texts that nothing measured are found again, by file") func lostTexts() {
    let view = { (name: String) in
      "struct \(name): View {\n  let color: Color\n  var body: some View {\n    Text(\"a\").foregroundStyle(color)\n    Text(\"b\").foregroundStyle(color)\n  }\n}"
    }
    let files = ["B.swift": view("B"), "A.swift": "\n" + view("A")]
    let facts = SourceFacts(of: files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    let lost = facts.lostTexts(of: facts.pairs.coverage)
    #expect(lost.map { $0.text.prefix(9) } == ["A.swift:5", "A.swift:6", "B.swift:4", "B.swift:5"])
    #expect(facts.pairs.coverage.losses.values.reduce(0, +) == 4)
  }
}
