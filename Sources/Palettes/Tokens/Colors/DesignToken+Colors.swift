import ColorMath

extension DesignToken {
  /// The colors in it as tokens of a palette: itself, or those of a composite as `path.color` or `path.0.color`.
  ///
  /// A composite in which no color can be found is itself, without a color.
  var colors: [DesignToken] {
    var whole = self
    whole.isDecoration = type == .shadow
    guard !parts.isEmpty else { return [whole] }
    return parts.map { part in
      var color = whole
      color.path += "." + part.name
      (color.type, color.value, color.parts) = (.color, part.value, [])
      (color.valueLocation, color.origin, color.isComputed) = (part.location, part.origin, part.isComputed)
      color.written = part.written
      return color
    }
  }

  /// An entry of a palette with the color, for a token that names a file.
  func entry(for condition: AppearanceCondition, in file: String) -> Entry {
    let value: Entry.Value = if case .color(let color) = value { .color(color) } else { .unreadable }
    return Entry(
      condition, value, oddities: isComputed ? .computed : [],
      file: valueLocation.file == file ? nil : valueLocation.file,
      line: Int32(clamping: valueLocation.line),
      column: Int32(clamping: valueLocation.column), components: valueLocation.components,
      origin: origin == valueLocation ? nil : origin, written: written)
  }
}
