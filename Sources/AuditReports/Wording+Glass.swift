import AuditEngine

extension Wording {
  /// The result of a finding about glass in the sources, in a few words after the name of the member.
  func result(of flaw: GlassFlaw) -> String {
    switch flaw {
    case .missingName(let name, ""): "\(name) does not exist"
    case .missingName(let name, let existing): "\(name) does not exist; use \(existing)"
    case .outsideModule(let call): "\(call) outside the glass modules"
    case .onContent(let container, ""): "glass on the content of a \(container)"
    case .onContent(let container, let owner): "glass from \(owner) on the content of a \(container)"
    case .nested(let outer): "glass on top of the glass from \(outer)"
    case .mixed(let name, let other): "\(name) glass in the same container as \(other) glass"
    case .scattered(let stack, haveContainers: true):
      "adjacent views in the same \(stack), each in its own glass container"
    case .scattered(let stack, haveContainers: false):
      "adjacent glass views in the same \(stack) without a glass container"
    case .opaqueBackground: "an opaque background on glass"
    case .materialBackground: "a material on glass"
    case .faded: "glass with reduced opacity"
    case .identityWhenReduced: "no glass and no background when transparency is reduced"
    case .inertControl: "noninteractive glass on a control"
    case .tabViewInContainer: "a TabView in a glass container"
    case .onSystemBar(let place): "a custom background on a system element (\(place))"
    case .stackedMaterial: "a material on top of a material"
    case .inWidget: "glass in a widget"
    case .belowAvailability(let system, isBefore: true): "glass on \(system), where it is unavailable"
    case .belowAvailability(let system, isBefore: false):
      "used on \(system) and later, but glass requires version 26 or later"
    case .clipped(let clip): "\(clip) on glass; pass the shape to glassEffect(_:in:) instead"
    case .blurred: "blurred glass"
    case .prominentDestruction: "prominent glass on a destructive button"
    case .clearUndimmed: "clear glass without a dark layer behind it"
    case .clearOnPlain: "clear glass on a plain surface; use regular glass"
    case .weakTint(let alpha, let isUnderFixedText):
      "a tint of only \(Self.percent(alpha))\(isUnderFixedText ? " behind text in a fixed color" : "")"
    case .translucentCard(let container): "a material behind content in a \(container)"
    }
  }
}
