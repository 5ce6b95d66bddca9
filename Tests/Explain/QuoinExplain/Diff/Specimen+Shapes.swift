extension Specimen {
  /// The typical parts of the seeds' examples and the gallery's screens, as values.
  static let shapes: [Specimen] = [
    // A text on its padded background
    .text("Favorite", .padding(10), .background(.color())),
    .text("Hello, World!", .frame(width: 200, height: 100, alignment: 0), .background(.color())),
    // Three colors and texts that divide a width
    .h(
      0, [.color(), .text("Hello, World!"), .color()], .frame(width: 180, height: 180, alignment: 1)
    ),
    .h(
      nil,
      [
        .color(.flexible(minWidth: 100, maxWidth: nil, alignment: 1)), .text("longest word"),
        .color(),
      ],
      .frame(width: 150, height: 60, alignment: 1)),
    // Title and subtitle
    .h(nil, [.v(nil, alignment: 0, [.text("Title"), .text("Subtitle")], .padding(16)), .spacer]),
    .v(nil, alignment: 0, [.text("Title"), .text("Subtitle", .priority(1))]),
    // Images in stacks, fixed and flexible
    .h(
      nil,
      [
        .symbol("star", .frame(width: 30, height: 30, alignment: 1)), .text("A picture's caption"),
        .symbol("heart"),
      ]),
    .v(
      nil,
      [
        .color(.aspectRatio(1.5)), .text("Caption", .fixedSize(horizontal: false, vertical: true)),
      ]),
    .z([
      .color(.frame(width: 60, height: 60, alignment: 1)), .text("12"),
      .color(.frame(width: 10, height: 10, alignment: 1), .offset(x: 25, y: -25)),
    ]),
    // A row with a badge
    .h(
      12,
      [
        .symbol(
          "bell", .padding(8), .background(.color()),
          .overlay(.text("3", .padding(2)), alignment: 2)),
        .v(2, alignment: 0, [.text("Notifications"), .text("Three are new")]), .spacer,
        .symbol("chevron.right"),
      ], .padding(12)),
    // A card
    .v(
      16, alignment: 0,
      [
        .color(.frame(width: nil, height: 120, alignment: 1)),
        .v(
          4, alignment: 0,
          [
            .text("Boarding pass", .padding(4)), .text("Gate 12, seat 31 F, boards at 9:40"),
          ], .edges(top: 0, leading: 16, bottom: 16, trailing: 16)),
      ], .background(.color()), .padding(20)),
    // Columns of numbers
    .v(
      8,
      [
        .h(nil, [.text("Subtotal"), .spacer, .text("$12.00")]),
        .h(nil, [.text("Shipping and handling"), .spacer, .text("$4.00")]),
        .h(
          nil, [.text("Total", .priority(1)), .spacer, .text("$16.00")], .padding(6),
          .background(.color())),
      ], .padding(16), .flexible(minWidth: nil, maxWidth: .infinity, alignment: 0)),
    // A bar of buttons
    .h(
      0,
      [
        .v(
          2, [.symbol("house"), .text("Home")],
          .flexible(minWidth: nil, maxWidth: .infinity, alignment: 1)),
        .v(
          2, [.symbol("heart"), .text("Saved")],
          .flexible(minWidth: nil, maxWidth: .infinity, alignment: 1)),
        .v(
          2, [.symbol("person"), .text("You")],
          .flexible(minWidth: nil, maxWidth: .infinity, alignment: 1)),
      ], .padding(8)),
    // A welcome screen
    .v(
      20,
      [
        .symbol("star", .frame(width: 80, height: 80, alignment: 1)), .text("Welcome to the club"),
        .text("Everything you need to know about layout, and nothing that you don't."),
        .text(
          "Continue", .padding(12), .flexible(minWidth: nil, maxWidth: .infinity, alignment: 1),
          .background(.color())),
      ], .padding(24)),
  ]
}
