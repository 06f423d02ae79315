/// Names that break escaping which was done by hand.
enum HostileNames {
  static let all = [
    "pipe|pipe", #"back\slash"#, #"end\"#, "|", "`tick`", "<script>alert(1)</script>", "new\nline", "%0A", "a\u{202E}b",
    "👩🏽‍🚀", String(repeating: "x", count: 10_000), "", " edge ", "caf\u{E9}", "on", "text", "a b",
  ]

  /// Hostile names with text that breaks machine-readable formats.
  static let harsh =
    all + [
      "]]>", "<![CDATA[", "&amp;", "&#0;", "\0", "nul\0inside", "\u{1B}[31mred", "\u{7F}", "\u{85}", "\u{2028}",
      "\u{FFFE}",
      #"\u{0}"#, #"\\u{0}"#, #"\u"#, "::error file=a,line=1::injected", "a::b", "\n::error::injected", "a\r\nb", "\r",
      "\t",
      "=1+1", "@SUM(A1)", "-2", "+3", " =1", "'=1", "'", "＝1", #"""#, #"a"b,c"#, "a,b", "a;b", "[x](1)", "{0}", "%",
      "%25",
      "x:1:2: error: y", "e\u{301}", "\u{202E}gnp.exe", "caf\u{E9}/sub",
    ]
}
