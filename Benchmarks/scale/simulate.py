"""Simulates large batches from measured service times: one command on 64 cores, and Spark on 10 machines with faults.

    python3 simulate.py

A discrete-event simulation; no machine of this size was used. Change the measured values below after measuring them again.
"""

import heapq
import math
import random

# Milliseconds of a core for a row, kilobytes of its image, and rows of a task (Benchmarks/RESULTS.md).
KINDS = {
    "cards": (6.5, 131, 1_000),       # images for rows of data, 2026-11-24: 145 a core-second, all processes
    "reports": (252.0, 528, 125),     # renderers compared, 2026-11-24: 100 pages each
}
SPREAD = 0.2                # standard deviation of a service time ÷ its mean
# Milliseconds of a row in the thread that delivers: before, from a profile, and now an estimate for writing 175 kB.
DELIVERY = {"before": 0.28, "now": 0.06}
READY = 0.5                 # seconds until a worker has drawn its first row, with a compiled view
NETWORK = 1_250_000         # kilobytes a second of a machine (10 Gbit/s)
STORAGE = 1_000_000         # kilobytes a second of the shared storage, all machines
LAUNCH = 0.005              # seconds of Spark's driver to start a task, one after the other
MACHINES, CORES = 10, 8


def service(mean, rows, chance):
    """The seconds of so many rows: a sum of independent times."""
    return chance.gauss(mean * rows, mean * SPREAD * math.sqrt(rows)) / 1000


def one_command(rows, mean, delivery, cores=64):
    """Rows a second of one `quoin batch`: workers draw, one thread delivers in order."""
    chance = random.Random(1)
    free = [0.0] * cores
    delivered = 0.0
    for _ in range(rows):
        begin = heapq.heappop(free)
        drawn = begin + max(0.1, chance.gauss(mean, mean * SPREAD)) / 1000
        delivered = max(drawn, delivered) + delivery / 1000
        # The worker has its next row when its image has been delivered.
        heapq.heappush(free, delivered if delivery > 0.1 else drawn)
    return rows / delivered


def cluster(rows, kind, machines=MACHINES, faults=True, speculates=True):
    """Seconds for all rows on Spark: greedy tasks, each attempt on the core that is free first."""
    mean, size, task_rows = KINDS[kind]
    chance = random.Random(2)
    todo = [(index, min(task_rows, rows - index)) for index in range(0, rows, task_rows)]
    total = len(todo)
    events, time, driver, order = [], 0.0, 0.0, 0
    idle = [(machine, core) for core in range(CORES) for machine in range(machines)]
    died_at = {}
    # Each machine's share of the storage is smaller than its network.
    rate = min(NETWORK, STORAGE / machines)
    slowdown = max(1.0, CORES * size / (mean / 1000) / rate)
    done, running, attempts, lost = set(), {}, 0, 0
    estimate = service(mean, task_rows, chance) * slowdown
    ideal = total * estimate / (machines * CORES)
    death, killed = ideal * 0.4, ideal * 0.2
    pending_faults = [(death, "machine")] + [(killed + 7 * n, "worker") for n in range(20)] if faults else []
    for when, what in pending_faults:
        order += 1
        heapq.heappush(events, (when, order, what, None))

    def launch(task, place):
        nonlocal driver, order, attempts
        attempts += 1
        driver = max(driver, time) + LAUNCH
        length = READY + service(mean, task[1], chance) * slowdown
        if faults and place[0] == 1:
            length *= 4             # a slow machine
        if faults and task[0] == 0:
            length += READY         # a poisoned row: its process is replaced
        order += 1
        running[order] = (task, place, driver)
        heapq.heappush(events, (driver + length, order, "end", None))

    while len(done) < total:
        while idle and todo:
            launch(todo.pop(0), idle.pop(0))
        if speculates and idle and not todo:
            # A second attempt of tasks that take more than 1.5 times as long as usual.
            counts = {}
            for task, _, _ in running.values():
                counts[task] = counts.get(task, 0) + 1
            for task, place, begun in list(running.values()):
                late = time - begun > 1.5 * (estimate + READY)
                other = next((free for free in idle if free[0] != place[0]), None)
                if late and counts[task] == 1 and other:
                    idle.remove(other)
                    counts[task] += 1
                    launch(task, other)
            order += 1
            if running:
                heapq.heappush(events, (time + 1, order, "look", None))
        time, number, what, _ = heapq.heappop(events)
        if what == "end" and number in running:
            task, place, _ = running.pop(number)
            if place[0] not in died_at:
                idle.append(place)
            if task not in done:
                done.add(task)
                for key in [key for key, value in running.items() if value[0] == task]:
                    idle.append(running.pop(key)[1])
        elif what in ("machine", "worker"):
            for key, (task, place, _) in list(running.items()):
                if what == "worker" or place[0] == 0:
                    del running[key]
                    lost += 1
                    if task not in done:
                        todo.append(task)
                    if what == "worker":
                        idle.append(place)
                        break
            if what == "machine":
                died_at[0] = time
                idle = [place for place in idle if place[0] != 0]
    return time, ideal, attempts, lost, slowdown


def main():
    print("one command, 64 cores, 1,000,000 cards")
    for name, delivery in DELIVERY.items():
        mean = KINDS["cards"][0]
        rate = one_command(1_000_000, mean, delivery)
        limits = {"cores": 64_000 / mean, "delivery": 1000 / delivery}
        print(f"  {name}: {rate:,.0f} a second, {1e6 / rate:.0f} s; bottleneck: {min(limits, key=limits.get)}")
    print(f"Spark, {MACHINES} machines of {CORES} cores")
    for kind, rows in (("cards", 1_000_000), ("reports", 100_000)):
        for faults, speculates in ((False, False), (True, False), (True, True)):
            seconds, ideal, attempts, lost, slowdown = cluster(rows, kind, faults=faults, speculates=speculates)
            what = "faults, speculation" if speculates else "faults" if faults else "no faults"
            print(
                f"  {rows:,} {kind}, {what}: {seconds:,.0f} s, {rows / seconds:,.0f} a second, ideal {ideal:,.0f} s, "
                f"{attempts} attempts, {lost} lost; storage slows by {slowdown:.2f}")
    for kind in KINDS:
        for machines in range(2, 100):
            # One of them dies, one is slow, and workers are killed, during half an hour.
            seconds, *_ = cluster(1_800_000, kind, machines)
            if 1_800_000 / seconds >= 1000:
                print(f"  machines for 1,000 {kind} a second, with faults: {machines}")
                break


if __name__ == "__main__":
    main()
