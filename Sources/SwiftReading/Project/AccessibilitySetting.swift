import Palettes

/// An accessibility setting that a view can follow.
package enum AccessibilitySetting: Hashable, Sendable, CaseIterable {
  case increasedContrast
  case reducedTransparency

  /// The setting that a name means, in whichever form it is written; nil for any other name.
  init?(name: String) {
    let name = name.lowercased().split(separator: ".").last.map(String.init) ?? ""
    switch name {
    case "colorschemecontrast", "accessibilitycontrast", "isdarkersystemcolorsenabled", "increasecontrast",
      "increasedcontrast", "isincreasedcontrast", "increasescontrast", "highcontrast", "ishighcontrast",
      "shouldincreasecontrast", "accessibilitydisplayshouldincreasecontrast":
      self = .increasedContrast
    case let name where name.hasSuffix("reducetransparency"): self = .reducedTransparency
    case "isreducetransparencyenabled", "reducedtransparency", "isreducedtransparency", "reducestransparency":
      self = .reducedTransparency
    default: return nil
    }
  }
}

extension SourceProject {
  /// The types that read a setting, and the constants passed in its place, in some of the files.
  func settings(in range: Range<FileIndex>) -> (readers: Set<SettingReader>, constants: [PassedConstant]) {
    var readers: Set<SettingReader> = []
    var constants: [PassedConstant] = []
    for file in range {
      let source = files[file]
      let tree = source.tree
      for node in tree.nodes.typedIndices where tree[node].nameLength >= 12 {
        guard Self.mayBeSetting(tree.nameBytes(node)), let setting = AccessibilitySetting(name: tree.name(node)) else {
          continue
        }
        if tree[node].kind == .argument {
          guard tree.boolean(node) == false, source.isReached(node) else { continue }
          constants.append(PassedConstant(place: Place(file: file, node: node), setting: setting))
        } else {
          readers.insert(SettingReader(type: source.type(around: node)?.path ?? "", setting: setting))
        }
      }
    }
    return (readers, constants)
  }

  /// Returns true if a name ends like one of the settings: `…contrast`, `…transparency`, `…enabled`.
  private static func mayBeSetting(_ name: ArraySlice<UInt8>) -> Bool {
    switch name.last.map({ $0 | 0x20 }) {
    case UInt8(ascii: "t"): name.suffix(3).elementsEqual("ast".utf8)
    case UInt8(ascii: "y"): name.suffix(4).elementsEqual("ency".utf8)
    case UInt8(ascii: "d"): name.suffix(7).elementsEqual("Enabled".utf8)
    default: false
    }
  }
}

/// A constant `false` that is passed in place of a setting.
package struct PassedConstant: Sendable {
  /// The argument.
  package let place: SourceProject.Place
  package let setting: AccessibilitySetting
}

/// A type that reads an accessibility setting.
package struct SettingReader: Hashable, Sendable {
  /// The dotted path of the type; empty outside of types.
  let type: String
  let setting: AccessibilitySetting

  /// Names a type and a setting.
  package init(type: String, setting: AccessibilitySetting) { (self.type, self.setting) = (type, setting) }
}
