extension TokenCase {
  /// Dialects in the wild: 1.7.
  static let dialects = [
    TokenCase("1.7 A: value and type", ##"{"a":{"value":"#ff0000","type":"color","comment":"c"}}"##, ["a = #FF0000"]),
    TokenCase(
      "1.7 A: no type, told by the value",
      ##"{"color":{"a":{"value":"#f00"},"b":{"value":"rgb(0 0 255)"}},"size":{"c":{"value":"1px"}}}"##,
      ["color.a = #FF0000", "color.b = #0000FF"]),
    TokenCase(
      "1.7 A: a reference with and without .value",
      ##"{"r":{"value":"#ff0000"},"a":{"value":"{r}"},"b":{"value":"{r.value}"}}"##,
      ["r = #FF0000", "a = #FF0000", "b = #FF0000"]),
    TokenCase(
      "1.7 A: a token whose name is value", ##"{"color":{"value":{"value":"#ff0000"}}}"##, ["color.value = #FF0000"]),
    TokenCase(
      "1.7 A: names and attributes of tools are ignored",
      ##"{"a":{"value":"#ff0000","attributes":{"category":"color"},"name":"a"}}"##, ["a = #FF0000"]),
    TokenCase(
      "1.7 A: any CSS colour",
      ##"{"a":{"value":"hsl(0, 100%, 50%)","type":"color"},"b":{"value":"rebeccapurple","type":"color"},"c":{"value":"rgba(255,0,0,0.5)","type":"color"}}"##,
      ["a = #FF0000", "b = #663399", "c = #FF0000/0.5"]),
    TokenCase(
      "1.7 A: what is no color", ##"{"a":{"value":"$brand","type":"color"}}"##, ["a = ?"],
      ["error: cannot be evaluated"]),
    TokenCase(
      "1.7 B: hexadecimal text",
      ##"{"a":{"$type":"color","$value":"#FF0000"},"b":{"$type":"color","$value":"#FF000080"},"c":{"$type":"color","$value":"#f00"}}"##,
      ["a = #FF0000", "b = #FF0000/0.5019607843137255", "c = #FF0000"]),
    TokenCase(
      "1.7 B: functions of CSS",
      #"{"a":{"$type":"color","$value":"oklch(100% 0 0)"},"b":{"$type":"color","$value":"color(display-p3 1 0 0)"}}"#,
      ["a = #FFFFFF", "b = display-p3(1.0 0.0 0.0)"]),
    TokenCase(
      "1.7 B: hexadecimal text without a type", ##"{"a":{"$value":"#FF0000"}}"##, ["a = #FF0000"],
      ["warning: so it is read as one"]),
    TokenCase("1.7 B: other text without a type", #"{"a":{"$value":"solid"},"b":{"$value":3}}"#, []),
    TokenCase(
      "1.7 E: types of Tokens Studio",
      ##"{"a":{"value":"16","type":"fontSizes"},"b":{"value":{"x":"0","color":"#ff0000"},"type":"boxShadow"},"$themes":[],"$metadata":{"tokenSetOrder":["x"]}}"##,
      ["b = #FF0000 color=#FF0000"]),
    TokenCase(
      "1.7 F: alpha beside a value",
      ##"{"$type":"color","r":{"$value":"#ff0000"},"a":{"$value":"{r}","alpha":0.5},"b":{"$value":"{a}"}}"##,
      ["r = #FF0000", "a = #FF0000/0.5", "b = #FF0000/0.5"]),
    TokenCase(
      "1.7 F: names that begin with $", ##"{"$color":{"a":{"$type":"color","$value":"#ff0000"}}}"##,
      ["$color.a = #FF0000"], ["warning: starts with $"]),
    TokenCase(
      "1.7 plain: names and colors", ##"{"red-50":"#ff0000","gray":{"10":"#111111"},"note":"x"}"##,
      ["red-50 = #FF0000", "gray.10 = #111111"]),
  ]

  /// JSON and its relatives: 1.9.
  static let syntax = [
    TokenCase(
      "1.9 JSON: a byte order mark", "\u{FEFF}" + #"{"a":{"$type":"color","$value":RED}}"#, ["a = #FF0000"],
      ["warning: byte order mark"]),
    TokenCase(
      "1.9 JSON: CRLF counts as one line end", "{\"a\":{\r\n\"$type\":\"color\",\r\n\"$value\":7}}", ["a = ?"],
      ["error t.tokens.json:3:10: not a number"]),
    TokenCase(
      "1.9 JSON: duplicate keys, the last counts", #"{"a":{"$type":"color","$value":RED,"$value":BLUE}}"#,
      ["a = #0000FF"], ["warning: this key also occurs at"]),
    TokenCase(
      "1.9 JSON: exponents and -0",
      #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1e0,-0,10E-1]}}}"#, ["a = #FF00FF"]),
    TokenCase(
      "1.9 JSON: escapes in names and references",
      #"{"$type":"color","\u0061":{"$value":RED},"b":{"$value":"\u007ba}"}}"#, ["a = #FF0000", "b = #FF0000"]),
    TokenCase(
      "1.9 JSON: trailing commas and comments are flagged", #"{"a":{"$type":"color",/* c */"$value":RED,},}"#,
      ["a = #FF0000"], ["warning: the file is JSON5, not JSON"]),
    TokenCase(
      "1.9 JSON5: by its name", "{a:{$type:'color',$value:{colorSpace:'srgb',components:[+1,.0,0x0],},},}",
      ["a = #FF0000"], file: "t.json5"),
    TokenCase("1.9 JSON: neither JSON nor JSON5", #"{"a":"#, [], ["error t.tokens.json:1:6: "]),
    TokenCase("1.9 JSON: an array is no token file", "[1]", [], ["error: a token file must contain a JSON object"]),
    TokenCase("1.9 JSON: an empty object", "{}", []),
  ]
}
