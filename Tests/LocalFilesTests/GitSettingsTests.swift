import Testing

@testable import LocalFiles

/// The settings of git, in every way in which a file may write them.
@Suite struct GitSettingsTests {
  @Test(arguments: [
    ("[include]\n\tpath = a/b\n", ["a/b"]), ("[INCLUDE] Path=x", ["x"]), ("[include]path = \"a b\" ; c", ["a b"]),
    ("[include]\r\npath = x\r\n", ["x"]), ("[include]\n path = a\\\n b # c\n", ["a b"]),
    ("[include]\npath = \"a#\\\"b\\\\\"\n", ["a#\"b\\"]), ("[include]\npath = \"a;b\"\n", ["a;b"]),
    ("\u{FEFF}[include]\npath=x\npath=y", ["x", "y"]),
    ("# [include]\n; path = x\n[core]\npath = x\n", []), ("[include]\npathx = x\n", []),
    ("[core]\n\tbare\n[include]\n\tpath = x\n", ["x"]), ("[a \"]\\\"[include]\"]\npath = x\n[include]\npath=y", ["y"]),
  ])
  func includedFilesAreFound(_ text: String, _ paths: [String]) {
    #expect(GitSettings(Array(text.utf8)).values("include", "path") == paths)
  }

  @Test func sectionsWithConditionsAreFound() {
    let text = "[includeIf \"gitdir:~/x]\"]\n\tpath = a\n[includeif.onbranch:x]\n\tpath = b\n"
    #expect(GitSettings(Array(text.utf8)).values("includeif", "path") == ["a", "b"])
  }
}
