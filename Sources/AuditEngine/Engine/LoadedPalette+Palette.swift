package import Palettes

extension LoadedPalette {
  /// Returns the audit with another palette.
  package func with(_ palette: Palette) -> LoadedPalette {
    var loaded = self
    loaded.palette = palette
    return loaded
  }
}
