import ScreenReading

extension LookPicture {
  /// Leaves the texts that frames cover, each with the label of the smallest one, and the findings of another audit.
  ///
  /// The frames are in points, so a screenshot without a scale keeps no text. A frame counts for a text if it covers the middle
  /// of the text. Findings of a frame for this screenshot that are on no text are counted.
  package mutating func restrict(to frames: LookFrames) {
    let scale = shot.scale ?? 0
    let name = shot.file.split(separator: "/").last.map { String($0) } ?? shot.file
    let own = frames.frames.filter { $0.shot == nil || $0.shot == name || $0.shot == shot.file }
    var kept: [Text] = []
    var issues: [[String]] = []
    var places: [Int] = []
    for text in texts {
      let region = text.seen.region
      let (x, y) = (Double(region.x) + Double(region.width) / 2, Double(region.y) + Double(region.height) / 2)
      let best = own.indices.filter { scale > 0 && own[$0].covers(x / scale, y / scale) }
        .min { own[$0].width * own[$0].height < own[$1].width * own[$1].height }
      guard let best else { continue }
      var text = text
      text.label = own[best].label
      kept.append(text)
      issues.append([])
      places.append(best)
    }
    var unmatched = 0
    for frame in own {
      guard let issue = frame.issue else { continue }
      let near = kept.indices.filter { index in
        let other = own[places[index]]
        return other == frame || frame.covers(other.x + other.width / 2, other.y + other.height / 2)
      }
      if let first = near.first {
        issues[first].append(issue)
      } else if frame.shot != nil {
        unmatched += 1
      }
    }
    for index in kept.indices { kept[index].issues = issues[index] }
    let left = texts.count - kept.count
    if left > 0 { shot.leftOut.append(LookShot.LeftOut(code: "outside-frames", count: left)) }
    if unmatched > 0 { shot.leftOut.append(LookShot.LeftOut(code: "findings-without-text", count: unmatched)) }
    texts = kept
  }
}

extension LookFrames.Frame {
  /// Returns true if a point, in points, is inside.
  func covers(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
