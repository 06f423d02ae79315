/// The meanings of the words of conditions, each told once, however many texts ask.
struct ConditionWords {
  struct Meaning {
    /// True if there are words for people.
    var isNamed = false
    var isMomentary = false
    var isOfInactivity = false
    var isUnderstood = true
  }

  private var known: [Fingerprint: Meaning] = [:]

  subscript(condition: Condition) -> Meaning {
    mutating get {
      let branch = condition.branch
      let key: Fingerprint
      switch branch {
      case .matches(let subject, let pattern, let isMatch):
        key = Fingerprint(isMatch ? 1 : 2).adding(subject).adding(pattern)
      case .other(let text, let isTrue): key = Fingerprint(isTrue ? 3 : 4).adding(text)
      // Settings of the system have words of their own.
      case .appearance, .increasedContrast, .reducedTransparency, .available: return Meaning()
      }
      if let found = known[key] { return found }
      let found = Meaning(
        isNamed: branch.phrase != nil, isMomentary: branch.isMomentary, isOfInactivity: branch.isOfInactivity,
        isUnderstood: branch.isUnderstood)
      known[key] = found
      return found
    }
  }
}
