import FileSyntax

/// The variables of a Figma file with their values by mode, and the names of the modes.
///
/// It is the answer of `GET /v1/files/KEY/variables/local` (`meta.variables` and `meta.variableCollections`), the same
/// without `meta`, or what a plug-in exports: `variables` with `collections`, with the `modes` of one collection, or with
/// one value each for the mode that `$mode` names.
struct FigmaVariables {
  /// A mode by its name.
  struct Mode {
    var name: String
    /// The first byte of the name, or of the key that is one.
    var byte: Int
  }

  struct Variable {
    /// The id by which aliases refer to it.
    var id: String?
    /// The names from the root on.
    var path: [String]
    /// The type; nil if nothing states it.
    var type: TokenType?
    /// The object that defines it.
    var body: JSONValue
    /// The first byte of its key, or of the whole.
    var key: Int
    /// The values by the names of modes.
    fileprivate var values: [(mode: String, value: JSONValue)]
    /// The value of the mode that counts without any other.
    fileprivate var fallback: JSONValue?

    /// The value for the first of some modes that has one, else that of the default mode.
    func value(for modes: [String]) -> JSONValue? {
      for mode in modes {
        if let found = values.first(where: { $0.mode == mode }) { return found.value }
      }
      return fallback
    }
  }

  private struct Collection {
    var name: String?
    var modes: [String: Mode] = [:]
    var first: String?
    var plain: String?
  }

  /// The variables in the order of the file.
  private(set) var variables: [Variable] = []
  /// The modes of collections with colors and several modes, each once, in the order of the file.
  private(set) var modes: [Mode] = []
  private var collections: [String: Collection] = [:]

  /// Returns true if an object is the root of such a file: its first variable has values by mode.
  static func holdsVariables(_ root: JSONValue) -> Bool {
    guard root.kind == .object, let list = list(of: root) else { return false }
    let first = list.kind == .object ? list.members.first { _ in true }?.value : list.elements.first { _ in true }
    return first?["valuesByMode"]?.kind == .object || isOfOneMode(root)
  }

  /// Returns true if an object is the root of such a file for one mode: its first variable has one value.
  static func isOfOneMode(_ root: JSONValue) -> Bool {
    guard root.kind == .object, root["$collection"] != nil || root["$mode"] != nil, let list = root["variables"],
      let first = list.elements.first(where: { _ in true })
    else { return false }
    return first["name"]?.kind == .string && first["resolvedType"]?.kind == .string && first["value"] != nil
  }

  private static func list(of root: JSONValue) -> JSONValue? { (root["meta"] ?? root)["variables"] }

  /// Reads the root of a file.
  init(_ root: JSONValue) {
    guard let list = Self.list(of: root) else { return }
    let holder = root["meta"] ?? root
    readCollections(holder)
    var names: [String: Set<String>] = [:]
    let items = Self.items(of: list)
    for (id, value, _) in items where Self.type(of: value).map({ $0 == .color }) ?? true {
      guard let name = value["name"]?.string else { continue }
      names[name, default: []].insert(Self.collection(of: value, id))
    }
    var known: Set<String> = []
    for (id, value, key) in items {
      guard let name = value["name"]?.string else { continue }
      guard let table = value["valuesByMode"], table.kind == .object else {
        guard let only = value["value"], only.kind != .null else { continue }
        let path = Self.parts(of: name)
        variables.append(
          Variable(
            id: value["id"]?.string ?? id, path: path, type: Self.type(of: value), body: value, key: key, values: [],
            fallback: only))
        continue
      }
      let owner = collections[Self.collection(of: value, id)] ?? collections[""]
      // One name in two collections needs both names.
      let prefix = (names[name]?.count ?? 0) > 1 ? owner?.name.map { Self.parts(of: $0) } ?? [] : []
      var variable = Variable(
        id: value["id"]?.string ?? id, path: prefix + Self.parts(of: name), type: Self.type(of: value), body: value,
        key: key, values: [])
      read(table, of: owner, into: &variable)
      variables.append(variable)
      guard variable.values.count > 1, variable.type == nil || variable.type == .color else { continue }
      for member in table.members {
        let mode = owner?.modes[member.key] ?? Mode(name: member.key, byte: member.keyRange.lowerBound)
        if known.insert(mode.name).inserted { modes.append(mode) }
      }
    }
  }

  private func read(_ table: JSONValue, of owner: Collection?, into variable: inout Variable) {
    for member in table.members where member.value.kind != .null {
      variable.values.append((owner?.modes[member.key]?.name ?? member.key, member.value))
    }
    variable.fallback =
      owner?.plain.flatMap { table[$0] } ?? owner?.first.flatMap { table[$0] } ?? variable.values.first?.value
  }

  private mutating func readCollections(_ holder: JSONValue) {
    if let list = holder["variableCollections"] ?? holder["collections"] {
      for (id, value, _) in Self.items(of: list) {
        guard let id = value["id"]?.string ?? id else { continue }
        collections[id] = Self.collection(value)
      }
      if collections.count == 1 { collections[""] = collections.values.first }
    } else if holder["modes"] != nil {
      collections[""] = Self.collection(holder)
    }
  }

  private static func collection(_ value: JSONValue) -> Collection {
    var collection = Collection(name: value["name"]?.string, plain: value["defaultModeId"]?.string)
    guard let modes = value["modes"] else { return collection }
    let add = { (id: String, name: JSONValue) in
      collection.modes[id] = Mode(name: name.string ?? id, byte: name.range.lowerBound)
      collection.first = collection.first ?? id
    }
    if modes.kind == .object {
      for member in modes.members where member.value.kind == .string { add(member.key, member.value) }
    } else {
      for mode in modes.elements {
        if let id = (mode["modeId"] ?? mode["id"])?.string, let name = mode["name"] { add(id, name) }
      }
    }
    return collection
  }

  /// The members of an object with their keys, or the elements of an array.
  private static func items(of list: JSONValue) -> [(id: String?, value: JSONValue, key: Int)] {
    list.kind == .object
      ? list.members.map { ($0.key, $0.value, $0.keyRange.lowerBound) }
      : list.elements.map { (nil, $0, $0.range.lowerBound) }
  }

  private static func collection(of variable: JSONValue, _ id: String?) -> String {
    (variable["variableCollectionId"] ?? variable["collectionId"])?.string ?? ""
  }

  private static func parts(of name: String) -> [String] {
    name.parts(around: "/").map { String($0).trimmingSpaces }.map { String($0) }
  }

  private static func type(of variable: JSONValue) -> TokenType? {
    switch (variable["resolvedType"] ?? variable["resolvedDataType"] ?? variable["type"])?.string?.lowercased() {
    case nil: nil
    case "color": .color
    case "float": .number
    default: .other
    }
  }
}
