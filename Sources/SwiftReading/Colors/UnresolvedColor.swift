/// The reason that the source alone does not determine a color.
package enum UnresolvedColor: Hashable, Sendable {
  /// A parameter, or a property that is set from outside; its name.
  case parameter(String)
  /// A value of the environment; its key.
  case environment(String)
  /// A function of the project or of a library computes it; its name.
  case computed(String)
  /// A name that no file read declares.
  case unknownName(String)
  /// An argument that is not a literal; the text of the call.
  case notConstant(String)
  /// A view, a picture or a gradient whose colors are not written.
  case picture(String)
  /// A color of a platform other than iOS; the name of the platform.
  case otherPlatform(String)
  /// A color in a widget on the Lock Screen, which the system renders with colors of its own.
  case widget
  /// An opacity of a view and of its background, which fade as one.
  case fadedGroup
  /// Declarations that refer to each other, or too many of them in a row.
  case tooDeep
  /// An expression of a form that the scanner does not know; its text.
  case unknownForm(String)

  /// The reason in words, for the coverage of `legible pairs`.
  package var text: String {
    switch self {
    case .parameter(let name): "\(name) is passed in"
    case .environment(let key): "\(key) comes from the environment"
    case .computed(let name): "\(name) is computed"
    case .unknownName(let name): "\(name) is not declared in any file that was read"
    case .notConstant(let text): "\(text) has an argument that is not a literal"
    case .picture(let name): "the source does not show the colors of \(name)"
    case .otherPlatform(let name): "it has no published value in \(name)"
    case .widget: "the system decides how to render a Lock Screen widget"
    case .fadedGroup: "it fades together with its background"
    case .tooDeep: "too many chained declarations"
    case .unknownForm(let text): "\(text) is not a recognized color"
    }
  }

  /// The kind of reason, for counting texts: `3 with a color that is passed in`.
  var kind: String {
    switch self {
    case .parameter: "with a color that is passed in"
    case .environment: "with a color from the environment"
    case .computed: "with a computed color or opacity"
    case .unknownName: "with a color or view that is not declared in any file that was read"
    case .notConstant: "with a color whose components are not constants"
    case .picture: "on an image or a view"
    case .otherPlatform: "with colors that have no published value on their platform"
    case .widget: "in a widget that the system renders in its own colors"
    case .fadedGroup: "with an opacity of a view and of its background together"
    case .tooDeep: "with too many chained declarations"
    case .unknownForm: "with an unrecognized expression"
    }
  }
}
