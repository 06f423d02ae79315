import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

extension Legible {
  /// Measures the texts in a screenshot, as `legible look` does.
  ///
  /// ```swift
  /// let screen = try await Legible.look([UInt8](png), in: "App", scale: 3)
  /// #expect(screen.pairs.allSatisfy { $0.verdict != .fail }, "\(screen)")
  /// ```
  ///
  /// - Parameters:
  ///   - png: the bytes of a PNG file, such as the `pngData()` of an image.
  ///   - path: the palettes that name the colors, as for ``audit(_:options:)-(String,_)``; nil for none.
  ///   - scale: the pixels per point, 1 to 4; nil to take it from the file.
  ///   - variant: the variant of the screenshot; nil for the one that explains most of its colors.
  ///   - options: the policy and the root; the other options do not apply.
  /// - Throws: ``LegibleError`` if the bytes are not a PNG image, or if there is no palette at the path.
  @concurrent public static func look(
    _ png: [UInt8], in path: String? = nil, scale: Double? = nil, variant: Variant? = nil, options: Options = Options()
  ) async throws(LegibleError) -> Screen {
    try options.inRoot { () throws(LegibleError) in
      let pipeline = options.pipeline
      var audits: [MeasuredAudit] = []
      if let path {
        audits = pipeline.measured(pipeline.plans(of: DiskInputs(DiskFiles([path]), pipeline).inputs))
        guard !audits.isEmpty else { throw LegibleError("no palette found at \(path.inQuotes)") }
      }
      guard scale.map({ (1...4).contains($0) }) ?? true else { throw LegibleError("the scale must be from 1 to 4") }
      do throws(ImageError) {
        let picture = try LookPicture("screenshot", decoding: png, scale: scale, workers: pipeline.workers)
        let variant = variant.flatMap { Palettes.Variant(id: $0.rawValue) }
        let look = Look([picture], with: audits, policy: pipeline.settings.policy, variant: variant)
        return Screen(look.fixed { pipeline.results(of: audits) })
      } catch {
        throw LegibleError("the screenshot \(error.lookMessage)")
      }
    }
  }
}
