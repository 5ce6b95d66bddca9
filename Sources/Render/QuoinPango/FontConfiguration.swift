#if Graphics
  import CPango

  /// The text of the private font configuration.
  enum FontConfiguration {
    /// Fonts from `directories` only, and three rules.
    ///
    /// No hinting, so that advances are linear; bitmap fonts scaled to the requested size, which is
    /// needed to measure and draw emoji in it; and the family Pango requests for emoji.
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
