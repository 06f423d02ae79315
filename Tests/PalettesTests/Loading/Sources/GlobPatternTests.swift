import TestSupport
import Testing

@testable import Palettes

@Suite struct GlobPatternTests {
  @Test(
    arguments: [
      ("*", ["", "a", "abc", "a b", "🦊"], [".", ".hidden"]),
      ("*.xcassets", ["Colors.xcassets"], ["Colors.xcasset", "Colors.xcassets2", ".xcassets"]),
      ("a*b*c", ["abc", "axxbxxc", "abbcc", "abcbc"], ["ab", "acb", "xabc"]),
      ("?", ["a", "é", "🦊"], ["", "ab", "."]),
      ("a?c", ["abc", "a.c"], ["ac", "abbc"]),
      ("[abc]x", ["ax", "bx"], ["dx", "x", "abx"]),
      ("[a-cx]", ["a", "b", "c", "x"], ["d", "-", "w"]),
      ("[!a-c]", ["d", "-"], ["a", "b"]),
      ("[^a]", ["b"], ["a"]),
      ("[]]", ["]"], ["["]),
      ("[a-]", ["a", "-"], ["b"]),
      ("[z-a]", [], ["a", "m", "z"]),
      ("a[b", ["a[b"], ["ab"]),
      ("[", ["["], ["a"]),
      (".h*", [".hidden"], ["hidden"]),
      ("**a**", ["a", "xax"], ["x"]),
    ] as [(String, [String], [String])])
  func matchesNames(_ pattern: String, _ yes: [String], _ no: [String]) {
    for name in yes { #expect(GlobName(pattern).matches(name), "\(pattern) should match \(name)") }
    for name in no { #expect(!GlobName(pattern).matches(name), "\(pattern) should not match \(name)") }
  }

  @Test(
    arguments: [
      ("Colors.xcassets", ["Colors.xcassets", "./Colors.xcassets"], ["a/Colors.xcassets", "Colors"]),
      ("*/x", ["a/x", "b/x"], ["x", "a/b/x", ".a/x"]),
      ("**/x", ["x", "a/x", "a/b/c/x"], ["a/y", "x/y", ".git/x", "a/.b/x"]),
      ("a/**", ["a/x", "a/b/c"], ["b", "a/.x"]),
      ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["b", "a/x"]),
      ("**/a/**/b", ["a/b", "x/a/y/b", "a/a/b/b"], ["b", "b/a"]),
      ("**/**/**", ["a", "a/b"], [".a"]),
      ("Modules/*/Assets/[A-M]*.xcassets", ["Modules/UI/Assets/Colors.xcassets"], ["Modules/UI/Assets/Zebra.xcassets"]),
      ("a//b/", ["a/b"], ["a"]),
    ] as [(String, [String], [String])])
  func matchesPaths(_ pattern: String, _ yes: [String], _ no: [String]) {
    for path in yes {
      #expect(
        GlobPattern(pattern).matches(path.replacing("./", with: "", maxReplacements: path.hasPrefix("./") ? 1 : 0)))
    }
    for path in no { #expect(!GlobPattern(pattern).matches(path), "\(pattern) should not match \(path)") }
  }

  /// Exponential backtracking would never end on these.
  @Test func refusesWhatInvitesBacktracking() {
    let name = String(repeating: "a", count: 2_000)
    let pattern = GlobName(String(repeating: "a*", count: 200) + "b")
    let path = Array(repeating: "a", count: 200).joined(separator: "/")
    let folders = GlobPattern(String(repeating: "**/a/", count: 30) + "b")
    #expect(!pattern.matches(name))
    #expect(!folders.matches(path))
  }

  @Test(arguments: hostileNames)
  func survivesHostileNames(_ name: String) {
    let isPath = name.contains("/") || name == "."
    #expect(GlobPattern(name).matches(name) || isPath || GlobPattern(name).isWild)
    _ = GlobPattern("**/*" + name + "[" + name).matches(name)
  }
}
