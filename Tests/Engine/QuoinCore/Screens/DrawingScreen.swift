import SwiftUI

/// A canvas for drawing with a finger; another gesture moves it, and strokes can be undone.
struct DrawingScreen: View {
  struct Line {
    var points: [CGPoint]
    var color: Color
  }

  @State private var lines: [Line] = []
  @State private var color = Color.blue
  @State private var zoom: CGFloat = 1
  @GestureState private var current: [CGPoint] = []

  var body: some View {
    VStack(spacing: 0) {
      Canvas { context, _ in
        for line in lines {
          context.stroke(path(line.points), with: .color(line.color), lineWidth: 3)
        }
        context.stroke(path(current), with: .color(color), lineWidth: 3)
      }
      .scaleEffect(zoom)
      .background(Color.white)
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($current) { value, points, _ in
            if points.isEmpty { points.append(value.startLocation) }
            points.append(value.location)
          }
          .onEnded { value in
            lines.append(Line(points: [value.startLocation, value.location], color: color))
          }
      )
      .simultaneousGesture(MagnifyGesture().onEnded { zoom = $0.magnification })
      .accessibilityIdentifier("canvas")
      HStack {
        Text("\(lines.count) lines").accessibilityIdentifier("count")
        Text("\(current.count) points").accessibilityIdentifier("points")
        Button("Undo") { if !lines.isEmpty { lines.removeLast() } }.disabled(lines.isEmpty)
        Button("Clear", role: .destructive) { lines = [] }
        ForEach([Color.blue, .red], id: \.self) { choice in
          Circle().fill(choice).frame(width: 30, height: 30)
            .overlay { if choice == color { Circle().stroke(lineWidth: 2) } }
            .onTapGesture { color = choice }
            .accessibilityLabel(choice == .blue ? "Blue" : "Red")
        }
      }
      .frame(height: 60)
    }
  }

  private func path(_ points: [CGPoint]) -> Path {
    Path { path in path.addLines(points) }
  }
}
