import FileSyntax

extension Omission {
  /// Returns omissions with equal code and name as one at the first place, with the sum of their counts, in the order of
  /// the codes, then by place and name.
  package static func byName(_ omissions: some Sequence<Omission>) -> [Omission] {
    var places: [Key: Int] = [:]
    var gathered: [Omission] = []
    for omission in omissions {
      let key = Key(code: omission.code, name: omission.name)
      if let place = places[key] {
        gathered[place].count += omission.count
        gathered[place].location = min(gathered[place].location, omission.location)
      } else {
        places[key] = gathered.count
        gathered.append(omission)
      }
    }
    return gathered.count > 1 ? joined(gathered) : gathered
  }

  private struct Key: Hashable {
    var code: Code
    var name: String
  }
}
