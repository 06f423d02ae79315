import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// The sorted operands of `legible merge`.
struct MergeOperands {
  /// The audited paths; empty for the current folder.
  private(set) var paths: [String] = []
  /// The shards, in the order of the operands.
  private(set) var shards: [ShardReport] = []

  /// The syntax of audit files, with the size limits of reports.
  private static let options = JSONOptions(
    allowsComments: true, allowsTrailingCommas: true, maximumBytes: ReportReader.largestReport,
    maximumValues: ReportReader.mostValues)

  /// Reads the shards among the operands.
  ///
  /// - Throws: `ShardRefusal` with all problems of any of them, `UsageError` if none is given.
  init(_ operands: [String]) throws {
    var problems: [Diagnostic] = []
    for operand in operands {
      do throws(Diagnostic) {
        try add(operand)
      } catch {
        problems.append(error)
      }
    }
    guard problems.isEmpty else { throw ShardRefusal(diagnostics: problems) }
    guard !shards.isEmpty else {
      throw UsageError("no shard specified", remedy: "specify the files written by 'legible audit --shard I/N'")
    }
  }

  private mutating func add(_ operand: String) throws(Diagnostic) {
    guard operand.hasSuffix(".json"), (try? Platform.kind(of: operand)) != .folder else { return paths.append(operand) }
    let document = try Self.document(operand)
    if Self.isAuditFile(document.root) {
      paths.append(operand)
    } else {
      shards.append(try ShardReport(document, file: operand))
    }
  }

  private static func document(_ path: String) throws(Diagnostic) -> JSONDocument {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try NamedFile(path).read(limit: ReportReader.largestReport)
    } catch {
      throw error.diagnostic(at: path)
    }
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: bytes, options: options)
    } catch {
      throw Diagnostic(
        .error, .badData, "the file is not valid JSON: \(error.message)",
        at: SourceLocation(file: path, error.position))
    }
  }

  /// An audit file has a version, a shard that of its keys.
  private static func isAuditFile(_ root: JSONValue) -> Bool {
    root["version"] != nil && root["shard"] == nil && root["schemaVersion"] == nil
  }
}
