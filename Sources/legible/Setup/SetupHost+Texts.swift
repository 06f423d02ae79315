import AuditEngine
import FileSyntax

extension SetupHost {
  /// The workflow of GitHub Actions.
  static func workflow(_ job: SetupJob) -> String {
    let isFolder = job.copy.map { !$0.contains("@") } ?? true
    let uses = isFolder ? SetupJob.yaml("./" + job.folder) : job.folder
    return """
      # Audits the contrast of the colors for every pull request.
      name: Contrast
      on:
        pull_request:
        push:
          branches: [\(SetupJob.yaml(job.branch))]  # every pull request reads the cache of this branch, and none that of another
      permissions:
        contents: read
        pull-requests: write  # for the comment; where this is denied, such as for forks, it is in the job summary
      jobs:
        contrast:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@93cb6efe18208431cddfb8368fd83d5badbf9bfd  # v5.0.1
              with:
                fetch-depth: 0  # the audit compares with the commit at which the branch began
                persist-credentials: false
                submodules: true
            - uses: \(uses)\(job.placeholder)
              with:
                build: true  # five to six minutes on two cores in the first run; later runs take the binary from the cache
                path: \(SetupJob.yaml(job.path))
                adopt: true  # only results that are new or worse fail
                comment: true

      """ + (job.countsWarnings ? "          fail-on: warning  # \(SetupJob.reason)\n" : "")
  }

  /// The pipeline of GitLab.
  static func pipeline(_ job: SetupJob) -> String {
    """
    # Audits the contrast of the colors for every branch.
    contrast:
      image: swift:6.3
      variables:
        GIT_DEPTH: 0  # the audit compares with the commit at which the branch began
        GIT_SUBMODULE_STRATEGY: recursive
      cache:
        key: legible
        paths: [\(SetupJob.yaml(job.folder + "/.build"))]
      before_script:
        # Five to six minutes on two cores in the first run; later runs take the build from the cache.
        - \(SetupJob.command("swift build --package-path \(ShellText.quoted(job.folder)) -c release --product legible"))\(job.placeholder)
        - git fetch --quiet origin "$CI_DEFAULT_BRANCH:refs/remotes/origin/$CI_DEFAULT_BRANCH"
        - git remote set-head origin "$CI_DEFAULT_BRANCH"
      script:
        # Only results that are new or worse fail.\(job.remark)
        - \(SetupJob.command("\(job.binary) audit \(job.word) --adopt\(job.gate) --output reports --format gitlab --format junit --format markdown"))
      artifacts:
        when: always
        paths: [reports]
        reports:
          codequality: reports/\(job.report).gitlab.json
          junit: reports/\(job.report).junit.xml

    """
  }

  /// The pipeline of Bitbucket.
  static func step(_ job: SetupJob) -> String {
    """
    # Audits the contrast of the colors for every pull request.
    image: swift:6.3
    clone:
      depth: full  # the audit compares with the commit at which the branch began
    definitions:
      caches:
        legible: \(SetupJob.yaml(job.folder + "/.build"))
    pipelines:
      pull-requests:
        "**":
          - step:
              name: Contrast
              caches: [legible]
              script:
                - git submodule update --init --recursive
                # Five to six minutes on two cores in the first run; later runs take the build from the cache.
                - \(SetupJob.command("swift build --package-path \(ShellText.quoted(job.folder)) -c release --product legible"))\(job.placeholder)
                - branch=$BITBUCKET_PR_DESTINATION_BRANCH
                - git fetch --quiet origin "$branch:refs/remotes/origin/$branch"
                - git remote set-head origin "$branch"
                # Only results that are new or worse fail.\(job.remark)
                - \(SetupJob.command("\(job.binary) audit \(job.word) --adopt\(job.gate) --output test-results --format junit --format markdown"))
              artifacts:
                - test-results/**

    """
  }

  /// The script that Xcode Cloud runs after it has cloned a repository.
  static func script(_ job: SetupJob) -> String {
    """
    #!/bin/sh
    # Audits the contrast of the colors before every build of Xcode Cloud.
    set -eu
    cd "$CI_PRIMARY_REPOSITORY_PATH"
    # Five to six minutes on two cores: Xcode Cloud keeps no build of this between runs.\(job.placeholder)
    swift build --package-path \(ShellText.quoted(job.folder)) -c release --product legible
    # Only results that are new or worse fail.\(job.remark)
    if [ -n "${CI_PULL_REQUEST_TARGET_BRANCH:-}" ]; then
      git fetch --quiet --unshallow origin || true
      git fetch --quiet origin "$CI_PULL_REQUEST_TARGET_BRANCH:refs/remotes/origin/$CI_PULL_REQUEST_TARGET_BRANCH"
      git remote set-head origin "$CI_PULL_REQUEST_TARGET_BRANCH"
    fi
    \(job.binary) audit \(job.word) --adopt\(job.gate) --format xcode

    """
  }

  /// The configuration of pre-commit.
  static func hooks(_ job: SetupJob) -> String {
    """
    # Audits the contrast of the colors before a commit that changes one, with the legible on PATH.
    repos:
      - repo: local
        hooks:
          - id: legible
            name: audit contrast (legible)
            language: system
            entry: legible audit --format text
            args: [\(SetupJob.yaml(job.path)), --adopt\(job.countsWarnings ? ", --fail-on=warning" : "")]
            files: '\\.(swift|m|mm|json|json5|jsonc|tokens|theo|ya?ml|png|plist|storyboard|xib|strings|xcstrings|pbxproj|xcconfig)$|(^|/)BUILD(\\.bazel)?$'
            pass_filenames: false

    """
  }
}

extension SetupJob {
  /// The options of the gate.
  fileprivate var gate: String { countsWarnings ? " --fail-on warning" : "" }
  /// The reason for these options, as a further sentence of a comment.
  fileprivate var remark: String { countsWarnings ? " Warnings count: \(Self.reason)." : "" }
  /// The built program as a word of a shell.
  fileprivate var binary: String { ShellText.quoted("\(folder)/.build/release/legible") }
}
