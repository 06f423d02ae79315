import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes
import ScreenReading

/// One run of `legible look`.
struct LookRun {
  let files: [String]
  /// The path of the palette; nil for none.
  let palette: String?
  /// The pixels per point; nil to take them from the files.
  let scale: Double?
  /// The variant of all screenshots; nil to find it.
  let variant: Variant?
  /// The file of accessibility frames; nil to measure all texts.
  let frames: String?
  /// The device and the day of the screenshots, for records of what they decide; nil to write none.
  let sighting: (device: String, date: CalendarDate)?
  let options: RunOptions
  let console: Console

  /// Reads the screenshots, prints what they show, records what they decide, and reports refused ones.
  func run(_ format: OutputFormat) throws -> ExitStatus {
    guard files.count <= Look.mostShots else {
      throw UsageError(
        "there are \(files.count) screenshots, but the limit is \(Look.mostShots)",
        remedy: "look at them in several runs", command: "look")
    }
    var problems: [Diagnostic] = []
    let audits = try measured(&problems)
    let frames = try readFrames()
    var pictures: [LookPicture] = []
    for (index, file) in files.enumerated() {
      console.progress.tell("Reading screenshot \(index + 1) of \(files.count)")
      do throws(Diagnostic) {
        var picture = try picture(file)
        if let frames { picture.restrict(to: frames) }
        pictures.append(picture)
      } catch {
        problems.append(error)
      }
    }
    console.complain(problems, errorsOnly: false)
    if !pictures.isEmpty {
      var look = Look(pictures, with: audits, policy: options.settings.policy, variant: variant)
      look = look.fixed { console.progress.during("Finding edits") { options.pipeline.results(of: audits) } }
      if format == .html || format == .markdown { look = look.cropped { try? read($0) } }
      try console.write(look.bytes(format, console.styling(isVerbose: options.isVerbose)), as: format.dialect)
      if let sighting { try record(look, audits, sighting) }
    }
    return ExitStatus(of: problems)
  }

  /// Writes what the screenshots decide to the audit files.
  private func record(
    _ look: Look, _ audits: [MeasuredAudit], _ sighting: (device: String, date: CalendarDate)
  ) throws {
    let found = LookRecords(look, of: audits, device: sighting.device, date: sighting.date)
    for (text, surfaces) in found.ambiguous {
      let region = look.texts[text].seen.region
      let place = "\(look.shots[look.texts[text].shot].file) at x \(region.x), y \(region.y)".onOneLine
      console.complain("Not recorded: the surface in \(place) may be \(surfaces.inWords("or"))".onOneLine)
    }
    guard let palette, !found.records.isEmpty else {
      return console.complain("Nothing to record: no text decides an unverified result")
    }
    try LookRecording(records: found.records, palette: palette, pipeline: options.pipeline, console: console).run()
  }

  /// The palettes, measured; none without a path.
  private func measured(_ problems: inout [Diagnostic]) throws -> [MeasuredAudit] {
    guard let palette else { return [] }
    let inputs = console.progress.during("Reading palettes") { options.palettes(at: [palette]) }
    problems += Set(inputs.palettes.flatMap(\.diagnostics)).sorted()
    guard !inputs.palettes.isEmpty else {
      throw UsageError(
        "no palette found at \(quoted(palette))", remedy: "specify a folder with colors", command: "look")
    }
    return console.progress.during("Measuring") {
      options.pipeline.measured(options.pipeline.plans(of: inputs.inputs))
    }
  }

  /// The frames; nil if none are named.
  private func readFrames() throws -> LookFrames? {
    guard let frames else { return nil }
    let bytes = try read(frames)
    do throws(FrameProblem) {
      return try LookFrames(reading: bytes)
    } catch {
      throw Diagnostic(.error, .badData, "the file of frames \(error.words)", at: SourceLocation(file: frames))
    }
  }

  private func read(_ file: String) throws(Diagnostic) -> [UInt8] {
    do throws(FileProblem) {
      return try NamedFile(file).read()
    } catch {
      throw error.diagnostic(at: file)
    }
  }

  private func picture(_ file: String) throws(Diagnostic) -> LookPicture {
    let bytes = try read(file)
    do throws(ImageError) {
      return try LookPicture(file, decoding: bytes, scale: scale, workers: options.workers)
    } catch {
      throw Diagnostic(.error, .badData, "the screenshot \(error.lookMessage)", at: SourceLocation(file: file))
    }
  }
}
