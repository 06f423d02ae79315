import AuditEngine
import LocalFiles

/// An audit that stays current while files change: unsaved buffers in, the report and proven edits out.
///
/// A value, so the code that holds it decides who may change it. For given bytes, it reports exactly what
/// ``Legible/audit(_:options:)-(String,_)`` reports.
///
/// ```swift
/// var session = AuditSession("App")
/// session.open(text, as: "App/legible.json")
/// let report = try session.report()
/// ```
public struct AuditSession: Sendable {
  private let options: Legible.Options
  private var session: DiskSession

  /// Starts with the palettes at a path; nothing is read until a report or edits are requested.
  ///
  /// - Throws: ``LegibleError`` if the options name a root that is not a folder.
  public init(_ path: String = ".", options: Legible.Options = Legible.Options()) throws(LegibleError) {
    self.options = options
    session = try options.inRoot { () throws(LegibleError) in
      DiskSession([path], pipeline: options.pipeline, gate: options.gate)
    }
  }

  /// Uses the text of an unsaved buffer in place of a file, which need not exist.
  ///
  /// - Parameters:
  ///   - text: the text of the buffer.
  ///   - file: the absolute path, or the path as reports print it.
  public mutating func open(_ text: String, as file: String) {
    session.lay(Array(text.utf8), over: file)
  }

  /// Removes the buffer of a file, so that the session uses the saved file again.
  public mutating func close(_ file: String) { session.lift(from: file) }

  /// Notes that saved files have changed.
  ///
  /// Specify their absolute paths, or the paths as reports print them.
  public mutating func noteChanges(of files: [String]) { session.noteChanges(of: files) }

  /// Looks for saved changes: it reads and compares everything that the last audit read.
  ///
  /// The next report is a new audit only if something differs.
  ///
  /// - Throws: ``LegibleError`` if the root of the options is no longer a folder.
  public mutating func refresh() throws(LegibleError) {
    var session = session
    self.session = try options.inRoot { () throws(LegibleError) in
      session.refresh(today: Platform.today)
      return session
    }
  }

  /// The report on the files as they are now.
  ///
  /// - Throws: ``LegibleError`` if nothing can be audited.
  public mutating func report() throws(LegibleError) -> Report { try Report(checking: session.report()) }

  /// The edits that a designer would make without a choice, for the files as they are now.
  ///
  /// - Parameters:
  ///   - locked: the names of tokens to keep unchanged.
  ///   - addsIncreased: true to add entries for Increase Contrast to tokens without them.
  /// - Throws: ``LegibleError`` for a name that matches no token, or more than one.
  public func proposedEdits(
    locking locked: [String] = [], addingIncreased addsIncreased: Bool = false
  ) throws(LegibleError) -> ProposedEdits {
    do throws(WishProblem) {
      let found = try session.edits(
        EditProposer.all(addsIncreased: addsIncreased), ProposedEdits.wishes(locked))
      return ProposedEdits(found, for: session.files.paths, options)
    } catch {
      throw LegibleError(error)
    }
  }
}
