"""Draws rows on a Spark cluster of this machine while workers are killed, stop and meet a poisoned row.

    QUOIN=/usr/local/bin/quoin python3 faults.py [ROWS [WORKERS]]

Needs pyspark 3.5 and Java. Prints the time, the attempts of tasks, and whether each row has exactly one image or failure. The exit
status is 1 if not.
"""

import base64
import json
import os
import pathlib
import sys
import tempfile
import time

from pyspark.sql import SparkSession

HERE = pathlib.Path(__file__).resolve().parent
POISONED = 7


def run(folder, count, workers):
    spark = (
        SparkSession.builder.master(f"local-cluster[{workers},1,512]").appName("faults")
        .config("spark.executor.memory", "512m").config("spark.task.maxFailures", "4")
        .config("spark.speculation", "true").config("spark.speculation.multiplier", "3")
        .config("spark.ui.enabled", "false").config("spark.executorEnv.FAULTS", folder).getOrCreate())
    spark.sparkContext.setLogLevel("OFF")
    rows = [json.dumps({"id": -1 if number == POISONED else number, "name": f"Person {number}"}) for number in range(count)]
    names = ("PATH", "HOME", "SWIFTC", "QUOIN", "QUOIN_CACHE")
    environment = {name: os.environ[name] for name in names if name in os.environ} | {"FAULTS": folder}
    begun = time.monotonic()
    lines = (
        spark.sparkContext.parallelize(rows, workers * 4)
        .pipe(str(HERE / "worker"), env=environment, checkCode=True).collect())
    seconds = time.monotonic() - begun
    tracker = spark.sparkContext.statusTracker()
    stages = [tracker.getStageInfo(stage) for job in tracker.getJobIdsForGroup() for stage in tracker.getJobInfo(job).stageIds]
    failed = sum(stage.numFailedTasks for stage in stages if stage)
    spark.stop()
    return [json.loads(line) for line in lines], seconds, failed


def main(count="400", workers="3"):
    count = int(count)
    with tempfile.TemporaryDirectory() as folder:
        answers, seconds, failed = run(folder, count, int(workers))
        faults = sorted(os.listdir(folder))
    failures = [answer for answer in answers if "failure" in answer]
    images = [answer["name"] for answer in answers if "data" in answer]
    whole = all(base64.b64decode(answer["data"]).endswith(b"IEND\xaeB`\x82") for answer in answers if "data" in answer)
    print(f"{count} rows in {seconds:.0f} s: {len(images)} images, {len(failures)} failed; {failed} failed tasks; faults: {faults}")
    for answer in failures:
        print(answer["failure"])
    expected = {f"{number}.png" for number in range(count) if number != POISONED}
    fine = whole and len(images) == len(expected) and set(images) == expected and len(failures) == 1 and len(faults) == 3
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
