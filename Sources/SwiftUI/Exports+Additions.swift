// The names that SwiftUI doesn't have: what a file needs to draw, test or probe its views without another import.

// Views on paper: sheets, margins, what headers know of their page, and where pages end.
@_exported import enum Quoin.PageBreakPlacement
@_exported import enum Quoin.PageError
@_exported import struct Quoin.PageInfo
@_exported import struct Quoin.PageMargins
@_exported import struct Quoin.PageSetup
@_exported import struct Quoin.PaperSize
// Stands for any content where a container's or a modifier's sizing is looked at.
@_exported import struct Quoin.ProbeChild
// A view that lives: it is tapped and typed into, and drawn again.
@_exported import class Quoin.ViewHost
// A view made of a row of data, which `quoin batch` compiles beside the view.
@_exported import struct Quoin._RowContent
// What `ImageRenderer.layoutReport()` and `ViewHost.layoutReport()` answer: frames, steps and reasons.
@_exported import struct QuoinExplain.LayoutReport
// What assistive technologies are told of a view of a living host.
@_exported import struct QuoinViews.AccessibilityProperties
// A screen to draw for: its size, scale, safe area and system.
@_exported import struct QuoinViews.DeviceProfile
