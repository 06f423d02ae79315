extension Components {
  @inline(__always)
  func mapped(_ transform: (Double) -> Double) -> Components {
    Components(transform(first), transform(second), transform(third))
  }

  /// (lightness, a, b) as (lightness, chroma, hue in degrees).
  var polar: Components {
    let chroma = Root.square(second * second + third * third)
    return Components(first, chroma, Angle.hue(y: third, x: second))
  }

  /// (lightness, chroma, hue in degrees) as (lightness, a, b).
  var rectangular: Components {
    let (sine, cosine) = Angle.sineAndCosine(third)
    return Components(first, second * cosine, second * sine)
  }
}
