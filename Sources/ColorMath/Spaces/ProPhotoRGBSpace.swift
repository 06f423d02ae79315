/// ProPhoto RGB (ROMM, ISO 22028-2): D50, power 1.8 with a linear toe.
enum ProPhotoRGBSpace {
  static let definition = ColorSpaceDefinition.rgb(
    id: "prophoto-rgb", base: .xyzD50, toBase: toXYZ, fromBase: fromXYZ, curve: curve)

  static let curve = RGBCurve(
    decode: { TransferCurve.decodeProPhoto($0) },
    encode: { TransferCurve.encodeProPhoto($0) })

  static let toXYZ = Matrix3(
    0.7977666449006423, 0.13518129740053308, 0.0313477341283922,
    0.2880748288194013, 0.711835234241873, 8.99369387256457e-05,
    0, 0, 986.0 / 1_195)

  static let fromXYZ = Matrix3(
    1.3457868816471583, -0.25557208737979464, -0.05110186497554526,
    -0.5446307051249019, 1.5082477428451468, 0.020527447436421393,
    0, 0, 1_195.0 / 986)
}
