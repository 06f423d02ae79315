/// Names that break escaping which was done by hand.
enum HostileNames {
  static let all = [
    "pipe|pipe", #"back\slash"#, #"end\"#, "|", "`tick`", "<script>alert(1)</script>", "new\nline", "%0A", "a\u{202E}b",
    "👩🏽‍🚀", String(repeating: "x", count: 10_000), "", " edge ", "caf\u{E9}", "on", "text", "a b",
  ]
}
