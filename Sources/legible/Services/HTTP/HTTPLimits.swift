/// The limits of the service in time, number, and memory.
enum HTTPLimits {
  /// The time for the lines before a body, in milliseconds.
  static let headTime = 10_000
  /// The time for a body, and the time in which some of it must come.
  static let (bodyTime, bodyPause) = (60_000, 10_000)
  /// The time in which a client must take some of an answer.
  static let sendPause = 20_000
  /// The time between requests.
  static let idleTime = 60_000
  /// The time for a client to read the last answer before the connection ends.
  static let drainTime = 3_000
  /// The time between two signs of life to listeners.
  static let heartbeat = 15_000
  /// The time for running requests after the signal to stop.
  static let grace = 500

  /// The most connections; the one that has been idle for longest makes room.
  static let mostConnections = 12_000
  /// The most listeners to events.
  static let mostListeners = 64
  /// The most requests that wait for a worker.
  static let mostWaiting = 256
  /// The most bytes of bodies in flight.
  static let mostBodyBytes = 128 << 20
  /// The bytes of a body whose audit needs so little memory that it waits for no other.
  static let smallBody = 4 << 20
  /// The most bytes of answers that clients have not taken.
  static let mostAnswerBytes = 256 << 20
  /// The most bytes that are thrown away after a refusal.
  static let mostDrained = 256 << 20
}
