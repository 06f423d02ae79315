/// The result of a search for the least change that makes a stack reach a ratio.
public enum StackRepair<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The least value with which the ratio is reached over every backdrop, proven; `isLeast` is true if its minimality
  /// is proven too.
  case found(Value, isLeast: Bool)
  /// No change of the kind reaches the ratio; proven.
  case none
  /// None was found, and not all were refuted.
  case undecided
}

extension LayerStack {
  /// Returns the least opacity of a layer, from its present one up in even steps, at which a ratio is reached.
  ///
  /// More opacity can also lower a ratio, so every step is judged by itself: each one before the answer has a backdrop
  /// over which it fails. Steps are those of written numbers: 100 for hundredths. `none` for a filter or a missing
  /// layer.
  public func leastOpacity(
    ofLayer index: Int, reaching required: ContrastRatio, over backdrops: Backdrops = .any, steps: Int = 100
  ) -> StackRepair<Double> {
    RepairProblem([.init(self, over: backdrops, reaching: required)]).leastOpacity(ofLayer: index, steps: steps)
  }

  /// Returns the least opacity of a new layer under the stack, in even steps, at which a ratio is reached.
  ///
  /// For a dimming layer of black or white. As with `leastOpacity`, every step is judged by itself.
  public func leastDimming(
    _ color: EncodedSRGB, reaching required: ContrastRatio, over backdrops: Backdrops = .any, steps: Int = 100
  ) -> StackRepair<Double> {
    RepairProblem([.init(self, over: backdrops, reaching: required)]).leastDimming(color, steps: steps)
  }

  /// The foreground colors nearest to the present one, its alpha kept, with which a ratio is reached.
  public func nearestForegrounds(
    reaching required: ContrastRatio, over backdrops: Backdrops = .any, preset: NearestPreset = .nearest
  ) -> StackRepair<[PassingColor]> {
    RepairProblem([.init(self, over: backdrops, reaching: required)]).nearestForegrounds(preset: preset)
  }
}
