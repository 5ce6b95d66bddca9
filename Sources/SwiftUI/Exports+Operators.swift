// swift-format-ignore-file
//
// Operators that SwiftUI's types have beside those of the standard library's protocols: the compiler finds an operator by
// its name, even where it is a member. The spaces around the dot are needed, as `.+` would be an operator of that name;
// swift-format would remove them.

// `Angle + Angle`, `Angle - Angle`, `-Angle`, `Angle / 2` and those that assign
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
