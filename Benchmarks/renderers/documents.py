"""The contents of the documents in Sources/Tools/QuoinBench/PrintedDocuments.swift, for other renderers."""

KINDS = ["Quoin, beech", "Quoin key, steel", "Composing stick", "Type case", "Tympan paper"]
HEADER = ["No.", "Article", "Count", "Price", "Total"]
SENDER = ["Ada Quoin & Sons", "Printers’ wedges since 1843", "quoin.example"]
RECIPIENT = ["Charles Babbage", "1 Dorset Street, London", "17 January 2026"]
THANKS = (
    "Thank you for your order. We have delivered the following goods. Please pay within fourteen days, and name the number "
    "of this invoice."
)
ROWS = {"invoice": 25, "report": 3500}
WIDTHS = [34, 237, 52, 72, 80]
ROW, MARGIN, PAGE = 20, 56, (595.0, 842.0)


def money(cents):
    return f"{cents // 100}.{cents % 100:02d}"


def price(row, number):
    return (row * 3571 + number * 13) % 9000 + 95


def rows(kind, number):
    for row in range(ROWS[kind]):
        count, cost = row % 4 + 1, price(row, number)
        yield [str(row + 1), f"{KINDS[row % 5]}, size {row % 7 + 1}", str(count), money(cost), money(cost * count)]


def total(kind, number):
    return money(sum(price(row, number) * (row % 4 + 1) for row in range(ROWS[kind])))
