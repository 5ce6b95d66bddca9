#if Graphics
  import QuoinPango
  import QuoinText
  import Testing
  import TextSamples

  @Suite struct ShapeCacheTests {
    @Test func textsThatNeverComeAgainTakeNoMoreThanTheLimit() {
      let shaper = PangoShaper()
      var most = 0
      for number in 0..<40_000 {
        let text = "Row \(number)"
        _ = shaper.shape(text, runs: [systemRun(text, 17)])
        most = max(most, shaper.keptBytes)
      }
      // The young generation is full, and so is the previous one.
      #expect(most > 7 << 20)
      #expect(most <= 8 << 20)
      shaper.empty()
      #expect(shaper.keptBytes == 0)
    }
  }
#endif
