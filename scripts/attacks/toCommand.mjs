import { basename } from 'node:path'

/** @typedef {import('./scenarios.mjs').Part} Part */

/**
 * Returns the command that runs a part, and writes its results to a file.
 *
 * @param {Part} part
 * @param {string} report
 * @returns {{ command: readonly string[], env: Record<string, string> }}
 */
export function toCommand({ runner, file, titles }, report) {
  if (runner === 'abuse')
    return {
      command: ['pnpm', '--filter', '@latchkit/gateway', 'abuse', basename(file, '.ts')],
      env: {},
    }
  const pattern = titles?.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  if (runner === 'e2e')
    return {
      command: [
        ...['pnpm', '--filter', '@latchkit/playground', 'e2e', basename(file)],
        ...(pattern === undefined ? [] : ['--grep', pattern]),
        '--reporter=json',
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }
  return {
    command: [
      ...['vitest', 'run', '--project', runner, file],
      ...(pattern === undefined ? [] : ['-t', pattern]),
      ...['--reporter=json', `--outputFile=${report}`],
    ],
    env: {},
  }
}
