import Palettes

extension Rule {
  /// Names that differ only in case.
  static let caseTwinNames = Rule(
    id: "case-twin-names", severity: .warning,
    page: RulePage(
      title: "Names that differ only in case",
      finds: "Tokens in one catalog whose names, including namespaces, differ only in case.",
      matters:
        "The asset symbols that Xcode generates start with a lowercase letter, so `Accent` and `accent` claim the "
        + "same symbol. On a case-insensitive disk, one folder replaces the other.",
      failing: RuleExample(colorsets: [
        "Accent": RuleExample.graySet("0.100"),
        "Bars/accent": RuleExample.graySet("0.200"),
      ]),
      passing: RuleExample(colorsets: [
        "Accent": RuleExample.graySet("0.100"),
        "Bars/barAccent": RuleExample.graySet("0.200"),
      ]),
      remedy: "Rename one of the tokens to describe its purpose.",
      references: ["Apple: Xcode Release Notes, generated asset symbols"])
  ) { input in
    let tokens = input.plan.loaded.palette.tokens
    return input.catalogs.flatMap { catalog in
      twins(in: tokens, at: catalog).map { twins in
        .palette(.caseTwins(tokens: twins, cells: input.tokens[twins[1].offset].cells { _ in true }))
      }
    }
  }

  /// Groups of tokens with different names that are equal in lower case, in the order of their first tokens.
  ///
  /// Only names whose case-insensitive hash repeats are lowercased, which is almost none.
  private static func twins(in tokens: [Token], at catalog: Range<TokenIndex>) -> [[TokenIndex]] {
    let names = catalog.filter { $0 == catalog.lowerBound || tokens[$0].name != tokens[$0.advanced(by: -1)].name }
    let hashes = names.map { tokens[$0].name.path.hashWithoutCase }
    var seen = Set<UInt64>(minimumCapacity: hashes.count)
    let repeated = Set(hashes.filter { !seen.insert($0).inserted })
    guard !repeated.isEmpty else { return [] }
    var places: [String: Int] = [:]
    var groups: [[TokenIndex]] = []
    for (index, hash) in zip(names, hashes) where repeated.contains(hash) {
      let key = tokens[index].name.path.lowercased()
      let place = places[key, default: groups.count]
      if place == groups.count {
        places[key] = place
        groups.append([])
      }
      groups[place].append(index)
    }
    return groups.filter { $0.count > 1 }
  }
}

extension String {
  /// A hash (FNV-1a, 64 bits) that is equal for texts that are equal in lower case.
  fileprivate var hashWithoutCase: UInt64 {
    utf8.withContiguousStorageIfAvailable { $0.hashWithoutCase }.flatMap { $0 } ?? lowercased().utf8.hash
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The hash of the bytes with ASCII letters lowercased; nil if there is anything except ASCII.
  fileprivate var hashWithoutCase: UInt64? {
    var hash = fnvBasis
    var all: UInt8 = 0
    for byte in self {
      all |= byte
      hash = (hash ^ UInt64(byte &- 0x41 < 26 ? byte | 0x20 : byte)) &* fnvPrime
    }
    return all < 0x80 ? hash : nil
  }
}

extension String.UTF8View {
  fileprivate var hash: UInt64 { reduce(fnvBasis) { ($0 ^ UInt64($1)) &* fnvPrime } }
}

private let fnvBasis: UInt64 = 0xcbf2_9ce4_8422_2325
private let fnvPrime: UInt64 = 0x100_0000_01b3
