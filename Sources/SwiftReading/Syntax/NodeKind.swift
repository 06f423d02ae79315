/// The kind of a node of a syntax tree.
package enum NodeKind: UInt8, Sendable {
  /// A whole file: the root, always node 0.
  case file
  // Declarations; the name of an extension is the dotted name of the extended type.
  case structType, classType, enumType, actorType, protocolType, extensionType
  case function, initializer, deinitializer, subscriptDeclaration
  /// One name of a `let`, `var` or `case`; its children are its attributes, its type, its value and its accessors.
  case variable, enumCase
  /// `get`, `set`, `willSet`, `didSet` with a body.
  case accessor
  case typeAlias, importDeclaration, otherDeclaration
  case parameter
  /// `@Name(arguments)`.
  case attribute
  /// The bytes of a type; the name is the last one of its dotted names.
  case typeName
  /// The expression after `=`.
  case value

  // Statements.
  /// An expression that is a statement.
  case statement
  case returnStatement, throwStatement
  /// Conditions and block in turn, and a last block for `else`.
  case ifStatement
  case guardStatement, whileStatement, repeatStatement, forStatement, deferStatement
  case doStatement, catchClause
  /// The subject and the cases.
  case switchStatement
  /// Patterns, then statements; the flag `isDefault` marks `default`.
  case switchCase
  case pattern
  /// `break`, `continue`, `fallthrough`.
  case jumpStatement
  /// The conditions between `if` and `{`, each a child.
  case conditions
  case condition
  /// `#available` or `#unavailable` (its name); its children are the platforms.
  case availability
  /// One platform with its version in its bytes, such as `iOS 26.0` or `*`.
  case platform
  /// Statements in braces.
  case block
  /// `#if` to `#endif`: its children are branches.
  case conditional
  /// One branch of an `#if`: its condition's bytes as a `directive`, then its content.
  case conditionalBranch
  case directive

  // Expressions: operands and operators are siblings, in the order of the file.
  /// An operand: a first link, and the calls and members on it, in order.
  case chain
  /// The first link of a chain: a name or `self`.
  case name
  /// The first link `.name`.
  case implicitMember
  /// A later link `.name`.
  case member
  /// A later call or subscript without a name of its own.
  case call, subscriptCall
  case integer, float, boolean, nilValue, regex
  /// A string; its children are its interpolations.
  case string
  case interpolation
  case tuple, list
  case closure
  /// `\.name`; the name is the text after the backslash.
  case keyPath
  /// `#Name(arguments) { … }`.
  case macro
  /// An operator, `?` and `:` of a ternary among them.
  case operation
  /// `as`, `as?`, `as!` or `is` with a type.
  case cast
  /// An argument of a call, an element of a list or a tuple; the name is its label. `isTrailing` marks a trailing
  /// closure.
  case argument
  /// Tokens that the parser could not read.
  case unread
}
