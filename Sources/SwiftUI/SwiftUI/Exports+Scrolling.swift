// Scroll views, and observers of their position.

@_exported import struct QuoinViews.ContentMarginPlacement
@_exported import struct QuoinViews.PagingScrollTargetBehavior
@_exported import struct QuoinViews.RefreshAction
@_exported import struct QuoinViews.ScrollAnchorRole
@_exported import struct QuoinViews.ScrollBounceBehavior
@_exported import struct QuoinViews.ScrollDismissesKeyboardMode
@_exported import struct QuoinViews.ScrollGeometry
@_exported import struct QuoinViews.ScrollIndicatorVisibility
@_exported import struct QuoinViews.ScrollInputBehavior
@_exported import struct QuoinViews.ScrollInputKind
@_exported import enum QuoinViews.ScrollPhase
@_exported import struct QuoinViews.ScrollPhaseChangeContext
@_exported import struct QuoinViews.ScrollPosition
@_exported import struct QuoinViews.ScrollTarget
@_exported import protocol QuoinViews.ScrollTargetBehavior
@_exported import struct QuoinViews.ScrollTargetBehaviorContext
@_exported import struct QuoinViews.ScrollTransitionConfiguration
@_exported import enum QuoinViews.ScrollTransitionPhase
@_exported import struct QuoinViews.ScrollView
@_exported import struct QuoinViews.ScrollViewProxy
@_exported import struct QuoinViews.ScrollViewReader
@_exported import struct QuoinViews.ViewAlignedScrollTargetBehavior
