extension TokenCase {
  /// Aliases and pointers: 1.2 and 1.9.
  static let references = [
    TokenCase(
      "1.2 alias: the value of another token", #"{"$type":"color","a":{"$value":"{g.b}"},"g":{"b":{"$value":RED}}}"#,
      ["a = #FF0000", "g.b = #FF0000"]),
    TokenCase(
      "1.2 alias: to nothing", #"{"$type":"color","a":{"$value":"{nope}"}}"#, ["a = ?"],
      ["error t.tokens.json:1:32: no token '{nope}'"]),
    TokenCase(
      "1.2 alias: to nothing, with what may have been meant",
      #"{"$type":"color","g":{"accent":{"$value":RED}},"a":{"$value":"{g.acent}"}}"#, ["g.accent = #FF0000", "a = ?"],
      ["error: did you mean 'accent'?"]),
    TokenCase(
      "1.2 alias: over one that leads to nothing",
      #"{"$type":"color","a":{"$value":"{b}"},"b":{"$value":"{nope}"}}"#, ["a = ?", "b = ?"],
      ["error: no token '{nope}'", "error: fix the one at t.tokens.json:1:53"]),
    TokenCase(
      "1.9 alias: to a group", #"{"$type":"color","g":{"b":{"$value":RED}},"a":{"$value":"{g}"}}"#,
      ["g.b = #FF0000", "a = ?"], ["error: is a group, not a token"]),
    TokenCase(
      "1.2 alias: cannot reach into a value", #"{"$type":"color","b":{"$value":RED},"a":{"$value":"{b.components}"}}"#,
      ["b = #FF0000", "a = ?"], ["error: no token '{b.components}'"]),
    TokenCase(
      "1.9 alias: spaces inside the braces", #"{"$type":"color","g":{"b":{"$value":RED}},"a":{"$value":"{ g.b }"}}"#,
      ["g.b = #FF0000", "a = #FF0000"]),
    TokenCase(
      "1.9 alias: spaces that belong to a name", #"{"$type":"color"," b ":{"$value":RED},"a":{"$value":"{ b }"}}"#,
      [" b  = #FF0000", "a = #FF0000"]),
    TokenCase(
      "1.9 alias: two dots", #"{"$type":"color","a":{"$value":"{b..c}"}}"#, ["a = ?"], ["error: a name next to a dot"]),
    TokenCase(
      "1.9 alias: empty braces", #"{"$type":"color","a":{"$value":"{}"}}"#, ["a = ?"], ["error: braces are empty"]),
    TokenCase(
      "1.9 alias: unbalanced braces", #"{"$type":"color","a":{"$value":"{b"},"c":{"$value":"{{b}"}}"#,
      ["a = ?", "c = ?"],
      ["error: the braces in", "error: braces do not match"]),
    TokenCase(
      "1.9 alias: inside a longer text", #"{"$type":"color","b":{"$value":RED},"a":{"$value":"rgba({b}, 0.5)"}}"#,
      ["b = #FF0000", "a = #FF0000/0.5"]),
    TokenCase(
      "1.9 alias: two in one text", #"{"$type":"color","b":{"$value":RED},"a":{"$value":"{b} {b}"}}"#,
      ["b = #FF0000", "a = ?"], ["error: cannot be evaluated"]),
    TokenCase(
      "1.9 cycle: a token that refers to itself", #"{"$type":"color","a":{"$value":"{a}"}}"#, ["a = ?"],
      ["error: form a cycle: {a} → {a}"]),
    TokenCase(
      "1.9 cycle: a ring of three, each member named",
      #"{"$type":"color","a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{a}"}}"#,
      ["a = ?", "b = ?", "c = ?"],
      [
        "error t.tokens.json:1:32: {b} → {c} → {a} → {b}", "error t.tokens.json:1:53: {b} → {c} → {a}",
        "error t.tokens.json:1:74: {b} → {c} → {a}",
      ]),
    TokenCase(
      "1.9 cycle: a token that leads into a ring",
      #"{"$type":"color","x":{"$value":"{a}"},"a":{"$value":"{b}"},"b":{"$value":"{a}"}}"#,
      ["x = ?", "a = ?", "b = ?"],
      [
        "error t.tokens.json:1:32: {b} → {a} → {b}", "error t.tokens.json:1:53: cycle",
        "error t.tokens.json:1:74: cycle",
      ]),
    TokenCase(
      "1.2 cycle: of pointers",
      ##"{"$type":"color","a":{"$ref":"#/b"},"b":{"$ref":"#/a"}}"##, ["a = ?", "b = ?"],
      ["error: #/b → #/a → #/b", "error: #/b → #/a → #/b"]),
    TokenCase(
      "1.2 cycle: of an alias and a pointer",
      ##"{"$type":"color","a":{"$ref":"#/b"},"b":{"$value":"{a}"}}"##, ["a = ?", "b = ?"],
      ["error: #/b → {a} → #/b", "error: #/b → {a} → #/b"]),
    TokenCase(
      "1.2 cycle: of pointers inside values",
      ##"""
      {"$type":"color",
      "a":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/0"},0,0]}},
      "b":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}
      """##, ["a = ?", "b = ?"],
      ["error t.tokens.json:2: a cycle", "error t.tokens.json:3: a cycle"]),
    TokenCase(
      "1.2 $ref: a token",
      ##"{"a":{"$ref":"#/g/b"},"g":{"b":{"$type":"color","$value":RED}}}"##, ["a = #FF0000", "g.b = #FF0000"]),
    TokenCase(
      "1.9 $ref: a token's value", ##"{"$type":"color","a":{"$ref":"#/b/$value"},"b":{"$value":RED}}"##,
      ["a = #FF0000", "b = #FF0000"]),
    TokenCase(
      "1.2 $ref: as the whole $value", ##"{"$type":"color","a":{"$value":{"$ref":"#/b"}},"b":{"$value":RED}}"##,
      ["a = #FF0000", "b = #FF0000"]),
    TokenCase(
      "1.2 $ref: a component",
      ##"{"$type":"color","a":{"$value":{"colorSpace":"srgb","components":[0,{"$ref":"#/b/$value/components/0"},0]}},"b":{"$value":RED}}"##,
      ["a = #00FF00", "b = #FF0000"]),
    TokenCase(
      "1.2 $ref: all components, the space and alpha",
      ##"""
      {"$type":"color","b":{"$value":{"colorSpace":"srgb","components":[1,0,0],"alpha":0.5}},
      "a":{"$value":{"colorSpace":{"$ref":"#/b/$value/colorSpace"},"components":{"$ref":"#/b/$value/components"},
      "alpha":{"$ref":"#/b/$value/alpha"}}}}
      """##, ["b = #FF0000/0.5", "a = #FF0000/0.5"]),
    TokenCase(
      "1.9 $ref: a number token as a component",
      ##"{"n":{"$type":"number","$value":1},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/n/$value"},0,0]}}}"##,
      ["a = #FF0000"]),
    TokenCase(
      "1.9 $ref: into the value of a token that is an alias",
      ##"{"$type":"color","c":{"$value":RED},"b":{"$value":"{c}"},"a":{"$value":{"colorSpace":"srgb","components":[0,0,{"$ref":"#/b/$value/components/0"}]}}}"##,
      ["c = #FF0000", "b = #FF0000", "a = #0000FF"]),
    TokenCase(
      "1.9 $ref: into another $ref",
      ##"{"$type":"color","c":{"$value":RED},"b":{"$ref":"#/c"},"a":{"$value":{"$ref":"#/b/$value"}}}"##,
      ["c = #FF0000", "b = #FF0000", "a = #FF0000"]),
    TokenCase(
      "1.9 $ref: an index beyond the array",
      ##"{"$type":"color","b":{"$value":RED},"a":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/3"},0,0]}}}"##,
      ["b = #FF0000", "a = ?"], ["error: because '3' does not exist"]),
    TokenCase(
      "1.9 $ref: an index with a leading zero",
      ##"{"$type":"color","b":{"$value":RED},"a":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/00"},0,0]}}}"##,
      ["b = #FF0000", "a = ?"], ["error: because '00' does not exist"]),
    TokenCase(
      "1.9 $ref: into $type", ##"{"$type":"color","b":{"$type":"color","$value":RED},"a":{"$ref":"#/b/$type"}}"##,
      ["b = #FF0000", "a = ?"],
      ["error t.tokens.json:1:31: 'color' cannot be evaluated", "note: refers to a value that"]),
    TokenCase(
      "1.9 $ref: escapes in names",
      ##"{"$type":"color","my/group":{"a~b":{"$value":RED}},"a":{"$ref":"#/my~1group/a~0b"},"c":{"$ref":"#/~01"},"~1":{"$value":BLUE}}"##,
      ["my/group.a~b = #FF0000", "a = #FF0000", "c = #0000FF", "~1 = #0000FF"]),
    TokenCase(
      "1.2 $ref: beside $value", ##"{"$type":"color","b":{"$value":RED},"a":{"$value":BLUE,"$ref":"#/b"}}"##,
      ["b = #FF0000", "a = #0000FF"], ["error: both $value and $ref"]),
    TokenCase(
      "1.2 $ref: to nothing", ##"{"$type":"color","a":{"$ref":"#/b"}}"##, ["a = ?"],
      ["error: because 'b' does not exist"]),
    TokenCase(
      "1.2 $ref: not a string", #"{"$type":"color","a":{"$ref":5}}"#, ["a = ?"], ["error: $ref must be a string"]),
    TokenCase(
      "1.2 $ref: another file", #"{"$type":"color","a":{"$ref":"other.json#/b"}}"#, ["a = ?"],
      ["error: points to a different file"]),
    TokenCase(
      "1.6 $ref: a fragment without a slash", ##"{"$type":"color","b":{"$value":RED},"a":{"$ref":"#b"}}"##,
      ["b = #FF0000", "a = ?"], ["error: a pointer must start with #/; write #/b"]),
    TokenCase(
      "1.2 $ref: through $root", ##"{"$type":"color","g":{"$root":{"$value":RED}},"a":{"$ref":"#/g/$root"}}"##,
      ["g.$root = #FF0000", "a = #FF0000"]),
    TokenCase(
      "1.2 $ref: the group's $description",
      ##"{"$type":"color","g":{"$description":"#ff0000","b":{"$value":RED}},"a":{"$value":{"$ref":"#/g/$description"}}}"##,
      ["g.b = #FF0000", "a = #FF0000"]),
    TokenCase(
      "1.2 alias: where only a pointer may stand",
      #"{"n":{"$type":"number","$value":1},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":["{n}",0,0]}}}"#,
      ["a = ?"], ["error: cannot be an alias in braces"]),
  ]

  /// `$extends` and groups that refer to groups: 1.2, 1.6 and 1.9.
  static let groups = [
    TokenCase(
      "1.2 $extends: tokens of another group",
      #"{"$type":"color","b":{"x":{"$value":RED}},"a":{"$extends":"{b}","y":{"$value":BLUE}}}"#,
      ["b.x = #FF0000", "a.y = #0000FF", "a.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: as a pointer", ##"{"$type":"color","b":{"x":{"$value":RED}},"a":{"$extends":"#/b"}}"##,
      ["b.x = #FF0000", "a.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: deep",
      #"{"$type":"color","b":{"g":{"x":{"$value":RED},"y":{"$value":RED}}},"a":{"$extends":"{b}","g":{"y":{"$value":BLUE}}}}"#,
      ["b.g.x = #FF0000", "b.g.y = #FF0000", "a.g.y = #0000FF", "a.g.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: a token replaces the inherited one whole",
      #"{"b":{"x":{"$type":"color","$value":RED,"$deprecated":true}},"a":{"$extends":"{b}","x":{"$type":"color","$value":BLUE}}}"#,
      ["b.x = #FF0000 deprecated", "a.x = #0000FF"]),
    TokenCase(
      "1.9 $extends: an override takes the group's type",
      #"{"b":{"$type":"color","x":{"$value":RED}},"a":{"$extends":"{b}","x":{"$value":BLUE}}}"#,
      ["b.x = #FF0000", "a.x = #0000FF"]),
    TokenCase(
      "1.2 $extends: aliases in the base stay what they were",
      #"{"$type":"color","b":{"x":{"$value":RED},"y":{"$value":"{b.x}"}},"a":{"$extends":"{b}","x":{"$value":BLUE}}}"#,
      ["b.x = #FF0000", "b.y = #FF0000", "a.x = #0000FF", "a.y = #FF0000"]),
    TokenCase(
      "1.2 $extends: an alias to an inherited token",
      #"{"$type":"color","b":{"x":{"$value":RED}},"a":{"$extends":"{b}"},"c":{"$value":"{a.x}"}}"#,
      ["b.x = #FF0000", "c = #FF0000", "a.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: over several groups, in any order",
      #"{"$type":"color","a":{"$extends":"{b}"},"b":{"$extends":"{c}","y":{"$value":BLUE}},"c":{"x":{"$value":RED}}}"#,
      ["b.y = #0000FF", "c.x = #FF0000", "b.x = #FF0000", "a.y = #0000FF", "a.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: in a nested group",
      #"{"$type":"color","b":{"x":{"$value":RED}},"g":{"a":{"$extends":"{b}"}}}"#, ["b.x = #FF0000", "g.a.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: of a group that is inherited itself",
      #"{"$type":"color","b":{"g":{"x":{"$value":RED}}},"a":{"$extends":"{b}"},"c":{"$extends":"{a.g}"}}"#,
      ["b.g.x = #FF0000", "a.g.x = #FF0000", "c.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: itself", #"{"$type":"color","a":{"$extends":"{a}","x":{"$value":RED}}}"#, ["a.x = #FF0000"],
      ["error: a cycle: {a} → {a}"]),
    TokenCase(
      "1.2 $extends: a group around it",
      #"{"$type":"color","a":{"x":{"$value":RED},"b":{"$extends":"{a}"}}}"#, ["a.x = #FF0000"],
      ["error: cannot extend itself or a group that contains it"]),
    TokenCase(
      "1.2 $extends: in a cycle",
      #"{"$type":"color","a":{"$extends":"{b}","x":{"$value":RED}},"b":{"$extends":"{c}"},"c":{"$extends":"{a}"}}"#,
      ["a.x = #FF0000"],
      ["error: {a} → {b} → {c} → {a}", "error: {a} → {b} → {c} → {a}", "error: {a} → {b} → {c} → {a}"]),
    TokenCase(
      "1.9 cycle: of aliases across $extends",
      #"{"$type":"color","b":{"x":{"$value":"{a.x}"}},"a":{"$extends":"{b}"}}"#, ["b.x = ?", "a.x = ?"],
      ["error: a cycle: {a.x} → {a.x}", "error: a cycle: {a.x} → {a.x}"]),
    TokenCase(
      "1.2 $extends: a token", #"{"$type":"color","b":{"$value":RED},"a":{"$extends":"{b}"}}"#, ["b = #FF0000"],
      ["error: only groups can be extended"]),
    TokenCase(
      "1.2 $extends: nothing", #"{"$type":"color","a":{"$extends":"{b}","x":{"$value":RED}}}"#, ["a.x = #FF0000"],
      ["error: there is no group"]),
    TokenCase(
      "1.2 $extends: on a token", #"{"$type":"color","b":{},"a":{"$value":RED,"$extends":"{b}"}}"#, ["a = #FF0000"],
      ["error: only groups can extend"]),
    TokenCase(
      "1.6 $ref: of a group to a group is $extends",
      ##"{"$type":"color","b":{"x":{"$value":RED}},"a":{"$ref":"#/b"}}"##, ["b.x = #FF0000", "a.x = #FF0000"],
      ["warning: read as $extends"]),
    TokenCase(
      "1.6 $ref: of a group that has children",
      ##"{"$type":"color","b":{"x":{"$value":RED}},"a":{"$ref":"#/b","y":{"$value":BLUE}}}"##,
      ["b.x = #FF0000", "a.y = #0000FF", "a.x = #FF0000"]),
    TokenCase(
      "1.2 $extends: $deprecated and $root are inherited too",
      #"{"b":{"$type":"color","$root":{"$value":RED}},"a":{"$extends":"{b}"},"c":{"$value":"{a.$root}"}}"#,
      ["b.$root = #FF0000", "c = #FF0000", "a.$root = #FF0000"]),
  ]
}
