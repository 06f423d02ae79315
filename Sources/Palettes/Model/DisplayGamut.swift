/// The display gamut that an entry is meant for.
package enum DisplayGamut: UInt8, Hashable, Sendable {
  case displayP3
  case sRGB
  case unspecified
}
