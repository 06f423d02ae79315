/// The answer to the question for the least change that makes a stack reach a ratio.
public enum StackRepair<Value: Hashable & Sendable>: Hashable, Sendable {
  /// With this the ratio is reached over every backdrop, proven; `isLeast` says whether nothing less is, proven too.
  case found(Value, isLeast: Bool)
  /// Nothing that was asked for reaches the ratio; proven.
  case none
  /// Nothing was found, and not all of it was refuted.
  case undecided
}

extension LayerStack {
  /// The least opacity of a layer, from what it is now upwards in even steps, with which a ratio is reached.
  ///
  /// More opacity can also lower a ratio, so every step is judged by itself: each one before the answer has a backdrop over
  /// which it fails. Steps are those of numbers that people write: 100 for hundredths. `none` for a filter or no layer.
  public func leastOpacity(
    ofLayer index: Int, reaching required: ContrastRatio, over backdrops: Backdrops = .any, steps: Int = 100
  ) -> StackRepair<Double> {
    RepairProblem([.init(self, over: backdrops, reaching: required)]).leastOpacity(ofLayer: index, steps: steps)
  }

  /// The least opacity of a new layer under the stack, in even steps, with which a ratio is reached.
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
