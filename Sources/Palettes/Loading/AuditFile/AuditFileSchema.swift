/// The JSON Schema of audit files, which follows from their keys; editors and the page about audit files read it.
package enum AuditFileSchema {
  /// Returns the whole schema without layout; `policies` are their ids.
  package static func text(policies: [String]) -> String {
    let all = definitions + [("policy", choices(policies))]
    return """
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:legible:schema:audit-file-1", \
      "title": "Legible audit file, version 1", "description": "legible.json: the pairs of colors on surfaces, and the \
      policy to audit them with. The file can contain comments and trailing commas.", \(AuditFileRootKeys.object.schema), \
      "$defs": {\(all.map { "\"\($0.name)\": {\($0.schema)}" }.joined(separator: ", "))}}
      """
  }

  private static var definitions: [(name: String, schema: String)] {
    [
      ("pair", AuditFilePairKeys.object.schema),
      ("foreground", ##""anyOf": [{"$ref": "#/$defs/anyColor"}, {"$ref": "#/$defs/adaptiveColor"}]"##),
      ("adaptiveColor", AuditFileReader.foregroundObject.schema),
      (
        "anyColor",
        """
        "description": "A token by any unambiguous form of its name, #RGB, #RRGGBB, #RRGGBBAA, system:label, CSS color \
        syntax, or an object with an opacity.", "anyOf": [{"$ref": "#/$defs/text"}, {"$ref": "#/$defs/color"}]
        """
      ),
      ("color", AuditFileReader.colorObject.schema),
      ("font", AuditFileFontKeys.object.schema),
      ("surface", AuditFileSurfaceKeys.object.schema),
      ("profileLayers", AuditFileSurfaceKeys.profileObject.schema),
      (
        "layers",
        """
        "description": "Layers, topmost first: a surface, a token, a literal, or an object.", \
        \(oneOrMore(##""$ref": "#/$defs/text""##, #""minItems": 1"#, of: ##""$ref": "#/$defs/layer""##))
        """
      ),
      (
        "layer",
        """
        "description": "A surface, a token, or a literal as a string; or a color with an opacity, a material, a glass, \
        a gradient, or a filter.", "anyOf": [{"$ref": "#/$defs/anyColor"}, {"$ref": "#/$defs/material"}, \
        {"$ref": "#/$defs/glass"}, {"$ref": "#/$defs/gradient"}, {"$ref": "#/$defs/filter"}]
        """
      ),
      ("material", AuditFileMaterialKeys.object.schema),
      ("glass", AuditFileGlassKeys.object.schema),
      ("gradient", AuditFileGradientKeys.object.schema),
      ("stop", AuditFileGradientKeys.stopObject.schema),
      ("filter", AuditFileFilterKeys.object.schema),
      (
        "backdrop",
        """
        "description": "any (every opaque color), content (the opaque system backgrounds), an opaque color, a gradient \
        of opaque colors, or an image; write a token named any or content as an object.", \
        "anyOf": [{"$ref": "#/$defs/text"}, {"allOf": [{"$ref": "#/$defs/color"}, {"properties": {"opacity": \
        {"const": 1}}}]}, {"$ref": "#/$defs/gradient"}, {"$ref": "#/$defs/image"}]
        """
      ),
      ("image", AuditFileBackdropKeys.imageObject.schema),
      ("regionPlace", #""type": "number", "minimum": 0, "maximum": 1000000"#),
      ("regionSize", #""type": "number", "exclusiveMinimum": 0, "maximum": 1000000"#),
      ("materialDefinition", AuditFileMaterialDefinition.object.schema),
      ("materialNumbers", AuditFileMaterialDefinition.numbersObject.schema),
      ("distinctGroup", AuditFileDistinctGroup.object.schema),
      ("state", AuditFileStateKeys.object.schema),
      ("requirement", AuditFileRequirementKeys.object.schema),
      ("waiver", AuditFileWaiverKeys.object.schema),
      ("verified", AuditFileVerifiedKeys.object.schema),
      ("variants", list(of: choices(Variant.allCases.map { $0.id }), #""minItems": 1"#)),
      ("path", #""type": "string", "minLength": 1, "pattern": "^[^\\u0000]+$""#),
      ("text", #""type": "string", "minLength": 1"#),
    ]
  }

  /// An array with at least one path.
  static let paths = list(of: ##""$ref": "#/$defs/path""##, #""minItems": 1"#)

  /// The form of the id of a rule.
  static let ruleID = #""pattern": "^[a-z][a-z0-9-]*$""#

  /// One of some names.
  static func choices(_ names: [String]) -> String {
    "\"enum\": [\(names.map { "\"\($0)\"" }.joined(separator: ", "))]"
  }

  /// One case of an enumeration.
  static func choices<Value: CaseIterable & RawRepresentable<String>>(of: Value.Type) -> String {
    choices(Value.allCases.map { $0.rawValue })
  }

  /// An array.
  static func list(of element: String, _ constraints: String) -> String {
    "\"type\": \"array\", \(constraints)\(constraints.isEmpty ? "" : ", ")\"items\": {\(element)}"
  }

  /// One value, or an array of elements, which are such values by default.
  static func oneOrMore(_ one: String, _ constraints: String, of element: String? = nil) -> String {
    "\"anyOf\": [{\(one)}, {\(list(of: element ?? one, constraints))}]"
  }

  /// An object with any keys of a form.
  static func map(of value: String, names: String) -> String {
    "\"type\": \"object\", \"propertyNames\": {\(names)}, \"additionalProperties\": {\(value)}"
  }
}
