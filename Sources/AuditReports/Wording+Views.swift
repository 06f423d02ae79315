import ContrastAudit

extension Wording {
  /// What a finding about the sources says in a few words.
  func result(of flaw: SourceFlaw) -> String {
    switch flaw {
    case .glass(let flaw): result(of: flaw)
    case .view(let flaw): result(of: flaw)
    }
  }

  /// What a finding about a view in the sources says in a few words, to follow the name of the member.
  func result(of flaw: ViewFlaw) -> String {
    switch flaw {
    case .softDeprecated(let name, let instead): "\(name) has a successor: \(instead)"
    }
  }
}
