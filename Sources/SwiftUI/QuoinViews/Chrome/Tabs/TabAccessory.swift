import QuoinCore

extension View {
  /// Places a view above the tab bar; the page leaves space for it.
  /// Sizing: neutral.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content)
    -> some View
  {
    tabViewBottomAccessory(isEnabled: true, content: content)
  }

  /// Places a view above the tab bar, if `isEnabled`; the page leaves space for it.
  /// Sizing: neutral.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let content = content()
    let bar = TabBarMetrics.iOS26
    let inset = isEnabled ? TabMetrics.accessoryHeight + TabMetrics.accessoryGap : 0
    return environment(\.tabAccessoryInset, inset).overlay {
      if isEnabled {
        content.environment(\.tabViewBottomAccessoryPlacement, .expanded)
          .frame(maxWidth: .infinity).frame(height: TabMetrics.accessoryHeight).glassCapsule()
          .padding(.horizontal, bar.inset)
          .padding(.bottom, bar.inset + bar.height + TabMetrics.accessoryGap)
          .frame(maxHeight: .infinity, alignment: .bottom)
          // Like the bar, it is placed from the edge of the screen.
          .ignoresSafeArea(.container, edges: .bottom)
      }
    }
  }

  /// Stores the user's customization of the tab bar, which no picture shows.
  /// Sizing: neutral.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
}

/// The user's customization of a tab bar, which is always empty.
public struct TabViewCustomization: Equatable, Sendable, Codable {
  public init() {}

  /// The customization of a tab.
  public struct TabCustomization: Equatable, Sendable {
    public var sidebarVisibility: Visibility? { nil }
    public var tabBarVisibility: Visibility? { nil }
  }
  /// The customization of a section.
  public struct SectionCustomization: Equatable, Sendable {
    public var tabOrder: [String]? { nil }
  }

  public subscript(tab id: String) -> TabCustomization { TabCustomization() }
  public subscript(section id: String) -> SectionCustomization { SectionCustomization() }
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}
