/// The part of its start that a search for a passing color keeps.
public enum NearestPreset: String, CaseIterable, Sendable {
  /// A person's choice: only the lightness changes, and the chroma shrinks with what sRGB holds (`ShadePath`).
  ///
  /// The hue stays, except that yellow darkens toward orange.
  case person
  /// The least ΔE-OK; the hue is free.
  case nearest
  /// The least ΔE-OK among colors of the same hue, give or take what 8-bit steps take away (ΔH 0.006 in Oklab).
  case keepHue = "keep-hue"
  /// Hue and chroma kept as far as the gamut allows; only the lightness changes.
  case brand
}
