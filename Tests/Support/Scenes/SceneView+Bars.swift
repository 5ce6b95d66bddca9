import SwiftUI

extension SceneView {
  private func isOn(_ wanted: Int) -> Binding<Bool> {
    // Content created by a closure uses the value at the time of the body's evaluation.
    let _ = value
    return Binding(get: { value == wanted }, set: { value = $0 ? wanted : 0 })
  }

  @ViewBuilder var bars: some View {
    switch scene.kind {
    case .navigation: NavigationStack { views }.frame(height: 200)
    case .titled:
      views.navigationTitle("title \(value)")
        .navigationBarTitleDisplayMode(value == 1 ? .inline : .automatic)
    case .tools:
      views.toolbar {
        ToolbarItem(placement: .topBarTrailing) { child(0, "tool") }
        if value > 1 { ToolbarItem(placement: .bottomBar) { Text("bottom \(value)") } }
      }
    case .tabs:
      TabView(selection: .constant(value % 3)) {
        child(0, "=tab0").tabItem { Text("first \(value)") }.tag(0)
        child(1, "=tab1").tabItem { Label("second", systemImage: "star") }.tag(1)
        Color.teal.tabItem { Text("third") }.tag(2).badge(value)
      }.frame(height: 200)
    case .path:
      NavigationStack(path: .constant(Array(0..<value % 3))) {
        views("=").navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            child(0, "=page\(number)")
          }.navigationTitle("page")
        }
      }.frame(height: 200)
    case .split:
      NavigationSplitView {
        child(0, "=")
      } detail: {
        child(1, "=").navigationTitle("detail \(value)")
      }.frame(height: 200)
    case .search: views.searchable(text: .constant(value > 2 ? "query" : ""))
    default:
      child(0).inspector(isPresented: isOn(1)) { child(1, "inspector") }
    }
  }

  @ViewBuilder var windows: some View {
    switch scene.kind {
    case .sheet:
      child(0).sheet(isPresented: isOn(1)) {
        child(1, "sheet").presentationDetents(value == 1 ? [.medium] : [.large])
      }
    case .alert:
      child(0).alert("alert", isPresented: isOn(2)) {
        Button("OK") {}
        if value > 1 { Button("Cancel", role: .cancel) {} }
      } message: {
        Text("message \(value)")
      }
    case .popover:
      child(0).popover(isPresented: isOn(3)) { child(1, "popover").frame(width: 50, height: 30) }
    case .dialog:
      child(0).confirmationDialog("dialog", isPresented: isOn(1), titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
    case .safePadding: child(0).safeAreaPadding(.top, length * 3)
    default: views.preferredColorScheme(value == 1 ? .dark : nil)
    }
  }

  @ViewBuilder var controls: some View {
    switch scene.kind {
    case .button:
      Button(role: value == 2 ? .destructive : nil) {
      } label: {
        views
      }
    case .toggle: Toggle(isOn: isOn(1)) { views }
    case .slider: Slider(value: .constant(Double(value)), in: 0...5) { child(0) }
    case .stepper: Stepper(value: $value, in: 0...3) { views }
    case .picker:
      Picker("picker", selection: $value) { ForEach(0..<4, id: \.self) { Text("choice \($0)") } }
    case .segmented:
      Picker("picker", selection: $value) {
        ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
      }.pickerStyle(.segmented)
    case .labeled:
      LabeledContent {
        child(0)
      } label: {
        child(1)
      }
    case .group:
      GroupBox {
        views
      } label: {
        Text("box \(value)")
      }
    case .menu: Menu("menu \(value)") { views }
    default: TextField("prompt", text: .constant(String(repeating: "x", count: value)))
    }
  }
}
