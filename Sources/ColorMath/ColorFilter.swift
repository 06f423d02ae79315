/// A colour filter on gamma-encoded values.
public enum ColorFilter: Hashable, Sendable {
  case contrast(Double)
  case brightness(Double)
  case saturation(Double)
  case grayscale(Double)
  case invert(Double)
  case opacity(Double)
}
