import AuditEngine
import AuditModel
import AuditRules
import ContrastMeasuring
import PaletteAdvice
import Testing

@Suite struct IdentityTextTests {
  @Test(arguments: [["a", "b"], [""], ["", ""], ["a|b", #"c\"#, #"\|"#], HostileNames.all])
  func partsComeBack(_ parts: [String]) {
    #expect(IdentityText.parts(of: IdentityText.join(parts)) == parts)
  }
}
