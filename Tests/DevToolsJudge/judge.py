"""Loads a heap snapshot into DevTools' own model; see `judge`."""

import json
import sys
import time

from browser import Browser

program, path = sys.argv[1:3]
text = open(path).read()
file = json.loads(text)

LOAD = """(async () => {
  const worker = await import(
    'devtools://devtools/bundled/entrypoints/heap_snapshot_worker/heap_snapshot_worker.js')
  const loader = new worker.HeapSnapshotLoader.HeapSnapshotLoader({ sendEvent() {} })
  loader.write(%s)
  loader.close()
  await loader.parsingComplete
  const channel = new MessageChannel()
  new worker.HeapSnapshot.SecondaryInitManager(channel.port2)
  const snapshot = await loader.buildSnapshot(channel.port1)
  return Array.from({ length: snapshot.nodeCount }, (_, index) => {
    const node = snapshot.createNode(index * snapshot.nodeFieldCount)
    return [node.name(), node.selfSize(), node.retainedSize(), node.edgesCount()]
  })
})()"""

browser = Browser(program)
browser.session = None
target = browser.ask("Target.createTarget", url="devtools://devtools/bundled/devtools_app.html")["targetId"]
browser.session = browser.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
browser.ask("Runtime.enable")
browser.wait_for("document.readyState === 'complete'")
nodes = browser.value(LOAD % json.dumps(text))
browser.close()

width = len(file["snapshot"]["meta"]["node_fields"])
rows = [file["nodes"][start:start + width] for start in range(0, len(file["nodes"]), width)]
expected = [(file["strings"][row[1]], row[3], row[4]) for row in rows]
failures = []
if [(name, size, count) for name, size, _, count in nodes] != expected:
    failures.append("nodes: %s, in the file %s" % (nodes, expected))
if sum(count for *_, count in nodes) != file["snapshot"]["edge_count"]:
    failures.append("references are missing")
total = sum(row[3] for row in rows)
if nodes[0][2] != total:
    failures.append("the root retains %s of %s bytes" % (nodes[0][2], total))
player = next((node for node in nodes if node[0] == "Player"), None)
songs = [node for node in nodes if node[0] == "Song"]
# The library holds the songs as well.
if not player or player[2] >= player[1] + sum(song[1] for song in songs) + 48:
    failures.append("the player retains what is not its own: %s" % (player,))
for failure in failures:
    print("✗ " + failure)
if failures:
    sys.exit(1)
print("DevTools reads %d nodes, %d references and %d bytes; the player retains %d"
      % (len(nodes), file["snapshot"]["edge_count"], total, player[2]))
