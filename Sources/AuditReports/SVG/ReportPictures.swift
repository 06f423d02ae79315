import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The pictures next to a report: an overview of each palette, components, first edits, and rulers.
struct ReportPictures {
  /// One drawn thing of an audit, or of a family of audits.
  private enum Place: Hashable {
    case component(family: Int, isFound: Bool, index: Int)
    case edit(audit: Int, index: Int)
    case ruler(audit: Int, group: Int)
  }

  /// The files by name, sorted.
  var files: [(name: String, bytes: [UInt8])] {
    contents.map { ($0.key, $0.value) }.ordered { $0.0.precedesInBytes($1.0) }
  }
  /// The file of each audit's overview.
  private(set) var overviews: [String] = []

  private var contents: [String: [UInt8]] = [:]
  private var places: [Place: String] = [:]

  /// Draws the pictures of a report.
  init(_ report: AuditReport, _ products: [ReportProduct], _ windows: ReportWindows) {
    for audit in report.audits {
      let name = report.audits.count == 1 ? "overview" : "overview-\(audit.declaration.id)"
      overviews.append(add(OverviewPicture(audit).bytes, named: name))
    }
    for (family, product) in products.enumerated() {
      draw(product.shownDeclared, isFound: false, family)
      draw(product.shownFound, isFound: true, family)
    }
    for (audit, result) in report.audits.enumerated() {
      for (index, edit) in result.edits.prefix(FirstEdit.most).enumerated() {
        guard let picture = EditPicture(edit, result) else { continue }
        let name = result.plan.loaded.palette.displayName(of: edit.token)
        places[.edit(audit: audit, index: index)] = add(picture.bytes, named: Self.slug("edit", name))
      }
    }
    for (audit, part) in windows.parts.enumerated() {
      for (group, found) in part.windows.ordered(by: { $0.key < $1.key }) {
        let name = part.groups.groups[group].name
        places[.ruler(audit: audit, group: group)] = add(
          RulerPicture(name, found).bytes, named: Self.slug("window", name))
      }
    }
  }

  /// The file of a shown component; nil for one without.
  func component(family: Int, isFound: Bool, index: Int) -> String? {
    places[.component(family: family, isFound: isFound, index: index)]
  }

  /// The file of a proposed edit; nil for one without.
  func edit(audit: Int, index: Int) -> String? { places[.edit(audit: audit, index: index)] }

  /// The file of the ruler of a group of findings; nil for one without.
  func ruler(audit: Int, group: Int) -> String? { places[.ruler(audit: audit, group: group)] }

  private mutating func draw(_ components: ArraySlice<ReportComponent>, isFound: Bool, _ family: Int) {
    for (index, component) in components.enumerated() {
      places[.component(family: family, isFound: isFound, index: index)] = add(
        ComponentPicture(component).bytes, named: Self.slug("component", component.name))
    }
  }

  private static func slug(_ kind: String, _ name: String) -> String {
    "\(kind)-\(Slug.make(name, fallback: "x").prefix(48))"
  }

  /// Stores a file under its name and a hash of its content; equal pictures of one name are one file.
  ///
  /// A changed picture gets another name, so that a report which is being replaced never shows the next one's.
  private mutating func add(_ bytes: [UInt8], named slug: String) -> String {
    let hash = StableHash.hex(bytes)
    let short = "\(slug)-\(hash.prefix(8)).svg"
    let name = contents[short].map { $0 == bytes } ?? true ? short : "\(slug)-\(hash).svg"
    contents[name] = bytes
    return name
  }
}
