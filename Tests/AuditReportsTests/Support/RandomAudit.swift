import TestSupport

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Audits with some of everything that is measured, from a seed.
struct RandomAudit {
  private var random: SplitMix64
  private let colors: [String]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    colors = ["A", "B", "Missing", "system:label", "#767676", "#FFFFFF80", "#000000"]
  }

  /// Returns the palettes of one run, in the order of their ids: two random ones, and one with hostile names.
  static func plans(seed: UInt64) -> [AuditPlan] {
    var audit = RandomAudit(seed: seed)
    return [
      AuditPlan(audit.palette("a"), policy: audit.pick(Policy.all)),
      AuditPlan(audit.palette("b"), policy: .wcag22AA, variants: [VariantSet(.light), VariantSet(.darkReduced)]),
      AuditPlan(ReportFixture.hostile, policy: .wcag22AAA, variants: VariantSet(.dark)),
    ]
  }

  private mutating func palette(_ id: String) -> LoadedPalette {
    var audit = AuditBuilder()
    audit.declaration.id = id
    audit.declaration.states = [
      State("high|er", filters: [.contrast(1.2)], at: SourceLocation(file: "legible.json"))
    ]
    for name in ["A", "B"] {
      audit.token(name, [.any: "rgb(\(channel()) \(channel()) \(channel()))", .dark: "oklch(0.8 0.2 \(channel()))"])
    }
    audit.surface("card", [pick(colors), "#FFFFFF"]) { $0.filters = [.brightness(1.1)] }
    audit.surface("veil", ["rgb(\(channel()) 0 0 / 0.6)"]) { $0.over = pick([[.any], over, [.any] + over]) }
    audit.surface("glass", []) { surface in
      surface.layers = Adaptive(
        [material], reduced: [.color(AuditBuilder.written("#EEEEEE"))])
    }
    for _ in 0..<5 {
      audit.pair(
        pick(colors), on: pick(["card", "veil", "glass", "A", "#FFFFFF"]), pick(Role.allCases + [.text, .text]),
        font: pick([nil, Font(size: 30)]), origin: pick([.stated, .inferred("x"), .assumed("x")]))
    }
    audit.pair("#FFFFFF", on: "veil", id: "twice")
    audit.pair("#111111", on: "veil", id: "twice", against: "A")
    return audit.loaded
  }

  private var over: [Backdrop] {
    ["color(display-p3 0 1 0)", "#123456"].map { .color(AuditBuilder.written($0)) }
  }

  private var material: Layer {
    get { .material(MaterialUse(.glass(.regular), size: .small, at: SourceLocation(file: "legible.json"))) }
  }

  private mutating func channel() -> Int { Int(random.next() % 256) }

  mutating func pick<Value>(_ all: [Value]) -> Value { all[Int(random.next() % UInt64(all.count))] }
}
