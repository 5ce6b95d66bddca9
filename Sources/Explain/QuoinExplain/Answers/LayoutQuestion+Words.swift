/// The words of layout's field, by which a question in ordinary words is understood.
enum QuestionWords {
  /// The meaning of a phrase in a question.
  struct Meaning {
    let aspects: [LayoutAspect]
    /// Whether the phrase can also be a name in the source, such as a color or a modifier.
    let isName: Bool
  }

  /// The phrases, in lower case, with single spaces.
  static let meanings: [String: Meaning] = {
    var meanings: [String: Meaning] = [:]
    for (aspects, phrases) in phrases { add(phrases, aspects, isName: false, to: &meanings) }
    for (aspects, phrases) in names { add(phrases, aspects, isName: true, to: &meanings) }
    return meanings
  }()

  /// The largest number of words of a phrase.
  static let longestPhrase = 5

  private static func add(
    _ phrases: String, _ aspects: [LayoutAspect], isName: Bool, to meanings: inout [String: Meaning]
  ) {
    for phrase in phrases.split(whereSeparator: { $0 == "," || $0 == "\n" }) {
      let words = phrase.split(separator: " ").joined(separator: " ")
      if !words.isEmpty { meanings[words] = Meaning(aspects: aspects, isName: isName) }
    }
  }

  private static let phrases: [(aspects: [LayoutAspect], phrases: String)] = [
    (
      [.cut],
      """
      cut, cuts, cut off, cuts off, cropped, crops, clipped, clips, truncated, truncates, truncation, ellipsis, …, ...,
      dots, three dots, outside, off screen, off-screen, offscreen, runs out, run out, running out, sticks out,
      stick out, sticking out, spills, overflow, overflows, overflowing, chopped, missing, letters
      """
    ),
    (
      [.cut, .width, .height],
      """
      not visible, invisible, not shown, not showing, doesn't show, don't show, disappears, disappear, disappeared,
      vanishes, vanished, gone, collapsed, collapses, collapse, can't see, cannot see, nothing to be seen, hidden,
      not displayed, not appear, doesn't appear, flat, zero, empty screen
      """
    ),
    (
      [.cut, .width],
      "wrap, wraps, wrapped, wrapping, doesn't wrap, don't wrap, line break, line breaks, broken word"
    ),
    (
      [.cut, .height],
      "one line, single line, two lines, lines, broken words, large text, larger text"
    ),
    (
      [.gap],
      """
      gap, gaps, space, spaces, white space, whitespace, room, empty, empty space, empty area, blank, margin, margins,
      apart, far apart, distance, closer, far away, too close, touching, hole, void
      """
    ),
    (
      [.gap, .width, .height],
      "tight, tightly, too tight, cramped, crammed, hug, hugs, hugging, snug, loose"
    ),
    (
      [.width],
      """
      wide, wider, widest, width, widths, too wide, narrow, narrower, too narrow, thin, full width, same width,
      equal width, equal widths, equally wide, unequal widths, horizontally, as wide, whole width, column wide
      """
    ),
    (
      [.height],
      """
      high, height, heights, too high, tall, taller, too tall, short, shorter, too short, low, full height,
      same height, equal heights, unequal heights, vertically, as high, as tall
      """
    ),
    (
      [.width, .height],
      """
      stretched, stretches, stretch, fill, fills, filling, filled, doesn't fill, don't fill, unequal, equal, equally,
      not equal, same size, different size, different sizes, uneven, unevenly, big, bigger, too big, large, larger,
      too large, huge, small, smaller, too small, tiny, size, sizes, long, longer, too long, squeezed, squashed,
      compressed, distorted, shrinks, shrink, shrunk, shrunken, grows, grow, growing, expands, expand, expanding,
      doesn't expand, takes all, greedy, ratio, proportions, resized, resizes
      """
    ),
    (
      [.x, .y],
      """
      off center, off-center, not centered, center, centered, centering, middle, position, positioned, place, placed, moved over, shifted, aligned, align, aligns,
      alignment, misaligned, not aligned, edge, edges, corner, in line, baseline, crooked
      """
    ),
    (
      [.x],
      "left, right, leading, trailing, indented, indent, left side, right side, sideways, too far left, too far right"
    ),
    (
      [.y],
      "top, bottom, above, below, up, down, too far up, too far down, upper, underneath, higher, lower, title bar"
    ),
    (
      [.y, .cut],
      """
      behind the bar, under the bar, behind, bar, bars, clock, notch, status bar, dynamic island, island,
      home indicator, safe area, tab bar, navigation bar, keyboard
      """
    ),
    (
      [.x, .y, .width, .height],
      """
      overlap, overlaps, overlapping, overlapped, on top of, over each other, covers, covered, covering, cover,
      overlaid, lies on, lie on, same place
      """
    ),
    (
      [.taps],
      """
      tap, taps, tapped, tapping, tappable, touch, touches, touched, touchable, click, clicks, clicked, clickable,
      clicking, react, reacts, reacting, respond, responds, responding, responsive, hit, hit area, press, pressed,
      pressing, doesn't tap, doesn't react, doesn't click, doesn't work, does nothing, nothing happens, gesture
      """
    ),
    (
      [.scrolling],
      "scroll, scrolls, scrolling, scrollable, scrolled, doesn't scroll, don't scroll, swipe, swipes, page, pages"
    ),
    ([.scrolling, .taps], "drag, drags, dragging, dragged"),
    (
      [.color],
      """
      colored, transparent, contrast, dark mode, light mode, see through,
      bleeds, bleeding, bleed, tint, tinted, white on white, black on black, readable, not readable, can't read,
      cannot be read, can't be read, illegible, legible, dark appearance, light appearance, faint, pale
      """
    ),
    (
      [.cut, .color],
      "unreadable, hard to read"
    ),
    (
      [.motion],
      """
      jump, jumps, jumping, jumped, jumpy, animate, animates, animated, animation, animations, fly, flies, flying,
      slide, slides, sliding, flicker, flickers, flickering, transition, transitions, fade, fades, cross-fade,
      cross-fades, smooth, smoothly, snaps, bounces, moves, move, moving, moved
      """
    ),
  ]

  /// Phrases that can also be names in the source.
  private static let names: [(aspects: [LayoutAspect], phrases: String)] = [
    (
      [.color],
      """
      red, green, blue, yellow, orange, pink, purple, brown, black, white, gray, mint, teal, cyan, indigo,
      background, foreground, accent, gradient, shadow, border, color, colors
      """
    ),
    ([.gap], "padding, spacing, inset, insets, spacer"),
    ([.x, .y], "offset"),
  ]

  /// The verbs for two views, one of which covers a part of the other.
  static let overlaps: Set<String> = [
    "overlap", "overlaps", "overlapping", "overlapped", "cover", "covers", "covering", "covered",
  ]

  /// Words that neither name a view nor a property.
  static let ignored: Set<String> = Set(
    """
    a an the this that these those my your its it's it i me we us you he she they them their there here
    is isn't are aren't was wasn't were be been being am do does doesn't did didn't don't has have had haven't
    can can't cannot could couldn't should shouldn't will won't would must may might want wants need needs
    not no never nothing none only just even still yet also too very so much many more most less least than as
    of in on at to by for from with without into onto over under between and or but if when while than then although
    though because since until like instead how why what where which who when whose
    get gets getting got give gives make makes made making take takes taking go goes going come comes look looks
    looking see seen sees shows show put puts stay stays keep keeps stop stops seem seems happen happens be
    wrong bad bug problem weird odd strange broken ugly ok okay please help fix work works working
    view views screen screens window device phone app layout thing things something everything all each every both
    some any other another same different one two three side sides both part parts area lot bit way end
    off out away again always sometimes well right-hand left-hand itself themselves around inside
    """
    .split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))

  /// Words that begin a sentence rather than a name.
  static let questionWords: Set<String> = [
    "why", "what", "how", "where", "which", "who", "when", "is", "are", "was", "were", "do", "does",
    "did", "can", "could", "should", "i", "it", "it's", "my", "there", "this", "that", "these",
    "those", "please",
  ]

  /// Returns a word in the form of the tables: in lower case, with straight apostrophes and
  /// American spelling.
  static func normalized(_ word: String) -> String {
    Spelling.american(word.lowercased().replacing("’", with: "'"))
  }
}
