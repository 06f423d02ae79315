import AuditEngine
import FileSyntax
import LegibleKit
import Palettes

/// The paths on a command line.
enum NamedPaths {
  /// Throws one error if there is nothing at any of the paths: a mistyped path is no empty palette.
  ///
  /// If only some are missing, the others are read, and each missing one is an error among their problems.
  static func check(_ paths: [String]) throws(Diagnostic) {
    let missing = paths.compactMap { path in
      AuditLoader.absence(of: path, from: DiskFiles([path]).source.tree)
    }
    guard missing.count == paths.count, var first = missing.first else { return }
    let rest = missing.dropFirst().map { $0.location.file.inQuotes }
    if !rest.isEmpty { first.message += " (and nothing at \(Array(rest).inWords("or")) either)" }
    throw first
  }
}
