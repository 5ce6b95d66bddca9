/// A word of a command as typed in a shell.
struct ShellWord {
  /// The word with its quotation marks.
  var typed = ""
  /// The word that the command receives.
  var value = ""

  /// Splits a command at its spaces. Words in quotation marks of either kind stay together.
  static func words(of command: some StringProtocol) -> [ShellWord] {
    var words: [ShellWord] = []
    var word: ShellWord?
    var quote: Character?
    for character in command {
      if let open = quote {
        word?.typed.append(character)
        if character == open { quote = nil } else { word?.value.append(character) }
      } else if character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        if word == nil { word = ShellWord() }
        word?.typed.append(character)
        if character == "\"" || character == "'" {
          quote = character
        } else {
          word?.value.append(character)
        }
      }
    }
    if let word { words.append(word) }
    return words
  }
}
