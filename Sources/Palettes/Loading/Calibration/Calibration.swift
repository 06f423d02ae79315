import ColorMath
import FileSyntax

/// Solves the numbers of materials from screenshots of one device.
package struct Calibration: Sendable {
  /// A material in a variant.
  private struct Subject: Hashable {
    let style: Int
    let variant: Int
  }

  /// The table; nil if no screenshot could be used.
  package private(set) var table: MaterialCalibration?
  /// The screenshots, refused ones with their reasons, in the order given.
  package private(set) var shots: [CalibrationShot]
  /// Problems that are not those of one screenshot.
  package private(set) var problem: String?

  /// The most screenshots of one run.
  package static let mostShots = 2048
  /// The largest difference of a field between two screenshots of it.
  static let mostDisagreement = 3.0 / 255
  /// The largest opacity that the control, glass without an effect, may show.
  static let greatestControl = 0.02

  /// Solves every material and variant that the screenshots show completely.
  package init(of shots: [CalibrationShot], label: CalibrationLabel) {
    self.shots = shots
    guard let device = settle(label.device, "device", { $0.device }),
      let system = settle(label.system, "system", { $0.system })
    else { return }
    guard let profile = label.profile ?? CalibrationLabel.profile(of: system) else {
      problem = "no profile is known for the system \(system.inQuotes); specify one with --profile"
      return
    }
    var table = MaterialCalibration(profile: profile, device: device, system: system, date: label.date)
    for (subject, members) in subjects { solve(subject, members, into: &table) }
    table.entries = table.entries.sortedForTables
    if !table.entries.isEmpty { self.table = table }
  }

  /// The usable screenshots of each material and variant, in the order of tables.
  private var subjects: [(subject: Subject, members: [Int])] {
    var groups: [Subject: [Int]] = [:]
    for (index, shot) in shots.enumerated() {
      guard let header = shot.shot?.header else { continue }
      groups[Subject(style: header.style, variant: header.variant), default: []].append(index)
    }
    return groups.ordered { ($0.key.style, $0.key.variant) < ($1.key.style, $1.key.variant) }
      .map { ($0.key, $0.value) }
  }

  /// The value that a person gives, or that all headers give; other screenshots are refused.
  private mutating func settle(_ given: String?, _ what: String, _ read: (ProbeHeader) -> String?) -> String? {
    if let given { return given }
    var settled: String?
    for index in shots.indices {
      guard let header = shots[index].shot?.header else { continue }
      guard let value = read(header) else {
        shots[index].refuse("does not name the \(what); specify it with --\(what)")
        continue
      }
      guard let known = settled else {
        settled = value
        continue
      }
      if known != value {
        shots[index].refuse(
          "is from the \(what) \(value.inQuotes), but the first one is from \(known.inQuotes); calibrate them "
            + "separately")
      }
    }
    return settled
  }

  private mutating func solve(_ subject: Subject, _ members: [Int], into table: inout MaterialCalibration) {
    guard let header = shots[members[0]].shot?.header else { return }
    let fields = members.flatMap { shots[$0].shot?.fields ?? [] }
    if let disagreement = disagreement(members) { return refuse(members, disagreement) }
    let missing = ProbePage.colors.indices.filter { number in !fields.contains { $0.number == number } }
    if !missing.isEmpty {
      let numbers = missing.map { String($0 + 1) }.inWords()
      let noun = missing.count == 1 ? "field" : "fields"
      return refuse(
        members,
        "is part of an incomplete set: no usable screenshot shows \(noun) \(numbers) of \(Self.words(header)); add one")
    }
    let samples = fields.map { field in
      MaterialSample(over: ProbePage.colors[field.number].encoded, seen: field.color, noise: field.noise)
    }
    do throws(MaterialFitError) {
      let fit = try MaterialFit(solving: samples)
      guard let name = CalibrationShot.material(of: header) else { return checkControl(fit, members) }
      table.entries.append(
        .init(
          name, in: CalibrationShot.variant(of: header), fit.layer, isSaturationKnown: fit.isSaturationKnown))
    } catch {
      refuse(members, "cannot be solved: \(Self.words(error))")
    }
  }

  /// Glass without an effect must show the fields unchanged, or colors changed on the way.
  private mutating func checkControl(_ fit: MaterialFit, _ members: [Int]) {
    guard fit.layer.tint.alpha > Self.greatestControl else { return }
    let alpha = DecimalText.fixed(fit.layer.tint.alpha, decimals: 3)
    refuse(members, "is a control without a material, but shows an opacity of \(alpha); check what covers the page")
  }

  /// The difference of a field in several screenshots, in words; nil if they agree.
  private func disagreement(_ members: [Int]) -> String? {
    for (place, member) in members.enumerated() {
      for other in members[..<place] {
        for field in shots[member].shot?.fields ?? [] {
          for twin in shots[other].shot?.fields ?? [] where twin.number == field.number {
            let difference = Self.difference(field.color, twin.color)
            guard difference > Self.mostDisagreement else { continue }
            let steps = DecimalText.fixed(difference * 255, decimals: 1)
            return "disagrees with another screenshot: field \(field.number + 1) differs by \(steps) steps between "
              + "\(shots[other].file.inQuotes) and \(shots[member].file.inQuotes); keep the correct one"
          }
        }
      }
    }
    return nil
  }

  private static func difference(_ color: EncodedSRGB, _ other: EncodedSRGB) -> Double {
    max(abs(color.red - other.red), abs(color.green - other.green), abs(color.blue - other.blue))
  }

  private mutating func refuse(_ members: [Int], _ reason: String) {
    for member in members { shots[member].refuse(reason) }
  }

  private static func words(_ header: ProbeHeader) -> String {
    "\(CalibrationShot.material(of: header) ?? "the control") in \(CalibrationShot.variant(of: header).id)"
  }

  private static func words(_ error: MaterialFitError) -> String {
    switch error {
    case .undetermined: "its fields do not determine the material's numbers; use the page unchanged"
    case .residual(let residual):
      "the formula misses a field by \(DecimalText.fixed(residual * 255, decimals: 1)) steps, more than "
        + "\(DecimalText.fixed(MaterialFit.greatestResidual * 255, decimals: 0)); check that the fields are in "
        + "order and that nothing else covers them"
    }
  }
}
