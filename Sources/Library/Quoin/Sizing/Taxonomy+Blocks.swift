import Foundation
import QuoinViews

extension Taxonomy {
  static var simple: [TaxonomyRow] {
    let group = "Simple building blocks"
    return [
      TaxonomyRow(group, "Color", .simple) { Color.red },
      TaxonomyRow(
        group, "Divider", .simple,
        "In an HStack it is vertical: hug, exp (Rules/Stacks.md#divider)."
      ) { Divider() },
      TaxonomyRow(group, "Image", .simple) { Image(systemName: "star") },
      TaxonomyRow(
        group, "Image.resizable(capInsets:resizingMode:)", .simple
      ) { Image(systemName: "star").resizable() },
      TaxonomyRow(group, "SecureField", .simple) { SecureField("Test", text: .constant("")) },
      TaxonomyRow(group, "Text", .simple, "Wraps if a line needs more than the proposal.") {
        Text(verbatim: "Test")
      },
      TaxonomyRow(group, "TextEditor", .simple) { TextEditor(text: .constant("")) },
      TaxonomyRow(group, "TextField", .simple) { TextField("Test", text: .constant("")) },
    ]
  }

  static var labels: [TaxonomyRow] {
    [
      TaxonomyRow("Labels", "Label", .simple) { Label("Test", systemImage: "star") },
      TaxonomyRow("Labels", "Label with Title: View and Icon: View", .composed) {
        Label {
          ProbeChild()
        } icon: {
          Image(systemName: "star")
        }
      },
    ]
  }

  static var shapes: [TaxonomyRow] {
    [
      TaxonomyRow("Shapes", "Capsule", .simple) { Capsule() },
      TaxonomyRow(
        "Shapes", "Circle", .simple,
        "A square (Rules/ShapesAndImages.md#circle): it fills only a square canvas."
      ) { Circle() },
      TaxonomyRow("Shapes", "Ellipse", .simple) { Ellipse() },
      TaxonomyRow("Shapes", "Rectangle", .simple) { Rectangle() },
      TaxonomyRow("Shapes", "RoundedRectangle", .simple) { RoundedRectangle(cornerRadius: 8) },
      TaxonomyRow("Shapes", "Shape (custom)", .simple) { Diamond() },
    ]
  }

  static var spacers: [TaxonomyRow] {
    [
      TaxonomyRow(
        "Spacers", "Spacer", .simple,
        "In a stack it expands only along the stack's axis, and is 0 across (Rules/Stacks.md#spacer)."
      ) { Spacer() }
    ]
  }
}

/// A shape without its own size.
private struct Diamond: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
      ])
      path.closeSubpath()
    }
  }
}
