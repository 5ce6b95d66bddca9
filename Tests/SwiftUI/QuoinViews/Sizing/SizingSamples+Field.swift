import Foundation
import Quoin
import SwiftUI

extension SizingSamples {
  /// Names of windows, documents and activities, most of which only compile.
  mutating func addField() {
    let items = Binding.constant([Note(id: 1)])
    let child = child
    self["EditableCollectionContent"] = .of(ForEach(items, editActions: .all) { _ in child })
    self["SubscriptionView"] = .of(
      SubscriptionView(
        content: child, publisher: NotificationCenter.default.publisher(for: .init("a"))
      ) { _ in })
    self["View.layoutDirectionBehavior"] = .of(child.layoutDirectionBehavior(.mirrors))
    self["View.onContinueUserActivity"] = .of(child.onContinueUserActivity("a") { _ in })
    self["View.userActivity"] = .of(
      child.userActivity("a") { _ in }.userActivity("a", element: 1) { _, _ in })
    self["View.navigationDocument"] = .of(child.navigationDocument(URL(fileURLWithPath: "/a")))
    self["View.dialogPreventsAppTermination"] = .of(child.dialogPreventsAppTermination(true))
    self["View.presentationPreventsAppTermination"] = .of(
      child.presentationPreventsAppTermination(true))
    self["View.presentedWindowStyle"] = .of(child.presentedWindowStyle(.hiddenTitleBar))
    self["View.presentedWindowToolbarStyle"] = .of(child.presentedWindowToolbarStyle(.unified))
    self["View.fileDialogURLEnabled"] = .of(
      child.fileDialogURLEnabled(#Predicate<URL> { _ in true }))
    self["View.typesettingLanguage"] = .of(
      child.typesettingLanguage(.init(languageCode: .thai)).typesettingLanguage(.automatic))
    self["Text.typesettingLanguage"] = .of(
      Text("a").typesettingLanguage(.automatic), like: Text("a"))
    self["View.materialActiveAppearance"] = .of(child.materialActiveAppearance(.active))
    self["View.interactionActivityTrackingTag"] = .of(child.interactionActivityTrackingTag("a"))
    self["View.contentCaptureProtected"] = .of(child.contentCaptureProtected(true))
    self["View.listRowHoverEffect"] = .of(child.listRowHoverEffect(.highlight))
    self["View.listRowHoverEffectDisabled"] = .of(child.listRowHoverEffectDisabled())
    self["View.accessibilityDragPoint"] = .of(
      child.accessibilityDragPoint(.top, description: "a").accessibilityDragPoint(
        .top, description: Text("a")))
    self["View.accessibilityDropPoint"] = .of(
      child.accessibilityDropPoint(.top, description: "a").accessibilityDropPoint(
        .top, description: Text("a")))
    self["View.accessibilityScrollStatus"] = .of(
      child.accessibilityScrollStatus("a").accessibilityScrollStatus(Text("a"), isEnabled: false))
    self["View.accessibilityDefaultFocus"] = .of(
      child.accessibilityDefaultFocus(AccessibilityFocusState<Bool>().projectedValue, true))
    self["View.tabViewSidebarHeader"] = .of(child.tabViewSidebarHeader { Text("a") })
    self["View.tabViewSidebarFooter"] = .of(child.tabViewSidebarFooter { Text("a") })
    self["View.tabViewSidebarBottomBar"] = .of(child.tabViewSidebarBottomBar { Text("a") })
    self["View.paletteSelectionEffect"] = .of(
      child.paletteSelectionEffect(.symbolVariant(.slash)).paletteSelectionEffect(.custom))
    self["View.windowToolbarFullScreenVisibility"] = .of(
      child.windowToolbarFullScreenVisibility(.onHover))
    self["View.sectionActions"] = .of(child.sectionActions { Text("a") })
  }

  private struct Note: Identifiable {
    let id: Int
  }
}
