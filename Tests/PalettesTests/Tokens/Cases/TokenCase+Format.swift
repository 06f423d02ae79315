extension TokenCase {
  /// Tokens, groups, names, properties and types: 1.2.
  static let format = [
    TokenCase(
      "1.2 token: an object with $value", #"{"a":{"$type":"color","$value":RED}}"#, ["a = #FF0000"]),
    TokenCase(
      "1.2 group: an object without $value, of any depth", #"{"a":{"b":{"c":{"$type":"color","$value":RED}}}}"#,
      ["a.b.c = #FF0000"]),
    TokenCase(
      "1.2 group: an empty one is nothing", #"{"a":{},"b":{"$description":"later"}}"#, []),
    TokenCase(
      "1.2 token: $value and children exclude each other",
      #"{"a":{"$type":"color","$value":RED,"b":{"$type":"color","$value":BLUE}}}"#, ["a = #FF0000", "a.b = #0000FF"],
      ["error: only groups can contain groups"]),
    TokenCase(
      "1.2 token: one that lacks $value is incomplete", #"{"a":{"$type":"color"},"b":{"$type":"color","$value":RED}}"#,
      ["b = #FF0000"], ["warning t.tokens.json:1:6: has no $value"]),
    TokenCase(
      "1.2 token: a bare value in a group is none", #"{"g":{"a":"x","b":1},"c":{"$type":"color","$value":RED}}"#,
      ["c = #FF0000"],
      ["warning: 'a' is neither", "warning: 'b' is neither"]),
    TokenCase(
      "1.2 properties: $description, $extensions and $deprecated stand beside a value",
      #"{"a":{"$type":"color","$value":RED,"$description":"d","$extensions":{"x":{"$value":1}},"$deprecated":false}}"#,
      ["a = #FF0000"]),
    TokenCase(
      "1.2 properties: an unknown one is ignored", #"{"$foo":1,"a":{"$type":"color","$value":RED,"$bar":"x"}}"#,
      ["a = #FF0000"]),
    TokenCase(
      "1.2 $deprecated: true or a reason",
      #"{"a":{"$type":"color","$value":RED,"$deprecated":true},"b":{"$type":"color","$value":RED,"$deprecated":"use a"}}"#,
      ["a = #FF0000 deprecated", "b = #FF0000 deprecated"]),
    TokenCase(
      "1.2 $deprecated: inherited, and false overrides",
      #"{"g":{"$deprecated":true,"$type":"color","a":{"$value":RED},"h":{"b":{"$value":RED,"$deprecated":false}}}}"#,
      ["g.a = #FF0000 deprecated", "g.h.b = #FF0000"]),
    TokenCase(
      "1.2 $deprecated: of another kind is ignored", #"{"a":{"$type":"color","$value":RED,"$deprecated":3}}"#,
      ["a = #FF0000"], ["warning: $deprecated must be true, false"]),
    TokenCase(
      "1.2 $type: own before the group's",
      #"{"g":{"$type":"dimension","a":{"$type":"color","$value":RED}}}"#, ["g.a = #FF0000"]),
    TokenCase(
      "1.2 $type: from the nearest group",
      #"{"g":{"$type":"dimension","h":{"$type":"color","i":{"a":{"$value":RED}}}}}"#, ["g.h.i.a = #FF0000"]),
    TokenCase(
      "1.2 $type: a group's counts wherever it stands in it", #"{"g":{"a":{"$value":RED},"$type":"color"}}"#,
      ["g.a = #FF0000"]),
    TokenCase(
      "1.2 $type: at the root", #"{"$type":"color","a":{"$value":RED}}"#, ["a = #FF0000"]),
    TokenCase(
      "1.2 $type: that of the target before the group's",
      #"{"c":{"$type":"color","$value":RED},"g":{"$type":"dimension","a":{"$value":"{c}"}}}"#,
      ["c = #FF0000", "g.a = #FF0000"]),
    TokenCase(
      "1.2 $type: that of the target over several aliases",
      #"{"a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$type":"color","$value":RED}}"#,
      ["a = #FF0000", "b = #FF0000", "c = #FF0000"]),
    TokenCase(
      "1.2 $type: never guessed from the value", #"{"a":{"$value":RED}}"#, ["a = ?"],
      ["error t.tokens.json:1:16: no type"]),
    TokenCase(
      "1.2 $type: upper and lower case count", #"{"a":{"$type":"Color","$value":RED}}"#, [],
      ["warning: use \"color\""]),
    TokenCase(
      "1.2 $type: explicit and that of the target disagree",
      #"{"c":{"$type":"color","$value":RED},"a":{"$type":"dimension","$value":"{c}"}}"#, ["c = #FF0000", "a = ?"],
      ["error: is dimension, but 'c' has the type color"]),
    TokenCase(
      "1.2 $type: a colour that refers to a dimension",
      #"{"d":{"$type":"dimension","$value":{"value":1,"unit":"px"}},"a":{"$type":"color","$value":"{d}"}}"#, ["a = ?"],
      ["error: is color, but 'd' has the type dimension"]),
    TokenCase(
      "1.2 $type: not a string", #"{"a":{"$type":5,"$value":RED}}"#, [], ["error: a type must be a string"]),
    TokenCase(
      "1.2 types: those without a colour are no color tokens",
      """
      {"a":{"$type":"dimension","$value":{"value":1,"unit":"rem"}},"b":{"$type":"fontFamily","$value":"Red"},
      "c":{"$type":"fontWeight","$value":700},"d":{"$type":"duration","$value":{"value":1,"unit":"ms"}},
      "e":{"$type":"cubicBezier","$value":[0,0,1,1]},"f":{"$type":"number","$value":1},
      "g":{"$type":"strokeStyle","$value":"solid"},"h":{"$type":"transition","$value":{}}}
      """, []),
    TokenCase(
      "1.9 types: an unknown one says nothing", ##"{"a":{"$type":"brand","$value":"#ff0000"}}"##, ["a = #FF0000"],
      ["warning: the type of the token is not one of the format"]),
    TokenCase(
      "1.2 names: case counts", #"{"$type":"color","x":{"$value":RED},"X":{"$value":BLUE},"a":{"$value":"{X}"}}"#,
      ["x = #FF0000", "X = #0000FF", "a = #0000FF"]),
    TokenCase(
      "1.9 names: digits, spaces, slash, emoji",
      #"{"$type":"color","500":{"$value":RED},"my group":{"my/x":{"$value":"{500}"}},"🎨":{"$value":"{my group.my/x}"}}"#,
      ["500 = #FF0000", "my group.my/x = #FF0000", "🎨 = #FF0000"]),
    TokenCase(
      "1.9 names: the same but for Unicode normalisation are two",
      "{\"$type\":\"color\",\"\u{E9}\":{\"$value\":RED},\"e\u{301}\":{\"$value\":BLUE},\"a\":{\"$value\":\"{e\u{301}}\"}}",
      ["\u{E9} = #FF0000", "e\u{301} = #0000FF", "a = #0000FF"]),
    TokenCase(
      "1.2 names: none is empty", #"{"$type":"color","":{"$value":RED}}"#, [" = #FF0000"], ["warning: an empty name"]),
    TokenCase(
      "1.2 names: none begins with $", #"{"$type":"color","$x":{"a":{"$value":RED}}}"#, ["$x.a = #FF0000"],
      ["warning: starts with $"]),
    TokenCase(
      "1.2 names: none holds a dot", #"{"$type":"color","a.b":{"$value":RED},"c":{"$value":"{a.b}"}}"#,
      ["a.b = #FF0000", "c = ?"], ["warning: 'a.b' contains {", "error: no token '{a.b}'"]),
    TokenCase(
      "1.2 names: none holds a brace", #"{"$type":"color","a{":{"$value":RED}}"#, ["a{ = #FF0000"],
      ["warning: 'a{' contains {"]),
    TokenCase(
      "1.6 $schema: ignored at the root", #"{"$schema":"https://x","$type":"color","a":{"$value":RED}}"#,
      ["a = #FF0000"]),
    TokenCase(
      "1.2 $root: a group's own token", #"{"$type":"color","g":{"$root":{"$value":RED},"a":{"$value":"{g.$root}"}}}"#,
      ["g.$root = #FF0000", "g.a = #FF0000"]),
    TokenCase(
      "1.9 $root: inherits the group's type", #"{"g":{"$type":"color","$root":{"$value":RED}}}"#,
      ["g.$root = #FF0000"]),
    TokenCase(
      "1.2 $root: the group's name alone is no reference to it",
      #"{"$type":"color","g":{"$root":{"$value":RED}},"a":{"$value":"{g}"}}"#, ["g.$root = #FF0000", "a = ?"],
      ["error: write {g.$root}"]),
  ]
}
