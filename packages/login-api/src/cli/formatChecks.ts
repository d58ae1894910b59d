import type { FrameCheck } from '../manifest/verifyFrame.js'

/** Formats the result of `verify-frame` as a table: subject, result, and one line for each further problem. */
export function formatChecks(checks: readonly FrameCheck[]): string {
  const width = Math.max(...checks.map(({ subject }) => subject.length))
  const rows = checks.flatMap(({ subject, problems, note }) => {
    const [first, ...others] = problems
    const result = first === undefined ? ['ok', note].filter(Boolean).join(': ') : `FAILED: ${first}`
    return [
      `${subject.padEnd(width)}  ${result}`,
      ...others.map((problem) => `${' '.repeat(width)}  FAILED: ${problem}`),
    ]
  })
  // The server chooses some of the text: no control characters reach a terminal.
  return rows.map((row) => row.replace(/[^\x20-\x7e]/g, '?')).join('\n')
}
