import QuoinCore

extension View {
  /// A view above the bar of tabs; here it lies at the bottom of the page. Sizing: neutral.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// A view above the bar of tabs, if `isEnabled`; here it lies at the bottom of the page. Sizing: neutral.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return overlay(alignment: .bottom) {
      if isEnabled {
        content.frame(maxWidth: .infinity).frame(height: 48).glassCapsule()
          .padding(.horizontal, 21).padding(.bottom, 62)
      }
    }
  }

  /// How the user has changed the bar of tabs, which no picture shows. Sizing: neutral.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
}

/// How the user has changed a bar of tabs: not at all, as nobody can here.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  public init() {}

  /// What was changed of a tab.
  public struct TabCustomization: Equatable, Sendable {
    public var sidebarVisibility: Visibility? { nil }
    public var tabBarVisibility: Visibility? { nil }
  }
  /// What was changed of a section.
  public struct SectionCustomization: Equatable, Sendable {
    public var tabOrder: [String]? { nil }
  }

  public subscript(tab id: String) -> TabCustomization { TabCustomization() }
  public subscript(section id: String) -> SectionCustomization { SectionCustomization() }
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}
