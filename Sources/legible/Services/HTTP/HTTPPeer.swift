import LocalFiles

/// One connection: what has been read, what is still to be sent, and until when.
struct HTTPPeer {
  /// The state of a connection.
  enum Phase: Hashable {
    /// Waits for a request, or for the rest of one.
    case reading
    /// Waits for a worker.
    case working
    /// Gets events until it ends.
    case streaming
    /// Gets no more answers; what it still sends is thrown away, so that it reads the last one.
    case draining(left: Int)
  }

  let socket: Platform.Socket
  /// The number of the connection.
  let number: Int
  var reader = HTTPReader()
  var phase = Phase.reading
  /// The head of the request that is being read or answered.
  var head: HTTPHead?
  /// The bytes of a body that are set aside for this connection.
  var reserved = 0
  /// The time until which the next thing must happen, in milliseconds of the loop.
  var deadline: Int
  /// The last time at which something happened.
  var lastActive: Int
  /// The time at which the first byte of the request came.
  var began: Int
  /// True if the connection ends when everything is sent.
  var closesAfterSending = false
  private var pieces: [[UInt8]] = []
  private var sent = 0

  /// Takes a connection at a time.
  init(_ socket: Platform.Socket, number: Int, at now: Int) {
    self.socket = socket
    self.number = number
    deadline = now + HTTPLimits.idleTime
    (lastActive, began) = (now, now)
  }

  /// True if bytes wait to be sent.
  var isSending: Bool { !pieces.isEmpty }

  /// True if nothing of a request has come and nothing is owed.
  var isIdle: Bool { phase == .reading && head == nil && !reader.isInside && !isSending }

  /// True if it waits for a request, or for the rest of one, and owes nothing.
  var isReading: Bool { phase == .reading && !isSending }

  /// Takes bytes that have come at a time.
  mutating func take(_ bytes: [UInt8], at now: Int) {
    if isIdle {
      began = now
      deadline = now + HTTPLimits.headTime
    }
    lastActive = now
    reader.add(bytes)
  }

  /// True if more bytes are wanted now: one request after the other, so that a client cannot pile them up.
  var reads: Bool {
    switch phase {
    case .reading: isReading
    case .working: false
    case .streaming, .draining: true
    }
  }

  /// The number of bytes that wait to be sent.
  var waitingBytes: Int { pieces.reduce(0) { $0 + $1.count } - sent }

  /// Adds bytes to send.
  mutating func add(_ bytes: [UInt8]) {
    if !bytes.isEmpty { pieces.append(bytes) }
  }

  /// Sends as much as possible; returns false if the client is gone.
  mutating func send() -> Bool {
    while let first = pieces.first {
      guard let count = socket.send(first, from: sent) else { return false }
      guard count > 0 else { return true }
      sent += count
      guard sent == first.count else { continue }
      pieces.removeFirst()
      sent = 0
    }
    return true
  }
}
