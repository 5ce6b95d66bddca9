// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addTextLines() {
    add("mu-tx-l1") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").lineLimit(1)
    }
    add("mu-tx-l3") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").lineLimit(3)
    }
    add("mu-tx-l23") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").lineLimit(2...3)
    }
    add("mu-tx-lto2") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").lineLimit(...2)
    }
    add("mu-tx-r3") {
      Text("Hi").lineLimit(3, reservesSpace: true)
    }
    add("mu-tx-r3f") {
      Text("Hi").lineLimit(3, reservesSpace: false)
    }
    add("mu-tx-r23") {
      Text("Hi").lineLimit(2...3)
    }
    add("mu-tx-r3up") {
      Text("Hi").lineLimit(3...)
    }
    add("mu-tx-h0") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-h48") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-hnil20") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-h-inf") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-env-limit") {
      VStack { Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").lineLimit(3) }.lineLimit(1)
    }
    add("mu-tx-w37") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")
    }
    add("mu-tx-l2res") {
      Text("The quick brown fox jumps over the lazy dog and keeps on running far away.").lineLimit(2, reservesSpace: true)
    }
    add("mu-s1-t1") {
      Text("alpha bravo charlie delta echo foxtrot golf")
    }
    add("mu-s1-t2") {
      Text("alpha bravo charlie delta echo foxtrot golf")
    }
    add("mu-s1-t3") {
      Text("alpha bravo charlie delta echo foxtrot golf")
    }
    add("mu-s1-t5") {
      Text("alpha bravo charlie delta echo foxtrot golf")
    }
    add("mu-s1-t6") {
      Text("alpha bravo charlie delta echo foxtrot golf")
    }
    add("mu-s1-t9") {
      VStack(alignment: .leading, spacing: 0) { Color.red.frame(width: 60, height: 10).accessibilityIdentifier("a"); Text("alpha bravo charlie delta echo foxtrot golf").accessibilityIdentifier("t") }.frame(width: 60)
    }
  }
}
