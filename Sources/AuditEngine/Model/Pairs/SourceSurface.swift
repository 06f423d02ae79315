import FileSyntax
import Palettes
import SwiftReading

/// The surface behind text in sources, in the form of an audit file.
package struct SourceSurface: Hashable, Sendable {
  /// The layers, topmost first, down to the system's background if that is at the bottom.
  package let layers: [SourceColor]
  /// True if the system's backgrounds take their elevated values, as in sheets.
  package let isElevated: Bool
  /// The replacements of the layers: by `reduced`, `increased` or `increased-reduced`, or by the id of an older
  /// profile.
  package private(set) var replacements: [Replacement] = []
  /// The number of layers stated in the source; the others are the system's.
  let statedCount: Int

  /// Layers that replace others.
  package struct Replacement: Hashable, Sendable {
    /// The key of an audit file that holds them.
    package let key: String
    /// The layers, the topmost first.
    package let layers: [SourceColor]
  }

  init(_ found: FoundSurface, _ reader: SourceColorReader, in file: String = "") {
    let stated = found.layers.map { reader.color($0, in: file) }
    let isOpen = !(found.layers.last?.isOpaque ?? false)
    let base = isOpen ? Self.background(of: found.base, isHidden: found.hidesMost) : nil
    layers = stated + [base].compactMap { $0 }
    isElevated =
      (isOpen || found.layers.last?.isBackground ?? false) && (found.base == .sheet || found.base == .sheetRow)
    statedCount = stated.count
  }

  /// One surface of all branches of a pair; nil if they differ in more than settings of accessibility and the system.
  init?(joining alternatives: [FoundPair.Alternative], _ reader: SourceColorReader, in file: String) {
    guard alternatives.count > 1, Set(alternatives.map { $0.foreground }).count == 1 else { return nil }
    var forms: [(key: String, surface: SourceSurface)] = []
    var conditions: [[BranchCondition]] = []
    for alternative in alternatives {
      // Callers with surfaces of their own are no branches of one surface.
      guard let key = Self.key(of: alternative.conditions), !conditions.contains(alternative.conditions) else {
        return nil
      }
      conditions.append(alternative.conditions)
      guard !forms.contains(where: { $0.key == key }) else { continue }
      forms.append((key, SourceSurface(alternative.surface, reader, in: file)))
    }
    guard let full = forms.first(where: { $0.key.isEmpty })?.surface else { return nil }
    self = full
    replacements = forms.filter { !$0.key.isEmpty && $0.surface.layers != full.layers }.map {
      Replacement(key: $0.key, layers: $0.surface.layers)
    }
  }

  /// The key for conditions: empty for the newest system without any setting; nil for other conditions.
  private static func key(of conditions: [BranchCondition]) -> String? {
    var (isReduced, isIncreased, isOld) = (false, false, false)
    for condition in conditions {
      switch condition {
      case .reducedTransparency(let isOn): isReduced = isReduced || isOn
      case .increasedContrast(let isOn): isIncreased = isIncreased || isOn
      case .available("iOS", let version, let isAvailable) where version.hasPrefix("26"): isOld = isOld || !isAvailable
      case .available, .appearance, .matches, .other: return nil
      }
    }
    switch (isReduced, isIncreased) {
    case (true, true): return "increased-reduced"
    case (true, false): return "reduced"
    case (false, true): return "increased"
    case (false, false): return isOld ? Profile.iOS18.rawValue : ""
    }
  }

  /// The background below the stated layers; nil for any, below layers that hide most of it.
  private static func background(of base: FoundSurface.Base, isHidden: Bool) -> SourceColor? {
    switch base {
    case .caller, .screen, .window, .sheet: SourceColor(.color, "system:systemBackground", .system("systemBackground"))
    case .row, .sheetRow:
      SourceColor(
        .color, "system:secondarySystemGroupedBackground", .system("secondarySystemGroupedBackground"))
    case .elsewhere: SourceColor(.none("the sources do not show its background"), "unknown")
    case .bar: isHidden ? nil : SourceColor(.none("it is in a bar, a header, or a widget"), "unknown")
    case .any: isHidden ? nil : SourceColor(.none("it is on an image or another view"), "unknown")
    }
  }

  /// The text in lists, topmost layer first.
  package var words: String {
    let others = replacements.map { "\($0.key): \(Self.words($0.layers))" }
    return Self.words(layers) + (others.isEmpty ? "" : " (\(others.joined(separator: "; ")))")
  }

  private static func words(_ layers: [SourceColor]) -> String {
    layers.isEmpty ? "anything" : layers.map { $0.words }.joined(separator: " over ")
  }

  /// The reason that an audit file cannot express it; nil if it can.
  package var problem: String? {
    (layers + replacements.flatMap { $0.layers }).lazy.compactMap { $0.problem }.first
  }

  /// The texts by which a declared surface matches: with and without the layers that the source does not state.
  var keys: [String] {
    let stated = layers.prefix(statedCount).map { $0.words }.joined(separator: "\n")
    let whole = layers.map { $0.words }.joined(separator: "\n")
    return stated.isEmpty || stated == whole ? [whole] : [whole, stated]
  }
}

/// Puts the surfaces of an audit file into the same form.
struct DeclaredSurfaceReader {
  private let surfaces: [Surface]
  private let reader: SourceColorReader
  private let byName: [String: SurfaceIndex]

  init(_ surfaces: [Surface], _ reader: SourceColorReader) {
    (self.surfaces, self.reader) = (surfaces, reader)
    byName = Dictionary(firstOf: surfaces.indexed().map { ($1.name, $0) })
  }

  /// The texts of a surface for all settings and systems.
  func keys(of index: SurfaceIndex) -> Set<String> {
    let surface = surfaces[index]
    let forms = surface.layers.all + surface.profileLayers.values.flatMap { $0.all }
    return Set(forms.map { words(of: $0, depth: 0).joined(separator: "\n") })
  }

  private func words(of layers: [Layer], depth: Int) -> [String] {
    layers.flatMap { layer -> [String] in
      switch layer {
      case .color(let color): return [reader.color(color).words]
      case .material(let use): return [material(use)]
      case .gradient(let stops, _):
        return ["gradient of \(stops.map { reader.color($0.color).words }.joined(separator: ", "))"]
      case .surface(let name, _):
        guard depth < 8, let index = byName[name] else { return [name] }
        return words(of: surfaces[index].layers.full, depth: depth + 1)
      case .filter, .unsupported: return ["a filter"]
      }
    }
  }

  private func material(_ use: MaterialUse) -> String {
    guard case .glass(let style) = use.kind else { return use.text }
    return SourceColor(.glass(tint: use.tint.map { reader.color($0) }), style.rawValue).words
  }
}
