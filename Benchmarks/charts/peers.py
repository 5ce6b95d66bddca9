"""Draws the charts of ChartBench with matplotlib and vl-convert, and prints the processor time of each as JSON.

    pip install matplotlib vl-convert-python; python3 Benchmarks/charts/peers.py
"""

import io
import json
import math
import time

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
import vl_convert  # noqa: E402

COUNT = 100_000
ROUNDS = 5
X = [float(number) for number in range(COUNT)]
Y = [math.sin(number / 9000) * 50 + number * 7919 % 101 / 10 for number in range(COUNT)]


def best(body):
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        body()
        times.append((time.process_time() - start) * 1000)
    return round(min(times), 1)


def with_matplotlib(kind, form):
    figure = plt.figure(figsize=(6, 3), dpi=100)
    axes = figure.add_subplot()
    if kind == "line":
        axes.plot(X, Y)
    elif kind == "points":
        axes.scatter(X, Y)
    else:
        axes.vlines(X, 0, Y)
    figure.savefig(io.BytesIO(), format=form)
    plt.close(figure)


def with_vega(kind, form):
    mark = {"line": "line", "points": "point", "bars": "bar"}[kind]
    chart = {
        "$schema": "https://vega.github.io/schema/vega-lite/v5.json", "width": 600, "height": 300, "mark": mark,
        "data": {"values": [{"x": x, "y": y} for x, y in zip(X, Y)]},
        "encoding": {"x": {"field": "x", "type": "quantitative"}, "y": {"field": "y", "type": "quantitative"}},
    }
    (vl_convert.vegalite_to_svg if form == "svg" else vl_convert.vegalite_to_png)(json.dumps(chart))


for name, draw in [("matplotlib", with_matplotlib), ("vl-convert", with_vega)]:
    for kind in ["line", "points", "bars"]:
        result = {f"{form} ms": best(lambda form=form: draw(kind, form)) for form in ["svg", "png"]}
        print(json.dumps({"library": name, "chart": kind, **result}), flush=True)
