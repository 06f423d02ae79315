package enum SystemColors {
  package static func value(_ name: String, platform: String, variant: Variant, elevated: Bool, profile: Profile)
    -> SystemColorValue?
  { nil }
}
