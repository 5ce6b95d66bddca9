import QuoinViews

extension Taxonomy {
  static var stacks: [TaxonomyRow] {
    [
      TaxonomyRow("Stacks", "HStack", .composed) {
        HStack {
          ProbeChild()
          Text(verbatim: "Test")
        }
      },
      TaxonomyRow("Stacks", "VStack", .composed) {
        VStack {
          ProbeChild()
          Text(verbatim: "Test")
        }
      },
      TaxonomyRow("Stacks", "ZStack", .composed) {
        ZStack {
          ProbeChild()
          Text(verbatim: "Test")
        }
      },
      TaxonomyRow("Stacks", "LazyHStack", .composed) { LazyHStack { ProbeChild() } },
      TaxonomyRow("Stacks", "LazyVStack", .composed) { LazyVStack { ProbeChild() } },
    ]
  }

  static var special: [TaxonomyRow] {
    let group = "Special views"
    return [
      TaxonomyRow(
        group, "GeometryReader", .composed,
        "A child without its own frame is at the top left (Rules/Geometry.md#geometry-reader)."
      ) {
        GeometryReader { _ in ProbeChild() }
      },
      TaxonomyRow(group, "Group", .composed) { Group { ProbeChild() } },
    ]
  }
}
