extension PairFixture {
  /// Colors of branches that some callers, fields, or people never meet.
  static let branches: [PairFixture] = [
    PairFixture(
      "a helper that unwraps an optional which only its caller knows",
      """
      struct Meal: View {
        let dish: Dish?
        var body: some View {
          Text("a").foregroundStyle(.black).background(plate(for: dish))
          Text("b").foregroundStyle(.black).background(cloth)
        }
        func plate(for dish: Dish?) -> Color {
          if let dish, dish.isHot { return .red }
          return .white
        }
        var cloth: Color { isFestive ? .white : .yellow }
      }
      """,
      "#000000 on system:systemRed [dish≠nil, dish.isHot] | #000000 on #FFFFFF [dish=nil], text, branch",
      "#000000 on #FFFFFF [isFestive] | #000000 on system:systemYellow [not isFestive], text, branch"),
    PairFixture(
      "a surface that is drawn only while a field is empty",
      """
      struct Search: View {
        @State private var words = ""
        var body: some View {
          TextField("a", text: $words).foregroundStyle(.black).background(words.isEmpty ? Color.red : Color.white)
          TextField("b", text: $words).foregroundStyle(.black).background(isOpen || !words.isEmpty ? Color.white : Color.red)
          Text("c").foregroundStyle(.black).background(words.isEmpty ? Color.red : Color.white)
        }
      }
      """,
      "#000000 on #FFFFFF, text, chain, [not words.isEmpty]",
      "#000000 on #FFFFFF, text, chain, [isOpen]",
      "#000000 on system:systemRed [words.isEmpty] | #000000 on #FFFFFF [not words.isEmpty], text, branch"),
    PairFixture(
      "a mark for developers, and a symbol within a text",
      """
      struct Board: View {
        var body: some View {
          if Current.isDebug { Text("a").foregroundStyle(.red).background(.white); mark }
          if isDebuggable { Text("b").foregroundStyle(.blue).background(.white) }
          Text(Image(systemName: "wifi")).foregroundStyle(.white).background(.black)
        }
        private var mark: some View { Text("c").foregroundStyle(.green).background(.white) }
      }
      """,
      "system:systemBlue on #FFFFFF, text, chain, [isDebuggable]", "#FFFFFF on #000000, graphic, chain"),
    PairFixture(
      "a background of the system in a sheet",
      """
      struct Root: View { var body: some View { NavigationStack { List {}.sheet(isPresented: $isOpen) { Bill() } } } }
      struct Bill: View { var body: some View { Text("a").foregroundStyle(.red).background(Color(.tertiarySystemBackground)) } }
      """,
      "system:systemRed on system:tertiarySystemBackground, text, chain"),
  ]
}
