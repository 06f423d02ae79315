"""Swift sources that ask for as much work as they can, for check-evaluator-bounds."""


def view(body, members="", name="Screen"):
    return f"struct {name}: View {{\n{members}\nvar body: some View {{\n{body}\n}}\n}}\n"


def app(root="Screen()"):
    return f"import SwiftUI\n@main struct Main: App {{ var body: some Scene {{ WindowGroup {{ {root} }} }} }}\n"


def shown(body, members="", more=""):
    return app() + more + view(body, members)


def text(color="shade"):
    return f'Text("a").foregroundStyle({color}).background(Color.white)'


def nested(depth, opening, inner, closing="}"):
    return opening * depth + inner + closing * depth


def lines(template, count, separator="\n"):
    return separator.join(template.format(i=index, j=index + 1) for index in range(count))


def doubling(levels):
    chain = "".join(view(f"V{i}()\nV{i}()", name=f"V{i + 1}") for i in range(levels))
    return shown(f"V{levels}()", more=view(text(".red"), name="V0") + chain)


def flags(count):
    return lines("@State var f{i} = false", count) + "\n" + "func flip() { " + lines("f{i}.toggle()", count, "; ") + " }"


def choices(count):
    """A text on that many grounds, each chosen by a condition of its own: 2^count alternatives."""
    grounds = lines(".background(f{i} ? Color.red.opacity(0.5) : Color.blue.opacity(0.5))", count)
    return shown(f'Text("a").foregroundStyle(.white)\n{grounds}', flags(count))


def returns(count):
    tests = lines("if f{i} {{ return .red.opacity(0.{i}1) }}", count)
    return shown(text(), f"{flags(count)}\nvar shade: Color {{ {tests}\nreturn .blue }}")


def assignments(count):
    tests = lines("if f{i} {{ color = color.opacity(0.9) }} else {{ color = color.opacity(0.8) }}", count)
    return shown(text(), f"{flags(count)}\nvar shade: Color {{ var color = Color.red\n{tests}\nreturn color }}")


def trees(depth):
    inner = "return .red"
    for index in range(depth):
        inner = f"if f{index} {{ {inner} }} else {{ {inner if index < 10 else 'return .blue'} }}"
    return shown(text(), f"{flags(depth)}\nvar shade: Color {{ {inner} }}")


def switched(count, body):
    cases = lines("case {i}: " + body, count)
    return shown(text(), f"@State var n = 0\nfunc flip() {{ n += 1 }}\nvar shade: Color {{ switch n {{\n{cases}\ndefault: .gray\n}} }}")


def enumeration(count):
    declared = lines("case c{i}", count)
    colors = lines("case .c{i}: .red", count)
    return shown(text("kind.shade"), "let kind: Kind", f"enum Kind {{ {declared}\nvar shade: Color {{ switch self {{ {colors} }} }} }}\n")


def pairs_of_enumerations(count):
    declared = lines("case c{i}", count)
    colors = "\n".join(f"case (.c{a}, .c{b}): .red" for a in range(count) for b in range(count))
    return shown(text(), f"let a: Kind\nlet b: Kind\nvar shade: Color {{ switch (a, b) {{ {colors} }} }}", f"enum Kind {{ {declared} }}\n")


def themes(count, members):
    fields = lines("let c{i}: Color", members)
    themes = "\n".join(
        f"static let t{t} = Theme(" + ", ".join(f"c{m}: Color(red: 0.{m % 9}, green: 0.{t % 9}, blue: 0.5)" for m in range(members)) + ")"
        for t in range(count))
    cases = lines("case .t{i}: .t{i}", count)
    return shown(
        "VStack { " + lines('Text("a").foregroundStyle(theme.c{i}).background(theme.c{j})', members - 1) + " }",
        "let kind: Kind\nvar theme: Theme { switch kind { " + cases + " } }",
        f"struct Theme {{ {fields}\n{themes} }}\nenum Kind {{ {lines('case t{i}', count)} }}\n")


def sources():
    """Swift by name; each holds at least one text."""
    color = "var shade: Color"
    return {
        "stacks in stacks": shown(nested(3_000, "VStack {", text(".red"))),
        "groups in groups": shown(nested(100, "Group {", text(".red"))),
        "erased views": shown(nested(3_000, "AnyView(", text(".red"), ")")),
        "parentheses": shown(text(nested(10_000, "(", "Color.red", ")"))),
        "unclosed braces": shown(text(".red")) + "{" * 100_000,
        "unclosed brackets": shown(text(".red")) + "let a = " + "[" * 100_000,
        "closures in closures": shown(text(), f"{color} {{ {nested(500, '{ () -> Color in return ', 'Color.red', '}()')} }}"),
        "ternaries": shown(text(), f"{flags(300)}\n{color} {{ {lines('f{i} ? .red : ', 300, '')} .blue }}"),
        "a chain of modifiers": shown(text(".red") + ".padding()" * 20_000),
        "a chain of backgrounds": shown('Text("a")' + ".background(Color.red.opacity(0.5))" * 5_000),
        "a sum": shown(text(), f"let n = {'1 + ' * 20_000}1\n{color} {{ .red.opacity(n > 3 ? 1 : 0.5) }}"),
        "a product": shown(text(), f"{color} {{ .red.opacity({'0.99 * ' * 20_000}1) }}"),
        "defaults of nil": shown(text(), f"{color} {{ {'nil ?? ' * 20_000}.red }}"),
        "conditions": shown(f"if {' && '.join(f'f{i}' for i in range(300))} {{ {text('.red')} }}", flags(300)),
        "alternatives": choices(20),
        "more alternatives": choices(60),
        "early returns": returns(40),
        "assignments in branches": assignments(40),
        "branches in branches": trees(14),
        "optional views": shown("VStack { " + lines("if f{i} {{ Color.red.frame(height: {j}) }}", 60) + "}.background { " + lines("if f{i} {{ Color.blue.opacity(0.5) }}", 60) + " }" + f".overlay {{ {text('.red')} }}", flags(60)),
        "cases of a switch": switched(20_000, ".red"),
        "cases that return": switched(20_000, "return .red"),
        "cases of an enumeration": enumeration(20_000),
        "pairs of cases": pairs_of_enumerations(100),
        "themes": themes(24, 24),
        "doubled views": doubling(40),
        "doubled strings": shown(text('Color(s60)'), 'let s0 = "a"\n' + lines('let s{j} = "\\(s{i})\\(s{i})"', 60)),
        "doubled tuples": shown(text("t60.0"), "let t0 = (Color.red, Color.red)\n" + lines("let t{j} = (t{i}, t{i})", 60)),
        "doubled arrays": shown("ForEach(a30, id: \\.self) { shade in " + text() + " }", "let a0 = [Color.red, Color.blue]\n" + lines("let a{j} = a{i} + a{i}", 30)),
        "doubled closures": shown("".join(f"Twice {{ " for _ in range(30)) + text(".red") + " }" * 30, more="struct Twice<C: View>: View { @ViewBuilder let content: () -> C\nvar body: some View { content()\ncontent() } }\n"),
        "a long list": shown("ForEach([" + ".red, " * 100_000 + ".blue], id: \\.self) { shade in " + text() + " }"),
        "a long range": shown(f"ForEach(0..<1_000_000) {{ n in {text('n > 3 ? .red : .blue')} }}"),
        "properties that need each other": shown(text(), f"{color} {{ other }}\nvar other: Color {{ shade }}"),
        "constants that need each other": shown(text("A.shade"), more="enum A { static let shade = B.shade }\nenum B { static let shade = A.shade }\n"),
        "functions that call each other": shown(text("even(1)"), "func even(_ n: Int) -> Color { odd(n + 1) }\nfunc odd(_ n: Int) -> Color { even(n + 1) }"),
        "two calls each": shown(text("f(1)"), "func f(_ n: Int) -> Color { n > 0 ? f(n + 1) : f(n + 2) }"),
        "two calls of unknowns": shown(text("f(n, n)"), "let n: Int\nfunc f(_ a: Int, _ b: Int) -> Color { if a > b { return f(a + 1, b) }\nif a < b { return f(a, b + 1) }\nreturn f(b + 2, a) }"),
        "a view in itself": app() + view(f"VStack {{ {text('.red')}\nScreen() }}"),
        "a growing view in itself": app("Screen(n: 1)") + view(f"VStack {{ {text('.red')}\nScreen(n: n + 1)\nScreen(n: n + 2) }}", "let n: Int"),
        "views in each other": shown(text(".red") + "\nOther()", more=view("Screen()\nScreen()", name="Other")),
        "a modifier that applies itself": shown(text(".red") + ".more()", more="extension View { func more() -> some View { padding().more().more() } }\n"),
        "a view modifier in itself": shown(text(".red") + ".modifier(M())", more="struct M: ViewModifier { func body(content: Content) -> some View { content.modifier(M()).background(content) } }\n"),
        "a button style in itself": shown(f"Button {{}} label: {{ {text('.red')} }}.buttonStyle(S())", more="struct S: ButtonStyle { func makeBody(configuration: Configuration) -> some View { Button {} label: { configuration.label }.buttonStyle(S()) } }\n"),
        "closures that return closures": shown(text("f()()()"), "var f: () -> () -> () -> Color { { f } }"),
        "types that inherit in a circle": shown(text("A().shade"), more="class A: C {}\nclass B: A {}\nclass C: B {}\n"),
        "protocols in a circle": shown(text("X().shade"), more="protocol A: B {}\nprotocol B: A {}\nextension A { var shade: Color { other } }\nextension B { var other: Color { shade } }\nstruct X: A {}\n"),
        "aliases in a circle": shown(text("A.shade"), more="typealias A = B\ntypealias B = A\n"),
        "arguments by default": shown(text("f()"), "func f(_ c: Color = g()) -> Color { c }\nfunc g(_ c: Color = f()) -> Color { c }"),
        "a chain of constants": shown(text("c20000"), "static let c0 = Color.red\n" + lines("static let c{j} = c{i}", 20_000)),
        "a chain of functions": shown(text("f20000()"), "func f0() -> Color { .red }\n" + lines("func f{j}() -> Color {{ f{i}() }}", 20_000)),
        "functions of one name": shown(text("f(1)"), lines("func f(_ a{i}: T{i}) -> Color {{ .red }}", 5_000)),
        "members of one extension": shown(text(".c5"), more="extension Color { " + lines("static let c{i} = Color(red: 0.1, green: 0.2, blue: 0.3)", 20_000) + " }\n"),
        "types": shown(text("T5.shade"), more=lines("struct T{i} {{ static let shade = Color.red }}", 20_000) + "\n"),
        "texts": shown("VStack {\n" + (text(".red") + "\n") * 20_000 + "}"),
        "compiled branches": shown("#if A\n" * 500 + text(".red") + "\n" + "#endif\n" * 500),
        "states of views": "".join(view(f"if f0 {{ {text('.red')} }} else {{ Next{i + 1}(a: f0) }}", "let a: Bool\n" + flags(1), name=f"Next{i}") for i in range(300)) + app("Next0(a: true)"),
        "grounds of grounds": shown(f"ZStack {{ {lines('if f{i} {{ Color.red }} else {{ Color.blue }}', 24)}\n{text('.red').replace('.background(Color.white)', '')} }}", flags(24)),
    }
