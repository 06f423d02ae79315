/// The one session of this instance; the host calls from one thread.
nonisolated(unsafe) private var session = StudioSession()

/// The last answer, which the host copies before it calls again.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// The bytes of files other than images that the running audit has read.
nonisolated(unsafe) var bytesRead = 0

/// Returns room for bytes that the host hands over; the function that takes them releases it.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: count, alignment: 1) }

/// Takes a file: its path from the root of the repository, and its bytes.
///
/// Returns 0 for a path that leads outside the root.
@_expose(wasm, "put")
@_cdecl("put")
public func put(
  _ path: UnsafeMutableRawPointer, _ pathCount: Int, _ bytes: UnsafeMutableRawPointer, _ byteCount: Int
) -> Int {
  let path = String(decoding: taken(path, pathCount), as: UTF8.self)
  return session.files.put(taken(bytes, byteCount), at: path) ? 1 : 0
}

/// Answers a request: the name of a command and its arguments, separated by NUL.
///
/// Returns 1 for an answer, and 0 for the reason that there is none.
@_expose(wasm, "ask")
@_cdecl("ask")
public func ask(_ request: UnsafeMutableRawPointer, _ count: Int) -> Int {
  answer.deallocate()
  answer = UnsafeMutableBufferPointer(start: nil, count: 0)
  let (bytes, isAnswer) = session.answer(StudioRequest(taken(request, count)))
  answer = .allocate(capacity: bytes.count)
  _ = answer.initialize(from: bytes)
  return isAnswer ? 1 : 0
}

/// The address of the last answer.
@_expose(wasm, "answerAddress")
@_cdecl("answerAddress")
public func answerAddress() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }

/// The length of the last answer in bytes.
@_expose(wasm, "answerLength")
@_cdecl("answerLength")
public func answerLength() -> Int { answer.count }

/// Copies and releases bytes that the host wrote.
private func taken(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> [UInt8] {
  defer { bytes.deallocate() }
  return Array(UnsafeRawBufferPointer(start: bytes, count: count))
}
