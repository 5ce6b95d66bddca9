/// A page of the guide about a source file.
protocol GuidePage {
  /// The source file, without `.swift`.
  var file: String { get }
  var title: String { get }
  /// The sentence below the title and in the contents.
  var about: String { get }
}

extension GuidePage {
  /// The page's name: `PaddedBackground` is `padded-background.html`.
  var page: String {
    file.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    } + ".html"
  }

  /// The path of the script with the page's recorded layouts.
  var data: String { "data/" + page.replacing(".html", with: ".js") }
}

/// A page of the guide about an example: its question, and the live view that answers it.
struct Example: GuidePage {
  let file: String
  let title: String
  let question: String
  let answer: String
  var puzzle: Puzzle?
  /// A proposal that replaces the preview's size if that is a whole screen around a small view.
  var size: String?
  /// The preview that the answer is about, and that the page shows at first; by default the first.
  var preview: String?

  /// The place of its picture in the guide.
  var picture: String { "images/" + page.replacing(".html", with: ".png") }

  var about: String { question }
  var folder: String { puzzle == nil ? "Examples/Seeds" : "Examples/Puzzles" }
}

/// The parts of an example that the reader has to guess before the answer is shown.
struct Puzzle {
  /// The view and length in question, as in a question for `quoin why`.
  let why: String
  /// The answers to choose from.
  let guesses: [String]
  /// The position of the right one.
  let right: Int

  /// The identifier of the view in question, or its name in the tree.
  var view: String { String(why.prefix { $0 != "." }) }
  /// The axis of the length in question: 0 for a width, 1 for a height.
  var axis: Int { why.hasSuffix(".height") ? 1 : 0 }
}

/// A group of pages, with its source.
struct Chapter {
  let title: String
  let about: String
  let examples: [Example]

  /// The articles in order, each with its examples, followed by layouts that people ask about.
  static let all = [steps, probing, frames, basics, notes, puzzles]

  private static let steps = Chapter(
    title: "The three steps",
    about: """
      The parent proposes a size, the child chooses its size, and the parent places it. The two versions of Défago's \
      “SwiftUI layout system” describe three layouts that do this in different ways.
      """,
    examples: [
      Example(
        file: "Painting", title: "A painting in its frame",
        question:
          "A frame takes 24 points on each side. How large is the circle in the remaining space?",
        answer: """
          At 200 × 160 the painting subtracts 24 points on each side and proposes 152 × 112. A circle is as wide as it is high, so it \
          takes 112 × 112. The painting adds its frame again: 160 × 160. If the proposal is narrower than 48, no width is left to propose.
          """),
      Example(
        file: "Border", title: "A border around anything",
        question: "A border passes its own proposal on to its child. How large is it then?",
        answer: """
          As large as its child. Around a text it hugs the words; around a color it is as large as the proposal. \
          The line is drawn on top and doesn't affect the size.
          """),
      Example(
        file: "Plane", title: "Four quarters of a plane",
        question:
          "The plane proposes a quarter to each of four children. Why do they still meet in the middle?",
        answer: """
          Placing is a separate step. Each child chooses a size in its quarter, and the plane then places the child's nearest corner \
          at the origin.
          """),
    ])

  private static let probing = Chapter(
    title: "Probing how a view is sized",
    about: """
      A view hugs, expands, or is neutral, which means that it behaves like its children. Défago's articles test this with a border \
      on a large canvas. Here the canvas can have any size.
      """,
    examples: [
      Example(
        file: "ProbingSimpleViews", title: "Probing simple views",
        question:
          "What does a border on a canvas of 1000 × 1000 reveal about a text, and about a color?",
        answer: """
          The text's border stays around the letters, however large the proposal is: a text hugs on both axes. The color's border follows \
          the canvas: a color expands on both.
          """),
      Example(
        file: "ProbingComposedViews", title: "Probing composed views",
        question: "Does a stack hug, or does it expand?",
        answer: """
          Neither by itself. Around a color it is as large as the canvas, around a text as small as the text. A view that changes with its \
          child is called neutral. Two probes are needed to see this.
          """),
      Example(
        file: "ProbingModifiers", title: "Probing modifiers",
        question: "What does frame(maxWidth: .infinity) do to the width, and what to the height?",
        answer: """
          The frame is as wide as the canvas around either child, so it expands horizontally. It doesn't set a height, so it is as high as \
          its child: vertically it is neutral.
          """),
      Example(
        file: "UndeterminedSize", title: "The size of 10",
        question: "A color has no size of its own. What does it choose if no size is proposed?",
        answer: """
          fixedSize proposes no length, so that its child chooses its ideal one. A color has none and falls back to 10 on each axis. \
          An unexpected 10 in a layout is a sign of such a proposal; a frame fixes it.
          """, size: "100x100"),
      Example(
        file: "HideBelow", title: "Hidden below a width",
        question: "How can a view disappear if it has too little space?",
        answer: """
          A geometry reader reads the proposed size and omits its content below 120 points. It takes the whole proposed size, whether it \
          shows anything or not: the border stays.
          """),
    ])

  private static let frames = Chapter(
    title: "How frames behave",
    about: """
      A frame is a separate view around another one. It changes the proposal to that view, not the size that the view chooses: “Frame \
      behaviors with SwiftUI”, from swiftui-lab.
      """,
    examples: [
      Example(
        file: "OfferedWidth", title: "Proposed width and chosen width",
        question: "A frame proposes 50 points to a view with a minimum of 120. Which width counts?",
        answer: """
          Both. The frame is 50 wide, its fixed width, and that is the width that the stack uses. The rectangle is 120 wide and sticks out. \
          A frame doesn't clip: it proposes its length and returns it, whatever its child chooses.
          """),
      Example(
        file: "FixedSizeText", title: "A text of fixed size",
        question: "A long text is in a frame of 200 × 100. What does fixedSize change?",
        answer: """
          Without it, the text wraps at 200 points and is truncated at a height of 100. fixedSize(horizontal: true, vertical: false) proposes \
          no width, so the text takes one line and overflows the frame, which stays 200 wide.
          """, size: "960x160"),
      Example(
        file: "LittleSquares", title: "As many squares as fit",
        question: "How can a view prefer a width of 175 but also work with less?",
        answer: """
          With an ideal width and a maximum. Seven squares need 175. In a frame of 150, six fit and are red. fixedSize proposes no width, so \
          the view takes its ideal width and shows all seven, in green, beyond the frame.
          """),
    ])

  private static let basics = Chapter(
    title: "Frames, stacks, environment",
    about: """
      From a text in a window to a stack that shares its width among three children: Grebenyuk's “SwiftUI layout system”, step by step.
      """,
    examples: [
      Example(
        file: "HelloWorld", title: "The bounds of a view",
        question: "How large is a custom view that contains only a text?",
        answer: """
          As large as its body. The window proposes its whole size, the text takes the size of its words, and the view around it adds nothing: \
          it is neutral, and the window centers it.
          """, size: "240x160"),
      Example(
        file: "ImageFrames", title: "An image in a frame",
        question: "An image of 60 × 60 has a frame of 80 × 80. Does the image grow?",
        answer: """
          No. The frame is 80 × 80 and the image inside stays 60 × 60, in the center or where the alignment places it. Only a resizable image \
          takes the proposed size. In a frame of 40 the image sticks out by 10 on each side.
          """, size: "160x160"),
      Example(
        file: "TitleSubtitle", title: "Title and subtitle",
        question: "Which steps turn two texts into a row that starts at the leading edge?",
        answer: """
          A vertical stack is as wide as its widest text. Its alignment moves the texts inside it, not the stack in its row. A horizontal stack \
          with a spacer takes the whole width and pushes the texts to its leading edge; padding adds space around them.
          """),
      Example(
        file: "ImagesInStacks", title: "Which child comes first",
        question: "An image and two texts share 230 points. What does the stack propose to each?",
        answer: """
          Two gaps take 20, which leaves 210. The image is the least flexible child, comes first and takes its 80. The stack then proposes half \
          of the other 130 to each text. A text with a layout priority comes before the others, which share the rest.
          """, preview: "230 x 120"),
      Example(
        file: "SpacingFromEnvironment", title: "Spacing from the environment",
        question: "Two rows with the same code have different gaps. Why?",
        answer: """
          A value of the environment applies to every view below the one that sets it. The first row reads the default size category and \
          leaves 20 points between image and text; the second reads a small one and leaves 10.
          """),
    ])

  private static let notes = Chapter(
    title: "Proposals and sizes",
    about: """
      A proposal goes down the tree, a size comes back up, and every modifier is a view on this path: the layout part of notes on \
      “Thinking in SwiftUI”, a book by objc.io.
      """,
    examples: [
      Example(
        file: "LayoutNeutral", title: "A view that adds nothing",
        question:
          "A custom view contains two texts. Does it add one child to the stack around it, or two?",
        answer: """
          Two. A view without its own stack passes its texts on, and the stack around it adds its spacing between them. The custom view has no \
          size and no node in the tree.
          """, size: "240x120"),
      Example(
        file: "PaddedBackground", title: "A background behind a padding",
        question:
          "In which order do text, padding and background propose sizes, and how large is each?",
        answer: """
          The background is outermost. It passes on 320 × 480, and the padding subtracts 10 on each side and proposes 300 × 460 to the text. \
          The text takes the size of its word, and the padding adds its 10 again. The background proposes that size to the color. A background \
          never changes the size of the view in front of it.
          """, size: "320x480"),
      Example(
        file: "FlexibleFrames", title: "As wide as proposed",
        question:
          "How do the limits of a flexible frame change the proposal, and how the size?",
        answer: """
          The frame applies them twice: to its proposal to the child, and to the size that it returns. With only maxWidth: .infinity the frame is \
          at least as wide as its child. With minWidth: 0 as well, it is exactly as wide as proposed, even if that is too little. Make the width \
          smaller than the words and compare.
          """),
      Example(
        file: "ColorTextColor", title: "Color, text, color",
        question: "A text between two colors wraps although the colors could shrink. Why?",
        answer: """
          The text is the least flexible child, so it comes first, and the stack proposes a third. The text wraps in that width, and the colors \
          share the rest. With fixedSize the text ignores the proposal. With a layout priority, the stack proposes all of its width to the \
          text, and the colors share what is left.
          """),
    ])

  private static let puzzles = Chapter(
    title: "Puzzles",
    about: """
      Layouts that people ask about. Guess first: then the page shows the whole chain of reasons and a fix.
      """,
    examples: [
      Example(
        file: "OverflowingRow", title: "A row that is wider than its frame",
        question: "The frame is 150 wide. Why does the row stick out?",
        answer:
          "A child with a minimum never returns less, and a stack can't make it smaller.",
        puzzle: Puzzle(
          why: "green.width",
          guesses: [
            "A stack ignores the frame around it.",
            "One child has a minimum, and the stack can't make it smaller.",
            "The text needs more width than the frame has.",
          ], right: 1), size: "240x120"),
      Example(
        file: "TruncatedTitle", title: "A title that is truncated beside an empty spacer",
        question: "There is space between the texts. Why is the title truncated?",
        answer: """
          The stack divides its width evenly between the texts, apart from the spacer's minimum. The title needs more than its share. \
          A text that is truncated ends with a whole letter, so a few points are left over, which the spacer takes.
          """,
        puzzle: Puzzle(
          why: "title.width",
          guesses: [
            "The spacer is as flexible as the texts and takes a third.",
            "A frame truncates whatever is longer than half of it.",
            "The stack proposes each text about half, and the title needs more.",
          ], right: 2), size: "320x120"),
      Example(
        file: "SmallBackground", title: "A background that is too small",
        question: "The button is 200 × 50. Why isn't its background?",
        answer: "Modifiers apply from the inside out, and the background comes before the frame.",
        puzzle: Puzzle(
          why: "background.width",
          guesses: [
            "The background is written before the frame, so it only surrounds the text.",
            "A color takes as little space as it can.",
            "The frame is drawn over the background.",
          ], right: 0), size: "280x120"),
      Example(
        file: "TextBelow", title: "A text at the very bottom",
        question: "Why is the second text at the very bottom?",
        answer: "A geometry reader takes the whole proposed size, however small its content is.",
        puzzle: Puzzle(
          why: "reader.height",
          guesses: [
            "A stack distributes its children over its height.",
            "The reader takes all of the proposed height, although its text needs one line.",
            "The text in the reader is as high as the rest of the stack.",
          ], right: 1), size: "240x420"),
      Example(
        file: "ThinBanner", title: "A banner that is almost gone",
        question:
          "The color filled the screen until a scroll view was added. Why is so little left?",
        answer:
          "A scroll view proposes no length along its axis, and a color has none of its own.",
        puzzle: Puzzle(
          why: "banner.height",
          guesses: [
            "A scroll view only shows texts and images in full.",
            "The title above takes the height.",
            "The scroll view proposes no height, and a color has none of its own.",
          ], right: 2), size: "240x320"),
      Example(
        file: "ClippedPicture", title: "An image that takes touches beside it",
        question: "The image is clipped to 100 × 100. Why does it still receive touches beside it?",
        answer: """
          The image fills its frame and keeps its aspect ratio of 2, so it is wider than the frame. Clipping only changes what is visible.
          """,
        puzzle: Puzzle(
          why: "picture.width",
          guesses: [
            "The image fills the frame and so extends beyond it; clipping only hides that.",
            "Everything near an image takes touches.",
            "The frame around the image is larger than 100.",
          ], right: 0), size: "240x140"),
    ])
}
