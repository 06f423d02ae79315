package import ColorMath

/// The colors of the system that one device showed, with every setting that the test of `legible probe` tries.
package struct DeviceColors: Hashable, Sendable {
  /// A setting in which a color was read.
  package enum Setting: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    case lightIncreased = "light-increased"
    case darkIncreased = "dark-increased"
    case lightElevated = "light-elevated"
    case darkElevated = "dark-elevated"
    case lightIncreasedElevated = "light-increased-elevated"
    case darkIncreasedElevated = "dark-increased-elevated"

    /// The setting of a variant; reduced transparency changes no color of the system.
    init(_ variant: Variant, elevated: Bool) {
      switch (variant.appearance, variant.contrast) {
      case (.light, .standard): self = elevated ? .lightElevated : .light
      case (.dark, .standard): self = elevated ? .darkElevated : .dark
      case (.light, .increased): self = elevated ? .lightIncreasedElevated : .lightIncreased
      case (.dark, .increased): self = elevated ? .darkIncreasedElevated : .darkIncreased
      }
    }

    /// The variant and the level.
    var parts: (variant: Variant, isElevated: Bool) {
      switch self {
      case .light: (.light, false)
      case .dark: (.dark, false)
      case .lightIncreased: (.lightIncreased, false)
      case .darkIncreased: (.darkIncreased, false)
      case .lightElevated: (.light, true)
      case .darkElevated: (.dark, true)
      case .lightIncreasedElevated: (.lightIncreased, true)
      case .darkIncreasedElevated: (.darkIncreased, true)
      }
    }
  }

  /// The colors of one name.
  package struct Row: Hashable, Sendable {
    package let name: String
    package var colors: [Setting: Color]
    /// The place in the file.
    package let location: SourceLocation
  }

  package let generation: SystemGeneration
  /// The system with its version: `iOS 26.4`.
  package let system: String
  /// The build of the system: `23E224`.
  package let build: String
  /// The model of the device: `iPhone18,1`.
  package let device: String
  /// The device class.
  package let idiom: Idiom
  /// The colors, sorted by name.
  package var rows: [Row]

  /// The system's version numbers, to prefer the newest.
  var version: [Int] {
    (system.split(separator: " ").last ?? "").split(separator: ".").map { Int($0) ?? 0 }
  }

  /// The source of its values.
  var source: SystemSource {
    SystemSource("device", device, of: "\(system), \(build)", [generation], age: 99, isRunTime: true)
  }

  /// Returns true if the device runs a system, and is of a device class or no particular one is audited.
  func shows(_ other: SystemGeneration, on idiom: Idiom) -> Bool {
    generation == other && (idiom == .universal || self.idiom == .universal || idiom == self.idiom)
  }

  /// The color of a name as the device showed it; an elevated surface without a color of its own has the one of the base.
  func color(of name: String, in variant: Variant, elevated: Bool) -> Color? {
    guard let row = rows.first(where: { $0.name == name }) else { return nil }
    return row.colors[Setting(variant, elevated: elevated)]
      ?? (elevated ? row.colors[Setting(variant, elevated: false)] : nil)
  }
}

extension [DeviceColors] {
  /// The readings in the order in which they are asked: the newest system first.
  package var newestFirst: [DeviceColors] {
    enumerated().sorted { left, right in
      let (one, other) = (left.element.version, right.element.version)
      return one == other ? left.offset < right.offset : other.lexicographicallyPrecedes(one)
    }.map { $0.element }
  }
}
