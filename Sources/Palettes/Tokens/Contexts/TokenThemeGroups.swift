import FileSyntax

/// Themes, and bases of families, grouped by the words of these, with the groups that repeat each other's color tokens.
///
/// Token sets without a theme are grouped as well: those that give a token different values exclude each other.
struct TokenThemeGroups {
  /// Themes of one family, or of none.
  struct Group {
    /// The words of the family in alphabetical order.
    var words: [String]
    var files: [Int]
    /// True if all of them are token sets.
    var isOfSets = true
    /// The name of the family; empty for themes of none.
    var name: String { words.joined(separator: " ") }
    /// True if it is a family: it has a name, and at least two files, of which one may be its base.
    var isFamily: Bool { !words.isEmpty && files.count > 1 }
  }

  /// Themes that are left out, as they repeat a token of another group without being a family.
  struct Fault {
    var files: [Int]
    var name: String
    var tie: TokenThemeTie
  }

  /// Groups that repeat each other's tokens, directly or over others.
  struct Cluster {
    /// Families that exclude each other; at most one if there is nothing to choose.
    var families: [Group] = []
    /// The files of each family that has themes for light only, next to others that have one.
    var lone: [[Int]] = []
    var faults: [Fault] = []
  }

  /// The groups that repeat tokens of others.
  private(set) var clusters: [Cluster] = []
  private let files: [TokenThemeFile]
  private let definitions: TokenDefinitions
  private var groups: [Group] = []
  /// The group of each file; nil for one that is in none.
  private var owners: [Int?] = []
  /// The group of each group's cluster, by union of those that repeat each other.
  private var parents: [Int] = []
  /// A token that two groups share, by the numbers of both.
  private var ties: [Int: [Int: TokenThemeTie]] = [:]

  /// Groups files by their names and compares their tokens.
  init(_ files: [TokenThemeFile], _ definitions: TokenDefinitions) {
    (self.files, self.definitions) = (files, definitions)
    group { $0 }
    var pairs: [[Int]: (Set<String>, Set<String>)] = [:]
    forEachConflict(once: true) { first, second, _ in
      let numbers = [owners[first] ?? 0, owners[second] ?? 0]
      if pairs[numbers] == nil { pairs[numbers] = (Set(files[first].furtherWords), Set(files[second].furtherWords)) }
    }
    let words = TokenFamilyWords(
      of: Array(pairs.values), among: groups.flatMap { group in group.files.map { files[$0].furtherWords } })
    group { words.key(of: $0) }
    parents = Array(groups.indices)
    var found: [(Int, Int, String)] = []
    forEachConflict(once: false) { found.append(($0, $1, $2)) }
    for (first, second, path) in found { join(first, second, path) }
    gather()
  }

  /// Puts files with equal keys into one group.
  private mutating func group(_ key: ([String]) -> [String]) {
    groups = []
    var places: [[String]: Int] = [:]
    owners = files.indices.map { index in
      let file = files[index]
      guard file.isNamedTheme || file.isFamilyBase || file.isSet && file.isOther else { return nil }
      let words = key(files[index].furtherWords)
      let place = places[words] ?? groups.count
      if place == groups.count {
        places[words] = place
        groups.append(Group(words: words, files: []))
      }
      groups[place].files.append(index)
      groups[place].isOfSets = groups[place].isOfSets && files[index].isSet
      return place
    }
  }

  /// Calls back with two files of different groups for each token that keeps these apart, or once for all tokens.
  private func forEachConflict(once: Bool, _ body: (_ first: Int, _ second: Int, _ path: String) -> Void) {
    var known: Set<[Int]> = []
    for repeated in definitions.repeated where repeated.kind == .color {
      let own = repeated.files.filter { owners[$0] != nil }
      // The groups of themes are linked by pairs with the first; sets may equal some, so each is looked at.
      let most = once || own.contains { files[$0].isOther } ? Self.mostCompared : 1
      for (place, file) in own.enumerated().dropFirst() {
        for other in own.prefix(min(place, most)) {
          let pair = [owners[other] ?? 0, owners[file] ?? 0]
          guard most == 1 || !known.contains(pair), areApart(other, file, repeated.path) else { continue }
          known.insert(pair)
          body(other, file, repeated.path)
        }
      }
    }
  }

  /// The most definitions of one token with which each later one is compared.
  static let mostCompared = 128

  /// Returns true if two files that repeat a token cannot be one palette.
  private func areApart(_ first: Int, _ second: Int, _ path: String) -> Bool {
    let (one, other) = (files[first], files[second])
    guard owners[first] != owners[second], !one.isImported(with: other) else { return false }
    if one.isOther || other.isOther { return !definitions.isSame(path, in: first, and: second) }
    let (words, others) = (Set(one.furtherWords), Set(other.furtherWords))
    let isPart = !words.isEmpty && !others.isEmpty && (words.isSubset(of: others) || others.isSubset(of: words))
    // What themes without a family give all of them the same belongs to both.
    if words.isEmpty || others.isEmpty, definitions.isSame(path, in: first, and: second) { return false }
    if isPart, one.isFamilyBase || other.isFamilyBase { return false }
    return !isPart || one.condition == other.condition && !definitions.isSame(path, in: first, and: second)
  }

  /// Merges the clusters of two files that repeat a token.
  private mutating func join(_ first: Int, _ second: Int, _ path: String) {
    guard let one = owners[first], let other = owners[second] else { return }
    parents[root(of: other)] = root(of: one)
    ties[other, default: [:]][one, default: TokenThemeTie(first: first, second: second)].add(path)
    ties[one, default: [:]][other, default: TokenThemeTie(first: second, second: first)].add(path)
  }

  private mutating func root(of group: Int) -> Int {
    var current = group
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  private mutating func gather() {
    var members: [Int: [Int]] = [:]
    for group in groups.indices { members[root(of: group), default: []].append(group) }
    let lists = members.values.filter { $0.count > 1 }.ordered { ($0.first ?? 0) < ($1.first ?? 0) }
    clusters = lists.map { cluster(of: $0) }
  }

  /// Returns true if a family has themes for light alone, next to another family that has one.
  private func isLone(_ group: Int, among members: [Int]) -> Bool {
    let light = TokenCondition(appearance: .light)
    let isOfLight = { (file: Int) in files[file].isNamedTheme && files[file].condition == light }
    return groups[group].files.allSatisfy(isOfLight)
      && members.contains { $0 != group && groups[$0].files.contains(where: isOfLight) }
  }

  /// The groups of a cluster that are audits of their own, and those at fault.
  ///
  /// Themes without a family stay; those that repeat their tokens are left out, unless all are token sets.
  private func cluster(of members: [Int]) -> Cluster {
    if members.allSatisfy({ groups[$0].isOfSets }) { return Cluster(families: members.map { groups[$0] }) }
    let plain = members.filter { groups[$0].words.isEmpty }
    let lone = plain.isEmpty ? members.filter { isLone($0, among: members) } : []
    let families = plain.isEmpty ? members.filter { groups[$0].isFamily || lone.contains($0) } : plain
    let kept = families.isEmpty ? Array(members.prefix(1)) : families
    let faults = members.filter { !kept.contains($0) }.compactMap { group -> Fault? in
      let known = ties[group] ?? [:]
      let other = known.keys.sorted().first { kept.contains($0) } ?? known.keys.min()
      guard let other, let tie = known[other] else { return nil }
      return Fault(files: groups[group].files, name: groups[group].name, tie: tie)
    }
    return Cluster(families: kept.map { groups[$0] }, lone: lone.map { groups[$0].files }, faults: faults)
  }
}
