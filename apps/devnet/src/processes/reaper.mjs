// Told of process ids on stdin ("+12" is born, "-12" is gone), it kills those left when stdin closes: then the process
// that started it has ended, in whatever way. No exit hook can do that after a SIGKILL.
import { createInterface } from 'node:readline'

/** @type {Set<number>} */
const alive = new Set()
for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1))
  if (line.startsWith('+')) alive.add(pid)
  else alive.delete(pid)
}
for (const pid of alive) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended at the same moment.
  }
}
