// Receives process ids ("+12" started, "-12" ended) and directories ("=/tmp/…") on stdin. When stdin closes, its parent
// has ended, and it kills and removes what is left. An exit hook cannot do that after SIGKILL.
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** @type {Set<number>} */
const alive = new Set()
/** @type {string[]} */
const directories = []
for await (const line of createInterface({ input: process.stdin })) {
  const rest = line.slice(1)
  if (line.startsWith('+')) alive.add(Number(rest))
  else if (line.startsWith('-')) alive.delete(Number(rest))
  else directories.push(rest)
}
for (const pid of alive) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended at the same moment.
  }
}
// A killed process may still write for a short time.
for (const directory of directories)
  rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
