import LocalFiles
import Palettes

/// The one thread that talks to clients: it accepts, reads, refuses, and sends; workers answer.
///
/// Nothing here waits for a client or for an audit, so that one of them holds up no other.
struct HTTPLoop {
  /// The queues between the loop and the workers.
  struct Queues: Sendable {
    /// Audits, which take long.
    let audits: ServiceQueue<HTTPJob>
    /// All other requests.
    let others: ServiceQueue<HTTPJob>
    let news: ServiceQueue<HTTPNews>
    /// Called with the number of listeners when it changes.
    let tellListeners: @Sendable (Int) -> Void
  }

  let access: HTTPAccess
  let queues: Queues
  var log: AccessLog
  var room = Platform.WaitingRoom()
  var peers: [HTTPPeer?]
  var bodyBytes = 0
  var answerBytes = 0
  var date = (second: 0, text: "")
  private(set) var now = 0
  private var free: [Int] = []
  private var connections = 0
  private var nextNumber = 0
  private let listener: Platform.Socket
  private let mostConnections: Int
  private let start = ContinuousClock.now
  private var isFull = false
  private var nextLook = 0
  private var nextBeat = 0

  /// The places of the listener and of the bell of the workers.
  private static let (listenerPlace, newsPlace) = (0, 1)
  /// The longest wait, after which signals and times are looked at, in milliseconds.
  private static let patience: Int32 = 100

  /// Prepares a loop.
  init(_ listener: Platform.Socket, _ access: HTTPAccess, _ queues: Queues, _ log: AccessLog) {
    (self.listener, self.access, self.queues, self.log) = (listener, access, queues, log)
    peers = [nil, nil]
    let files = Platform.raiseFileLimit(to: HTTPLimits.mostConnections + 256)
    mostConnections = max(16, min(HTTPLimits.mostConnections, files - 200))
    room.set(listener, at: Self.listenerPlace, reads: true, writes: false)
    room.set(queues.news.bell, at: Self.newsPlace)
  }

  /// Serves until a signal asks for the end; then gives running requests a moment.
  mutating func run() {
    while !Platform.wasStopped { turn() }
    room.remove(Self.listenerPlace)
    listener.close()
    isFull = false
    let end = milliseconds() + HTTPLimits.grace
    while milliseconds() < end, peers.contains(where: { $0?.phase == .working || $0?.isSending == true }) { turn() }
  }

  private mutating func turn() {
    let calls = room.wait(atMost: Self.patience)
    now = milliseconds()
    // New connections come last: they may take places that are free by then.
    for call in calls.reversed() {
      switch call.place {
      case Self.listenerPlace: welcome()
      case Self.newsPlace: for news in queues.news.takeAll() { hear(news) }
      default: serve(call)
      }
    }
    if now >= nextLook { lookAtTimes() }
  }

  private func milliseconds() -> Int {
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  // MARK: Connections

  private mutating func welcome() {
    for _ in 0..<256 {
      if connections >= mostConnections, !makeRoom() {
        // All are busy: new ones wait until the next look at the times.
        room.remove(Self.listenerPlace)
        isFull = true
        return
      }
      guard let socket = listener.accept() else { return }
      connections += 1
      let place = free.popLast() ?? peers.count
      if place == peers.count { peers.append(nil) }
      nextNumber += 1
      peers[place] = HTTPPeer(socket, number: nextNumber, at: now)
      update(place)
    }
  }

  /// Ends the connection that has been idle for longest; returns false if all are busy.
  private mutating func makeRoom() -> Bool {
    var oldest: (place: Int, time: Int)?
    for place in peers.indices {
      guard let peer = peers[place], peer.isIdle, peer.lastActive < oldest?.time ?? .max else { continue }
      oldest = (place, peer.lastActive)
    }
    guard let oldest else { return false }
    drop(oldest.place)
    return true
  }

  /// Ends a connection at once.
  mutating func drop(_ place: Int) {
    guard let peer = peers[place] else { return }
    bodyBytes -= peer.reserved
    answerBytes -= peer.waitingBytes
    peer.socket.close()
    peers[place] = nil
    room.remove(place)
    free.append(place)
    connections -= 1
    if peer.phase == .streaming { tellListeners() }
  }

  /// Tells the workers how many listen.
  mutating func tellListeners() { queues.tellListeners(listeners) }

  /// The number of listeners to events.
  var listeners: Int { peers.count { $0?.phase == .streaming } }

  /// The number of listeners, with those whose first event is still being prepared.
  var admittedListeners: Int {
    listeners + peers.count { $0?.phase == .working && $0?.head?.path == HTTPRoute.events.rawValue }
  }

  /// Waits for what a connection needs now.
  mutating func update(_ place: Int) {
    guard let peer = peers[place] else { return }
    room.set(peer.socket, at: place, reads: peer.reads, writes: peer.isSending)
  }

  // MARK: Times

  private mutating func lookAtTimes() {
    nextLook = now + 250
    if isFull { room.set(listener, at: Self.listenerPlace, reads: true, writes: false) }
    isFull = false
    let isBeat = now >= nextBeat
    if isBeat { nextBeat = now + HTTPLimits.heartbeat }
    for place in peers.indices {
      guard let peer = peers[place] else { continue }
      if now >= peer.deadline { expire(place, peer) }
      if isBeat, peer.phase == .streaming { stream(Array(": alive\n\n".utf8), to: place) }
    }
  }

  /// Ends a connection whose time is over; one that owes a request hears why.
  private mutating func expire(_ place: Int, _ peer: HTTPPeer) {
    switch peer.phase {
    case .working: return
    case .streaming where !peer.isSending: return
    case .reading where !peer.isIdle && !peer.isSending:
      refuse(place, HTTPProblem(.requestTimeout, "the rest of the request did not arrive in time"), ends: true)
    default: drop(place)
    }
  }

  // MARK: News

  private mutating func hear(_ news: HTTPNews) {
    switch news {
    case .answer(let job, let response):
      guard peers[job.place]?.number == job.connection, peers[job.place]?.phase == .working else { return }
      reply(job.place, response)
      // The next request may have come with this one.
      advance(job.place)
    case .revision(let revision):
      for place in peers.indices where peers[place]?.phase == .streaming {
        stream(HTTPAnswers.event(revision), to: place)
      }
    }
  }

  /// Sends a part of a stream; a listener that takes nothing is dropped.
  private mutating func stream(_ bytes: [UInt8], to place: Int) {
    guard var peer = peers[place] else { return }
    if !peer.isSending { peer.deadline = now + HTTPLimits.sendPause }
    answerBytes += bytes.count
    peer.add(bytes)
    peers[place] = peer
    send(place)
  }

  /// The value of the Date field.
  mutating func dateText() -> String {
    let second = Platform.secondsSince1970
    if date.second != second {
      let day = CalendarDate(daysSince1970: second / 86_400).text
      date = (second, HTTPResponse.date(day: second / 86_400, day, second: second % 86_400))
    }
    return date.text
  }
}
