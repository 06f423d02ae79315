import ColorMath
import Palettes

/// The limits that no advice may break, whatever it repairs.
///
/// Two audits of one plan are compared, without and with the edits: cells that start to fail, ratios that fall further,
/// surfaces that turn, neutral colors that become colorful, and levels of text or surfaces that meet.
final class Restraints: Sendable {
  /// One thing that edits did and must not do.
  enum Breach: Hashable, Sendable {
    /// A cell that passed or was open fails.
    case fails(MeasurementIndex)
    /// A cell that failed has a lower ratio.
    case falls(MeasurementIndex)
    /// A surface other than a fill turned from light to dark or back.
    case turns(EntryPlace)
    /// A neutral color became colorful.
    case tints(EntryPlace)
    /// Two texts on one surface swapped places or met, by measurements that show them.
    case joinsTexts(MeasurementIndex, MeasurementIndex)
    /// Two surfaces swapped places or met, by measurements on them.
    case joinsSurfaces(MeasurementIndex, MeasurementIndex)
  }

  private let before: AuditInput
  private let textLevels: [LevelOrder.Neighbors]
  private let surfaceLevels: [LevelOrder.Neighbors]

  /// Reads what must stay from an audit without edits.
  init(_ before: AuditInput) {
    self.before = before
    let order = LevelOrder(before)
    (textLevels, surfaceLevels) = (order.texts, order.surfaces)
  }

  /// Returns what edits broke, from an audit of the edited palette with the same plan, in a fixed order.
  func breaches(in after: AuditInput) -> [Breach] {
    guard after.measurements.count == before.measurements.count else { return [] }
    return verdicts(after) + colors(after) + levels(after)
  }

  private func verdicts(_ after: AuditInput) -> [Breach] {
    before.measurements.typedIndices.compactMap { index in
      let (old, new) = (before.measurements[index], after.measurements[index])
      if old.isMet && !new.isMet || old.verdict != .fail && new.verdict == .fail { return .fails(index) }
      guard old.verdict == .fail, new.verdict == .fail, let least = old.minimum, let now = new.minimum else {
        return nil
      }
      return now.value < least.value - 1e-9 ? .falls(index) : nil
    }
  }

  /// Surfaces that turned, and neutral colors that did not stay neutral.
  private func colors(_ after: AuditInput) -> [Breach] {
    var found: [Breach] = []
    let bases = Self.surfaces(of: before)
    let (old, new) = (before.plan.loaded.palette.tokens, after.plan.loaded.palette.tokens)
    for token in old.typedIndices where new.typedIndices.contains(token) {
      for entry in old[token].entries.typedIndices where new[token].entries.typedIndices.contains(entry) {
        guard case .color(let from) = old[token].entries[entry].value,
          case .color(let to) = new[token].entries[entry].value, from != to
        else { continue }
        let place = EntryPlace(token: token, entry: entry)
        if ColorCharacter.isTinted(from, to) { found.append(.tints(place)) }
        if bases.contains(place), !ColorCharacter.isFill(from.linearSRGB.oklab),
          ColorCharacter.isTurn(from: from, to: to)
        {
          found.append(.turns(place))
        }
      }
    }
    return found
  }

  /// Returns the entries of an audit that are opaque surfaces of texts.
  static func surfaces(of audit: AuditInput) -> Set<EntryPlace> {
    var found: Set<EntryPlace> = []
    for measurement in audit.measurements where audit.plan.pairs[measurement.pair].role == .text {
      guard let scene = audit.measured.scene(of: measurement), let base = scene.base,
        case .entry(let token, let entry) = base.source
      else { continue }
      found.insert(EntryPlace(token: token, entry: entry))
    }
    return found
  }

  private func levels(_ after: AuditInput) -> [Breach] {
    let slack = 1e-9
    func lightness(_ index: MeasurementIndex, ofSurface: Bool) -> Double? {
      let measurement = after.measurements[index]
      return (ofSurface ? measurement.surfaceColor : measurement.foregroundColor)?.oklab.lightness
    }
    let texts = textLevels.compactMap { pair -> Breach? in
      guard let dark = lightness(pair.darker, ofSurface: false), let light = lightness(pair.lighter, ofSurface: false)
      else { return nil }
      return light - dark < pair.distance - slack ? .joinsTexts(pair.darker, pair.lighter) : nil
    }
    return texts
      + surfaceLevels.compactMap { pair -> Breach? in
        guard let dark = lightness(pair.darker, ofSurface: true), let light = lightness(pair.lighter, ofSurface: true)
        else { return nil }
        return light - dark < pair.distance - slack ? .joinsSurfaces(pair.darker, pair.lighter) : nil
      }
  }
}

extension Measurement {
  /// True if the least ratio is enough and nothing proves that it fails.
  var isMet: Bool {
    guard let required = requirement.minimum, let minimum else { return false }
    return verdict == .pass || verdict != .fail && minimum.reaches(required)
  }
}
