import SwiftUI

#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSingularDeviceWidthAndHeight_iPhoneX_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSingularDeviceWidthAndHeight_iPhoneX_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPhoneX_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPhoneX_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPadPro11_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 1194, height: 834) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPadPro11_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 1194, height: 834) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSingularDeviceHeightButMinimumWidth_iPhoneX-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSingularDeviceHeightButMinimumWidth_iPhoneX-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPhoneX-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPhoneX-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPadPro11-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 834) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPadPro11-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 834) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPhoneX-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPhoneX-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPadPro11-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 1194) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPadPro11-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 1194) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSize320x480_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testSize320x480_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testWidth320_min-height_light.1.png") {
  Shot(.light) { Text(".sizes(width: 320)").frame(width: 320) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testWidth320_min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(width: 320)").frame(width: 320) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testHeight480_min-width_light.1.png") {
  Shot(.light) { Text(".sizes(height: 480)").frame(height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testHeight480_min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(height: 480)").frame(height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMinimumSize_min-size_light.1.png") {
  Shot(.light) { Text(".sizes(.minimum)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMinimumSize_min-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(.minimum)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testWidthHeight320x480_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testWidthHeight320x480_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_light.2.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 375, height: 667) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_dark.2.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 375, height: 667) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 320, height: 480) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_light.2.png") {
  Shot(.light) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 375, height: 667) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_dark.2.png") {
  Shot(.dark) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularDeviceWidthAndHeight_iPhoneX_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularDeviceWidthAndHeight_iPhoneX_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPhoneX_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPhoneX_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPadPro11_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 1194, height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthAndHeight_iPadPro11_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 1194, height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularDeviceHeightButMinimumWidth_iPhoneX-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularDeviceHeightButMinimumWidth_iPhoneX-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPhoneX-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPhoneX-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPadPro11-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPadPro11-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPhoneX-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPhoneX-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPadPro11-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 1194) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPadPro11-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 1194) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testWidthAndHeight320x480_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testWidthAndHeight320x480_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testWidth320_min-height_light.1.png") {
  Shot(.light) { Text(".sizes(width: 320)").frame(width: 320) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testWidth320_min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(width: 320)").frame(width: 320) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testHeight480_min-width_light.1.png") {
  Shot(.light) { Text(".sizes(height: 480)").frame(height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testHeight480_min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(height: 480)").frame(height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMinimumSize_min-size_light.1.png") {
  Shot(.light) { Text(".sizes(.minimum)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMinimumSize_min-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(.minimum)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularSizeWidthHeight320x480_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testSingularSizeWidthHeight320x480_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_light.2.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesVariadic_fixed-size_dark.2.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_light.2.png") {
  Shot(.light) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+SwiftUI/testMultipleSizesArray_fixed-size_dark.2.png") {
  Shot(.dark) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularDeviceWidthAndHeight_iPhoneX_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularDeviceWidthAndHeight_iPhoneX_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthAndHeight_iPhoneX_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthAndHeight_iPhoneX_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 375, height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthAndHeight_iPadPro11_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 1194, height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthAndHeight_iPadPro11_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)").frame(width: 1194, height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularDeviceHeightButMinimumWidth_iPhoneX-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularDeviceHeightButMinimumWidth_iPhoneX-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPhoneX-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPhoneX-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 812) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPadPro11-min-width_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesHeightButMinimumWidth_iPadPro11-min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)").frame(height: 834) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularDeviceWidthButMinimumHeight_iPhoneX-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPhoneX-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPhoneX-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 375) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPadPro11-min-height_light.1.png") {
  Shot(.light) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 1194) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testPluralDevicesWidthButMinimumHeight_iPadPro11-min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)").frame(width: 1194) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testWidthAndHeight320x480_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testWidthAndHeight320x480_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(width: 320, height: 480)").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testWidth320_min-height_light.1.png") {
  Shot(.light) { Text(".sizes(width: 320)").frame(width: 320) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testWidth320_min-height_dark.1.png") {
  Shot(.dark) { Text(".sizes(width: 320)").frame(width: 320) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testHeight480_min-width_light.1.png") {
  Shot(.light) { Text(".sizes(height: 480)").frame(height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testHeight480_min-width_dark.1.png") {
  Shot(.dark) { Text(".sizes(height: 480)").frame(height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMinimumSize_min-size_light.1.png") {
  Shot(.light) { Text(".sizes(.minimum)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMinimumSize_min-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(.minimum)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularSizeWidthHeight320x480_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testSingularSizeWidthHeight320x480_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesVariadic_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesVariadic_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesVariadic_fixed-size_light.2.png") {
  Shot(.light) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesVariadic_fixed-size_dark.2.png") {
  Shot(.dark) { Text(".sizes(SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667))").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesArray_fixed-size_light.1.png") {
  Shot(.light) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesArray_fixed-size_dark.1.png") {
  Shot(.dark) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 320, height: 480) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesArray_fixed-size_light.2.png") {
  Shot(.light) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 375, height: 667) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Size+Inheritance+SwiftUI/testMultipleSizesArray_fixed-size_dark.2.png") {
  Shot(.dark) { Text(".sizes([SizesSnapshotTrait.Size(width: 320, height: 480), SizesSnapshotTrait.Size(width: 375, height: 667)])").frame(width: 375, height: 667) }
}
