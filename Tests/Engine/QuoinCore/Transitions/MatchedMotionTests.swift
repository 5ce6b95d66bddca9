import Foundation
import LiveViews
import SwiftUI
import Testing

/// Views that replace each other.
@MainActor
struct MatchedMotionTests {
  @Test func theNewViewComesFromThePlaceOfTheOld() throws {
    let host = ViewHost(
      Hero(isLarge: false, properties: .frame), size: ProposedViewSize(width: 120, height: 120))
    try host.update()
    let small = Look(x: 0, y: 0, width: 20, height: 20)
    let large = Look(x: 40, y: 40, width: 80, height: 80)
    #expect(host.looks == [small])
    withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
    try host.update()
    #expect(host.looks == [small])
    try host.advance(by: 0.25)
    // Both have moved a quarter of the distance, one fading out and the other one in.
    let looks = [0.75, 0.25].map { Look(x: 10, y: 10, width: 35, height: 35, opacity: $0) }
    #expect(host.looks == looks)
    try host.advance(by: 1)
    #expect(host.looks == [large])
    #expect(host.frames["large"] == CGRect(x: 40, y: 40, width: 80, height: 80))
  }

  @Test func aPositionAloneIsShared() throws {
    let host = ViewHost(
      Hero(isLarge: false, properties: .position), size: ProposedViewSize(width: 120, height: 120))
    try host.update()
    withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
    try host.advance(by: 0.5)
    // The centers move from (10, 10) to (80, 80).
    let looks = [
      Look(x: 35, y: 35, width: 20, height: 20, opacity: 0.5),
      Look(x: 5, y: 5, width: 80, height: 80, opacity: 0.5),
    ]
    #expect(host.looks == looks)
  }

  /// The branches of two conditions are different views, and a frame inside the effect keeps its
  /// size.
  @Test func viewsOfTwoConditionsReplaceEachOther() throws {
    let host = ViewHost(Row(isLarge: false), size: ProposedViewSize(width: 120, height: 80))
    try host.update()
    #expect(host.looks == [Look(x: 0, y: 30, width: 20, height: 20)])
    withAnimation(.linear(duration: 1)) { host.rootView.isLarge = true }
    try host.advance(by: 0.5)
    // The centers move from (10, 40) to (80, 40).
    let looks = [
      Look(x: 35, y: 30, width: 20, height: 20, opacity: 0.5),
      Look(x: 5, y: 0, width: 80, height: 80, opacity: 0.5),
    ]
    #expect(host.looks == looks)
    try host.advance(by: 1)
    #expect(host.looks == [Look(x: 40, y: 0, width: 80, height: 80)])
  }
}

private struct Row: View {
  var isLarge: Bool
  @Namespace private var namespace

  var body: some View {
    HStack(spacing: 0) {
      if !isLarge {
        Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: namespace)
      }
      Spacer(minLength: 0)
      if isLarge {
        Color.red.frame(width: 80, height: 80).matchedGeometryEffect(id: 1, in: namespace)
      }
    }
    .frame(height: 80)
  }
}

private struct Hero: View {
  var isLarge: Bool
  let properties: MatchedGeometryProperties
  @Namespace private var namespace

  var body: some View {
    ZStack {
      if isLarge {
        Color.red.matchedGeometryEffect(id: 1, in: namespace, properties: properties)
          .frame(width: 80, height: 80)
          .accessibilityIdentifier("large")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      } else {
        Color.red.matchedGeometryEffect(id: 1, in: namespace, properties: properties)
          .frame(width: 20, height: 20)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
  }
}
