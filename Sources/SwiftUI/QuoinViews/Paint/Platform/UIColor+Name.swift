import Foundation
import QuoinDrawing

extension UIColor {
  /// The spoken name of the color, such as “dark red”; its words are estimated.
  public var accessibilityName: String {
    let (high, low) = (
      max(redComponent, greenComponent, blueComponent),
      min(redComponent, greenComponent, blueComponent)
    )
    let range = high - low
    guard range > 0.08 else {
      return high < 0.15 ? "black" : high > 0.9 ? "white" : high < 0.4 ? "dark gray" : "gray"
    }
    let sixth: CGFloat =
      if high == redComponent {
        ((greenComponent - blueComponent) / range + 6).truncatingRemainder(dividingBy: 6)
      } else if high == greenComponent {
        (blueComponent - redComponent) / range + 2
      } else {
        (redComponent - greenComponent) / range + 4
      }
    let names: [(end: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
      (290, "purple"), (345, "pink"),
    ]
    let name = names.first { sixth * 60 < $0.end }?.name ?? "red"
    return high < 0.5 ? "dark \(name)" : range / high < 0.4 ? "light \(name)" : name
  }
}
