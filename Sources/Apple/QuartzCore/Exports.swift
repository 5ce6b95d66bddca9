// Re-exports for files that import QuartzCore: all of Core Graphics, as on Apple's platforms.

@_exported import CoreGraphics
@_exported import ObjectiveC

@_exported import struct QuoinGeometry.CATransform3D
@_exported import func QuoinGeometry.CATransform3DConcat
@_exported import let QuoinGeometry.CATransform3DIdentity
@_exported import func QuoinGeometry.CATransform3DMakeRotation
@_exported import func QuoinGeometry.CATransform3DMakeScale
@_exported import func QuoinGeometry.CATransform3DMakeTranslation
@_exported import func QuoinGeometry.CATransform3DRotate
@_exported import func QuoinGeometry.CATransform3DScale
@_exported import func QuoinGeometry.CATransform3DTranslate
