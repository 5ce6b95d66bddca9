/// A page of the guide about an example: its question, and the live view that answers it.
struct Example {
  /// The source file, without `.swift`.
  let file: String
  let title: String
  let question: String
  let answer: String
  /// The question for `quoin explain --why`, for a puzzle.
  var why: String?
  /// A proposal that replaces the preview's size if that is a whole screen around a small view.
  var size: String?

  var folder: String { why == nil ? "Examples/Seeds" : "Examples/Puzzles" }
  /// The page's name: `PaddedBackground` is `padded-background.html`.
  var page: String {
    file.reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    } + ".html"
  }
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
      A parent offers a size, the child chooses its own, and the parent places it. The two versions of Défago's \
      “SwiftUI layout system” describe three layouts that do it in different ways.
      """,
    examples: [
      Example(
        file: "Painting", title: "A painting in its frame",
        question:
          "A frame of 24 points takes its part first. How large does a circle become in what is left?",
        answer: """
          At 200 × 160 the painting keeps 24 points on each side and offers 152 × 112. A circle is as wide as it is high, so it \
          takes 112 × 112, and the painting adds its frame again: 160 × 160. Make the proposal narrower than 48 and nothing is left to offer.
          """),
      Example(
        file: "Border", title: "A border around anything",
        question: "A border offers its child all that it is offered itself. How large is it then?",
        answer: """
          As large as its child, whatever that is. Around a text it hugs the words; around a colour it is as large as the proposal. \
          The line is drawn on top and takes part in no size.
          """),
      Example(
        file: "Plane", title: "Four quarters of a plane",
        question:
          "Each of four children is offered a quarter. Why do they still meet in the middle?",
        answer: """
          Placing is a step of its own. Each child takes as much of its quarter as it likes, and the plane then puts one corner of it \
          on the origin: the corner that lies nearest.
          """),
    ])

  private static let probing = Chapter(
    title: "Probing how a view is sized",
    about: """
      A view hugs, expands, or is neutral: it does as its children do. Défago's articles find out with a border on a large canvas. \
      Here the canvas can be any size.
      """,
    examples: [
      Example(
        file: "ProbingSimpleViews", title: "Probing simple views",
        question:
          "What does a border on a canvas of 1000 × 1000 tell about a text, and about a colour?",
        answer: """
          The text's border stays at the letters however much is offered: it hugs on both axes. The colour's border follows the canvas: \
          it expands on both.
          """),
      Example(
        file: "ProbingComposedViews", title: "Probing composed views",
        question: "Does a stack hug, or does it expand?",
        answer: """
          Neither by itself. Around a colour it is as large as the canvas, around a text as small as the text. What changes with the child \
          is called neutral, and it takes two probes to see it.
          """),
      Example(
        file: "ProbingModifiers", title: "Probing modifiers",
        question: "What does frame(maxWidth: .infinity) do to the width, and what to the height?",
        answer: """
          The frame is as wide as the canvas around either child, so it expands horizontally. It says nothing of heights: there it is as \
          high as its child, which is neutral.
          """),
      Example(
        file: "UndeterminedSize", title: "The size of 10",
        question: "A colour has no size of its own. What if it is asked for one?",
        answer: """
          fixedSize offers no length, so that its child answers its ideal one. A colour has none, and falls back to 10 on each axis. \
          A 10 that nobody wrote is a sign of such a question; a frame answers it.
          """, size: "100x100"),
      Example(
        file: "HideBelow", title: "Hidden below a width",
        question: "How can a view disappear where it has too little room?",
        answer: """
          A geometry reader learns what it is offered, and leaves its content out below 120 points. It takes all of the proposal whether it \
          shows anything or not: the border stays.
          """),
    ])

  private static let frames = Chapter(
    title: "How frames behave",
    about: """
      A frame is a view of its own around another one. It changes what that is offered, not what it answers: “Frame behaviors with SwiftUI”, \
      from swiftui-lab.
      """,
    examples: [
      Example(
        file: "OfferedWidth", title: "What is offered, and what is taken",
        question: "A frame offers 50 points to a view that wants 120 at least. Who wins?",
        answer: """
          Both. The frame is 50 wide, as its author wrote, and that is what the stack sees. The rectangle is 120 wide anyway and sticks out. \
          A frame doesn't cut: it offers, and then reports its own length.
          """),
      Example(
        file: "FixedSizeText", title: "A text of fixed size",
        question: "A long text stands in a frame of 200 × 100. What does fixedSize change?",
        answer: """
          Without it the text wraps into 200 points and is cut where 100 end. With fixedSize(horizontal: true, vertical: false) it is offered no \
          width, so it takes one line and reaches over the frame, which stays 200 wide.
          """, size: "960x160"),
      Example(
        file: "LittleSquares", title: "As many squares as fit",
        question: "How does a view say that it would like to be 175 wide, but can do with less?",
        answer: """
          With an ideal width and a maximum. Seven squares want 175. In a frame of 150 six fit, and are red. Under fixedSize the view is offered nothing, \
          takes its ideal width and shows all seven, green, beyond the frame.
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
        question: "How large is a view of one's own with nothing but a text inside?",
        answer: """
          As large as its body. The window proposes all it has, the text takes what its words need, and the view around it adds nothing: it is \
          neutral, and the window centres it.
          """, size: "240x160"),
      Example(
        file: "ImageFrames", title: "A picture in a frame",
        question: "A picture of 60 × 60 gets a frame of 80 × 80. Does the picture grow?",
        answer: """
          No. The frame is 80 × 80 and the picture inside stays 60 × 60, in the centre or where the alignment says. Only resizable makes it take what \
          it is offered. In a frame of 40 it sticks out by 10 on each side.
          """, size: "160x160"),
      Example(
        file: "TitleSubtitle", title: "Title and subtitle",
        question: "Which steps lead from two texts to a row that begins at the leading edge?",
        answer: """
          A vertical stack is as wide as its widest text. Its alignment moves texts inside of it, not the stack in its row. A horizontal stack with a spacer \
          takes all the width and pushes the texts to its beginning; padding adds room around them.
          """),
      Example(
        file: "ImagesInStacks", title: "Who is asked first",
        question: "A picture and two texts share 230 points. How much is each offered?",
        answer: """
          Two gaps take 20, which leaves 210. The picture is least flexible, is asked first and takes its 80. Each text is then offered half of the \
          other 130. With a layout priority a text is asked before the others, and they get what it leaves.
          """),
      Example(
        file: "SpacingFromEnvironment", title: "Spacing from the environment",
        question: "Two rows of the same code differ in their gaps. Why?",
        answer: """
          The environment reaches every view below the one that sets it. The first row reads the usual size category and leaves 20 points between picture and \
          text; the second reads a small one and leaves 10.
          """),
    ])

  private static let notes = Chapter(
    title: "Proposals and answers",
    about: """
      A proposal travels down, an answer travels up, and every modifier is a view on that way: the part about layout of notes on “Thinking in SwiftUI”, a book \
      by objc.io.
      """,
    examples: [
      Example(
        file: "LayoutNeutral", title: "A view that adds nothing",
        question:
          "A custom view holds two texts. Is it one element of the stack around it, or two?",
        answer: """
          Two. A view without a stack of its own hands its texts on, and the stack around it puts its gap between them. The custom view has no size and no \
          place in the tree.
          """, size: "240x120"),
      Example(
        file: "PaddedBackground", title: "A background behind a padding",
        question:
          "In which order do text, padding and background ask each other, and how large is each?",
        answer: """
          The background is outermost. It hands on 320 × 480, the padding keeps 10 on each side, and the text is proposed 300 × 460. The text takes what its word needs, \
          the padding adds its 10 again, and that size is proposed to the colour. A background never changes the size of what it is behind.
          """, size: "320x480"),
      Example(
        file: "FlexibleFrames", title: "As wide as proposed",
        question:
          "What do the bounds of a flexible frame do to the proposal, and what to the answer?",
        answer: """
          They are applied twice: to what is proposed to the child, and to what is reported. With maxWidth: .infinity alone the frame is at least as wide as its child; \
          with minWidth: 0 as well it is exactly as wide as proposed, even where that is too little. Push the width below that of the words and compare.
          """),
      Example(
        file: "ColorTextColor", title: "Colour, text, colour",
        question: "Between two colours a text wraps although the colours could give way. Why?",
        answer: """
          The text is least flexible, so the stack asks it first and offers it a third. It wraps into that, and the colours share the rest. fixedSize makes it refuse \
          the offer. A layout priority makes the stack offer it everything before the colours get any.
          """),
    ])

  private static let puzzles = Chapter(
    title: "Puzzles",
    about: """
      Layouts that people ask about. Guess first: the answer has the whole chain of reasons, and what to change.
      """,
    examples: [
      Example(
        file: "OverflowingRow", title: "A row that is wider than its frame",
        question: "The frame says 150. Why does the row stick out?",
        answer:
          "A minimum is the child's answer, and a stack can't make its children smaller than they answer.",
        why: "green.width", size: "240x120"),
      Example(
        file: "TruncatedTitle", title: "A title that is cut beside an empty spacer",
        question: "There is room between the texts. Why is the title cut?",
        answer:
          "The other text was asked first, and took all that it wanted; the title got what was left.",
        why: "title.width", size: "320x120"),
      Example(
        file: "LateFrame", title: "A background that is too small",
        question: "The button is 200 × 50. Why isn't its background?",
        answer:
          "Modifiers apply from the inside out, and the background was there before the frame.",
        why: "background.width", size: "280x120"),
      Example(
        file: "GreedyReader", title: "A reader that pushes everything away",
        question: "Why does the text below stand at the very bottom?",
        answer: "A geometry reader takes all that it is offered, however little is inside of it.",
        why: "reader.height", size: "240x420"),
      Example(
        file: "CollapsedScroll", title: "A banner of 10 points",
        question: "The colour filled the screen before there was a scroll view. Where has it gone?",
        answer: "Along its axis a scroll view offers no length, and a colour has none of its own.",
        why: "banner.height", size: "240x320"),
      Example(
        file: "OverflowingPicture", title: "A picture larger than its frame",
        question: "The picture is clipped to 100 × 100. Why does it still take touches beside it?",
        answer:
          "Filling keeps the ratio by being too large, and clipping changes what is seen, not what is there.",
        why: "picture.width", size: "240x140"),
    ])
}
