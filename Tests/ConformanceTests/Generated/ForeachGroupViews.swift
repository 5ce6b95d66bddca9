// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addForeachGroup() {
    add("mu-g23") {
      HStack { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a"); if false { Color.red }; Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
    }
    add("mu-cd-g1") {
      HStack { Pair() }.fixedSize()
    }
    add("mu-cd-g2") {
      HStack { Pair().padding(8) }.fixedSize()
    }
    add("mu-cd-g4") {
      HStack { Pair().padding(4).padding(4) }.fixedSize()
    }
    add("mu-s3-w0") {
      HStack { Pair() }.frame(width: 300, height: 100)
    }
    add("mu-s3-w1") {
      HStack { Pair().frame(width: 70) }.frame(width: 300, height: 100)
    }
    add("mu-s3-w3") {
      HStack { Pair().frame(maxWidth: .infinity) }.frame(width: 300, height: 100)
    }
    add("mu-s3-w6") {
      HStack { Pair().frame(maxWidth: .infinity, alignment: .leading) }.frame(width: 300, height: 100)
    }
    add("mu-s3-w8") {
      HStack { Pair().frame(height: 40, alignment: .bottom) }.frame(width: 300, height: 100)
    }
    add("mu-co-l1") {
      VStack(spacing: 0) { Two().frame(width: 70) }.fixedSize()
    }
    add("mu-co-l3") {
      HStack(spacing: 0) { Two().frame(width: 70) }.fixedSize()
    }
    add("mu-co-l4") {
      VStack(spacing: 0) { Two().frame(height: 20, alignment: .top) }.fixedSize()
    }
    add("mu-co-l5") {
      VStack(spacing: 0) { Color.blue.frame(width: 30, height: 10); Group { if false { Color.red } }.frame(width: 70) }.fixedSize()
    }
    do {
    struct Two: View { var body: some View { Color.blue.frame(width: 30, height: 10); Color.green.frame(width: 50, height: 10) } }
    add("m2-ci-l0") {
      VStack(spacing: 0) { Two() }.fixedSize()
    }
    }
    add("m2-ci-l2") {
      VStack(spacing: 0) { Group { Color.blue.frame(width: 30, height: 10); Color.green.frame(width: 50, height: 10) }.frame(width: 70) }.fixedSize()
    }
    add("fl-abs") {
      VStack(spacing: 8) { Color.teal.frame(width: 40, height: 40); Group { if false { Color.red.frame(width: 40, height: 40) } }; Color.indigo.frame(width: 40, height: 40) }
    }
    add("fl-abs-frame") {
      VStack(spacing: 8) { Color.teal.frame(width: 40, height: 40); Group { if false { Color.red.frame(width: 40, height: 40) } }.frame(width: 100, height: 100); Color.indigo.frame(width: 40, height: 40) }
    }
    add("fl-pres") {
      VStack(spacing: 8) { Color.teal.frame(width: 40, height: 40); Group { if true { Color.red.frame(width: 40, height: 40) } }; Color.indigo.frame(width: 40, height: 40) }
    }
    add("fl-abs-root") {
      Group { if false { Color.red.frame(width: 40, height: 40) } }.padding(10)
    }
  }
}
