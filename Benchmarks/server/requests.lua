-- The requests of Benchmarks/server/load: each is different, so that nothing is cached.

local number, mix = 0, "cards"
local headers = { ["Content-Type"] = "application/json" }

function init(arguments)
  mix = arguments[1] or mix
end

local function card(path)
  local body = string.format('{"title": "Card %d", "subtitle": "Everything sits tight and still", "color": "%06x"}', number,
    number * 2654435 % 16777216)
  return wrk.format("POST", path, headers, body)
end

local function invoice()
  local rows = {}
  for row = 1, 25 do
    rows[row] = string.format('{"article": "Wedge, size %d", "count": %d, "price": %d}', row, row % 4 + 1, number % 1000 + row)
  end
  local body = string.format('{"title": "Invoice %d", "rows": [%s]}', number, table.concat(rows, ","))
  return wrk.format("POST", "/invoice", headers, body)
end

local oversized = '{"title": "' .. string.rep("a", 3 * 1024 * 1024) .. '"}'

function request()
  number = number + 1
  if mix == "cards" then return card("/card.png") end
  if mix == "webp" then return card("/card.webp") end
  if mix == "invoices" then return invoice() end
  local kind = number % 20
  if kind == 0 then return wrk.format("POST", "/card", headers, '{"title": ') end
  if kind == 1 then return wrk.format("POST", "/card", headers, '{"title": ""}') end
  if kind == 2 and number % 200 == 2 then return wrk.format("POST", "/card", headers, oversized) end
  if kind < 8 then return invoice() end
  return card("/card.png")
end

function done(summary, latency)
  local errors = summary.errors
  print(string.format("%d requests, %d of them refused; errors: %d connect, %d read, %d write, %d timeout",
    summary.requests, errors.status, errors.connect, errors.read, errors.write, errors.timeout))
  print(string.format("%.1f requests a second, p50 %.1f ms, p99 %.1f ms, largest %.1f ms",
    summary.requests / (summary.duration / 1e6), latency:percentile(50) / 1000, latency:percentile(99) / 1000, latency.max / 1000))
end
