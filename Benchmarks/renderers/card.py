"""The card of `quoin-bench --cards`, as a page of HTML and CSS."""

SIZE = (1200, 630)

STYLE = """
.page { width: 1200px; height: 630px; display: flex; padding: 80px;
  background: linear-gradient(to bottom right, #6155f5, #cb30e0, #ff8d28) }
.card { display: flex; flex-direction: column; gap: 24px; flex: 1; padding: 60px; background: white; color: black;
  border-radius: 40px; box-shadow: 0 10px 48px rgba(0, 0, 0, .33); overflow: hidden; font-family: Inter }
.title { font-size: 72px; font-weight: 700; line-height: 86px }
.text { font-size: 34px; line-height: 41px }
.row { display: flex; flex: 1; gap: 8px }
.circle { height: 100%; aspect-ratio: 1; border-radius: 50%;
  background: conic-gradient(from 90deg, #ff383c, #ffcc00, #0088ff, #ff383c) }
.bar { flex: 1; border-radius: 30px; background: #00c3d0; opacity: .8 }
"""

PAGE = """<div class="page"><div class="card"><div class="title">Card {number}</div>
<div class="text">Everything sits tight and still, drawn without a display.</div>
<div class="row"><div class="circle"></div><div class="bar"></div></div></div></div>"""
