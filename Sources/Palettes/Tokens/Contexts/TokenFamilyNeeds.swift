/// Finds the files that one family refers to although the words of their names belong to another one.
///
/// `Tailwind/Colors` next to the themes `tailwindBlue` and `sunset` serves both: it repeats no color of theirs, and
/// nothing else has the tokens that they name.
struct TokenFamilyNeeds {
  private let names: [TokenFileNames]
  /// The pairs of files that give a color different values, each in both orders.
  private var rivals: [Int: Set<Int>] = [:]

  /// Reads the names of all files, and which of them contradict each other.
  init(_ definitions: TokenDefinitions) {
    names = definitions.files.map { TokenFileNames($0) }
    for repeated in definitions.repeated where repeated.kind == .color {
      for (place, one) in repeated.files.enumerated() {
        for other in repeated.files.prefix(min(place, TokenThemeGroups.mostCompared))
        where !definitions.isSame(repeated.path, in: one, and: other) {
          rivals[one, default: []].insert(other)
          rivals[other, default: []].insert(one)
        }
      }
    }
  }

  /// Returns hidden files without those that visible ones need and do not contradict.
  func hidden(_ hidden: Set<Int>) -> Set<Int> {
    var hidden = hidden
    var visible = Set(names.indices).subtracting(hidden)
    var defined = visible.reduce(into: Set<String>()) { $0.formUnion(names[$1].defined) }
    var open = visible.sorted()
    while let file = open.popLast() {
      let missing = names[file].used.subtracting(defined)
      guard !missing.isEmpty else { continue }
      for other in hidden.sorted()
      where !names[other].defined.isDisjoint(with: missing) && rivals[other]?.isDisjoint(with: visible) ?? true {
        hidden.remove(other)
        visible.insert(other)
        defined.formUnion(names[other].defined)
        open.append(other)
      }
    }
    return hidden
  }
}
