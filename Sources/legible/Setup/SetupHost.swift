import Palettes

/// A service that runs jobs for changes of a repository.
enum SetupHost: String, CaseIterable {
  case github
  case gitlab
  case bitbucket
  case xcodeCloud = "xcode-cloud"

  /// The path of its configuration in a repository.
  var path: String {
    switch self {
    case .github: ".github/workflows/legible.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .bitbucket: "bitbucket-pipelines.yml"
    case .xcodeCloud: "ci_scripts/ci_post_clone.sh"
    }
  }

  /// The files and folders by which a repository without a remote shows its service.
  private var traces: [String] { self == .github ? [".github"] : self == .xcodeCloud ? ["ci_scripts"] : [path] }

  /// Finds the service by the addresses of remotes, else by what is in the repository; nil if neither tells.
  static func found(remotes: [String], isThere: (String) -> Bool) -> SetupHost? {
    for remote in remotes {
      let parts = remote.lowercased().split(separator: "/")
      // The host may follow a name and a password.
      let place = parts.first { $0.contains(".") || $0.contains("@") }?.split(separator: "@").last ?? ""
      let host = String(place.prefix { $0 != ":" })
      for service in [github, gitlab, bitbucket]
      where host.hasPrefix(service.rawValue) || host.holds("." + service.rawValue) {
        return service
      }
    }
    return allCases.first { $0.traces.contains(where: isThere) }
  }

  /// The text of its configuration.
  func text(_ job: SetupJob) -> String {
    switch self {
    case .github: Self.workflow(job)
    case .gitlab: Self.pipeline(job)
    case .bitbucket: Self.step(job)
    case .xcodeCloud: Self.script(job)
    }
  }
}
