import AuditEngine
import FileSyntax
import Palettes

/// One measurement requested on the command line.
struct MeasurementQuestion {
  private let foreground: String
  private let surface: String
  private let variant: Variant
  private let folder: String?
  private let idiom: Idiom

  /// Reads the operands of `legible inspect --measurement`: a foreground, a surface and a variant.
  ///
  /// - Throws: `UsageError` for anything else.
  init(_ operands: [String], in folder: String?, _ idiom: Idiom) throws(UsageError) {
    guard operands.count == 3 else {
      throw UsageError(
        "--measurement requires three operands, but got \(operands.count)", remedy: "specify FG SURFACE VARIANT",
        command: "inspect")
    }
    guard let variant = Variant.allCases.first(where: { $0.id == operands[2] }) else {
      let ids = Variant.allCases.map(\.id)
      throw UsageError(
        "there is no variant \(quoted(operands[2]))",
        remedy: DidYouMean.question(for: operands[2], among: ids) ?? "use one of \(ids.joined(separator: ", "))",
        command: "inspect")
    }
    (foreground, surface, self.variant, self.folder, self.idiom) = (operands[0], operands[1], variant, folder, idiom)
  }

  /// Measures the pair as the audit file declares it, else as text.
  ///
  /// - Throws: `UsageError` for an unknown name and for a pair that does not exist in the variant.
  func answer() throws -> MeasurementAnswer {
    let question = PairQuestion(foreground, on: surface, in: folder, command: "inspect")
    let loaded = try question.palette().with { $0.declaration.idiom = idiom }
    let declared = loaded.declaration.pairs.filter { pair in
      pair.exists(on: loaded.declaration.profile) && pair.foreground.text == foreground
        && loaded.declaration.surfaces[pair.surface].name == surface
    }
    let asked = declared.isEmpty ? try question.pair(in: loaded, as: .text, nil) : nil
    let measured = (asked?.declaring ?? loaded).with {
      $0.declaration.pairs = asked.map { [$0.pair] } ?? declared
      $0.declaration.states = []
    }
    let answer = MeasurementAnswer(AuditPlan(measured, policy: loaded.policy, variants: VariantSet(variant)))
    guard let answer else { throw UsageError("the pair does not exist in \(variant.id)", command: "inspect") }
    return answer
  }
}
