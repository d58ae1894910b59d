// Justification: Biome limits each file (noExcessiveLinesPerFile), not the median, and its file name pattern cannot exclude words.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAsScript } from './report.mjs'
import { listFiles } from './sources.mjs'

/** Lines per file, so that each can be read at once: 95 % at or under `most`, the median at or under `median`. */
export const limits = { most: 250, median: 80 }

/** Names that say nothing about the content, so that unrelated code would collect there. */
const empty = /(^|\/)(utils?|helpers?|common|misc)(\/|\.[a-z.]+$)|(Manager|Service|Controller)\.[a-z.]+$/

/**
 * Finds a repository whose files are too long on the whole, and names that say nothing. Biome limits each file to 400 lines.
 *
 * @param {string} root
 * @returns {import('./sources.mjs').Violation[]}
 */
export function check(root) {
  const files = listFiles(
    root,
    ['packages', 'apps', 'scripts', 'tools'],
    /(?<!\.artifact)\.(ts|tsx|cjs|mjs|css)$/,
  ).map((file) => ({
    file,
    lines: lineCount(readFileSync(join(root, file), 'utf8')),
  }))
  const lengths = files.map(({ lines }) => lines).sort((a, b) => a - b)
  const median = quantile(lengths, 0.5)
  const most = quantile(lengths, 0.95)
  return [
    ...files
      .filter(({ file }) => empty.test(file))
      .map(({ file }) => ({ file, message: 'a name that says nothing: name it after what it does' })),
    ...(median > limits.median
      ? [{ file: '.', message: `the median file has ${median} lines: at most ${limits.median}` }]
      : []),
    ...(most > limits.most
      ? [{ file: '.', message: `5 % of the files have over ${most - 1} lines: at most ${limits.most}` }]
      : []),
  ]
}

/** @param {string} text */
const lineCount = (text) => text.trimEnd().split('\n').length

/** @param {number[]} sorted @param {number} share */
const quantile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0

await runAsScript(import.meta.url, check)
