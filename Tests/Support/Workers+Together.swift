import Dispatch
package import FileSyntax

extension Workers {
  /// Workers that run pieces side by side, for tests that compare them with one.
  package static func together(_ count: Int) -> Workers {
    Workers(count: count) { pieces, body in DispatchQueue.concurrentPerform(iterations: pieces, execute: body) }
  }
}
