extension ColorFilter {
  /// The names under which filters are written, in the order of help texts.
  public static let names = ["contrast", "brightness", "saturation", "grayscale", "invert", "opacity"]

  /// The name under which the filter is written, for example `contrast`.
  public var name: String {
    switch self {
    case .contrast: "contrast"
    case .brightness: "brightness"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .invert: "invert"
    case .opacity: "opacity"
    }
  }

  /// The amount, in the unit of the filter.
  public var amount: Double {
    switch self {
    case .contrast(let amount), .brightness(let amount), .saturation(let amount), .grayscale(let amount),
      .invert(let amount), .opacity(let amount):
      amount
    }
  }

  /// Makes a filter from its name and amount; nil for a name that is not one of `names`.
  public init?(name: String, amount: Double) {
    switch name {
    case "contrast": self = .contrast(amount)
    case "brightness": self = .brightness(amount)
    case "saturation": self = .saturation(amount)
    case "grayscale": self = .grayscale(amount)
    case "invert": self = .invert(amount: amount)
    case "opacity": self = .opacity(amount)
    default: return nil
    }
  }
}
