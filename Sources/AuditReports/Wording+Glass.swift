import ContrastAudit

extension Wording {
  /// What a finding about glass in the sources says in a few words, to follow the name of the member.
  func result(of flaw: GlassFlaw) -> String {
    switch flaw {
    case .missingName(let name, let instead):
      "\(name) does not exist\(instead.isEmpty ? "" : "; \(instead) does")"
    }
  }
}
