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

  /// A device class in the middle of a sentence, as catalogs name its parts: `ipad`, `sRGB displays`, `devices in de`.
  static func label(_ one: DeviceClass) -> String {
    let device = one.isNarrow ? "sRGB displays" : one.locale == nil ? one.idiom.rawValue : "devices"
    let own =
      one.idiom == .universal
      ? device : one.isNarrow ? "\(one.idiom.rawValue) with an sRGB display" : one.idiom.rawValue
    return one.locale.map { "\(own) in \($0)" } ?? own
  }

  /// A device class as a heading names it: `iPad`, `universal values, sRGB displays`.
  static func device(_ one: DeviceClass) -> String {
    [device(one.idiom), one.isNarrow ? "sRGB displays" : nil, one.locale].compactMap { $0 }.joined(separator: ", ")
  }
}
