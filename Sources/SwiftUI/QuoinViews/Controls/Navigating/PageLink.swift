import QuoinCore
import QuoinLayout

/// Shows `page` when a link of a live tree is tapped.
/// Sizing: neutral.
struct PageLink<Page: View>: ViewModifier {
  let page: Page
  /// Whether the row with the link is selected while its page is shown.
  var selectsRow = false
  @State private var link = LinkIdentity()

  func body(content: Content) -> some View {
    content
      .modifier(LinkRenewal(page: page, link: link, selectsRow: selectsRow))
      .modifier(
        LinkAction { [page, link] context in
          let place = CapturedView(environment: context.environment, content: _StyleContent(page))
          if let navigator = context.navigator {
            navigator.push(place, of: ObjectIdentifier(link))
          } else {
            context.warning?(
              "A NavigationLink has no effect: it is not inside a navigation container.")
          }
        })
  }
}

/// Identifies a link within a navigation.
private final class LinkIdentity {}

/// Passes a link's current destination to the navigation that shows its page.
private struct LinkRenewal<Page: View>: PrimitiveModifier {
  let page: Page
  let link: LinkIdentity
  let selectsRow: Bool

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let link = ObjectIdentifier(modifier.link)
    if modifier.selectsRow { emission.tree.setValue(LinkIdentityKey.self, link, since: mark) }
    guard emission.environment.navigation?.navigator?.shows(link) == true else { return }
    let page = CapturedView(
      environment: emission.environment, content: _StyleContent(modifier.page))
    emission.writePreference(LinkPagesKey.self, since: mark, replaces: false) { pages, _, _ in
      pages[link] = page
    }
  }
}

/// The identity of the link with a page that is a row.
enum LinkIdentityKey: LayoutValueKey {
  static var defaultValue: ObjectIdentifier? { nil }
}

/// The current destinations of the links whose pages are shown.
enum LinkPagesKey: PreferenceKey {
  static var defaultValue: [ObjectIdentifier: CapturedView] { [:] }
  static func reduce(
    value: inout [ObjectIdentifier: CapturedView],
    nextValue: () -> [ObjectIdentifier: CapturedView]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// Sets the tap action of the link inside, in a live tree.
struct LinkAction: _LivingOnlyModifier {
  /// The environment around a link.
  struct Context {
    let environment: EnvironmentValues
    let warning: ((String) -> Void)?
    @MainActor var navigator: Navigator? { environment.navigation?.navigator }
  }

  let action: @MainActor (Context) -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let context = Context(
      environment: emission.environment,
      warning: { [weak emission] in emission?.diagnostics.addWarning($0) })
    let box = emission.keep { LinkBox() }
    box.action = { modifier.action(context) }
    emission.withEnvironment({ $0.linkAction = box }, { V._emit(content, into: emission) })
  }
}

/// A link's action. A link always uses the same object, so that views that read it aren't
/// reevaluated needlessly.
@MainActor
final class LinkBox {
  var action: () -> Void = {}
  func callAsFunction() { action() }
}

private struct LinkActionKey: EnvironmentKey {
  static var defaultValue: LinkBox? { nil }
}

extension EnvironmentValues {
  /// The action of the enclosing link.
  var linkAction: LinkBox? {
    get { self[LinkActionKey.self] }
    set { self[LinkActionKey.self] = newValue }
  }
}
