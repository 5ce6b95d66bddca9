import SwiftUI

#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/defaultBackground_min-size_light.1.png") {
  Shot(.light) { Text("defaultBackground() (clear)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/defaultBackground_min-size_dark.1.png") {
  Shot(.dark) { Text("defaultBackground() (clear)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/explicitBackground_min-size_light.1.png") {
  Shot(.light) { Text("explicitBackground() (gray)").background(.gray) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/explicitBackground_min-size_dark.1.png") {
  Shot(.dark) { Text("explicitBackground() (gray)").background(.gray) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/defaultBackgroundOverridden_min-size_light.1.png") {
  Shot(.light) { Text("defaultBackgroundOverridden() (pink)").background(.pink) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/defaultBackgroundOverridden_min-size_dark.1.png") {
  Shot(.dark) { Text("defaultBackgroundOverridden() (pink)").background(.pink) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/explicitBackgroundOverridden_min-size_light.1.png") {
  Shot(.light) { Text("explicitBackgroundOverridden() (gray)").background(.gray).background(.pink) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/explicitBackgroundOverridden_min-size_dark.1.png") {
  Shot(.dark) { Text("explicitBackgroundOverridden() (gray)").background(.gray).background(.pink) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/viewBackgroundColor_min-size_light.1.png") {
  Shot(.light) { Text("viewBackgroundColor() (yellow)").background(.yellow) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/viewBackgroundColor_min-size_dark.1.png") {
  Shot(.dark) { Text("viewBackgroundColor() (yellow)").background(.yellow) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/viewBackgroundColorWithTrait_min-size_light.1.png") {
  Shot(.light) { Text("viewBackgroundColorWithTrait() (yellow)").background(.yellow).background(.orange) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/viewBackgroundColorWithTrait_min-size_dark.1.png") {
  Shot(.dark) { Text("viewBackgroundColorWithTrait() (yellow)").background(.yellow).background(.orange) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/overridden_min-size_light.1.png") {
  Shot(.light) { Text("overridden() (orange)").background(.orange) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/overridden_min-size_dark.1.png") {
  Shot(.dark) { Text("overridden() (orange)").background(.orange) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/inheritedFromSuite_min-size_light.1.png") {
  Shot(.light) { Text("inheritedFromSuite() (gray)").background(.gray) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/inheritedFromSuite_min-size_dark.1.png") {
  Shot(.dark) { Text("inheritedFromSuite() (gray)").background(.gray) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/multipleTest_min-size_light.1.png") {
  Shot(.light) { Text("multipleTest() (purple)").background(.purple) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/multipleTest_min-size_dark.1.png") {
  Shot(.dark) { Text("multipleTest() (purple)").background(.purple) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/multipleInherited_min-size_light.1.png") {
  Shot(.light) { Text("multipleInherited() (green)").background(.green) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/multipleInherited_min-size_dark.1.png") {
  Shot(.dark) { Text("multipleInherited() (green)").background(.green) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/blue_min-size_light.1.png") {
  Shot(.light) { Text("blue()").background(.blue) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/blue_min-size_dark.1.png") {
  Shot(.dark) { Text("blue()").background(.blue) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/clear_min-size_light.1.png") {
  Shot(.light) { Text("clear()") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Background+SwiftUI/clear_min-size_dark.1.png") {
  Shot(.dark) { Text("clear()") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/defaultBackground_min-size_light.1.png") {
  Shot(.light) { Text("defaultBackground() (clear)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/defaultBackground_min-size_dark.1.png") {
  Shot(.dark) { Text("defaultBackground() (clear)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/defaultBackgroundOverridden_min-size_light.1.png") {
  Shot(.light) { Text("defaultBackgroundOverridden() (pink)").background(.pink) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/defaultBackgroundOverridden_min-size_dark.1.png") {
  Shot(.dark) { Text("defaultBackgroundOverridden() (pink)").background(.pink) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/blue_min-size_light.1.png") {
  Shot(.light) { Text("blue()").background(.blue) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/blue_min-size_dark.1.png") {
  Shot(.dark) { Text("blue()").background(.blue) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/clear_min-size_light.1.png") {
  Shot(.light) { Text("clear()") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/clear_min-size_dark.1.png") {
  Shot(.dark) { Text("clear()") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/viewBackgroundColor_min-size_light.1.png") {
  Shot(.light) { Text("viewBackgroundColor() (green)").background(.green) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/viewBackgroundColor_min-size_dark.1.png") {
  Shot(.dark) { Text("viewBackgroundColor() (green)").background(.green) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/doubleBackground_min-size_light.1.png") {
  Shot(.light) { Text("doubleBackground() (red)").background(.red) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Background+SwiftUI/doubleBackground_min-size_dark.1.png") {
  Shot(.dark) { Text("doubleBackground() (red)").background(.red) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingEdgeInsets_min-size_light.1.png") {
  Shot(.light) { Text(".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingEdgeInsets_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingAll_min-size_light.1.png") {
  Shot(.light) { Text(".padding(.all, 20)").padding(.all, 20) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingAll_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(.all, 20)").padding(.all, 20) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingHorizontal_min-size_light.1.png") {
  Shot(.light) { Text(".padding(.horizontal, 15)").padding(.horizontal, 15) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingHorizontal_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(.horizontal, 15)").padding(.horizontal, 15) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingVertical_min-size_light.1.png") {
  Shot(.light) { Text(".padding(.vertical, 30)").padding(.vertical, 30) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingVertical_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(.vertical, 30)").padding(.vertical, 30) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingLength_min-size_light.1.png") {
  Shot(.light) { Text(".padding(30)").padding(30) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingLength_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(30)").padding(30) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingDefaultParens_min-size_light.1.png") {
  Shot(.light) { Text(".padding()").padding() }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingDefaultParens_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding()").padding() }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingDefault_min-size_light.1.png") {
  Shot(.light) { Text(".padding").padding() }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Padding+SwiftUI/testPaddingDefault_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding").padding() }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingEdgeInsets_min-size_light.1.png") {
  Shot(.light) { Text(".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingEdgeInsets_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))").padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingAll_min-size_light.1.png") {
  Shot(.light) { Text(".padding(.all, 20)").padding(.all, 20) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingAll_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(.all, 20)").padding(.all, 20) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingHorizontal_min-size_light.1.png") {
  Shot(.light) { Text(".padding(.horizontal, 15)").padding(.horizontal, 15) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingHorizontal_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(.horizontal, 15)").padding(.horizontal, 15) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingVertical_min-size_light.1.png") {
  Shot(.light) { Text(".padding(.vertical, 30)").padding(.vertical, 30) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingVertical_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(.vertical, 30)").padding(.vertical, 30) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingLength_min-size_light.1.png") {
  Shot(.light) { Text(".padding(30)").padding(30) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingLength_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding(30)").padding(30) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingDefaultParens_min-size_light.1.png") {
  Shot(.light) { Text(".padding()").padding() }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingDefaultParens_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding()").padding() }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingDefault_min-size_light.1.png") {
  Shot(.light) { Text(".padding").padding() }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testPaddingDefault_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding").padding() }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testDoublePadding_min-size_light.1.png") {
  Shot(.light) { Text(".padding, .padding").padding() }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Padding+SwiftUI/testDoublePadding_min-size_dark.1.png") {
  Shot(.dark) { Text(".padding, .padding").padding() }
}
#Preview("SnapshotSuite/Traits/Combined/__Snapshots__/SnapshotSuite+CombinedTraits+BackgroundWithPadding+SwiftUI/backgroundAndPadding_min-size_light.1.png") {
  Shot(.light) { Text("backgroundAndPadding()").padding().background(.red) }
}
#Preview("SnapshotSuite/Traits/Combined/__Snapshots__/SnapshotSuite+CombinedTraits+BackgroundWithPadding+SwiftUI/backgroundAndPadding_min-size_dark.1.png") {
  Shot(.dark) { Text("backgroundAndPadding()").padding().background(.red) }
}
#Preview("SnapshotSuite/Traits/Combined/__Snapshots__/SnapshotSuite+CombinedTraits+BackgroundWithPadding+SwiftUI/paddingAndBackground_min-size_light.1.png") {
  Shot(.light) { Text("paddingAndBackground()").padding().background(.red) }
}
#Preview("SnapshotSuite/Traits/Combined/__Snapshots__/SnapshotSuite+CombinedTraits+BackgroundWithPadding+SwiftUI/paddingAndBackground_min-size_dark.1.png") {
  Shot(.dark) { Text("paddingAndBackground()").padding().background(.red) }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Strategy+SwiftUI/image_min-size_light.1.png") {
  Shot(.light) { Text(".image") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Strategy+SwiftUI/image_min-size_dark.1.png") {
  Shot(.dark) { Text(".image") }
}
#Preview("SnapshotTest/Traits/Combined/__Snapshots__/SnapshotTest+CombinedTraits+BackgroundWithPadding+SwiftUI/backgroundAndPadding_min-size_light.1.png") {
  Shot(.light) { Text("backgroundAndPadding()").padding().background(.red) }
}
#Preview("SnapshotTest/Traits/Combined/__Snapshots__/SnapshotTest+CombinedTraits+BackgroundWithPadding+SwiftUI/backgroundAndPadding_min-size_dark.1.png") {
  Shot(.dark) { Text("backgroundAndPadding()").padding().background(.red) }
}
#Preview("SnapshotTest/Traits/Combined/__Snapshots__/SnapshotTest+CombinedTraits+BackgroundWithPadding+SwiftUI/paddingAndBackground_min-size_light.1.png") {
  Shot(.light) { Text("paddingAndBackground()").padding().background(.red) }
}
#Preview("SnapshotTest/Traits/Combined/__Snapshots__/SnapshotTest+CombinedTraits+BackgroundWithPadding+SwiftUI/paddingAndBackground_min-size_dark.1.png") {
  Shot(.dark) { Text("paddingAndBackground()").padding().background(.red) }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Strategy+SwiftUI/image_min-size_light.1.png") {
  Shot(.light) { Text(".image") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Strategy+SwiftUI/image_min-size_dark.1.png") {
  Shot(.dark) { Text(".image") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Theme+SwiftUI/light_min-size_light.1.png") {
  Shot(.light) { Text(".theme(.light)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Theme+SwiftUI/dark_min-size_dark.1.png") {
  Shot(.dark) { Text(".theme(.dark)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Theme+SwiftUI/all_min-size_light.1.png") {
  Shot(.light) { Text(".theme(.all)") }
}
#Preview("SnapshotSuite/Traits/Single/__Snapshots__/SnapshotSuite+Traits+Theme+SwiftUI/all_min-size_dark.1.png") {
  Shot(.dark) { Text(".theme(.all)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+Inheritance+SwiftUI/light_min-size_light.1.png") {
  Shot(.light) { Text(".theme(.light)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+Inheritance+SwiftUI/dark_min-size_dark.1.png") {
  Shot(.dark) { Text(".theme(.dark)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+Inheritance+SwiftUI/all_min-size_light.1.png") {
  Shot(.light) { Text(".theme(.all)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+Inheritance+SwiftUI/all_min-size_dark.1.png") {
  Shot(.dark) { Text(".theme(.all)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+SwiftUI/testTraitThemeLightTests_min-size_light.1.png") {
  Shot(.light) { Text(".theme(.light)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+SwiftUI/testTraitThemeDarkTests_min-size_dark.1.png") {
  Shot(.dark) { Text(".theme(.dark)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+SwiftUI/testTraitThemeAllTests_min-size_light.1.png") {
  Shot(.light) { Text(".theme(.all)") }
}
#Preview("SnapshotTest/Traits/Single/__Snapshots__/SnapshotTest+Traits+Theme+SwiftUI/testTraitThemeAllTests_min-size_dark.1.png") {
  Shot(.dark) { Text(".theme(.all)") }
}
