import Testing

/// A pair of colors whose ratio, evaluated with 40 digits (mpmath), is within 1e-11 of a minimum.
struct RazorRow: Sendable, CustomTestStringConvertible {
  let foreground: String
  let surface: String
  let minimum: Double
  let ratio: Double
  let reaches: Bool

  init(_ foreground: String, _ surface: String, _ minimum: Double, _ ratio: Double, reaches: Bool) {
    self.foreground = foreground
    self.surface = surface
    self.minimum = minimum
    self.ratio = ratio
    self.reaches = reaches
  }

  var testDescription: String { "\(foreground) on \(surface) \(reaches ? "reaches" : "misses") \(minimum)" }

  static let all: [RazorRow] = [
    RazorRow("#32F120", "#BF39C2", 3, 3.0000000000001474, reaches: true),
    RazorRow("#7CF023", "#D628AF", 3, 3.0000000000003704, reaches: true),
    RazorRow("#DBEA0A", "#DA4983", 3, 3.00000000000038, reaches: true),
    RazorRow("#421B34", "#776C8D", 3, 3.000000000000503, reaches: true),
    RazorRow("#CDCF93", "#D23811", 3, 3.0000000000009037, reaches: true),
    RazorRow("#E1D321", "#6B6CBE", 3, 3.000000000000994, reaches: true),
    RazorRow("#89BB09", "#8212DB", 3, 2.9999999999999396, reaches: false),
    RazorRow("#5E3683", "#DD5EF5", 3, 2.9999999999998663, reaches: false),
    RazorRow("#4265CC", "#18DCAF", 3, 2.999999999999746, reaches: false),
    RazorRow("#DF4FDE", "#F9F5C9", 3, 2.999999999999517, reaches: false),
    RazorRow("#1C5F98", "#190102", 3, 2.9999999999993983, reaches: false),
    RazorRow("#9B32E5", "#C4C794", 3, 2.999999999999385, reaches: false),
    RazorRow("#9B0B14", "#20CEE6", 4.5, 4.500000000000082, reaches: true),
    RazorRow("#D4A23B", "#0F2EAC", 4.5, 4.500000000000314, reaches: true),
    RazorRow("#B789BC", "#2C2A65", 4.5, 4.500000000000665, reaches: true),
    RazorRow("#AA0CDC", "#C3F0F3", 4.5, 4.500000000000907, reaches: true),
    RazorRow("#6403F7", "#ABD3D8", 4.5, 4.500000000001913, reaches: true),
    RazorRow("#3E2217", "#898CB8", 4.5, 4.499999999999646, reaches: false),
    RazorRow("#AADE99", "#A42F2F", 4.5, 4.499999999999634, reaches: false),
    RazorRow("#5A4FB1", "#25EFD1", 4.5, 4.499999999999522, reaches: false),
    RazorRow("#41442F", "#55C190", 4.5, 4.499999999999406, reaches: false),
    RazorRow("#9BF7DA", "#1363CF", 4.5, 4.499999999998998, reaches: false),
    RazorRow("#652FE4", "#17F30A", 4.5, 4.4999999999985, reaches: false),
    RazorRow("#1FDA2B", "#5731B0", 4.5, 4.499999999998477, reaches: false),
    RazorRow("#5CEA52", "#1F1AB9", 7, 7.000000000000528, reaches: true),
    RazorRow("#77F85B", "#6C3344", 7, 7.000000000000555, reaches: true),
    RazorRow("#861344", "#67FA43", 7, 7.000000000001235, reaches: true),
    RazorRow("#EDD599", "#702C2A", 7, 7.000000000001374, reaches: true),
    RazorRow("#0521A1", "#7EDC32", 7, 7.000000000001965, reaches: true),
    RazorRow("#473C2D", "#6AE1F2", 7, 7.000000000002096, reaches: true),
    RazorRow("#E5E525", "#4A23B8", 7, 7.000000000003792, reaches: true),
    RazorRow("#6EF0CF", "#6F019A", 7, 7.0000000000044516, reaches: true),
    RazorRow("#502FB2", "#7DFFA7", 7, 7.000000000004859, reaches: true),
    RazorRow("#1FF13C", "#3F0EB7", 7, 6.999999999997996, reaches: false),
    RazorRow("#102E4E", "#16D0AD", 7, 6.999999999996782, reaches: false),
    RazorRow("#1C0C19", "#61AC90", 7, 6.999999999996088, reaches: false),
    RazorRow("#EFEFEF", "#6D6D6D", 4.5, 4.4999484022711185, reaches: false),
  ]
}
