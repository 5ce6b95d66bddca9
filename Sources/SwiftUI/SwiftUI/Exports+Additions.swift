// Names that SwiftUI doesn't have, so that a file can render, test or probe its views without
// another import

// Paged documents: paper sizes, margins, the page information for headers, and page breaks
@_exported import enum Quoin.PageBreakPlacement
@_exported import enum Quoin.PageError
@_exported import struct Quoin.PageInfo
@_exported import struct Quoin.PageMargins
@_exported import struct Quoin.PageSetup
@_exported import struct Quoin.PaperSize
// A placeholder for any content, to examine the sizing of a container or modifier
@_exported import struct Quoin.ProbeChild
// A live view, which receives taps and text and is drawn again
@_exported import class Quoin.ViewHost
// A view with a row of data, which `quoin batch` compiles along with the view
@_exported import struct Quoin._RowContent
// The frames, steps and reasons returned by `ImageRenderer.layoutReport()` and
// `ViewHost.layoutReport()`
@_exported import struct QuoinExplain.LayoutReport
// The accessibility properties of a view in a live host
@_exported import struct QuoinViews.AccessibilityProperties
// The screen to render for: its size, scale, safe area and system
@_exported import struct QuoinViews.DeviceProfile
