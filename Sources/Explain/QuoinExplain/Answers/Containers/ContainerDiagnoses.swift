/// The finders of oddities in grids, lists, bars, layers and touches.
package enum ContainerDiagnoses {
  package static let finders: [@Sendable (AnswerScene) -> [Diagnosis]] = [
    { GridGap.find(in: $0) },
    { WideGridLine.find(in: $0) },
    { FlatGridCell.find(in: $0) },
    { WideGridImage.find(in: $0) },
    { MissedTap.find(in: $0) },
    { MissedLabelTap.find(in: $0) },
    { CoveringOverlay.find(in: $0) },
    { RowButtons.find(in: $0) },
    { TallRow.find(in: $0) },
    { RowMargins.find(in: $0) },
    { FlatEditor.find(in: $0) },
    { EmptyList.find(in: $0) },
    { NestedStack.find(in: $0) },
    { StrayTitle.find(in: $0) },
    { CutTitle.find(in: $0) },
    { BleedingBackground.find(in: $0) },
    { IgnoredSafeArea.find(in: $0) },
    { GreedyLayer.find(in: $0) },
    { MatchedFrame.find(in: $0) },
    { UncutTransition.find(in: $0) },
    { LostPreferenceValue.find(in: $0) },
  ]
}
