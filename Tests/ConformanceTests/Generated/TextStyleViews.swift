// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addTextStyle() {
    add("mu-tx-style-title") {
      Text("Hello, world 0123").font(.title)
    }
    add("mu-tx-style-title3") {
      Text("Hello, world 0123").font(.title3)
    }
    add("mu-tx-style-headline") {
      Text("Hello, world 0123").font(.headline)
    }
    add("mu-tx-style-subheadline") {
      Text("Hello, world 0123").font(.subheadline)
    }
    add("mu-tx-style-body") {
      Text("Hello, world 0123").font(.body)
    }
    add("mu-tx-style-callout") {
      Text("Hello, world 0123").font(.callout)
    }
    add("mu-tx-style-caption") {
      Text("Hello, world 0123").font(.caption)
    }
    add("mu-tx-style-caption2") {
      Text("Hello, world 0123").font(.caption2)
    }
    add("mu-tx-weight-light") {
      Text("Hello, world").font(.system(size: 13, weight: .light))
    }
    add("mu-tx-weight-medium") {
      Text("Hello, world").font(.system(size: 13, weight: .medium))
    }
    add("mu-tx-weight-bold") {
      Text("Hello, world").font(.system(size: 13, weight: .bold))
    }
    add("mu-tx-noto15-sample") {
      Text("Hello, world 0123").font(.custom("Noto Sans", size: 15))
    }
    add("mu-tx-font-inherit") {
      VStack { Text("Hello, world 0123") }.font(.title)
    }
    add("mu-tx-font-nil") {
      VStack { Text("Hello, world 0123").font(nil) }.font(.title)
    }
    add("mu-tx-lh12") {
      Text("Hg").font(.system(size: 12))
    }
    add("mu-tx-lh15") {
      Text("Hg").font(.system(size: 15))
    }
    add("mu-tx-lh16") {
      Text("Hg").font(.system(size: 16))
    }
    add("mu-tx-lh17") {
      Text("Hg").font(.system(size: 17))
    }
    add("mu-tx-lh20") {
      Text("Hg").font(.system(size: 20))
    }
    add("mu-tx-lh22") {
      Text("Hg").font(.system(size: 22))
    }
    add("mu-tx-lh30") {
      Text("Hg").font(.system(size: 30))
    }
    add("mu-ec-text-regular") {
      Text("Hello, world").controlSize(.regular)
    }
    add("mu-ec-text-extralarge") {
      Text("Hello, world").controlSize(.extraLarge)
    }
    add("mu-ec-text-explicit") {
      Text("Hello, world").font(.body).controlSize(.mini)
    }
    add("m2-ct-mini") {
      Text("Hello, world 0123").controlSize(.mini)
    }
    add("m2-ct-small") {
      Text("Hello, world 0123").controlSize(.small)
    }
    add("m2-ct-regular") {
      Text("Hello, world 0123").controlSize(.regular)
    }
  }
}
