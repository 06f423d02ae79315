import Palettes
import SwiftReading

/// A name at a use of glass that no SDK has, and its existing replacement (SwiftUICore interface of SDK 26.4).
struct MissingGlassName {
  /// The name as written, with the wrong part.
  let name: String
  /// The existing replacement; empty for none.
  let existing: String

  /// Reads a use; nil if all of it exists, is declared by the project, or may come from a module that was not read.
  init?(_ use: GlassUse, _ facts: SourceFacts) {
    let reader = Reader(use: use, facts: facts, tree: facts.tree(of: use))
    let found =
      switch use.kind {
      case .effect: reader.effect
      case .buttonStyle: reader.buttonStyle
      case .companion: reader.transition
      case .uiKit: reader.uiKitStyle
      case .material: reader.materialColor
      case .unknown: reader.draft
      default: nil as (name: String, existing: String)?
      }
    guard let found else { return nil }
    (name, existing) = found
  }

  private struct Reader {
    typealias Found = (name: String, existing: String)

    let use: GlassUse
    let facts: SourceFacts
    let tree: SyntaxTree

    var effect: Found? {
      if tree.argument(of: use.link, "isEnabled") != nil {
        return ("glassEffect(_:in:isEnabled:)", "glassEffect(_:in:)")
      }
      for branch in use.style?.branches ?? [] {
        switch branch.color {
        case .opacity(.glass, _): return ("Glass.opacity(_:)", "Glass.tint(_:)")
        case .glass(let glass) where !glass.exists && glass.name != "liquidGlass":
          let isDraft = ["thick", "thin", "prominent", "ultraThin", "ultraThick"].contains(glass.name)
          if isDraft || !mayBeImported { return ("Glass.\(glass.name)", "regular, clear, or identity") }
        default: break
        }
      }
      return nil
    }

    var buttonStyle: Found? {
      let name = tree.name(use.node)
      guard !facts.project.declaresGlassName(name) else { return nil }
      let chain = facts.project.files[use.surroundings.file].chain(of: use.node)
      if let call = tree.links(of: chain).first(where: { $0 > use.node }), tree[call].flags.contains(.isCalled) {
        return (".\(name).\(tree.name(call))(_:)", "\(tree.name(call))(_:) on the view")
      }
      guard name == "glassProminent", let argument = tree.plainArguments(of: use.link).first else { return nil }
      let parts = tree.sequence(of: argument)
      let isTernary = parts.contains { tree[$0].kind == .operation && tree.isNamed($0, "?") }
      let hasOther = parts.contains { tree.links(of: $0).first.map { tree.isNamed($0, "glass") } ?? false }
      return isTernary && hasOther ? ("a common type for .glass and .glassProminent", "a branch for each") : nil
    }

    var transition: Found? {
      guard tree.isNamed(use.node, "glassEffectTransition"), let argument = tree.plainArguments(of: use.node).first,
        let chain = tree.soleChain(of: argument), let head = tree.soleLink(of: chain),
        tree[head].kind == .implicitMember
      else { return nil }
      let name = tree.name(head)
      guard !["matchedGeometry", "materialize", "identity"].contains(name),
        facts.project.declarations("GlassEffectTransition.\(name)").isEmpty,
        !mayBeImported || ["scale", "opacity", "slide", "move", "blur"].contains(name)
      else { return nil }
      return ("GlassEffectTransition.\(name)", "matchedGeometry, materialize, or identity")
    }

    var uiKitStyle: Found? {
      guard tree.isNamed(use.node, "UIGlassEffect"), let argument = tree.argument(of: use.node, "style"),
        let chain = tree.soleChain(of: argument), let head = tree.soleLink(of: chain),
        tree[head].kind == .implicitMember, !tree.isNamed(head, "regular"), !tree.isNamed(head, "clear")
      else { return nil }
      return ("UIGlassEffect.Style.\(tree.name(head))", "regular or clear")
    }

    var materialColor: Found? {
      guard tree[use.link].kind == .name, tree.isNamed(use.link, "Color"),
        !facts.isOwn("Color", within: use.surroundings.type, in: use.surroundings.file)
      else { return nil }
      let name = tree.name(use.node)
      return facts.project.declaresGlassName(name) ? nil : ("Color(.\(name))", "background(.\(name))")
    }

    var draft: Found? {
      let name = tree.name(use.node)
      guard !facts.project.declaresGlassName(name) else { return nil }
      switch name {
      case "ToolbarSpacer":
        let isWrong = tree.argument(of: use.node, "spacing") != nil
        return isWrong ? ("ToolbarSpacer(spacing:)", "ToolbarSpacer(_:placement:)") : nil
      case "containerConcentric":
        let isValue = tree[use.node].kind != .name && !tree[use.node].flags.contains(.isCalled)
        return isValue && isArgument ? (".containerConcentric", "ConcentricRectangle") : nil
      case "liquidGlass", "glassStyle":
        let isModifier = tree[use.node].kind == .member && tree[use.node].flags.contains(.isCalled)
        let isStyle = tree[use.node].kind == .implicitMember && isArgument && isStyleArgument
        return (isModifier || isStyle) && !mayBeImported ? (name, "glassEffect(_:in:)") : nil
      default:
        guard tree[use.node].kind != .member, tree[use.node].kind != .implicitMember, !mayBeImported else { return nil }
        return (name, "Glass")
      }
    }

    /// True if a system modifier takes it as a style; an argument of a project's own function may be its own.
    private var isStyleArgument: Bool {
      let source = facts.project.files[use.surroundings.file]
      guard let argument = source.parent(of: source.chain(of: use.node)), let link = source.parent(of: argument) else {
        return false
      }
      return tree[link].kind != .implicitMember && Self.styling.contains(tree.name(link))
    }

    private static let styling: Set<String> = [
      "fill", "background", "backgroundStyle", "foregroundStyle", "glassEffect", "buttonStyle", "stroke",
      "strokeBorder",
      "border", "overlay", "tint", "listRowBackground", "containerBackground", "presentationBackground",
      "toolbarBackground", "toggleStyle", "material",
    ]

    private var isArgument: Bool {
      let source = facts.project.files[use.surroundings.file]
      guard let argument = source.parent(of: source.chain(of: use.node)), tree[argument].kind == .argument else {
        return false
      }
      // A comparison is with a value of the project's own.
      return !tree.sequence(of: argument).contains { tree.isNamed($0, "==") || tree.isNamed($0, "!=") }
    }

    /// True if the file imports a module that neither comes with the system nor was read.
    private var mayBeImported: Bool {
      tree.children(of: NodeIndex(0)).contains { node in
        guard tree[node].kind == .importDeclaration, let path = tree.name(node).split(separator: " ").last,
          let module = path.split(separator: ".").first.map(String.init), !Self.systemModules.contains(module)
        else { return false }
        return !facts.project.files.contains { $0.path.holds("/\(module)/") || $0.path.hasPrefix("\(module)/") }
      }
    }

    private static let systemModules: Set<String> = [
      "SwiftUI", "UIKit", "AppKit", "Foundation", "Combine", "Observation", "SwiftData", "CoreData", "WidgetKit",
      "MapKit",
      "Charts", "StoreKit", "PhotosUI", "Photos", "AVKit", "AVFoundation", "os", "OSLog", "Swift", "TipKit",
      "CoreLocation",
      "UserNotifications", "ActivityKit", "AppIntents", "CloudKit", "HealthKit", "WebKit", "Accessibility",
      "CoreGraphics",
      "QuartzCore", "UniformTypeIdentifiers", "Testing", "XCTest",
    ]
  }
}
