import Quoin

extension SizingSamples {
  mutating func addViews() {
    self["ProbeChild"] = .of(ProbeChild())
    self["Color"] = .of(Color.red)
    self["Image"] = .of(Image(systemName: "star"))
    self["Text"] = .of(Text("Test"))
    self["Divider"] = .of(row: HStack { Divider() }, column: VStack { Divider() })
    self["Spacer"] = .of(row: HStack { Spacer() }, column: VStack { Spacer() })
    self["GeometryReader"] = .of(GeometryReader { _ in ProbeChild() })
    self["Canvas"] = .of(Canvas { _, _ in })
    self["HStack"] = .of(HStack { pair })
    self["VStack"] = .of(VStack { pair })
    self["ZStack"] = .of(ZStack { pair })
    self["Group"] = .of(Group { child })
    self["AnyView"] = .of(AnyView(child))
    self["ViewThatFits"] = .of(ViewThatFits { child })
    self["PreviewModifierContent"] = .of(PreviewModifierContent(view: AnyView(child)))
    self["ModifiedContent"] = .of(ModifiedContent(content: child, modifier: Bordered()))
    self["ForEach"] = .list
    self["TupleView"] = .list
    self["EmptyView"] = .list
    self["Label"] = .of(
      Label {
        child
      } icon: {
        Image(systemName: "star")
      })
    let emission = Emission(environment: EnvironmentValues(), shaper: FixedShaper())
    self["ListElement"] = ListElement.elements(of: child, in: emission).first.map {
      .of($0.element)
    }
    addGradients()
  }

  /// Two views, as most containers have several.
  private var pair: some View {
    Group {
      child
      Text("Test")
    }
  }

  private mutating func addGradients() {
    let gradient = Gradient(colors: [.red, .blue])
    self["LinearGradient"] = .of(
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    self["RadialGradient"] = .of(
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9))
    self["EllipticalGradient"] = .of(EllipticalGradient(gradient: gradient))
    self["AngularGradient"] = .of(AngularGradient(gradient: gradient, center: .center))
    self["MeshGradient"] = .of(
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.red, .blue, .green, .yellow]))
  }
}

private struct Bordered: ViewModifier {
  func body(content: Content) -> some View { content.border(.red) }
}
