import Foundation
import QuoinCore
import QuoinGeometry

/// The up and down arrows of a menu, in the foreground style.
/// Sizing: hug.
struct MenuArrows: View {
  var body: some View {
    Arrows().stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
      .frame(width: 7, height: 11)
      .padding(.horizontal, 1)
  }

  private struct Arrows: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        let rise = rect.width / 2
        for (tip, base) in [(rect.minY, rect.minY + rise), (rect.maxY, rect.maxY - rise)] {
          path.move(to: CGPoint(x: rect.minX, y: base))
          path.addLine(to: CGPoint(x: rect.midX, y: tip))
          path.addLine(to: CGPoint(x: rect.maxX, y: base))
        }
      }
    }
  }
}

/// The arrow to the next page, in the foreground style; like all shapes it is mirrored in
/// right-to-left layouts.
/// Sizing: hug.
struct ForwardArrow: View {
  var isBackward = false
  var height: CGFloat = 11

  var body: some View {
    ForwardAngle()
      .stroke(style: StrokeStyle(lineWidth: height / 6, lineCap: .round, lineJoin: .round))
      .frame(width: height / 2, height: height)
      .scaleEffect(x: isBackward ? -1 : 1)
      .padding(1)
  }
}

/// The checkmark of the selected option, in the foreground style.
/// Sizing: hug.
struct Checkmark: View {
  var body: some View {
    Tick().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 12, height: 11)
      .padding(1)
  }

  private struct Tick: Shape {
    // A checkmark looks the same in every script.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.58))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      }
    }
  }
}
