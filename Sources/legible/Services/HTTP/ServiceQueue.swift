import LocalFiles
import Synchronization

/// Work or results between threads, in order, up to a limit.
struct ServiceQueue<Element: Sendable>: Sendable {
  /// Rings once for each element.
  let bell: Platform.Bell
  /// Adds an element; returns false if too many wait.
  let put: @Sendable (Element) -> Bool
  private let first: @Sendable () -> Element?
  private let all: @Sendable () -> [Element]

  /// Makes a queue; nil if the system gives no bell.
  init?(most: Int) {
    guard let bell = Platform.Bell() else { return nil }
    self.bell = bell
    let waiting = Mutex<[Element]>([])
    put = { element in
      let isTaken = waiting.withLock { list in
        guard list.count < most else { return false }
        list.append(element)
        return true
      }
      if isTaken { bell.ring() }
      return isTaken
    }
    first = { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    all = {
      waiting.withLock { list in
        defer { list = [] }
        return list
      }
    }
  }

  /// Waits for an element and takes it.
  func take() -> Element {
    while true {
      bell.wait()
      if let element = first() { return element }
    }
  }

  /// Takes everything there is, after the bell has rung.
  func takeAll() -> [Element] {
    bell.clear()
    return all()
  }
}
