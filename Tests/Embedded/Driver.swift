import AuditEngine
import AuditModel
import AuditReports
import PaletteLoading
import PaletteModel
import TextSupport

/// The bytes that the host wrote and that have not been audited yet, by their paths.
nonisolated(unsafe) private var files = FileOverlay()

/// The report of the last audit.
nonisolated(unsafe) private var answer = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

/// Returns room for bytes that the host hands over; `put` and `audit` release it.
@_expose(wasm, "allocate")
@_cdecl("allocate")
public func allocate(_ count: Int) -> UnsafeMutableRawPointer { .allocate(byteCount: count, alignment: 1) }

/// Takes a file: its path from the root of the repository, and its bytes.
@_expose(wasm, "put")
@_cdecl("put")
public func put(
  _ path: UnsafeMutableRawPointer, _ pathCount: Int, _ bytes: UnsafeMutableRawPointer, _ byteCount: Int
) {
  files.bytes[String(decoding: taken(path, pathCount), as: UTF8.self)] = taken(bytes, byteCount)
}

/// Audits the files below a path without options, as `legible audit PATH --format json --fail-on never` does.
@_expose(wasm, "audit")
@_cdecl("audit")
public func audit(_ path: UnsafeMutableRawPointer, _ pathCount: Int) {
  var source = FileSource([String(decoding: taken(path, pathCount), as: UTF8.self)], in: nothing)
  source.overlay = files
  let report = AuditPipeline(AuditSettings(), workers: .one).report(on: source, at: AuditGate(GateRule(failOn: nil)))
  let bytes = ReportFormat.named("json")?.files(report, "report").bytes ?? []
  answer.deallocate()
  answer = .allocate(capacity: bytes.count)
  _ = answer.initialize(from: bytes)
}

/// The address of the report.
@_expose(wasm, "answerAddress")
@_cdecl("answerAddress")
public func answerAddress() -> UnsafeMutablePointer<UInt8>? { answer.baseAddress }

/// The length of the report in bytes.
@_expose(wasm, "answerLength")
@_cdecl("answerLength")
public func answerLength() -> Int { answer.count }

/// A tree without files, over which those of the host are laid.
private let nothing = FileTree(
  list: { (_: String) throws(FileProblem) in throw .notFound },
  read: { (_: String) throws(FileProblem) in throw .notFound },
  kind: { (_: String) throws(FileProblem) in throw .notFound },
  identity: { $0 }, display: { $0 })

/// Copies and releases bytes that the host wrote.
private func taken(_ bytes: UnsafeMutableRawPointer, _ count: Int) -> [UInt8] {
  defer { bytes.deallocate() }
  return Array(UnsafeRawBufferPointer(start: bytes, count: count))
}
