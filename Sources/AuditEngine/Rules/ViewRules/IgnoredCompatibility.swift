import SwiftReading

extension Rule {
  /// A property list that keeps the look of older systems.
  static let ignoredCompatibility = Rule(
    id: "ignored-compatibility", severity: .warning,
    page: RulePage(
      title: "Expired compatibility key",
      finds: "A property list in the sources that sets `UIDesignRequiresCompatibility` to true.",
      matters:
        "The key only postpones the change. An app built with the iOS 27 SDK gets the new design regardless, even on "
        + "screens that nobody has tested with glass.",
      failing: .propertyList("<key>UIDesignRequiresCompatibility</key>", "<true/>"),
      passing: .propertyList("<key>UIDesignRequiresCompatibility</key>", "<false/>"),
      remedy: "Remove the key, then audit the bars, sheets, and controls in the new design.",
      references: ["Apple: UIDesignRequiresCompatibility"])
  ) { input in
    input.inPropertyLists("UIDesignRequiresCompatibility") { $0 == .truth(true) ? .ignoredCompatibility : nil }
  }
}
