#if Graphics
  import CPango
  import QuoinText

  /// The properties of a face in fontconfig.
  struct FontPattern {
    private let pattern: OpaquePointer

    init(_ pattern: OpaquePointer) { self.pattern = pattern }

    /// The family's first name.
    var family: String? { string(FC_FAMILY) }

    /// The names specific to this face: its full names, its PostScript name and its other families
    /// ("Inter Semi Bold").
    var faceNames: [String] {
      strings(FC_FULLNAME) + strings(FC_POSTSCRIPT_NAME) + strings(FC_FAMILY).dropFirst()
    }

    /// The weight, 100…900.
    var weight: Int {
      var value: Double = 80
      _ = FcPatternGetDouble(pattern, FC_WEIGHT, 0, &value)
      let weight = FcWeightToOpenTypeDouble(value)
      return weight.isFinite ? Int(min(max(weight, 1), 1000).rounded()) : 400
    }

    var isItalic: Bool { integer(FC_SLANT) > 0 }

    /// Whether this is a variable font, or an instance of one.
    var isVariable: Bool {
      var value: FcBool = 0
      _ = FcPatternGetBool(pattern, FC_VARIABLE, 0, &value)
      return value != 0 || integer(FC_INDEX) >> 16 != 0
    }

    /// The face in the form that renderers use.
    var face: FontFace {
      var isColor: FcBool = 0
      _ = FcPatternGetBool(pattern, FC_COLOR, 0, &isColor)
      // The upper half of the index is the instance of a variable font.
      return FontFace(
        file: string(FC_FILE) ?? "", index: Int(integer(FC_INDEX) & 0xFFFF), family: family ?? "",
        weight: weight, isItalic: isItalic, isColor: isColor != 0)
    }

    private func integer(_ name: String) -> Int32 {
      var value: Int32 = 0
      _ = FcPatternGetInteger(pattern, name, 0, &value)
      return value
    }

    private func string(_ name: String, _ index: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, index, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }

    private func strings(_ name: String) -> [String] {
      var result: [String] = []
      while let value = string(name, Int32(result.count)) { result.append(value) }
      return result
    }
  }
#endif
