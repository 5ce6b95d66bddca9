// swift-format-ignore-file
// Written by `swift run ConformanceGenerator` from the recordings. Don't edit.

import SwiftUI

extension CaseViews {
  mutating func addRichText() {
    add("mu-rt-c1") {
      Text("Ab").bold() + Text("cd")
    }
    add("mu-rt-c3") {
      (Text("aaaa").font(.system(size: 20)) + Text("bbbb")).font(.system(size: 10))
    }
    add("mu-rt-c5") {
      Text("a").font(.system(size: 10)) + Text("B").font(.system(size: 30))
    }
    add("mu-rt-c7n") {
      Text("a") + Text("b").baselineOffset(-5)
    }
    add("mu-rt-c7d") {
      Text("b").baselineOffset(5)
    }
    add("mu-rt-c8t") {
      Text("abc").tracking(4)
    }
    add("mu-rt-c8p") {
      Text("abc")
    }
    add("mu-rt-c8c") {
      Text("ab") + Text("cd").kerning(4)
    }
    add("mu-rt-c17") {
      Text("") + Text("a")
    }
    add("mu-rt-c17e") {
      Text("") + Text("")
    }
    add("mu-rt-c18c") {
      Text("a").font(.system(size: 10)).lineLimit(3, reservesSpace: true)
    }
    add("mu-rt-f1b") {
      Text("ffi")
    }
    add("mu-rt-f1c") {
      Text("ffi").kerning(4)
    }
    add("mu-rt-c4d") {
      Text("word ") + Text("next").bold() + Text(" more")
    }
    add("m2-rt-c17b") {
      Text("").font(.system(size: 30)) + Text("a")
    }
    add("m2-rt-c8bk") {
      Text("ffi").kerning(4)
    }
  }
}
