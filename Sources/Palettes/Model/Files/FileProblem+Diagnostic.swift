extension FileProblem {
  /// The problem as an error in an input, named as reports print its path.
  package func diagnostic(at display: String) -> Diagnostic {
    Diagnostic(.error, kind, words, at: SourceLocation(file: display))
  }

  private var kind: Diagnostic.Kind {
    switch self {
    case .notFound, .notPermitted, .linkLoop, .isLink, .outsideRoot, .other: .missingInput
    case .isFolder, .isNotFolder, .tooLarge, .tooManyItems: .badData
    }
  }
}
