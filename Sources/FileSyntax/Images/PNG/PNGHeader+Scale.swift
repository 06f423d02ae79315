extension PNGHeader {
  /// The number of pixels per point that the density states: 2,835 pixels per meter are 72 per inch, a scale of 1.
  ///
  /// Nil without a density, and for one that is not a whole scale from 1 to 4.
  package var screenScale: Double? {
    guard let pixelsPerMeter else { return nil }
    let scale = Double(pixelsPerMeter) * 0.0254 / 72
    let whole = Double(Int(scale + 0.5))
    return (1...4).contains(whole) && (scale - whole).magnitude < 0.01 ? whole : nil
  }
}
