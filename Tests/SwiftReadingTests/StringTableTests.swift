import Testing

@testable import SwiftReading

/// String tables, as Xcode writes them and malformed.
@Suite struct StringTableTests {
  @Test(arguments: [
    ("\"close\" = \"Close\";", ["close"]), ("\u{FEFF}\"a\" = \"A\";", ["a"]), ("", []),
    ("/* The bar */\n\"a b\" = \"A\";\n// and\nc = \"C\";\n", ["a b", "c"]),
    ("\"a\" = \"\";\n\"b\" = \"B\";", ["b"]), ("\"a \\\"b\\\"\" = \"A\\n\";", ["a \"b\""]),
    // What follows an entry that cannot be read is left out.
    ("\"a\" = \"A\"; \"b\" \"B\"; \"c\" = \"C\";", ["a"]), ("\"a\" = \"A\"; \"b\" = \"B", ["a", "b"]),
    ("\"a\" = \"A\" \"b\" = \"B\";", ["a"]), ("= ;", []), ("\"a\" = { b = c; }; \"d\" = \"D\";", ["d"]),
    ("/* \"a\" = \"A\";", []), ("\"Café\" = \"Café\";", ["Café"]),
  ]) func keysWithATextAreRead(_ text: String, _ keys: [String]) {
    #expect(StringTable(Array(text.utf8)).keys.sorted() == keys)
  }

  @Test func wideCharactersHaveNoKeys() {
    let wide: [UInt8] = [0xFF, 0xFE] + "\"a\" = \"A\";".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    #expect(StringTable(wide).keys == [])
  }

  @Test func everyBeginningIsRead() {
    let text = Array("/* a */ \"a\" = \"A\\\"\"; b = (c, {d = e;}); \"f\" = \"F\";".utf8)
    for count in 0...text.count { #expect(StringTable(Array(text[..<count])).keys.count <= 2) }
  }
}
