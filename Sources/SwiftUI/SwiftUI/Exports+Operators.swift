// swift-format-ignore-file
//
// Operators of SwiftUI's types beside those of the standard library's protocols. The compiler finds
// an operator by its name, even if it is a member. The spaces around the dot are needed, because
// `.+` would be an operator of that name; swift-format would remove them.

// `Angle + Angle`, `Angle - Angle`, `-Angle`, `Angle / 2`, and the assignment operators
@_exported import func QuoinGeometry . +
@_exported import func QuoinGeometry . -
@_exported import func QuoinGeometry . *
@_exported import func QuoinGeometry . /
@_exported import func QuoinGeometry . +=
@_exported import func QuoinGeometry . -=
@_exported import func QuoinGeometry . *=
@_exported import func QuoinGeometry . /=
// `Text + Text`
@_exported import func QuoinViews . +
// `sizeCategory > .large`; `ContentSizeCategory` isn't `Comparable`
@_exported import func QuoinViews . <
@_exported import func QuoinViews . <=
@_exported import func QuoinViews . >
@_exported import func QuoinViews . >=
