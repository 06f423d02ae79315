/// ITU-R BT.2020 primaries, D65, pure power 2.4 as CSS Color 4 now defines it (not the camera curve of BT.2020).
enum Rec2020Space {
  static let definition = ColorSpaceDefinition.rgb(
    id: "rec2020", base: .xyzD65, toBase: toXYZ, fromBase: fromXYZ, curve: curve)

  static let curve = RGBCurve(
    decode: { TransferCurve.oddSymmetric($0, Power.twoPointFour) },
    encode: { TransferCurve.oddSymmetric($0, Power.inverseTwoPointFour) })

  static let toXYZ = Matrix3(
    63_426_534.0 / 99_577_255, 20_160_776.0 / 139_408_157, 47_086_771.0 / 278_816_314,
    26_158_966.0 / 99_577_255, 472_592_308.0 / 697_040_785, 8_267_143.0 / 139_408_157,
    0, 19_567_812.0 / 697_040_785, 295_819_943.0 / 278_816_314)

  static let fromXYZ = Matrix3(
    30_757_411.0 / 17_917_100, -6_372_589.0 / 17_917_100, -4_539_589.0 / 17_917_100,
    -19_765_991.0 / 29_648_200, 47_925_759.0 / 29_648_200, 467_509.0 / 29_648_200,
    792_561.0 / 44_930_125, -1_921_689.0 / 44_930_125, 42_328_811.0 / 44_930_125)
}
