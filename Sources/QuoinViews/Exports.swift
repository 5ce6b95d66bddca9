@_exported import QuoinAnimation
@_exported import QuoinCore
@_exported import QuoinDrawing
@_exported import QuoinGeometry
@_exported import QuoinLayout
@_exported import QuoinText
