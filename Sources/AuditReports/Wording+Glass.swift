import AuditModel

extension Wording {
  /// The result of a finding about glass in the sources, in a few words after the name of the member.
  func result(of flaw: GlassFlaw) -> String {
    switch flaw {
    case .missingName(let name, ""): "\(name) does not exist"
    case .missingName(let name, let existing): "\(name) does not exist; there is \(existing)"
    case .outsideModule(let call): "\(call) outside of the modules that own glass"
    case .onContent(let container): "glass on content of a \(container)"
    case .nested(let outer): "glass on the glass of \(outer)"
    case .mixed(let name, let other): "\(name) glass in a container with \(other) glass"
    case .scattered(let stack, haveContainers: true): "neighbours in a \(stack) with a glass container each"
    case .scattered(let stack, haveContainers: false): "neighbours with glass in a \(stack) without a glass container"
    case .opaqueBackground: "an opaque background on glass"
    case .materialBackground: "a material on glass"
    case .faded: "glass with an opacity"
    case .identityWhenReduced: "no glass and no ground when transparency is reduced"
    case .inertControl: "glass of a control that is not interactive"
    case .tabViewInContainer: "TabView in a glass container"
    case .onSystemBar(let place): "a background of its own on what the system draws (\(place))"
    case .stackedMaterial: "a material on a material"
    case .inWidget: "glass in a widget"
    case .belowAvailability(let system, isBefore: true): "glass where \(system) is not available"
    case .belowAvailability(let system, isBefore: false): "glass from \(system) on; it exists from 26 on"
    case .clipped(let clip): "\(clip) on glass, which takes its shape as an argument"
    case .blurred: "glass that is blurred"
    case .prominentDestruction: "prominent glass on a destructive button"
    case .translucentCard(let container): "a material as the ground of content of a \(container)"
    }
  }
}
