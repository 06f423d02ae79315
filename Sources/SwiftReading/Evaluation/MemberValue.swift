/// `.name(arguments)`: a case of the type, or of one that only its use tells.
struct MemberValue: Sendable {
  /// The path of the type; empty while it is not known.
  let type: String
  let name: String
  let arguments: [Argument]
}
