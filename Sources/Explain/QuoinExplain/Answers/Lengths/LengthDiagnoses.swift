/// The finders of diagnoses about lengths.
///
/// The more specific ones come first: they name the cause of what later ones see as well.
package enum LengthDiagnoses {
  package static let finders: [@Sendable (AnswerScene) -> [Diagnosis]] = [
    { SpillingFixedSize.find(in: $0) },
    { ScreenWideFrame.find(in: $0) },
    { WideView.find(in: $0) },
    { TallContent.find(in: $0) },
    { MissingHeight.find(in: $0) },
    { CollapsedReader.find(in: $0) },
    { Fallback.find(in: $0) },
    { CollapsedView.find(in: $0) },
    { LayoutCutsText.find(in: $0) },
    { StarvedText.find(in: $0) },
    { FrameCutsText.find(in: $0) },
    { WidthCutsText.find(in: $0) },
    { UnequalButtons.find(in: $0) },
    { LatePadding.find(in: $0) },
    { NarrowScroll.find(in: $0) },
    { SpillingFill.find(in: $0) },
    { NarrowBackground.find(in: $0) },
    { NarrowPanel.find(in: $0) },
    { MaximumFrame.find(in: $0) },
    { UnequalSiblings.find(in: $0) },
    { OffCenter.find(in: $0) },
    { OffsetGap.find(in: $0) },
    { GreedyView.find(in: $0) },
    { GreedyDivider.find(in: $0) },
    { LineLimitedText.find(in: $0) },
    { UnrotatedSpace.find(in: $0) },
    { IdleTextAlignment.find(in: $0) },
  ]
}
