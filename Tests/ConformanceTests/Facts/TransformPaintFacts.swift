#if Graphics
  import SwiftUI

  // Statements about rendered pixels: transforms, and the modifiers before and after them.

  extension Facts {
    static let transformPaint: [String: Check] = [
      "mu-pt-t1b": { fact in
        let view = Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(90))
        fact.expect("ink", view, covers: [40, -40, 20, 100])
        fact.expect("layout", report(nil, nil) { view }.size, is: (100, 20))
        // Clockwise: the leading end moves to the top.
        let ends = HStack(spacing: 0) {
          Color.blue.frame(width: 50, height: 20)
          Color.red.frame(width: 50, height: 20)
        }
        fact.draw(ends.rotationEffect(.degrees(90))) {
          $0.expect($1[50, -30].isDrawn(as: .blue), "the top is \($1[50, -30])")
        }
      },
      "mu-pt-t2": { fact in
        fact.expect(
          "ink",
          Color.red.frame(width: 100, height: 20)
            .rotationEffect(.degrees(90), anchor: .topLeading), covers: [-20, 0, 20, 100])
      },
      "mu-pt-t3": { fact in
        let view = Color.red.frame(width: 40, height: 20).scaleEffect(2)
        fact.expect("ink", view, covers: [-20, -10, 80, 40])
        fact.expect("layout", report(nil, nil) { view }.size, is: (40, 20))
      },
      "mu-pt-t5": { fact in
        let ends = HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 20)
        }
        fact.draw(ends.scaleEffect(x: -1)) {
          $0.expect($1[10, 10].isDrawn(as: .blue), "left is \($1[10, 10])")
          $0.expect($1[30, 10].isDrawn(as: .red), "right is \($1[30, 10])")
        }
        fact.expect("nothing", ends.scaleEffect(0), covers: [])
      },
      "mu-pt-t7": { fact in
        let large = Color.red.frame(width: 100, height: 100).frame(width: 100, height: 20)
        fact.expect(
          "clip first", large.clipped().rotationEffect(.degrees(90)), covers: [40, -40, 20, 100])
        let flat = Color.red.frame(width: 100, height: 20)
        fact.expect(
          "rotation first", flat.rotationEffect(.degrees(90)).clipped(), covers: [40, 0, 20, 20])
      },
      "mu-pt-t8": { fact in
        let view = Color.red.frame(width: 100, height: 20).padding(5)
        fact.draw(view.background(Color.blue).rotationEffect(.degrees(90))) { fact, picture in
          let blue = picture.box { $0.isDrawn(as: .blue) }
          fact.expect(blue == [40, -40, 30, 110], "background first: \(blue)")
        }
        fact.draw(view.rotationEffect(.degrees(90)).background(Color.blue)) { fact, picture in
          let blue = picture.box { $0.isDrawn(as: .blue) }
          fact.expect(blue == [0, 0, 110, 30], "rotation first: \(blue)")
        }
      },
      "mu-pt-t10": { fact in
        let square = Color.red.frame(width: 20, height: 20)
        fact.draw(square.shadow(color: .blue, radius: 0, x: 10).rotationEffect(.degrees(90))) {
          $0.expect($1[10, 25].isDrawn(as: .blue), "not below: \($1[10, 25])")
          $0.expect($1[25, 10].opacity == 0, "to the right: \($1[25, 10])")
        }
        fact.draw(square.rotationEffect(.degrees(90)).shadow(color: .blue, radius: 0, x: 10)) {
          $0.expect($1[25, 10].isDrawn(as: .blue), "not to the right: \($1[25, 10])")
        }
      },
      "mu-pt-t11": { fact in
        let square = Color.red.frame(width: 20, height: 20)
        // A square of 20 on its corner is 28.3 wide.
        func middle(_ picture: Picture) -> (x: Double, y: Double) {
          let box = picture.box().map(Double.init)
          return box.isEmpty ? (0, 0) : (box[0] + box[2] / 2, box[1] + box[3] / 2)
        }
        fact.draw(square.rotationEffect(.degrees(45)).offset(x: 30)) { fact, picture in
          let (x, y) = middle(picture)
          fact.expect(abs(x - 40) <= 1 && abs(y - 10) <= 1, "rotated, then moved: \(x), \(y)")
        }
        fact.draw(square.offset(x: 30).rotationEffect(.degrees(45))) { fact, picture in
          let (x, y) = middle(picture)
          let isAlongAxis = abs(x - 31.2) <= 1 && abs(y - 31.2) <= 1
          fact.expect(isAlongAxis, "moved, then rotated: \(x), \(y)")
        }
      },
      "mu-pt-t15": { fact in
        let text = Text("l").font(.system(size: 20)).foregroundStyle(.black)
        fact.draw(text.scaleEffect(8)) { fact, picture in
          let row = (-60..<picture.width + 60).map { picture[$0, picture.height / 2].opacity }
          fact.expect(row.contains { $0 > 0.95 }, "no letter is drawn")
          // A letter has two edges; the edges of an enlarged bitmap would be eight pixels wide.
          let soft = row.filter { (0.05...0.95).contains($0) }.count
          fact.expect(soft <= 2, "\(soft) soft pixels")
        }
      },
    ]
  }
#else
  extension Facts {
    static let transformPaint: [String: Check] = [:]
  }
#endif
