package import AuditEngine

extension AuditReport {
  /// Finds the safe windows of the tokens that a report shows first.
  package mutating func findWindows(_ reach: WindowReach) {
    let meter = WorkMeter(WindowOmission.mostSteps)
    for index in audits.indices {
      let tokens = ReportWindows.tokens(of: audits[index], reach)
      guard !tokens.isEmpty else { continue }
      var finder = WindowFinder(audits[index].measured, meter: meter)
      var windows = audits[index].windows
      for token in tokens { windows[token] = WindowGroup.groups(of: finder.windows(of: token)) }
      audits[index] = audits[index].with(windows: windows)
    }
  }
}
