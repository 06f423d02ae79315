import PaletteModel

extension SyntaxTree {
  /// Returns true if a branch of an `#if` is one that an app for iOS is compiled with, as far as its condition tells.
  func isForPhone(_ branch: Int) -> Bool {
    guard let directive = child(of: branch, .directive) else { return true }
    let text = text(directive)
    if text.holds("os(iOS)") || text.holds("UIKit") { return !text.hasPrefix("!") }
    let others = ["os(macOS)", "os(watchOS)", "os(tvOS)", "os(Linux)", "AppKit", "DEBUG"]
    return text.hasPrefix("!") == others.contains(where: text.holds) || !others.contains(where: text.holds)
  }

  /// Returns the branches of an `#if` that are not compiled for iOS, as far as their conditions say.
  func branchesForOthers(of conditional: Int) -> [Int] {
    var isTaken = false
    return children(of: conditional).filter { branch in
      if isTaken { return true }
      isTaken = isOnlyForPhone(branch)
      return !isForPhone(branch)
    }
  }

  /// Returns true if a branch names iOS or what only iOS has, so that none behind it is one for iOS.
  private func isOnlyForPhone(_ branch: Int) -> Bool {
    guard let directive = child(of: branch, .directive) else { return false }
    let text = text(directive)
    return isForPhone(branch) && ["os(iOS)", "UIKit", "!os(", "!DEBUG"].contains(where: text.holds)
  }
}
