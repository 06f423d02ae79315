import FileSyntax
import Palettes

/// The device classes for which an audit is measured, of those that the entries of its tokens name.
///
/// A class is an audit of its own if a pair has a color on it that it has on none of the classes that it belongs to: an
/// iPad with an sRGB display is an iPad, and has an sRGB display. Classes that agree with these are measured with them.
struct MeasuredClasses {
  /// The classes with an audit of their own, those for which everything is measured first.
  private(set) var kept: [DeviceClass]
  /// The parts of the tokens that no audit measures.
  private(set) var omissions: [Omission] = []

  /// The most classes of one audit.
  static let mostClasses = 48

  /// Finds the classes of an audit with all its pairs.
  ///
  /// - Parameters:
  ///   - idioms: the idioms that a person asked for; empty for those that the entries name.
  ///   - keepsEqual: true to keep classes with equal colors in entries of their own, which edits may separate.
  init(of loaded: LoadedPalette, on idioms: [Idiom], keepsEqual: Bool) {
    kept = idioms.isEmpty ? [.universal] : idioms.map { DeviceClass($0) }
    let sets = TokenCoverage.sets(in: loaded)
    let used = Set(sets.joined()).sorted()
    let named = NamedClasses(used.lazy.map { loaded.palette.tokens[$0] })
    let classes = named.classes(on: idioms.isEmpty ? [.universal] + named.idioms.sorted() : idioms)
    let audited = Array(classes.prefix(max(Self.mostClasses, kept.count)))
    var colors = ClassColors(loaded.palette.tokens, used, comparesEntries: keepsEqual)
    let pairs = sets.map { $0.sorted() }
    for one in audited where !kept.contains(one) {
      let wider = audited.filter { $0 != one && $0.includes(one) }
      if pairs.contains(where: { colors.isNew($0, on: one, besides: wider) }) { kept.append(one) }
    }
    omissions = loaded.palette.omissions(used, measuring: audited)
  }
}

extension MeasuredClasses {
  /// Gives each audit of a particular class an id that no other audit has.
  static func makeUnique(_ audits: inout [LoadedPalette]) {
    guard audits.contains(where: { $0.declaration.isOfParticularClass }) else { return }
    var taken = Set(audits.lazy.filter { !$0.declaration.isOfParticularClass }.map { $0.declaration.id })
    for index in audits.indices where audits[index].declaration.isOfParticularClass {
      let given = audits[index].declaration.id
      var (id, number) = (given, 2)
      while taken.contains(id) { (id, number) = ("\(given)-\(number)", number + 1) }
      taken.insert(id)
      if id != given { audits[index] = audits[index].with { $0.declaration.id = id } }
    }
  }

  /// Removes pairs from the audits of classes whose devices have no color for them, and from the audit of all devices
  /// if every device that an entry names has one.
  static func leaveOutAbsentPairs(of audits: inout [LoadedPalette]) {
    let places = Set(audits.lazy.filter { $0.declaration.isOfParticularClass }.map { $0.declaration.location })
    for index in audits.indices {
      if audits[index].declaration.isOfParticularClass {
        audits[index] = audits[index].leavingOutAbsentPairs()
      } else if places.contains(audits[index].declaration.location) {
        // An entry without a color names its devices too.
        let named = Set(audits[index].palette.tokens.flatMap { $0.entries.compactMap { $0.idiom } })
        let idioms = named.subtracting([.universal]).sorted()
        audits[index] = audits[index].leavingOutAbsentPairs(measuredOn: idioms.map { DeviceClass($0) })
      }
    }
  }
}

extension DeviceClass {
  /// The end of the id of an audit of the class: `-ipad`, `-srgb`, `-de`.
  func suffix(namesIdiom: Bool) -> String {
    let words = [namesIdiom ? idiom.rawValue : nil, isNarrow ? "srgb" : nil, locale.map { Slug.make($0) }]
    return words.compactMap { $0 }.map { "-\($0)" }.joined()
  }

  /// Returns true if the devices of another class are devices of this one, as far as entries can say.
  fileprivate func includes(_ other: DeviceClass) -> Bool {
    other.idiom.rank(of: idiom) != nil && (!isNarrow || other.isNarrow)
      && (locale == nil || locale == other.locale)
  }
}

/// The colors of tokens on device classes, resolved once.
private struct ClassColors {
  /// A color in one variant.
  private enum Content: Hashable {
    case value(Entry.Value)
    case entry(EntryIndex)
    case absent(EntryResolution)
  }

  private let tokens: [Token]
  private let comparesEntries: Bool
  /// The tokens that differ between classes.
  private let special: Set<TokenIndex>
  private var known: [DeviceClass: [TokenIndex: [Content]]] = [:]

  init(_ tokens: [Token], _ used: [TokenIndex], comparesEntries: Bool) {
    self.tokens = tokens
    self.comparesEntries = comparesEntries
    special = Set(used.filter { tokens[$0].namesClasses })
  }

  /// Returns true if some tokens have colors together on a class that they have on none of some others.
  mutating func isNew(_ all: [TokenIndex], on one: DeviceClass, besides others: [DeviceClass]) -> Bool {
    // Without light and dark, every token may have another color.
    let own = one.idiom.knowsNoDark ? all : all.filter(special.contains)
    guard !own.isEmpty else { return false }
    let colors = own.map { contents(of: $0, on: one) }
    // A token without an entry for the devices is not used on them.
    guard !colors.contains(where: { $0.contains(.absent(.otherDevices)) }) else { return false }
    return !others.contains { other in
      let isLit = one.idiom.knowsNoDark && !other.idiom.knowsNoDark
      return zip(own, colors).allSatisfy { token, colors in
        let theirs = contents(of: token, on: other)
        return Variant.allCases.allSatisfy { variant in
          colors[Int(variant.rawValue)] == theirs[Int((isLit ? variant.with(.light) : variant).rawValue)]
        }
      }
    }
  }

  /// The colors of a token in all variants, by their raw values.
  private mutating func contents(of token: TokenIndex, on device: DeviceClass) -> [Content] {
    if let contents = known[device]?[token] { return contents }
    var contents = Array(repeating: Content.absent(.noEntry), count: Variant.allCases.count)
    for variant in Variant.allCases {
      let resolution = tokens[token].resolution(for: variant, on: device)
      contents[Int(variant.rawValue)] =
        if case .entry(let index) = resolution {
          comparesEntries ? .entry(index) : .value(tokens[token].entries[index].value)
        } else {
          .absent(resolution)
        }
    }
    known[device, default: [:]][token] = contents
    return contents
  }
}

extension LoadedPalette {
  /// Returns the audit without pairs with a token that has no entry for the devices of the audit, but one for others.
  ///
  /// - Parameter classes: the classes all of which must have colors for a pair that is removed here; nil if none has to,
  ///   because no device of this audit uses the pair.
  func leavingOutAbsentPairs(measuredOn classes: [DeviceClass]? = nil) -> LoadedPalette {
    let absent = absentTokens(on: declaration.deviceClass)
    guard !absent.isEmpty else { return self }
    let others = classes.map { $0.map(absentTokens) }
    let pairs = declaration.pairs.filter { pair in
      let one = with {
        $0.declaration.distinct = []
        $0.declaration.pairs = [pair]
      }
      let tokens = TokenCoverage.tokens(in: one)
      return tokens.isDisjoint(with: absent) || others.map { $0.contains { !$0.isDisjoint(with: tokens) } } ?? false
    }
    return with {
      $0.declaration.leavesPairsToClasses = classes != nil && pairs.isEmpty && !declaration.pairs.isEmpty
      $0.declaration.pairs = pairs
      $0.declaration.distinct.removeAll { group in
        group.tokens.contains { name in
          if case .found(let index) = palette.lookup(name) { absent.contains(index) } else { false }
        }
      }
    }
  }

  /// The tokens with entries, none of which is for some devices.
  private func absentTokens(on device: DeviceClass) -> Set<TokenIndex> {
    Set(
      palette.tokens.typedIndices.filter {
        palette.tokens[$0].namesClasses && palette.tokens[$0].resolution(for: .light, on: device) == .otherDevices
      })
  }
}
