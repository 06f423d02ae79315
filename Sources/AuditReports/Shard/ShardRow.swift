import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// One row of a shard: a measurement as written.
struct ShardRow {
  let value: JSONValue

  /// Returns true if the row is about a pair in a condition.
  func isAbout(pair: PairIndex, in condition: AuditPlan.Condition, of plan: AuditPlan) -> Bool {
    let state = condition.state.map { plan.loaded.declaration.states[$0].name }
    return holds("audit", plan.loaded.declaration.id) && holds("pair", plan.pairs[pair].id)
      && holds("variant", condition.variant.id) && holds("state", state)
  }

  private func holds(_ key: String, _ text: String?) -> Bool {
    guard let value = value[key], value.kind != .null else { return text == nil }
    return text.map { value.isString($0) } ?? false
  }

  /// True if the surface shows its backdrop, so that the numbers are bounds over all backdrops.
  var isOpen: Bool { value["outlook"] != nil }

  /// The result over every backdrop; nil if the row does not hold it.
  func sight(_ images: [BackdropImage]) -> OpenSight? {
    guard let outlook = value["outlook"], let minimum = ratio("minimum", of: value),
      let maximum = ratio("maximum", of: value), let foreground = color("foregroundColor"),
      let surface = color("surfaceColor"), let isDeclared = outlook["declared"]?.boolean,
      let isLimited = outlook["limited"]?.boolean, let isBetween = outlook["between"]?.boolean
    else { return nil }
    let decisions = outlook["decisions"]?.elements.map { $0.string.flatMap(Outlook.Decision.init) } ?? []
    let witnesses = outlook["witnesses"]?.elements.map(witness) ?? []
    let block = value["block"].map { self.block($0, images) }
    guard !decisions.isEmpty, !decisions.contains(nil), witnesses.count == 2, !witnesses.contains(nil),
      block != .some(nil)
    else { return nil }
    return OpenSight(
      minimum: minimum, maximum: maximum, foregroundColor: foreground, surfaceColor: surface,
      witnesses: witnesses.compactMap { $0 },
      outlook: Outlook(
        decisions: decisions.compactMap { $0 }, isDeclared: isDeclared, isLimited: isLimited,
        isBetween: isBetween, block: block ?? nil))
  }

  private func ratio(_ key: String, of object: JSONValue) -> ContrastRatio? {
    guard let number = object[key]?.double, (1...21.1).contains(number) else { return nil }
    return ContrastRatio(number)
  }

  private func color(_ key: StaticString) -> EightBitColor? { (try? value.color(key)) ?? nil }

  private func witness(_ value: JSONValue) -> Outlook.Witness? {
    let channels = value["channels"]?.elements.compactMap { $0.double } ?? []
    guard channels.count == 3, let ratio = ratio("ratio", of: value), let stack = value["candidate"]?.integer,
      stack >= 0
    else { return nil }
    return Outlook.Witness(
      backdrop: EncodedSRGB(red: channels[0], green: channels[1], blue: channels[2]), ratio: ratio, stack: stack)
  }

  private func block(_ value: JSONValue, _ images: [BackdropImage]) -> Outlook.Block? {
    guard let file = value["image"]?.string, let image = images.typedIndex(where: { $0.file == file }),
      let x = value["x"]?.double, let y = value["y"]?.double, let share = value["failingShare"]?.double,
      let side = value["side"]?.double, let least = ratio("ratio", of: value)
    else { return nil }
    return Outlook.Block(image: image, x: x, y: y, side: side, ratio: least, failingShare: share)
  }
}

extension JSONWriter {
  /// Writes the results over all possible backdrops, except the ratios and the block.
  mutating func write(_ outlook: Outlook, _ witnesses: [Outlook.Witness]) {
    object { entry in
      entry.member("between", outlook.isBetween)
      entry.key("decisions")
      entry.array { list in outlook.decisions.forEach { list.value($0.word) } }
      entry.member("declared", outlook.isDeclared)
      entry.member("limited", outlook.isLimited)
      entry.key("witnesses")
      entry.array { list in witnesses.forEach { list.write($0) } }
    }
  }
}

extension Outlook.Decision {
  private static let all: [Outlook.Decision] = [
    .always, .never, .sometimes, .undecided(fails: true), .undecided(fails: false),
  ]

  fileprivate var word: String {
    switch self {
    case .always: "always"
    case .never: "never"
    case .sometimes: "sometimes"
    case .undecided(fails: true): "undecided-fails"
    case .undecided(fails: false): "undecided"
    }
  }

  fileprivate init?(_ word: String) {
    guard let found = Self.all.first(where: { $0.word == word }) else { return nil }
    self = found
  }
}
