// modules: ColorMath FileSyntax legible=CommandLine,Protocols

@testable import legible

/// Reads the input as requests, whole and in pieces whose sizes the input gives; both must give the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var pieces: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while let size = rest.first {
    pieces.append(rest.prefix(Int(size & 31) + 1))
    rest = rest.dropFirst(Int(size & 31) + 1)
  }
  let (whole, divided) = (events([bytes[...]]), events(pieces))
  precondition(whole.events == divided.events, "\(whole.events) \(divided.events)")
  precondition(whole.problem?.status == divided.problem?.status)
  let access = HTTPAccess(port: 8000, token: "secret", origins: ["null"])
  for event in whole.events {
    switch event {
    case .head(let head):
      _ = (access.problem(with: head), access.fields(for: head), try? HTTPRoute.of(head), head.keepsAlive)
    case .body(let body):
      guard let posted = try? PostedFiles(body) else { continue }
      for name in posted.files.keys {
        precondition(!name.split(separator: "/").contains("..") && name.utf8.first != 47, name)
      }
    }
  }
  return 0
}

private func events(_ pieces: [ArraySlice<UInt8>]) -> (events: [HTTPReader.Event], problem: HTTPProblem?) {
  var reader = HTTPReader()
  var events: [HTTPReader.Event] = []
  do throws(HTTPProblem) {
    for piece in pieces {
      reader.add(Array(piece))
      while let event = try reader.next() { events.append(event) }
    }
  } catch {
    precondition(!error.detail.isEmpty && !error.response.head(date: "", closes: true).isEmpty)
    return (events, error)
  }
  return (events, nil)
}
