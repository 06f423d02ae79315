import FileSyntax
package import Palettes

/// Names of device classes in reports.
extension Wording {
  /// The name of an audit, with the class if it is a particular one: `Fork (iPad)`.
  package static func title(_ declaration: AuditDeclaration) -> String {
    let one = declaration.deviceClass
    guard declaration.isOfParticularClass else { return declaration.name }
    let words = [one.idiom == .universal ? nil : device(one.idiom), one.isNarrow ? "sRGB displays" : nil, one.locale]
    return "\(declaration.name) (\(words.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// A device class in the middle of a sentence: `iPad`, `sRGB displays`, `devices in de`.
  static func label(_ one: DeviceClass) -> String {
    let own: String
    if one.idiom == .universal {
      own = one.isNarrow ? "sRGB displays" : one.locale == nil ? "other devices" : "devices"
    } else {
      own = one.isNarrow ? "\(device(one.idiom)) with an sRGB display" : device(one.idiom)
    }
    return one.locale.map { "\(own) in \($0)" } ?? own
  }

  /// The devices that have the universal values besides some classes: `iPhone and iPad` besides the Mac.
  static func others(than classes: Set<DeviceClass>) -> String {
    let isByDevice = classes.allSatisfy { !$0.isNarrow && $0.locale == nil }
    let devices = [Idiom.iphone, .ipad].filter { idiom in !classes.contains { $0.idiom == idiom } }
    guard isByDevice, !devices.isEmpty else { return label(.universal) }
    return devices.map { device($0) }.inWords()
  }

  /// A device class as a heading names it: `iPad`, `universal values, sRGB displays`.
  static func device(_ one: DeviceClass) -> String {
    [device(one.idiom), one.isNarrow ? "sRGB displays" : nil, one.locale].compactMap { $0 }.joined(separator: ", ")
  }
}
