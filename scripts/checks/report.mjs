import { pathToFileURL } from 'node:url'

/** @typedef {import('./sources.mjs').Violation} Violation */

/**
 * Runs a check in the working directory if its file is the main module. Prints each violation as `file:line message`, and
 * sets a non-zero exit code if there is one.
 *
 * @param {string} url The check's `import.meta.url`.
 * @param {(root: string) => Violation[] | Promise<Violation[]>} check
 */
export async function runAsScript(url, check) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return
  const violations = await check(process.cwd())
  for (const violation of violations) console.error(format(violation))
  console.log(violations.length === 0 ? 'no violations' : `${violations.length} violation(s)`)
  if (violations.length > 0) process.exitCode = 1
}

/** @param {Violation} violation */
function format({ file, line, message }) {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`
}
