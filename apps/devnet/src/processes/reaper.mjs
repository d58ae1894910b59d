// Told of process ids on stdin ("+12" is born, "-12" is gone) and of directories ("=/tmp/…"), it kills and removes those
// left when stdin closes: then the process that started it has ended, in whatever way. No exit hook can do that after a
// SIGKILL.
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
// A killed process may write for a moment longer.
for (const directory of directories)
  rmSync(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
