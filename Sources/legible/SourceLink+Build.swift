import AuditEngine
import LocalFiles

extension SourceLink {
  /// The address of the commit that a build system of GitHub or GitLab checked out, from its variables.
  ///
  /// Nil outside of such a build, and if the paths of the report are not relative to its checkout.
  static func ofBuild(
    withPathsFrom base: String, _ variable: (String) -> String? = Platform.environment
  ) -> SourceLink? {
    if let folder = variable("GITHUB_WORKSPACE"), let server = variable("GITHUB_SERVER_URL"),
      let name = variable("GITHUB_REPOSITORY"), let commit = variable("GITHUB_SHA"), isCommit(commit),
      isSame(folder, base)
    {
      return SourceLink("\(server)/\(name)/blob/\(commit)/{file}#L{line}")
    }
    if let folder = variable("CI_PROJECT_DIR"), let project = variable("CI_PROJECT_URL"),
      let commit = variable("CI_COMMIT_SHA"), isCommit(commit), isSame(folder, base)
    {
      return SourceLink("\(project)/-/blob/\(commit)/{file}#L{line}")
    }
    return nil
  }

  private static func isCommit(_ text: String) -> Bool {
    (40...64).contains(text.utf8.count) && text.allSatisfy(\.isHexDigit)
  }

  private static func isSame(_ folder: String, _ base: String) -> Bool {
    guard let real = try? Platform.realPath(folder) else { return false }
    return real == ((try? Platform.realPath(base)) ?? base)
  }
}
