import Palettes

/// Lists, forms and their rows.
extension ViewWalk {
  /// The setting of the rows of a list, a form or a table.
  func rows(of name: String, on platform: ApplePlatform, _ setting: Setting) -> Setting {
    var rows = setting
    rows.standard = .label
    rows.row = .row
    let style = name == "Form" && setting.listStyle.isEmpty ? "grouped" : setting.listStyle
    let isElevated = setting.ground.base.isElevated || setting.isInSheet
    rows.listStyle = style
    switch platform {
    case .macOS where name == "Form" && setting.controlStyle("formStyle") != "grouped":
      // By default its rows are columns on what is behind it.
      return setting.standing(.label).insideRow
    case .macOS:
      (rows.ground, rows.listGround) = (Ground(base: .any), Ground(base: .any))
      return rows
    case .watchOS:
      // The rows of a watch have a platter, whose color nobody has published.
      (rows.ground, rows.listGround) = (Ground(base: .bar), Ground(base: .screen))
      return rows
    case .iOS, .tvOS, .visionOS: break
    }
    switch style {
    case "", "automatic", "insetGrouped", "grouped":
      rows.ground = Ground(base: isElevated ? .sheetRow : .row)
      rows.listGround = Ground(
        layers: [.color(.system("systemGroupedBackground"))], base: isElevated ? .sheet : .screen)
    case "plain", "inset":
      rows.ground =
        setting.hidesListBackground ? setting.ground : setting.ground.covered(by: isElevated ? .sheet : .screen)
      rows.listGround = rows.ground
    default: (rows.ground, rows.listGround) = (Ground(base: .bar), Ground(base: .bar))
    }
    if setting.hidesListBackground { rows.listGround = setting.ground }
    return rows
  }

  /// Applies the background of a row, which a list takes from the view that is the row, and from no view inside it.
  mutating func applyRow(_ given: [Argument], at place: SourceProject.Place, to setting: inout Setting) {
    guard setting.row == .row, let first = given.first else {
      // Some list is around it.
      if setting.ground.base == .caller { setting.ground.base = .elsewhere }
      return
    }
    let value = evaluator.value(of: first, as: "Color")
    if value.cases.allSatisfy({ $0.value.isNone }) { return }
    var cases: [Value.Case] = []
    let own = ownRowLayer(setting)
    for part in value.cases {
      if part.value.isNone {
        cases.append(.init(conditions: part.conditions, value: own))
        continue
      }
      let layers = layers(
        [Argument(label: "", isTrailing: false, place: first.place, scope: first.scope, value: part.value)], setting)
      cases.append(.init(conditions: part.conditions, value: layers.first ?? .none))
    }
    setting.ground = setting.listGround.adding(.choosing(cases), at: place)
  }

  /// The color that a row has by itself.
  private func ownRowLayer(_ setting: Setting) -> Value {
    switch setting.ground.base {
    case .row, .sheetRow: .color(.system("secondarySystemGroupedBackground"))
    case .screen, .sheet, .window: .color(.system("systemBackground"))
    default: .color(.unresolved(.computed("a row")))
    }
  }

  /// Shows a section: its header and footer in gray on the background of the list.
  mutating func showSection(_ given: [Argument], at place: SourceProject.Place, _ setting: Setting) {
    var setting = setting
    // A section is a part of a list.
    if setting.ground.base == .caller { setting.ground.base = .elsewhere }
    var edge = setting.insideRow
    if setting.row == .row {
      edge.ground = setting.listGround
      edge.standard =
        setting.controlStyle("headerProminence") == "increased" || ["plain", "inset"].contains(setting.listStyle)
          || project.files[place.file].tree.platform != .iOS
        ? .unknown("a header") : .secondary
    }
    if let title = given.first, title.label.isEmpty, !title.isTrailing { note(place, .text, edge) }
    for argument in given {
      switch argument.label {
      case "header", "footer": walk(argument, edge)
      default: if argument.isTrailing || argument.label == "content" { walk(argument, setting) }
      }
    }
  }
}
