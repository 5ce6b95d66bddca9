import SwiftUI

#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+AdditionalAttributes/explicitMainActor_min-size_light.1.png") {
  Shot(.light) { Text("Explicit main actor") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+AdditionalAttributes/explicitMainActor_min-size_dark.1.png") {
  Shot(.dark) { Text("Explicit main actor") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+DisplayName/Named-Suite_min-size_light.1.png") {
  Shot(.light) { Text("named()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+DisplayName/Named-Suite_min-size_dark.1.png") {
  Shot(.dark) { Text("named()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+DisplayName/Some-name-with-slashes_min-size_light.1.png") {
  Shot(.light) { Text("fileSystemNameClashing()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+DisplayName/Some-name-with-slashes_min-size_dark.1.png") {
  Shot(.dark) { Text("fileSystemNameClashing()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+DisplayName/_min-size_light.1.png") {
  Shot(.light) { Text("emptyName()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+DisplayName/_min-size_dark.1.png") {
  Shot(.dark) { Text("emptyName()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+Parameters/missingParameters_min-size_light.1.png") {
  Shot(.light) { Text(verbatim: "@SnapshotSuite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+Parameters/missingParameters_min-size_dark.1.png") {
  Shot(.dark) { Text(verbatim: "@SnapshotSuite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+Parameters/emptyParameters_min-size_light.1.png") {
  Shot(.light) { Text(verbatim: "@SnapshotSuite()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+Parameters/emptyParameters_min-size_dark.1.png") {
  Shot(.dark) { Text(verbatim: "@SnapshotSuite()") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+SnapshotTestScoping/custom_min-size_light.1.png") {
  Shot(.light) { Text("Suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+SnapshotTestScoping/custom_min-size_dark.1.png") {
  Shot(.dark) { Text("Suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+SnapshotTestScoping/withoutOverride_min-size_light.1.png") {
  Shot(.light) { Text("default") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+SnapshotTestScoping/withoutOverride_min-size_dark.1.png") {
  Shot(.dark) { Text("default") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+TestScoping/testScoping_min-size_light.1.png") {
  Shot(.light) { Text("TestScoping") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+TestScoping/testScoping_min-size_dark.1.png") {
  Shot(.dark) { Text("TestScoping") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+AdditionalAttributes/explicitMainActor_min-size_light.1.png") {
  Shot(.light) { Text("Explicit main actor") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+AdditionalAttributes/explicitMainActor_min-size_dark.1.png") {
  Shot(.dark) { Text("Explicit main actor") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+DisplayName/Named-Test_min-size_light.1.png") {
  Shot(.light) { Text("named()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+DisplayName/Named-Test_min-size_dark.1.png") {
  Shot(.dark) { Text("named()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+DisplayName/Some-name-with-slashes_min-size_light.1.png") {
  Shot(.light) { Text("fileSystemNameClashing()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+DisplayName/Some-name-with-slashes_min-size_dark.1.png") {
  Shot(.dark) { Text("fileSystemNameClashing()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+DisplayName/_min-size_light.1.png") {
  Shot(.light) { Text("emptyName()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+DisplayName/_min-size_dark.1.png") {
  Shot(.dark) { Text("emptyName()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+Parameters/missingParameters_min-size_light.1.png") {
  Shot(.light) { Text(verbatim: "@SnapshotTest") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+Parameters/missingParameters_min-size_dark.1.png") {
  Shot(.dark) { Text(verbatim: "@SnapshotTest") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+Parameters/emptyParameters_min-size_light.1.png") {
  Shot(.light) { Text(verbatim: "@SnapshotTest()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+Parameters/emptyParameters_min-size_dark.1.png") {
  Shot(.dark) { Text(verbatim: "@SnapshotTest()") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+SnapshotTestScoping/custom_min-size_light.1.png") {
  Shot(.light) { Text("Test") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+SnapshotTestScoping/custom_min-size_dark.1.png") {
  Shot(.dark) { Text("Test") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+SnapshotTestScoping/withoutOverride_min-size_light.1.png") {
  Shot(.light) { Text("default") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+SnapshotTestScoping/withoutOverride_min-size_dark.1.png") {
  Shot(.dark) { Text("default") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+TestScoping/testScoping_min-size_light.1.png") {
  Shot(.light) { Text("TestScoping") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+TestScoping/testScoping_min-size_dark.1.png") {
  Shot(.dark) { Text("TestScoping") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+ManyTests/testOne_min-size_light.1.png") {
  Shot(.light) { Text("Test one of many in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+ManyTests/testOne_min-size_dark.1.png") {
  Shot(.dark) { Text("Test one of many in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+ManyTests/testTwo_min-size_light.1.png") {
  Shot(.light) { Text("Test two of many in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+ManyTests/testTwo_min-size_dark.1.png") {
  Shot(.dark) { Text("Test two of many in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+ManyTests/testThree_min-size_light.1.png") {
  Shot(.light) { Text("Test three of many in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+ManyTests/testThree_min-size_dark.1.png") {
  Shot(.dark) { Text("Test three of many in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+SingleTest/singleTest_min-size_light.1.png") {
  Shot(.light) { Text("One test in a suite") }
}
#Preview("SnapshotSuite/__Snapshots__/SnapshotSuite+SingleTest/singleTest_min-size_dark.1.png") {
  Shot(.dark) { Text("One test in a suite") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+AsyncThrows/asyncOnly_min-size_light.1.png") {
  Shot(.light) { Text("async") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+AsyncThrows/throwsOnly_min-size_light.1.png") {
  Shot(.light) { Text("throws") }
}
#Preview("SnapshotTest/__Snapshots__/SnapshotTest+AsyncThrows/asyncThrows_min-size_light.1.png") {
  Shot(.light) { Text("async throws") }
}
#Preview("Views/SwiftUI/__Snapshots__/SwiftUIView/swiftUiView_min-size_light.1.png") {
  Shot(.light) { Text("Some SwiftUI text") }
}
#Preview("Views/SwiftUI/__Snapshots__/SwiftUIView/swiftUiView_min-size_dark.1.png") {
  Shot(.dark) { Text("Some SwiftUI text") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/testExplicitArray_min-size_light.1.png") {
  Shot(.light) { Text("value: 1") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/testExplicitArray_min-size_dark.1.png") {
  Shot(.dark) { Text("value: 1") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/testTwoValues_min-size_light.1.png") {
  Shot(.light) { Text("value: 1, 1") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/testTwoValues_min-size_dark.1.png") {
  Shot(.dark) { Text("value: 1, 1") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/testThreeValues_min-size_light.1.png") {
  Shot(.light) { Text("value: \(1), \("1"), \(1.0)") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/testThreeValues_min-size_dark.1.png") {
  Shot(.dark) { Text("value: \(1), \("1"), \(1.0)") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/image_min-size_light.1.png") {
  Shot(.light) { Text(".image: 1") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 1 configuration/image_min-size_dark.1.png") {
  Shot(.dark) { Text(".image: 1") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 2 configuration/testExplicitArray_min-size_light.1.png") {
  Shot(.light) { Text("value: 2") }
}
#Preview("SnapshotTest/Configurations/__Snapshots__/SnapshotTest+Configurations/Name 2 configuration/testExplicitArray_min-size_dark.1.png") {
  Shot(.dark) { Text("value: 2") }
}
