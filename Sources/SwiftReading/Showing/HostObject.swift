import Palettes

/// A controller, a view, or a window, as code of UIKit and AppKit names it.
enum HostObject: Hashable, Sendable {
  /// The object that a call makes.
  case made(SourceProject.Place)
  /// The local variable of a function, by the node of the function.
  case local(SourceProject.Place, name: String)
  /// The property of a type, or the result of its function.
  case property(type: String, name: String)
  /// The objects of a class.
  case own(String)
  /// The objects that those of a class present.
  case presented(by: String)
}
