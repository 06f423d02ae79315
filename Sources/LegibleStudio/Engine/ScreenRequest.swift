import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// A question for the texts in screenshots, as `legible look` takes it.
struct ScreenRequest {
  private let request: StudioRequest
  private let scale: Double?
  private let variant: Variant?
  private let format: OutputFormat

  /// Reads the options `shot`, `scale`, `variant`, `policy`, and `format`.
  init(_ request: StudioRequest) throws(StudioProblem) {
    self.request = request
    scale = try request.value("scale").map { (text) throws(StudioProblem) in
      guard let scale = Double(text), (1...4).contains(scale) else {
        throw StudioProblem("'\(text)' is not a valid scale; use a number from 1 to 4")
      }
      return scale
    }
    let id = request.value("variant")
    variant = if let id { try StudioRequest.variant(id) } else { nil }
    format = try StudioRequest.choice(
      "format", request.value("format") ?? OutputFormat.json.rawValue, Look.formats.map { ($0.rawValue, $0) })
  }

  /// The document of `legible look`, with the palettes at the path if there are any.
  func document(of files: StudioFiles) throws(StudioProblem) -> [UInt8] {
    var settings = try request.settings()
    settings.variants = .all
    let pipeline = AuditPipeline(settings, workers: .one)
    // Without any file, there is an audit of nothing, which knows no color.
    let audits = pipeline.measured(pipeline.plans(of: pipeline.load(files.source(request.values("path")))))
      .filter { !$0.plan.loaded.palette.tokens.isEmpty || !$0.plan.pairs.isEmpty }
    var pictures: [LookPicture] = []
    for name in request.values("shot") {
      guard let bytes = files.bytes(at: name) else { throw StudioProblem("\(name): the file does not exist") }
      do throws(ImageError) {
        pictures.append(try LookPicture(name, decoding: bytes, scale: scale, workers: .one))
      } catch {
        throw StudioProblem("the screenshot \(name) \(error.lookMessage)")
      }
    }
    var look = Look(pictures, with: audits, policy: settings.policy, variant: variant)
      .fixed { pipeline.results(of: audits) }
    if format == .html || format == .markdown { look = look.cropped { files.bytes(at: $0) } }
    return look.bytes(format, TextStyling())
  }
}
