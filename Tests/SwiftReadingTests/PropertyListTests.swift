import TestSupport
import Testing

@testable import SwiftReading

/// Property lists in XML, as Xcode writes them and malformed.
@Suite struct PropertyListTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \t<key>CFBundleName</key>
    \t<string>Cafés &amp; <![CDATA[<Bars>]]></string>
    \t<!-- <key>Old</key><true/> -->
    \t<key>UIApplicationSceneManifest</key>
    \t<dict>
    \t\t<key>UIUserInterfaceStyle</key>
    \t\t<string>Inner</string>
    \t</dict>
    \t<key>UISupportedInterfaceOrientations</key>
    \t<array><string>Portrait</string><dict><key>A</key><true/></dict></array>
    \t<key>UIUserInterfaceStyle</key>
    \t<string>Dark</string>
    \t<key>Count</key><integer>3</integer>
    \t<key>UIDesignRequiresCompatibility</key><true />
    \t<key>UIRequiresFullScreen</key><false></false>
    </dict>
    </plist>
    """

  @Test func entriesOfTheOutermostDictionaryAreRead() {
    let list = PropertyList(Array(Self.info.utf8))
    #expect(list.form == .xml)
    #expect(
      list.entries.map { "\($0.key)=\(Self.text($0.value)) \($0.position.line):\($0.position.column)" } == [
        "CFBundleName=Cafés & <Bars> 5:2", "UIUserInterfaceStyle=Dark 15:2",
        "UIDesignRequiresCompatibility=true 18:2", "UIRequiresFullScreen=false 19:2",
      ])
    #expect(list.texts == ["Cafés & <Bars>", "Inner", "Portrait", "Dark"])
  }

  @Test(arguments: [
    ("bplist00\u{1}\u{2}", PropertyList.Form.binary, 0), ("", .unknown, 0), ("{ a = b; }", .unknown, 0),
    ("<dict><key>a</key><true/>", .xml, 1), ("<dict><key>a<key>b</key><true/></dict>", .xml, 1),
    ("<dict></dict></dict></dict><dict><key>a</key><true/>", .xml, 1), ("<dict><key/><true/></dict>", .xml, 1),
    ("<plist><key>a</key><true/></plist>", .xml, 0), ("<dict><key>a</key><string>", .xml, 1),
    ("<dict><!-- <key>a</key><true/></dict>", .xml, 0), ("<dict><key>a</key><string><![CDATA[b", .xml, 1),
    ("<", .unknown, 0), ("</", .unknown, 0), ("<dict", .xml, 0), ("<dict><key>a</key>x<true/>", .xml, 1),
  ])
  func brokenListsAreReadAsFarAsTheyGo(_ text: String, _ form: PropertyList.Form, _ count: Int) {
    let list = PropertyList(Array(text.utf8))
    #expect(list.form == form && list.entries.count == count, "\(text)")
  }

  @Test func theFiveReferencesOfXMLAreResolved() {
    let list = PropertyList(Array("<dict><key>a</key><string>&amp;&lt;&gt;&quot;&apos;&#65;</string>".utf8))
    #expect(list.texts == ["&<>\"'&#65;"])
  }

  @Test func everyPrefixAndEveryDeletionIsRead() {
    let bytes = Array(Self.info.utf8)
    let whole = PropertyList(bytes).entries.count
    for index in bytes.indices {
      #expect(PropertyList(Array(bytes[..<index])).entries.count <= whole)
      #expect(PropertyList(Array(bytes[..<index] + bytes[(index + 1)...])).entries.count <= whole + 1)
    }
  }

  @Test(
    .enabled(if: StepGrowth.isCounted, "needs a debug build"),
    arguments: [
      "<", "<!--", "<![CDATA[", "<string>", "<key>", "&", "<dict>", "</dict>", "<!", "<?", "<key>a</key>",
    ])
  func workIsLinear(_ part: String) {
    let growth = StepGrowth(from: 500, { Array(("<dict>" + String(repeating: part, count: $0)).utf8) }) {
      _ = PropertyList($0)
    }
    #expect(growth.isLinear, "\(part): \(growth)")
  }

  private static func text(_ value: PropertyList.Value) -> String {
    switch value {
    case .text(let text): text
    case .truth(let truth): "\(truth)"
    }
  }
}
