import AuditModel
import SourceScan

extension Rule {
  /// A property list that keeps the look of older systems.
  static let ignoredCompatibility = Rule(
    id: "ignored-compatibility", severity: .warning,
    page: RulePage(
      title: "Ignored compatibility",
      finds: "The key `UIDesignRequiresCompatibility` with the value true in a property list beside the sources.",
      matters:
        "It is a reprieve: an app built with the SDK of iOS 27 gets the new look whatever the key says, and what "
        + "was never looked at on glass is then shown on glass.",
      failing: .propertyList("<key>UIDesignRequiresCompatibility</key>", "<true/>"),
      passing: .propertyList("<key>UIDesignRequiresCompatibility</key>", "<false/>"),
      remedy: "Remove the key and audit the bars, sheets and controls as they are drawn then.",
      seenIn: "No palette of this package comes with sources.",
      references: ["Apple: UIDesignRequiresCompatibility"])
  ) { input in
    input.inPropertyLists("UIDesignRequiresCompatibility") { $0 == .truth(true) ? .ignoredCompatibility : nil }
  }
}
