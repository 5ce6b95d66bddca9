import Foundation
import QuoinViews

extension Taxonomy {
  static var frames: [TaxonomyRow] {
    let (simple, advanced) = ("Simple frame", "Advanced frame")
    return [
      TaxonomyRow(simple, "width / height omitted", .composed) {
        ProbeChild().frame(width: nil, height: nil)
      },
      TaxonomyRow(simple, "width / height finite", .composed) {
        ProbeChild().frame(width: 80, height: 80)
      },
      TaxonomyRow(advanced, "maxWidth / maxHeight omitted", .composed) {
        ProbeChild().frame(minWidth: 10, minHeight: 10)
      },
      TaxonomyRow(
        advanced, "maxWidth / maxHeight finite", .composed,
        "Hugs on a canvas larger than the maximum; up to that the frame is as long as the proposal, and as "
          + "its child without a proposal (recorded: mu-frame-d4, mu-frame-d6)."
      ) {
        ProbeChild().frame(maxWidth: 80, maxHeight: 80)
      },
      TaxonomyRow(advanced, "maxWidth / maxHeight .infinity", .composed) {
        ProbeChild().frame(maxWidth: .infinity, maxHeight: .infinity)
      },
    ]
  }

  static var ratios: [TaxonomyRow] {
    [
      TaxonomyRow(
        "Aspect ratio", "View.aspectRatio(_:contentMode:)", .composed,
        "An expanding view fills the canvas along one axis; the other follows from the ratio."
      ) {
        ProbeChild().aspectRatio(2, contentMode: .fit)
      }
    ]
  }

  static var fixed: [TaxonomyRow] {
    [
      TaxonomyRow("Fixed size", "horizontal / vertical true", .composed) {
        ProbeChild().fixedSize()
      },
      TaxonomyRow("Fixed size", "horizontal / vertical false", .composed) {
        ProbeChild().fixedSize(horizontal: false, vertical: false)
      },
    ]
  }

  static var decorators: [TaxonomyRow] {
    let group = "Common decorators"
    return [
      TaxonomyRow(group, "View.border(_:width:)", .composed) { ProbeChild().border(.red) },
      TaxonomyRow(group, "View.background(_:alignment:)", .composed) {
        ProbeChild().background(Color.red, alignment: .center)
      },
      TaxonomyRow(group, "View.overlay(_:alignment:)", .composed) {
        ProbeChild().overlay(Color.red, alignment: .center)
      },
      TaxonomyRow(group, "View.offset(_:)", .composed) {
        ProbeChild().offset(CGSize(width: 5, height: 5))
      },
      TaxonomyRow(group, "View.offset(x:y:)", .composed) { ProbeChild().offset(x: 5, y: 5) },
    ]
  }
}
