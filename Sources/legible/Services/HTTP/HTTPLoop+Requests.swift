import LocalFiles

extension HTTPLoop {
  /// Reads from and sends to a connection on which something has happened.
  mutating func serve(_ call: Platform.WaitingRoom.Call) {
    guard let reads = peers[call.place]?.reads else { return }
    if call.isGone, !call.isReadable || !reads { return drop(call.place) }
    if call.isWritable {
      send(call.place)
      advance(call.place)
    }
    if call.isReadable, peers[call.place]?.reads == true { receive(call.place) }
  }

  private mutating func receive(_ place: Int) {
    guard let (socket, phase) = peers[place].map({ ($0.socket, $0.phase) }) else { return }
    switch socket.receive() {
    case .nothing: return
    case .end: return drop(place)
    case .bytes(let bytes):
      switch phase {
      case .draining(let left):
        guard left > bytes.count else { return drop(place) }
        peers[place]?.phase = .draining(left: left - bytes.count)
      case .streaming: return
      case .reading, .working:
        // In its place: of a connection that is taken out and put back, the whole body would be copied each time.
        let time = now
        peers[place]?.take(bytes, at: time)
        advance(place)
      }
    }
  }

  /// Goes on with what a connection has sent, up to the request that a worker answers.
  mutating func advance(_ place: Int) {
    while peers[place]?.isReading == true {
      let event: HTTPReader.Event?
      do throws(HTTPProblem) {
        event = try peers[place]?.reader.next()
      } catch {
        return refuse(place, error, ends: true)
      }
      if event == nil, peers[place]?.head?.hasBody == true { noteProgress(place) }
      guard bodyBytes <= HTTPLimits.mostBodyBytes else { return refuse(place, .busy, ends: true) }
      switch event {
      case nil: return update(place)
      case .head(let head): begin(place, head)
      case .body(let body): finish(place, body)
      }
    }
    update(place)
  }

  /// Counts the bytes of a body of unknown length, and gives it more time.
  private mutating func noteProgress(_ place: Int) {
    guard let (began, head) = peers[place].map({ ($0.began, $0.head) }) else { return }
    let deadline = min(began + HTTPLimits.bodyTime, now + HTTPLimits.bodyPause)
    peers[place]?.deadline = deadline
    guard head?.framing == .chunked, let (count, reserved) = peers[place].map({ ($0.reader.byteCount, $0.reserved) })
    else { return }
    bodyBytes += count - reserved
    peers[place]?.reserved = count
  }

  /// Decides by its head if a request may go on.
  private mutating func begin(_ place: Int, _ head: HTTPHead) {
    peers[place]?.head = head
    if let problem = problem(with: head) { return refuse(place, problem, ends: head.hasBody) }
    var length = 0
    if case .length(let announced) = head.framing { length = announced }
    let deadline = now + HTTPLimits.bodyPause
    peers[place]?.reserved = length
    peers[place]?.deadline = deadline
    bodyBytes += length
    if head.waitsToSend, head.hasBody { add(HTTPResponse.goOn, to: place) }
  }

  /// The reason to refuse a request before its body.
  private func problem(with head: HTTPHead) -> HTTPProblem? {
    if let problem = access.problem(with: head) { return problem }
    if !access.isPreflight(head) {
      do throws(HTTPProblem) {
        _ = try HTTPRoute.of(head)
      } catch {
        return error
      }
    }
    guard head.elements(of: "expect").allSatisfy({ $0 == "100-continue" }) else {
      return HTTPProblem(.expectationFailed, "only 'Expect: 100-continue' is supported")
    }
    if case .length(let length) = head.framing {
      guard length <= HTTPReader.largestBody else { return .bodyTooLarge }
      guard bodyBytes + length <= HTTPLimits.mostBodyBytes else { return .busy }
    }
    return answerBytes > HTTPLimits.mostAnswerBytes ? .busy : nil
  }

  /// Hands a complete request to a worker, or answers what needs none.
  private mutating func finish(_ place: Int, _ body: [UInt8]) {
    guard let peer = peers[place], let head = peer.head else { return }
    if access.isPreflight(head) { return reply(place, access.permission(for: head)) }
    guard let route = HTTPRoute(rawValue: head.path) else { return }
    if route == .health { return reply(place, .healthy) }
    if route == .events, admittedListeners >= HTTPLimits.mostListeners { return refuse(place, .busy, ends: false) }
    let job = HTTPJob(place: place, connection: peer.number, route: route, head: head, body: body)
    guard (route == .audit ? queues.audits : queues.others).put(job) else { return refuse(place, .busy, ends: false) }
    peers[place]?.phase = .working
  }

  /// Answers with a problem; `ends` if it is unknown where the next request begins.
  mutating func refuse(_ place: Int, _ problem: HTTPProblem, ends: Bool) {
    var response = problem.response
    switch problem.status {
    case .unauthorized: response.fields.append(HTTPField("WWW-Authenticate", "Bearer realm=\"legible\""))
    case .unavailable: response.fields.append(HTTPField("Retry-After", "1"))
    case .methodNotAllowed:
      let methods = (peers[place]?.head).flatMap { HTTPRoute(rawValue: $0.path)?.methods } ?? []
      response.fields.append(HTTPField("Allow", methods.joined(separator: ", ")))
    default: break
    }
    if ends { peers[place]?.closesAfterSending = true }
    reply(place, response)
  }

  /// Sends an answer and gets ready for the next request.
  mutating func reply(_ place: Int, _ answer: HTTPResponse) {
    guard var peer = peers[place] else { return }
    var response = answer
    if let head = peer.head {
      response.fields += access.fields(for: head)
      if !head.keepsAlive { peer.closesAfterSending = true }
    }
    if response.isStream { peer.phase = .streaming } else if peer.phase == .working { peer.phase = .reading }
    let body = peer.head?.method == "HEAD" ? [] : response.body
    let pieces = [response.head(date: dateText(), closes: peer.closesAfterSending), body]
    for piece in pieces {
      answerBytes += piece.count
      peer.add(piece)
    }
    log.note(peer.head, response.status, bytes: body.count, milliseconds: now - peer.began)
    bodyBytes -= peer.reserved
    (peer.reserved, peer.head) = (0, nil)
    (peer.deadline, peer.lastActive) = (now + HTTPLimits.sendPause, now)
    peers[place] = peer
    if response.isStream { tellListeners() }
    send(place)
  }

  private mutating func add(_ bytes: [UInt8], to place: Int) {
    answerBytes += bytes.count
    peers[place]?.add(bytes)
    send(place)
  }

  /// Sends what waits; after the last byte, the connection goes on or ends.
  mutating func send(_ place: Int) {
    guard var peer = peers[place] else { return }
    let before = peer.waitingBytes
    guard peer.send() else { return drop(place) }
    let left = peer.waitingBytes
    answerBytes -= before - left
    if left < before, left > 0 { peer.deadline = now + HTTPLimits.sendPause }
    peers[place] = peer
    if left == 0 { afterSending(place) } else { update(place) }
  }

  private mutating func afterSending(_ place: Int) {
    guard var peer = peers[place] else { return }
    if peer.closesAfterSending, peer.phase == .reading {
      peer.socket.finishSending()
      peer.phase = .draining(left: HTTPLimits.mostDrained)
      peer.deadline = now + HTTPLimits.drainTime
      peer.reader = HTTPReader()
    } else if peer.phase == .reading, peer.head == nil {
      peer.deadline = now + (peer.reader.isInside ? HTTPLimits.headTime : HTTPLimits.idleTime)
      peer.began = now
    }
    peers[place] = peer
    update(place)
  }
}

extension HTTPProblem {
  /// The problem of a server with too much to do.
  static let busy = HTTPProblem(.unavailable, "the server is too busy; try again")
}
