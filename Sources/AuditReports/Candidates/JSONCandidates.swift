import AuditEngine
import FileSyntax
import Palettes

/// Writes candidates as version 1 of their JSON; `trial-1.schema.json` describes it.
enum JSONCandidates {
  /// The bytes, ending in a line feed.
  static func render(_ report: CandidateReport) -> [UInt8] {
    JSONWriter.object { root in
      root.key("candidates")
      root.array { list in
        for candidate in report.candidates { list.object { write(candidate, to: &$0) } }
      }
      root.member("failing", report.old.failingCells)
      root.member("schemaVersion", JSONDifference.schemaVersion)
      root.key("tool")
      root.writeTool()
    }
  }

  private static func write(_ candidate: CandidateReport.Candidate, to object: inout JSONWriter) {
    object.member("broken", candidate.broken)
    object.member("changedTokens", candidate.changedTokens)
    object.key("changes")
    object.array { list in
      for change in candidate.changes { list.object { write(change, to: &$0) } }
    }
    object.member("cleared", candidate.cleared)
    if let report = candidate.report {
      object.key("difference")
      JSONDifference.write(report, to: &object)
    }
    if let failing = candidate.failing { object.member("failing", failing) }
    object.member("largestDeltaEOK", candidate.largestDelta)
    object.member("name", candidate.name)
    object.key("notUsed")
    object.array { list in
      for name in candidate.unused { list.value(name) }
    }
    object.key("problems")
    object.array { list in
      for problem in candidate.problems {
        list.object { one in
          one.key("location")
          one.write(problem.location)
          one.member("message", problem.message)
        }
      }
    }
  }

  private static func write(_ change: PaletteChange, to object: inout JSONWriter) {
    object.member("audit", change.audit)
    object.member("deltaEOK", change.deltaEOK)
    object.member("entry", change.entry)
    object.member("from", change.from?.shown)
    object.member("to", change.to.shown)
    object.member("token", change.token)
  }
}
