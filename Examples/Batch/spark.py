"""Draws a badge for each row on a cluster: each partition's rows go through `quoin batch` as lines, and come back as lines.

    QUOIN=/usr/local/bin/quoin python3 spark.py people.jsonl out [MASTER]

Needs pyspark and Java on this machine, `quoin` and this folder on all. Without MASTER a cluster of two workers runs here. A task whose worker
dies is done again by Spark; a picture is written under its name when it is whole, so that nothing is lost or half.
"""

import base64
import json
import os
import pathlib
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


def main(data, folder, master="local[2]"):
    os.makedirs(folder, exist_ok=True)
    spark = SparkSession.builder.master(master).appName("badges").getOrCreate()
    # The status of a pipe with a row that fails is 1, which must not fail the others of its partition.
    worker = f"sh -c '\"{QUOIN}\" batch \"{VIEW}\" --view Badge --data - -o - --name {{id}}.png --jobs 1 || test $? = 1'"
    rows = spark.sparkContext.textFile(data, minPartitions=2)
    outcomes = rows.pipe(f"{worker}").mapPartitions(save(os.path.abspath(folder))).collect()
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
