import TextSupport

/// Themes grouped by their further words, with the groups that repeat each other's color tokens.
struct TokenThemeGroups {
  /// Themes with equal further words.
  struct Group {
    /// The further words, joined by spaces.
    var name: String
    var files: [Int]
    /// True if it is a family: it has further words, and at least two files.
    var isFamily: Bool { !name.isEmpty && files.count > 1 }
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
    var faults: [Fault] = []
  }

  /// The groups that repeat tokens of others.
  private(set) var clusters: [Cluster] = []
  private var groups: [Group] = []
  /// The group of each group's cluster, by union of those that repeat each other.
  private var parents: [Int] = []
  /// A token that two groups share, by the larger and the smaller of their numbers.
  private var ties: [Int: [Int: TokenThemeTie]] = [:]

  /// Groups files by their names and compares their tokens.
  init(_ files: [TokenThemeFile], _ definitions: TokenDefinitions) {
    var places: [[String]: Int] = [:]
    var owners: [Int?] = []
    for (index, file) in files.enumerated() {
      guard file.isNamedTheme else {
        owners.append(nil)
        continue
      }
      let place = places[file.furtherWords] ?? groups.count
      if place == groups.count {
        places[file.furtherWords] = place
        groups.append(Group(name: file.furtherWords.joined(separator: " "), files: []))
      }
      groups[place].files.append(index)
      owners.append(place)
    }
    parents = Array(groups.indices)
    for repeated in definitions.repeated where repeated.kind == .color { join(repeated, owners, files) }
    gather()
  }

  /// Merges the groups that repeat a token with the first that holds it.
  private mutating func join(_ repeated: TokenDefinitions.Repeated, _ owners: [Int?], _ files: [TokenThemeFile]) {
    var first: (group: Int, file: Int)?
    for file in repeated.files {
      guard let group = owners[file] else { continue }
      guard let known = first else {
        first = (group, file)
        continue
      }
      guard group != known.group, !files[file].isOrdered(with: files[known.file]) else { continue }
      parents[root(of: group)] = root(of: known.group)
      ties[group, default: [:]][known.group, default: TokenThemeTie(first: known.file, second: file)].add(repeated.path)
      ties[known.group, default: [:]][group, default: TokenThemeTie(first: file, second: known.file)].add(repeated.path)
    }
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

  /// The groups of a cluster that are audits of their own, and those at fault.
  ///
  /// Themes without further words stay; those that repeat their tokens are left out.
  private func cluster(of members: [Int]) -> Cluster {
    let plain = members.filter { groups[$0].name.isEmpty }
    let families = plain.isEmpty ? members.filter { groups[$0].isFamily } : plain
    let kept = families.isEmpty ? Array(members.prefix(1)) : families
    let faults = members.filter { !kept.contains($0) }.compactMap { group -> Fault? in
      let known = ties[group] ?? [:]
      let other = known.keys.sorted().first { kept.contains($0) } ?? known.keys.min()
      guard let other, let tie = known[other] else { return nil }
      return Fault(files: groups[group].files, name: groups[group].name, tie: tie)
    }
    return Cluster(families: kept.map { groups[$0] }, faults: faults)
  }
}
