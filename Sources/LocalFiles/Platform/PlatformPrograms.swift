import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The results of a program.
package struct ProgramOutput: Hashable {
  /// The exit status, or 128 plus the signal that ended it, as a shell counts.
  let status: Int32
  /// Its standard output.
  let output: [UInt8]
  /// Its standard error, as text.
  let errors: String
}

/// The reason that a program gave no output.
package enum ProgramProblem: Error, Hashable {
  /// There is no such program on the search path.
  case notFound
  /// The program wrote more than the limit, in bytes, and was ended.
  case tooMuch(limit: Int)
  /// The program did not end within the limit, in seconds, and was ended.
  case tooLong(seconds: Int)
  /// Anything else, in the system's words.
  case other(String)
}

/// The limits of a program that this process runs, beyond which it is ended with every process that it started.
package struct ProgramBounds: Hashable, Sendable {
  /// The most bytes of its standard output.
  var output = Int.max
  /// The time until its end, in seconds of the clock.
  var seconds = 600
  /// Its processor time, in seconds; nil for any.
  var processorSeconds: Int?
  /// The memory that it may allocate, in bytes, if the system enforces that; nil for any.
  var memory: Int?

  /// Bounds the output and the time.
  init(output: Int = .max, seconds: Int = 600, processorSeconds: Int? = nil, memory: Int? = nil) {
    self.output = output
    self.seconds = seconds
    self.processorSeconds = processorSeconds
    self.memory = memory
  }

  /// The program and its arguments, started by a shell that only sets the limits of the system, if there are any.
  ///
  /// No call of `posix_spawn` sets them. The arguments are no part of the script.
  fileprivate func limited(_ words: [String]) -> [String] {
    let limits = [processorSeconds.map { "ulimit -t \($0)" }, memory.map { "ulimit -d \($0 >> 10)" }]
    let script = limits.compactMap { $0 }.map { "\($0) 2>/dev/null; " }.joined()
    return script.isEmpty ? words : ["/bin/sh", "-c", script + "exec \"$0\" \"$@\""] + words
  }
}

extension Platform {
  /// Runs a program of the search path and waits for its end.
  ///
  /// Its environment is that of this process without the named variables, and with others as `NAME=value`. Broken pipes
  /// must be ignored (`ignoreBrokenPipes`), because a program may end without having read its input. The program leads
  /// a group of its own, which ends as a whole. Throws if it cannot be started, or exceeds its bounds.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], without variables: [String] = [],
    adding settings: [String] = [], bounds: ProgramBounds = ProgramBounds()
  ) throws(ProgramProblem) -> ProgramOutput {
    let words = bounds.limited([program] + arguments)
    let started = try starting.withLock { _ throws(ProgramProblem) in
      try start(words, without: variables, adding: settings)
    }
    defer { PlatformProgramGroups.forget(started.process) }
    var exchange = Exchange(input: input, to: started.input, from: [started.output, started.errors], bounds)
    let end = exchange.run()
    guard end == .whole, let status = exchange.status(of: started.process) else {
      kill(-started.process, SIGKILL)
      kill(started.process, SIGKILL)
      wait(for: started.process)
      throw end == .tooMuch ? .tooMuch(limit: bounds.output) : .tooLong(seconds: bounds.seconds)
    }
    if words.count > arguments.count + 1, status == 126 || status == 127 { throw .notFound }
    if let most = bounds.processorSeconds, status == 128 + SIGXCPU || status == 128 + SIGKILL {
      throw .tooLong(seconds: most)
    }
    return ProgramOutput(
      status: status, output: exchange.received[0], errors: String(decoding: exchange.received[1], as: UTF8.self))
  }

  /// One start at a time: between `pipe` and the mark on its ends, another program would inherit them, and keep them
  /// open.
  private static let starting = Mutex<Void>(())

  /// A running program, with our ends of its standard streams.
  private struct Started {
    let process: pid_t
    let input: Int32
    let output: Int32
    let errors: Int32
  }

  private static func start(
    _ arguments: [String], without variables: [String], adding settings: [String]
  ) throws(ProgramProblem) -> Started {
    let (input, output, errors) = (try pipe(), try pipe(), try pipe())
    do throws(ProgramProblem) {
      let standard = [input.reader, output.writer, errors.writer]
      let process = try spawn(arguments, without: variables, adding: settings, standard: standard)
      PlatformProgramGroups.remember(process)
      close(input.reader, output.writer, errors.writer)
      return Started(process: process, input: input.writer, output: output.reader, errors: errors.reader)
    } catch {
      for end in [input, output, errors] { close(end.reader, end.writer) }
      throw error
    }
  }

  /// A pipe that other programs do not inherit, whichever starts at the same time.
  static func privatePipe() -> (reader: Int32, writer: Int32)? {
    try? starting.withLock { _ throws(ProgramProblem) in try pipe() }
  }

  private static func pipe() throws(ProgramProblem) -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let result = Darwin.pipe(&ends)
    #elseif canImport(Musl)
      let result = Musl.pipe(&ends)
    #else
      let result = Glibc.pipe(&ends)
    #endif
    guard result == 0 else { throw .other(words(for: errno)) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  fileprivate static func close(_ descriptors: Int32...) {
    for descriptor in descriptors {
      #if canImport(Darwin)
        _ = Darwin.close(descriptor)
      #elseif canImport(Musl)
        _ = Musl.close(descriptor)
      #else
        _ = Glibc.close(descriptor)
      #endif
    }
  }

  /// Starts a program with these standard streams: input, output, errors.
  private static func spawn(
    _ arguments: [String], without variables: [String], adding settings: [String], standard: [Int32]
  ) throws(ProgramProblem) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      // Everything except the standard streams stays here, marked or not.
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    for (target, descriptor) in standard.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    let texts = arguments.map { strdup($0) } + [nil]
    let inherited = (environment(without: variables) + settings).map { strdup($0) } + [nil]
    defer { for text in texts + inherited { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, arguments[0], &actions, &attributes, texts, inherited)
    switch code {
    case 0: return process
    case ENOENT: throw .notFound
    default: throw .other(words(for: code))
    }
  }

  /// The variables of the environment as `NAME=value`, without some.
  private static func environment(without names: [String]) -> [String] {
    var found: [String] = []
    var next = firstVariable
    while let place = next, let variable = place.pointee {
      let text = String(cString: variable)
      if !names.contains(where: { text.hasPrefix("\($0)=") }) { found.append(text) }
      next = place + 1
    }
    return found
  }

  /// The beginning of the list of variables; no header of Apple declares `environ`.
  private static var firstVariable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    #if canImport(Darwin)
      return _NSGetEnviron().pointee
    #else
      return environ
    #endif
  }

  /// Waits for the end of a process that has been killed.
  private static func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return }
    }
  }

  /// The status of an ended process as a shell counts it.
  fileprivate static func shellStatus(_ status: Int32) -> Int32 {
    status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  }
}

/// Bytes on their way to and from a program, all at once, so that neither side waits for the other.
private struct Exchange {
  /// The way in which an exchange ends.
  enum End: Hashable { case whole, tooMuch, tooLong }

  /// The output of each of the streams.
  private(set) var received: [[UInt8]] = [[], []]
  private let input: [UInt8]
  private let bounds: ProgramBounds
  private let deadline: ContinuousClock.Instant
  private var sent = 0
  /// Open descriptors: to the program, then from its output and its errors; -1 for one that is closed.
  private var descriptors: [Int32]

  /// The most bytes of the program's errors that are kept; their words are few.
  private static let mostErrors = 1 << 16

  init(input: [UInt8], to writer: Int32, from readers: [Int32], _ bounds: ProgramBounds) {
    self.input = input
    self.bounds = bounds
    deadline = .now + .seconds(bounds.seconds)
    descriptors = [writer] + readers
    _ = fcntl(writer, F_SETFL, fcntl(writer, F_GETFL) | O_NONBLOCK)
  }

  /// Sends and receives until the program has closed its streams or exceeds a bound.
  mutating func run() -> End {
    if input.isEmpty { close(0) }
    var end = End.whole
    while end == .whole, descriptors[1] >= 0 || descriptors[2] >= 0 {
      var waiting = descriptors.enumerated().map { index, descriptor in
        pollfd(fd: descriptor, events: Int16(index == 0 ? POLLOUT : POLLIN), revents: 0)
      }
      let found = poll(&waiting, nfds_t(waiting.count), 1_000)
      guard found >= 0 || errno == EINTR else { break }
      if found > 0, waiting[0].revents != 0 { send() }
      for index in 1...2 where found > 0 && waiting[index].revents != 0 { receive(index) }
      if received[0].count > bounds.output { end = .tooMuch } else if .now >= deadline { end = .tooLong }
    }
    for index in descriptors.indices { close(index) }
    return end
  }

  /// Waits for the end of a process that has closed its streams, and returns its status; nil if it takes too long.
  func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while true {
      switch waitpid(process, &status, WNOHANG) {
      case 0:
        if .now >= deadline { return nil }
        Platform.sleep(milliseconds: 1)
      case process: return Platform.shellStatus(status)
      default: if errno != EINTR { return 127 }
      }
    }
  }

  private mutating func send() {
    let count = input.withUnsafeBytes { bytes in
      let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
      #if canImport(Darwin)
        return Darwin.write(descriptors[0], rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        return Musl.write(descriptors[0], rest.baseAddress, rest.count)
      #else
        return Glibc.write(descriptors[0], rest.baseAddress, rest.count)
      #endif
    }
    if count > 0 { sent += count }
    let isOver = count < 0 && errno != EAGAIN && errno != EINTR
    if isOver || sent == input.count { close(0) }
  }

  private mutating func receive(_ index: Int) {
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, length in
      #if canImport(Darwin)
        count = Darwin.read(descriptors[index], buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        count = Musl.read(descriptors[index], buffer.baseAddress, buffer.count)
      #else
        count = Glibc.read(descriptors[index], buffer.baseAddress, buffer.count)
      #endif
      length = max(count, 0)
    }
    if index == 1 || received[1].count < Self.mostErrors { received[index - 1] += chunk }
    if count == 0 || count < 0 && errno != EAGAIN && errno != EINTR { close(index) }
  }

  private mutating func close(_ index: Int) {
    if descriptors[index] >= 0 { Platform.close(descriptors[index]) }
    descriptors[index] = -1
  }
}
