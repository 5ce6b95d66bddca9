import QuoinCore

/// Has a link of a living tree lead to `page` when it is tapped. Sizing: neutral.
struct PageLink<Page: View>: ViewModifier {
  let page: Page
  @State private var link = LinkIdentity()

  func body(content: Content) -> some View {
    content
      .modifier(LinkRenewal(page: page, link: link))
      .modifier(
        LinkAction { [page, link] around in
          let place = BarPage(environment: around.environment, content: _StyleContent(page))
          if let navigator = around.navigator {
            navigator.push(place, of: ObjectIdentifier(link))
          } else {
            around.remark?("A NavigationLink leads nowhere: there is no navigation around it.")
          }
        })
  }
}

/// Tells the links of a navigation apart.
private final class LinkIdentity {}

/// Shows the page of a link as the link says it now, where it is shown.
private struct LinkRenewal<Page: View>: PrimitiveModifier {
  let page: Page
  let link: LinkIdentity

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.environment.navigation?.navigator?.renew(
      BarPage(environment: emission.environment, content: _StyleContent(modifier.page)),
      of: ObjectIdentifier(modifier.link))
    V._emit(content, into: emission)
  }
}

/// Says what the link inside does when it is tapped, in a living tree.
struct LinkAction: _LivingOnlyModifier {
  /// What is around a link.
  struct Surroundings {
    let environment: EnvironmentValues
    let remark: ((String) -> Void)?
    @MainActor var navigator: Navigator? { environment.navigation?.navigator }
  }

  let action: @MainActor (Surroundings) -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let around = Surroundings(
      environment: emission.environment, remark: { [weak emission] in emission?.remark($0) })
    let box = emission.keep { LinkBox() }
    box.action = { modifier.action(around) }
    emission.withEnvironment({ $0.linkAction = box }, { V._emit(content, into: emission) })
  }
}

/// What a link does: the same object for the same link, so that what reads it isn't evaluated for nothing.
@MainActor
final class LinkBox {
  var action: () -> Void = {}
  func callAsFunction() { action() }
}

private struct LinkActionKey: EnvironmentKey {
  static var defaultValue: LinkBox? { nil }
}

extension EnvironmentValues {
  /// What the link around does.
  var linkAction: LinkBox? {
    get { self[LinkActionKey.self] }
    set { self[LinkActionKey.self] = newValue }
  }
}
