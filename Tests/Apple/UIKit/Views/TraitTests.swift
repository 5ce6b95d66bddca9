import Testing
import UIKit

struct TraitTests {
  @Test func traitsThatAreSetCombine() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(traits.userInterfaceStyle == .dark && traits.userInterfaceIdiom == .pad)
    #expect(traits.preferredContentSizeCategory == .extraLarge && traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .regular && traits.layoutDirection == .rightToLeft)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func traitsAreReadOffTheMainActor() async {
    let idiom = await Task.detached { UITraitCollection.current.userInterfaceIdiom }.value
    #expect(idiom == .phone)
    #expect(await MainActor.run { UITraitCollection.current.userInterfaceIdiom } == .phone)
  }

  @MainActor
  private final class Sheet: UIView {
    override func accessibilityPerformEscape() -> Bool { true }
  }

  @MainActor
  @Test func accessibilityActionsCanBeOverridden() {
    #expect(Sheet().accessibilityPerformEscape() && !UIView().accessibilityActivate())
    let style: UIVibrancyEffectStyle = .label
    let view = UIVisualEffectView()
    view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: style)
    #expect(view.effect is UIVibrancyEffect)
  }

  @MainActor
  @Test func anImagesFormatHasItsScale() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.imageRendererFormat.scale == image.scale)
    #expect(!image.imageRendererFormat.opaque)
  }
}
