@_exported import Combine
@_exported import Observation
@_exported import QuoinAnimation
@_exported import QuoinCore
@_exported import QuoinDrawing
@_exported import QuoinGeometry
@_exported import QuoinLayout
@_exported import QuoinText
