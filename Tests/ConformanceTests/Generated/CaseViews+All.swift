// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from open.jsonl. Don't edit.

extension CaseViews {
  static let all: CaseViews = {
    var views = CaseViews()
    views.addAlignment()
    views.addAspectRatio()
    views.addBackground()
    views.addFixedSize()
    views.addForeachGroup()
    views.addFrameAlignment()
    views.addFrameChain()
    views.addFrameFixed()
    views.addFrameFlex()
    views.addGeometryreader()
    views.addHstack()
    views.addLayoutNeutral()
    views.addLayoutPriority()
    views.addLayoutProtocol()
    views.addModifierOrder()
    views.addNestedStacks()
    views.addOverlay()
    views.addPadding()
    views.addRichText()
    views.addRoot()
    views.addShapes()
    views.addSpacer()
    views.addSpacing()
    views.addText()
    views.addTextBaseline()
    views.addTextLines()
    views.addTextSpacing()
    views.addTextStyle()
    views.addVstack()
    views.addZstack()
    return views
  }()
}
