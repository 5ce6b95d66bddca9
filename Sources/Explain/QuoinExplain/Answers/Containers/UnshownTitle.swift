import Foundation
import QuoinGeometry

/// A title or toolbar without a navigation stack around it, which no bar shows.
///
/// A page alone may be pushed onto a stack elsewhere. A sheet is outside of its presenter's stack.
enum UnshownTitle {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    // The window of macOS shows the title of any view in it.
    guard !scene.pass.context.isForMac else { return [] }
    var seen: Set<Int> = []
    return scene.views.compactMap { view in
      guard let bar = BarModifiers(view, in: scene), !bar.isShown else { return nil }
      // One stack is enough for a window or sheet.
      guard seen.insert(bar.sheet ?? -1).inserted else { return nil }
      return diagnosis(bar, in: scene)
    }
  }

  private static func diagnosis(_ bar: BarModifiers, in scene: ContainerScene) -> Diagnosis {
    let isSheet = bar.sheet != nil
    // The items of a toolbar may be above the keyboard.
    let isCertain = isSheet && bar.hasTitle
    let verb = bar.phrase == "the title" || bar.phrase == "the search field" ? "isn't" : "aren't"
    let none = isSheet ? "a sheet needs one of its own" : "there is none"
    let object = bar.all.count == 1 ? "it" : "them"
    let fills = bar.all.count == 1 ? "only fills" : "only fill"
    return Diagnosis(
      isCertain ? .strayTitle : .unshownTitle, subject: bar.view.core,
      others: [bar.view.outer], aspects: isCertain ? [.cut, .y, .gap] : [],
      seen: "\(scene.first(bar.phrase)) of \(scene.place(bar.view)) \(verb) shown.",
      cause:
        "\(bar.calls) \(fills) the bar of a NavigationStack around \(object), and \(none).",
      causeNode: bar.view.core, edit: bar.wrapping.map { ProposedEdit([$0]) },
      weight: isCertain ? 44 : 0, isOnlyAsked: !isCertain, cue: bar.cue)
  }
}
