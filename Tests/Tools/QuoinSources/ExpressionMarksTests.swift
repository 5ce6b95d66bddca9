import Testing

@testable import QuoinSources

@Suite("Which expressions of a file make views")
struct ExpressionMarksTests {
  private func marked(_ text: String) -> String {
    var prepass = SourcePrepass(platform: .iOS) { _ in true }
    prepass.markedFile = "F"
    return prepass.prepare(text).text
  }

  @Test("a statement lists its location and its calls, from the inside out")
  func chain() {
    let text = """
      struct Card: View {
        var body: some View {
          Text("a")
            .padding(8)
            .frame(width: 3)
        }
      }
      """
    #expect(
      marked(text) == """
        struct Card: View {
          var body: some View {
            _located("F|3:5|Text@3:5|padding@4:8|frame@5:8", Text("a")
              .padding(8)
              .frame(width: 3))
          }
        }
        """)
  }

  @Test(
    "a geometry reader's closure and its use of the proxy",
    arguments: [
      ("GeometryReader { _ in Color.red }", "="),
      ("GeometryReader { proxy in Text(a.proxy) }", "="),
      (
        "GeometryReader { proxy in a(proxy.size.width, proxy.frame(in: .local)) }",
        "=size.width,frame"
      ),
      ("GeometryReader { proxy in content(proxy) }", "=itself"),
      (
        "GeometryReader { p in A().frame(width: p.size.width, height: max(p.size.height, 1)) }",
        "=width:size.width,size.height"
      ),
      ("GeometryReader { p in A().frame(width: p.size.width / 2) }", "=size.width"),
      (#"GeometryReader { proxy in Text("\(proxy.size.width)") }"#, ""),
      ("GeometryReader { content($0) }", ""), ("GeometryReader(content: make)", ""),
    ])
  func readers(_ expression: String, _ uses: String) {
    let text = "var body: some View {\n  \(expression)\n}"
    #expect(marked(text).contains("GeometryReader@2:3\(uses)\","))
  }

  @Test("builders are searched, actions are not")
  func closures() {
    let text = """
      var body: some View {
        VStack(spacing: 2) {
          Button("x") { save() }
          Button { save() } label: { Image("i") }
          Button(action: { save() }) { Text("b") }
          ForEach(rows) { row in Row(row).onTapGesture { tap(row) } }
        }
        .overlay(alignment: .top) { Color.red }
        .task { await load() }
      }
      """
    #expect(
      marked(text) == """
        var body: some View {
          _located("F|2:3|VStack@2:3|overlay@8:4|task@9:4", VStack(spacing: 2) {
            _located("F|3:5|Button@3:5", Button("x") { save() })
            _located("F|4:5|Button@4:5", Button { save() } label: { _located("F|4:32|Image@4:32", Image("i")) })
            _located("F|5:5|Button@5:5", Button(action: { save() }) { _located("F|5:34|Text@5:34", Text("b")) })
            _located("F|6:5|ForEach@6:5", ForEach(rows) { row in _located("F|6:28|Row@6:28|onTapGesture@6:37", Row(row).onTapGesture { tap(row) }) })
          }
          .overlay(alignment: .top) { _located("F|8:31|Color@8:31", Color.red) }
          .task { await load() })
        }
        """)
  }

  @Test("conditions, cases, declarations and returns")
  func statements() {
    let text = """
      func row(_ a: Int) -> some View {
        let b = a + 1
        if a > 1, let c { Text("1") } else if b { Text("2") } else { header }
        switch a {
        case .one(let x): Text(x)
        case .two where b == 2, .three:
          Text("t")
        @unknown default: EmptyView()
        }
        #if DEBUG
        Text("d")
        #endif
        return Text("e") + Text("f")
      }
      """
    #expect(
      marked(text) == """
        func row(_ a: Int) -> some View {
          let b = a + 1
          if a > 1, let c { _located("F|3:21|Text@3:21", Text("1")) } else if b { _located("F|3:45|Text@3:45", Text("2")) } else { _located("F|3:64|header@3:64", header) }
          switch a {
          case .one(let x): _located("F|5:21|Text@5:21", Text(x))
          case .two where b == 2, .three:
            _located("F|7:5|Text@7:5", Text("t"))
          @unknown default: _located("F|8:21|EmptyView@8:21", EmptyView())
          }
          #if DEBUG
          _located("F|11:3|Text@11:3", Text("d"))
          #endif
          return _located("F|13:10|Text@13:10|Text@13:22", Text("e") + Text("f"))
        }
        """)
  }

  @Test("statements end where the compiler ends them")
  func statementEnds() {
    let text = """
      func row<T>(_ a: T) -> some SwiftUI.View where T: Equatable {
        VStack {
          Slider(value: $a, in: 0...1)
          Link(destination: b)
          {
            Text("1")
          }
        }
        #if DEBUG
        .bold()
        #endif
        #if A
        Text("2")
        #endif
        let c = d ?
          Text("3") :
          Text("4")
        let e = f ??
          Text("5")
        let g: Int?
        (h ? Color.red : .blue)
          .overlay { Text("6") }
      }
      """
    #expect(
      marked(text) == """
        func row<T>(_ a: T) -> some SwiftUI.View where T: Equatable {
          VStack {
            _located("F|3:5|Slider@3:5", Slider(value: $a, in: 0...1))
            _located("F|4:5|Link@4:5", Link(destination: b)
            {
              _located("F|6:7|Text@6:7", Text("1"))
            })
          }
          #if DEBUG
          .bold()
          #endif
          #if A
          _located("F|13:3|Text@13:3", Text("2"))
          #endif
          let c = d ?
            Text("3") :
            Text("4")
          let e = f ??
            Text("5")
          let g: Int?
          (h ? Color.red : .blue)
            .overlay { _located("F|22:16|Text@22:16", Text("6")) }
        }
        """)
  }

  @Test("code that isn't a view, or is conditional, is not changed")
  func others() {
    let text = """
      var body: some Scene { WindowGroup { ContentView() } }
      var count: Int { items.count }
      var body: some View {
        Text("a")
          #if os(iOS)
          .bold()
          #endif
        let x = 1; x = 2
        let _ = print("b")
      }
      """
    #expect(
      marked(text)
        == text.replacing("os(iOS)", with: "true"))
  }
}
