import Foundation
import Testing
import UIKit

@MainActor
struct UIKitNamesTests {
  @Test func sceneConditionsAndPrivateKeysCompile() {
    let scene = UIWindowScene()
    scene.activationConditions.canActivateForTargetContentIdentifierPredicate =
      NSPredicate(value: false)
    #expect(
      !scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: nil)
    )
    #expect(UIPanGestureRecognizer().value(forKey: "targets") == nil)
    #expect(UIScreen.main.value(forKey: "_displayCornerRadius") as? CGFloat == nil)
    UIPanGestureRecognizer().setValue([1], forKey: "targets")
    UIDatePicker().setValue(UIColor.white, forKey: "textColor")
  }
}
