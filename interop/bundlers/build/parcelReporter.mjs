import { appendFileSync } from 'node:fs'
import { Reporter } from '@parcel/plugin'

/** Writes each warning to a file. Parcel's own reporter formats them for a terminal. */
export default new Reporter({
  report({ event }) {
    if (event.type !== 'log' || (event.level !== 'warn' && event.level !== 'error')) return
    for (const { message, codeFrames } of event.diagnostics)
      appendFileSync(process.env.PARCEL_LOG ?? '', `${message} (${codeFrames?.[0]?.filePath})\0`)
  },
})
