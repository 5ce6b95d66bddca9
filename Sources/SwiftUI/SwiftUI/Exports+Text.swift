// Text, symbols, images, and their accessibility.

@_exported import enum QuoinViews.AXCustomContent
@_exported import struct QuoinViews.AccessibilityActionCategory
@_exported import struct QuoinViews.AccessibilityActionKind
@_exported import enum QuoinViews.AccessibilityAdjustmentDirection
@_exported import struct QuoinViews.AccessibilityChildBehavior
@_exported import struct QuoinViews.AccessibilityCustomContentKey
@_exported import struct QuoinViews.AccessibilityDirectTouchOptions
@_exported import enum QuoinViews.AccessibilityHeadingLevel
@_exported import enum QuoinViews.AccessibilityLabeledPairRole
@_exported import protocol QuoinViews.AccessibilityRotorContent
@_exported import struct QuoinViews.AccessibilityRotorContentBuilder
@_exported import struct QuoinViews.AccessibilityRotorEntry
@_exported import struct QuoinViews.AccessibilitySystemRotor
@_exported import struct QuoinViews.AccessibilityTextContentType
@_exported import struct QuoinViews.AccessibilityTraits
@_exported import struct QuoinViews.AccessibilityZoomGestureAction
@_exported import struct QuoinViews.AsyncImage
@_exported import enum QuoinViews.AsyncImagePhase
@_exported import struct QuoinViews.BounceSymbolEffect
@_exported import struct QuoinViews.BreatheSymbolEffect
@_exported import enum QuoinViews.ContentSizeCategory
@_exported import struct QuoinViews.ContentTransition
@_exported import protocol QuoinViews.ContentTransitionSymbolEffect
@_exported import enum QuoinViews.ControlSize
@_exported import struct QuoinViews.DisabledTextSelectability
@_exported import protocol QuoinViews.DiscreteSymbolEffect
@_exported import enum QuoinViews.DynamicTypeSize
@_exported import struct QuoinViews.EnabledTextSelectability
@_exported import struct QuoinViews.Font
@_exported import struct QuoinViews.Image
@_exported import protocol QuoinViews.IndefiniteSymbolEffect
@_exported import enum QuoinViews.LegibilityWeight
@_exported import struct QuoinViews.LocalizedStringKey
@_exported import struct QuoinViews.PulseSymbolEffect
@_exported import struct QuoinViews.ReplaceSymbolEffect
@_exported import struct QuoinViews.RotateSymbolEffect
@_exported import struct QuoinViews.ScaledMetric
@_exported import protocol QuoinViews.SymbolEffect
@_exported import struct QuoinViews.SymbolEffectOptions
@_exported import struct QuoinViews.SymbolRenderingMode
@_exported import struct QuoinViews.SymbolVariants
@_exported import struct QuoinViews.Text
@_exported import enum QuoinViews.TextAlignment
@_exported import protocol QuoinViews.TextAttribute
@_exported import struct QuoinViews.TextProxy
@_exported import protocol QuoinViews.TextRenderer
@_exported import protocol QuoinViews.TextSelectability
@_exported import struct QuoinViews.TimeDataSource
@_exported import struct QuoinViews.TypesettingLanguage
@_exported import struct QuoinViews.VariableColorSymbolEffect
@_exported import struct QuoinViews.WiggleSymbolEffect

#if !canImport(Darwin)
  @_exported import struct QuoinViews.InlinePresentationIntent
  @_exported import struct QuoinViews.LocalizedStringResource
#endif
