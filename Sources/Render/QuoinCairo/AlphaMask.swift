#if Graphics
  import Foundation

  /// An alpha mask of a picture, one byte per pixel, that stores runs of equal lines in shortened
  /// form.
  ///
  /// A blurred line depends only on the lines within the blur's reach, so in the middle of a long
  /// run of equal lines one blurred line serves for all. A card's shadow needs little more than its
  /// corners, whatever the card's shape and size.
  struct AlphaMask {
    /// The mapping from the picture's lines, with the margin around them, to those of the small
    /// mask.
    private let rows: RepeatedLines
    private let columns: RepeatedLines
    private(set) var mask: [UInt8]

    /// Creates the silhouette of a layer, surrounded by `margin` empty pixels for a blur of that
    /// reach.
    init(of layer: Layer, margin: Int) throws {
      let (width, height) = (layer.area.width, layer.area.height)
      let plane = try layer.alphas()
      var differs = [UInt8](repeating: 0, count: width)
      var isNew = [Bool](repeating: true, count: height)
      plane.withUnsafeBufferPointer { plane in
        guard let start = plane.baseAddress else { return }
        for y in 0..<height {
          let line = start + y * width
          isNew[y] = y == 0 || memcmp(line, line - width, width) != 0
          guard isNew[y] else { continue }
          differs.withUnsafeMutableBufferPointer { differs in
            for x in 1..<max(width, 1) { differs[x] |= line[x] ^ line[x - 1] }
          }
        }
      }
      rows = RepeatedLines(isNew, margin: margin)
      columns = RepeatedLines(differs.map { $0 != 0 }, margin: margin)
      mask = [UInt8](repeating: 0, count: rows.kept.count * columns.kept.count)
      for (row, y) in rows.kept.enumerated() where y >= 0 && y < height {
        let start = row * columns.kept.count
        for (column, x) in columns.kept.enumerated() where x >= 0 && x < width {
          mask[start + column] = plane[y * width + x]
        }
      }
    }

    mutating func blur(_ blur: BoxBlur) {
      blur.apply(to: &mask, width: columns.kept.count, height: rows.kept.count)
    }

    /// Writes the shade for each opacity into a picture as large as the layer with the margin.
    func paint(_ picture: Surface, _ shades: [UInt32]) throws {
      let (width, stride) = (columns.places.count, picture.stride)
      let counts = columns.counts
      try picture.withPixels { pixels in
        var last = -1
        for (y, row) in rows.places.enumerated() {
          let line = UnsafeMutableRawPointer(pixels + y * stride)
          if row == last {
            memcpy(line, line - stride, width * 4)
            continue
          }
          last = row
          var words = line.assumingMemoryBound(to: UInt32.self)
          let start = row * columns.kept.count
          for (column, count) in counts.enumerated() {
            words.update(repeating: shades[Int(mask[start + column])], count: count)
            words += count
          }
        }
      }
    }
  }

  /// A mapping from a picture's lines to the few that are stored.
  private struct RepeatedLines {
    /// The stored lines, counted from the picture's first line; lines outside the picture are
    /// empty.
    private(set) var kept: [Int] = []
    /// The index among the stored lines of each line, margins included.
    private(set) var places: [Int] = []

    /// The number of lines that each stored one serves for.
    var counts: [Int] {
      var counts = [Int](repeating: 0, count: kept.count)
      for place in places { counts[place] += 1 }
      return counts
    }

    /// Maps lines between empty margins; `isNew` tells which lines differ from the previous one.
    init(_ isNew: [Bool], margin: Int) {
      var first = -margin
      for line in 0...isNew.count where line == isNew.count || line == 0 || isNew[line] {
        add(first..<line, margin: margin)
        first = line
      }
      add(first..<isNew.count + margin, margin: margin)
    }

    /// Adds equal lines, merging those in the middle into one.
    private mutating func add(_ lines: Range<Int>, margin: Int) {
      for line in lines {
        let isRepeated = line > lines.lowerBound + margin && line < lines.upperBound - margin
        if !isRepeated { kept.append(line) }
        places.append(kept.count - 1)
      }
    }
  }

  extension Layer {
    /// Returns the opacity of each pixel.
    fileprivate func alphas() throws -> [UInt8] {
      let (width, height, stride) = (area.width, area.height, surface.stride)
      return try surface.withPixels { pixels in
        [UInt8](unsafeUninitializedCapacity: width * height) { target, count in
          guard var place = target.baseAddress else { return }
          for y in 0..<height {
            let line = UnsafeRawPointer(pixels + y * stride).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { place[x] = UInt8(truncatingIfNeeded: line[x] &>> 24) }
            place += width
          }
          count = width * height
        }
      }
    }
  }
#endif
