import ColorMath
import FileSyntax
import LocalFiles
import Synchronization

/// One run of `legible serve`: a loop for the clients, workers that answer, and a look for saved changes.
struct HTTPService {
  private let answers: HTTPAnswers
  private let queues: HTTPLoop.Queues
  private let listeners: @Sendable () -> Int
  private let loop: HTTPLoop
  private let auditors: Int
  /// The address with the token.
  let address: String

  /// The shortest time between two looks for saved changes, in milliseconds, and the share of time that they may take.
  private static let (pause, share) = (Int32(250), 10)

  /// Opens the port.
  ///
  /// - Throws: `UsageError` if that fails.
  init(_ answers: HTTPAnswers, port: Int, origins: [String], auditors: Int, log: AccessLog) throws(UsageError) {
    let listener: Platform.Socket
    do throws(Platform.SocketProblem) {
      listener = try Platform.Socket.listener(onPort: port)
    } catch {
      throw UsageError(
        "port \(port) cannot be opened: \(error.words)",
        remedy: "choose a different port with --port, or use 0 for a free one")
    }
    let count = Mutex(0)
    listeners = { count.withLock { $0 } }
    guard let audits = ServiceQueue<HTTPJob>(most: HTTPLimits.mostWaiting),
      let others = ServiceQueue<HTTPJob>(most: HTTPLimits.mostWaiting), let news = ServiceQueue<HTTPNews>(most: .max)
    else { throw UsageError("the system has no more pipes", remedy: "close other programs") }
    queues = HTTPLoop.Queues(audits: audits, others: others, news: news) { number in
      count.withLock { $0 = number }
    }
    let token = (0..<2).map { _ in HexText.digits(UInt64.random(in: .min ... .max), count: 16, isUppercase: false) }
      .joined()
    address = "http://127.0.0.1:\(listener.port)/?token=\(token)"
    loop = HTTPLoop(listener, HTTPAccess(port: listener.port, token: token, origins: origins), queues, log)
    self.answers = answers
    self.auditors = auditors
  }

  /// Serves until a signal ends the process, with status 0.
  func run() {
    // The loop, the look for changes, one worker for everything that is quick, and the rest for audits.
    _ = Workers.threads(auditors + 3).map(auditors + 3) { role in
      switch role {
      case 0: serve()
      case 1: watch()
      case 2: work(on: queues.others)
      default: work(on: queues.audits)
      }
    }
  }

  private func serve() {
    var loop = loop
    loop.run()
    Platform.endNow(ExitStatus.success.rawValue)
  }

  private func work(on queue: ServiceQueue<HTTPJob>) {
    while true {
      let job = queue.take()
      _ = queues.news.put(.answer(job, answers.answer(job)))
    }
  }

  /// Looks for saved changes while there are listeners.
  private func watch() {
    var last = ""
    var pause = Self.pause
    while true {
      Platform.sleep(milliseconds: pause)
      guard listeners() > 0 else { continue }
      let start = ContinuousClock.now
      let revision = answers.revision
      guard revision != last else {
        // A look that finds nothing only reads files; others also audit them, which happens once for each change.
        let spent = (ContinuousClock.now - start) / .milliseconds(1)
        pause = max(Self.pause, Int32(min(60_000, spent * Double(Self.share))))
        continue
      }
      (last, pause) = (revision, Self.pause)
      _ = queues.news.put(.revision(revision))
    }
  }
}
