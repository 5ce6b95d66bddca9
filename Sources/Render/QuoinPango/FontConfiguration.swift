#if Graphics
  import CPango

  /// The text of the private font configuration.
  enum FontConfiguration {
    /// Returns a configuration with the fonts of `directories` only, and three rules.
    ///
    /// The rules turn hinting off, so that advances are linear; scale bitmap fonts to the requested
    /// size, so that emoji are measured and drawn in it; and provide the family that Pango requests
    /// for emoji.
    static func text(directories: [String]) -> String {
      let places = directories.map { "<dir>\(escaped($0))</dir>" }.joined()
      return """
        <?xml version="1.0"?>
        <fontconfig>
        \(places)
        <cachedir>/var/cache/fontconfig</cachedir>
        <cachedir prefix="xdg">fontconfig</cachedir>
        <match target="pattern">
          <test name="family"><string>emoji</string></test>
          <edit name="family" mode="prepend" binding="strong"><string>Noto Color Emoji</string></edit>
        </match>
        <match target="font">
          <edit name="hinting" mode="assign"><bool>false</bool></edit>
          <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
          <edit name="autohint" mode="assign"><bool>false</bool></edit>
          <edit name="embeddedbitmap" mode="assign"><bool>true</bool></edit>
        </match>
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide>
              <name target="pattern">pixelsize</name>
              <name target="font">pixelsize</name>
            </divide>
          </edit>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix>
                <name>pixelsizefixupfactor</name> <double>0</double>
                <double>0</double> <name>pixelsizefixupfactor</name>
              </matrix>
            </times>
          </edit>
        </match>
        </fontconfig>
        """
    }

    private static func escaped(_ path: String) -> String {
      var result = ""
      for character in path {
        switch character {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        default: result.append(character)
        }
      }
      return result
    }
  }
#endif
