"""A third-party renderer, which draws a document for each line that it reads.

    python3 Benchmarks/renderers/peers.py RENDERER card|invoice|report [FILE]

Each line is the number of a document. The answer is processor milliseconds, elapsed milliseconds, and bytes, as from
`quoin-bench --cards`. FILE receives one document for inspection. Everything that a renderer keeps between documents is created
before the first line.
"""

import html
import io
import pathlib
import subprocess
import sys
import time

from documents import HEADER, MARGIN, PAGE, RECIPIENT, ROW, SENDER, THANKS, WIDTHS, rows, total


def font_file(weight, family="Inter"):
    pattern = f"{family}:weight={200 if weight == 700 else 80}"
    return subprocess.run(["fc-match", "-f", "%{file}", pattern], capture_output=True, text=True, check=True).stdout


# MARK: The card


def takumi(kind):
    """Takumi, with everything parsed in advance."""
    from takumi_py import Renderer
    from takumi_py.options import FontResource

    import card

    fonts = [
        FontResource(pathlib.Path(font_file(weight)).read_bytes(), name="Inter", weight=weight) for weight in (400, 700)
    ]
    renderer = Renderer(fonts=fonts)
    style = renderer.compile_stylesheet(card.STYLE)
    pages = [renderer.compile_html(card.PAGE.format(number=number)) for number in range(8)]

    def draw(number):
        page = pages[number % 8]
        return renderer._native.render_compiled(
            page.node, stylesheets=[*page.stylesheets, style], width=card.SIZE[0], height=card.SIZE[1]
        )

    return draw


# MARK: Documents


def cairo(kind):
    """Handwritten code for this document: positions are computed in advance, texts are shown and right-aligned."""
    import cairo

    faces = [cairo.ToyFontFace("Inter", cairo.FONT_SLANT_NORMAL, weight) for weight in (0, 1)]
    ends = [MARGIN + sum(WIDTHS[: column + 1]) for column in range(5)]
    starts = [MARGIN + sum(WIDTHS[:column]) for column in range(5)]
    # The line breaks of the paragraph are known in advance, too.
    middle = THANKS.index("Please")

    def draw(number):
        output = io.BytesIO()
        surface = cairo.PDFSurface(output, *PAGE)
        context = cairo.Context(surface)

        def font(size, bold=False):
            context.set_font_face(faces[bold])
            context.set_font_size(size)

        def left(text, x, y):
            context.move_to(x, y)
            context.show_text(text)

        def right(text, x, y):
            context.move_to(x - context.text_extents(text).x_advance, y)
            context.show_text(text)

        def row(cells, y):
            for column, cell in enumerate(cells):
                left(cell, starts[column] + 8, y + 14) if column == 1 else right(cell, ends[column], y + 14)

        def end(page):
            font(9)
            left(f"Page {page}", PAGE[0] / 2 - 14, PAGE[1] - 24)
            context.show_page()

        def head(y):
            font(11, True)
            row(HEADER, y)
            context.rectangle(MARGIN, y + ROW - 0.5, ends[-1] - MARGIN, 0.5)
            context.fill()
            font(11)

        for line, (ours, theirs) in enumerate(zip(SENDER, RECIPIENT)):
            font(14 if line == 0 else 11, line == 0)
            left(ours, MARGIN, 70 + 16 * line)
            font(11)
            right(theirs, ends[-1], 70 + 16 * line)
        font(20, True)
        left(f"Invoice {number}", MARGIN, 152)
        font(11)
        left(THANKS[:middle].strip(), MARGIN, 176)
        left(THANKS[middle:], MARGIN, 190)
        head(210)
        y, page = 210 + ROW, 1
        for index, cells in enumerate(rows(kind, number)):
            if y + ROW > PAGE[1] - MARGIN:
                end(page)
                page, y = page + 1, MARGIN + ROW
                head(MARGIN)
            if index % 2 == 0:
                context.set_source_rgb(0.95, 0.95, 0.95)
                context.rectangle(MARGIN, y, ends[-1] - MARGIN, ROW)
                context.fill()
                context.set_source_rgb(0, 0, 0)
            row(cells, y)
            y += ROW
        font(11, True)
        left("Sum to be paid", MARGIN, y + 20)
        right(total(kind, number), ends[-1], y + 20)
        end(page)
        surface.finish()
        return output.getvalue()

    return draw


def reportlab(kind):
    """ReportLab's platypus, with Helvetica: it can't embed Inter's outlines."""
    from reportlab.lib import colors
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

    text = ParagraphStyle("text", fontName="Helvetica", fontSize=11, leading=14)
    title = ParagraphStyle("title", fontName="Helvetica-Bold", fontSize=20, leading=26, spaceAfter=10)
    plain = [("FONT", (0, 0), (-1, -1), "Helvetica", 11), ("PADDING", (0, 0), (-1, -1), 0)]
    letter = TableStyle(
        [*plain, ("FONT", (0, 0), (0, 0), "Helvetica-Bold", 14), ("ALIGN", (1, 0), (1, -1), "RIGHT")]
    )
    table = TableStyle(
        [
            *plain,
            ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 11),
            ("ALIGN", (0, 0), (0, -1), "RIGHT"),
            ("ALIGN", (2, 0), (-1, -1), "RIGHT"),
            ("LEFTPADDING", (1, 0), (1, -1), 8),
            ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
            ("LINEBELOW", (0, 0), (-1, 0), 0.5, colors.black),
            ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.Color(0.95, 0.95, 0.95), None]),
        ]
    )
    sums = TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica-Bold", 11), ("ALIGN", (1, 0), (1, -1), "RIGHT")])

    def footer(canvas, document):
        canvas.setFont("Helvetica", 9)
        canvas.drawCentredString(PAGE[0] / 2, 24, f"Page {document.page}")

    def draw(number):
        output = io.BytesIO()
        document = SimpleDocTemplate(
            output, pagesize=PAGE, leftMargin=MARGIN - 6, rightMargin=MARGIN - 6, topMargin=MARGIN - 6,
            bottomMargin=MARGIN - 6, title=f"Invoice {number}"
        )
        width = sum(WIDTHS)
        cells = [HEADER, *rows(kind, number)]
        document.build(
            [
                Table(list(zip(SENDER, RECIPIENT)), [width / 2] * 2, 16, style=letter),
                Spacer(0, 30),
                Paragraph(f"Invoice {number}", title),
                Paragraph(THANKS, text),
                Spacer(0, 16),
                LongTable(cells, WIDTHS, [ROW] * len(cells), style=table, repeatRows=1),
                Spacer(0, 8),
                Table([["Sum to be paid", total(kind, number)]], [width / 2] * 2, style=sums),
            ],
            onFirstPage=footer,
            onLaterPages=footer,
        )
        return output.getvalue()

    return draw


def typst(kind):
    """Typst, whose compiler keeps its fonts and caches."""
    import typst

    compiler = typst.Compiler()

    def quoted(text):
        return '[#"' + text.replace('"', '\\"') + '"]'

    def draw(number):
        cells = ",".join(quoted(cell) for row in rows(kind, number) for cell in row)
        heads = ",".join(f"[*{cell}*]" for cell in HEADER)
        ours = r" \ ".join(f'#"{line}"' for line in SENDER[1:])
        theirs = r" \ ".join(f'#"{line}"' for line in RECIPIENT)
        source = f"""#set page(paper: "a4", margin: {MARGIN}pt, footer: align(center, text(9pt)[Page #context counter(page).display()]))
#set text(font: "Inter", size: 11pt)
#set document(title: "Invoice {number}")
#grid(columns: (1fr, 1fr), [#text(14pt)[*#"{SENDER[0]}"*] \\ {ours}], align(right)[{theirs}])
#v(20pt)
#text(20pt)[*Invoice {number}*]

{THANKS}

#table(columns: ({', '.join(f'{width}pt' for width in WIDTHS)}), rows: {ROW}pt, stroke: none, inset: 4pt,
  align: (right, left, right, right, right),
  fill: (_, y) => if y > 0 and calc.odd(y) {{ luma(95%) }},
  table.header({heads}, table.hline(stroke: 0.5pt)), {cells})
*Sum to be paid #h(1fr) {total(kind, number)}*
"""
        return compiler.compile(source.encode(), format="pdf")

    return draw


def weasyprint(kind):
    """WeasyPrint: HTML and CSS."""
    import weasyprint
    from weasyprint.text.fonts import FontConfiguration

    fonts = FontConfiguration()
    columns = "".join(f'<col style="width:{width}pt">' for width in WIDTHS)
    style = f"""@page {{ size: A4; margin: {MARGIN}pt; @bottom-center {{ content: "Page " counter(page); font: 9pt Inter }} }}
body {{ font: 11pt/14pt Inter; margin: 0 }} h1 {{ font-size: 20pt; margin: 30pt 0 16pt }}
.letter {{ display: flex; justify-content: space-between }} .letter b {{ font-size: 14pt }}
table {{ border-collapse: collapse; table-layout: fixed; width: {sum(WIDTHS)}pt; margin: 16pt 0 0 }}
td, th {{ height: {ROW}pt; padding: 0; text-align: right }} td:nth-child(2), th:nth-child(2) {{ text-align: left; padding-left: 8pt }}
th {{ border-bottom: .5pt solid }} tbody tr:nth-child(odd) {{ background: #f2f2f2 }}
.sum {{ display: flex; justify-content: space-between; font-weight: bold; padding-top: 8pt }}"""
    sheet = weasyprint.CSS(string=style, font_config=fonts)

    def draw(number):
        def line(cells, name):
            return "<tr>" + "".join(f"<{name}>{html.escape(cell)}</{name}>" for cell in cells) + "</tr>"

        body = "".join(line(cells, "td") for cells in rows(kind, number))
        letter = f"<b>{html.escape(SENDER[0])}</b><br>{'<br>'.join(SENDER[1:])}"
        page = f"""<title>Invoice {number}</title><div class=letter><div>{letter}</div><div style="text-align:right">
{'<br>'.join(RECIPIENT)}</div></div><h1>Invoice {number}</h1>{THANKS}<table><colgroup>{columns}</colgroup><thead>
{line(HEADER, 'th')}</thead><tbody>{body}</tbody></table><div class=sum><span>Sum to be paid</span>
<span>{total(kind, number)}</span></div>"""
        return weasyprint.HTML(string=page).write_pdf(stylesheets=[sheet], font_config=fonts)

    return draw


RENDERERS = {
    "card": [takumi],
    "invoice": [cairo, reportlab, typst, weasyprint],
    "report": [cairo, reportlab, typst, weasyprint],
}


def main():
    name, kind, *file = sys.argv[1:]
    try:
        draw = next(renderer for renderer in RENDERERS[kind] if renderer.__name__ == name)(kind)
    except ImportError as error:
        sys.exit(f"{name} is not there: {error}")
    if file:
        pathlib.Path(file[0]).write_bytes(draw(0))
    for line in sys.stdin:
        processor, clock = time.process_time(), time.perf_counter()
        size = len(draw(int(line)))
        print((time.process_time() - processor) * 1e3, (time.perf_counter() - clock) * 1e3, size, flush=True)


if __name__ == "__main__":
    main()
