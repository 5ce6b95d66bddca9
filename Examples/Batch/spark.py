"""Draws a badge for each row on a cluster: pipes the rows of each partition through `quoin batch`, one per line.

    QUOIN=/usr/local/bin/quoin python3 spark.py people.jsonl out [MASTER]

Needs pyspark and Java on this machine, `quoin` and this folder on all machines. Without MASTER two workers run locally. Spark
repeats a task whose worker dies; an image gets its name once it is complete, so that none is lost or truncated.
"""

import base64
import json
import os
import pathlib
import shlex
import sys

from pyspark.sql import SparkSession

QUOIN = os.environ.get("QUOIN", "quoin")
VIEW = pathlib.Path(__file__).resolve().parent / "Badge.swift"


def save(folder):
    def save(lines):
        for line in lines:
            row = json.loads(line)
            if "failure" in row:
                yield row["failure"]
                continue
            target = pathlib.Path(folder, row["name"])
            draft = target.with_name(f".{target.name}.{os.getpid()}")
            draft.write_bytes(base64.b64decode(row["data"]))
            draft.rename(target)
            yield None
    return save


def main(data, folder, master="local[2,4]"):
    os.makedirs(folder, exist_ok=True)
    spark = SparkSession.builder.master(master).appName("badges").getOrCreate()
    worker = shlex.join([
        QUOIN, "batch", str(VIEW), "--view", "Badge", "--data", "-", "-o", "-", "--name", "{id}.png", "--jobs", "1"])
    # Workers get a clean environment. If a worker fails as a whole or dies, its task fails and is repeated.
    environment = {name: os.environ[name] for name in ("PATH", "HOME", "SWIFTC", "QUOIN_CACHE") if name in os.environ}
    rows = spark.sparkContext.textFile(data, minPartitions=2)
    outcomes = rows.pipe(worker, env=environment, checkCode=True).mapPartitions(save(os.path.abspath(folder))).collect()
    spark.stop()
    failures = [outcome for outcome in outcomes if outcome]
    print(f"{len(outcomes) - len(failures)} drawn, {len(failures)} failed")
    for failure in failures:
        print(failure)
    return 1 if failures else 0


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
