// Justification: link checkers read links; most paths in our documents are in backticks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { runAsScript } from './report.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

const repoPath = /^(packages|apps|scripts|\.changeset|\.ci)\/[\w./-]+$/

/**
 * Finds places the Markdown files name that are not there: relative links, and paths from the root in backticks
 * (`packages/core/src/foundation/limits.ts`). A map that lies is worse than none.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return documents(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        paths(file, text)
          .filter((path) => !existsSync(join(root, path)))
          .map((path) => ({ file, line: index + 1, message: `${path} does not exist` })),
      ),
  )
}

/** @param {string} root */
function documents(root) {
  const groups = ['packages', 'apps'].filter((group) => existsSync(join(root, group)))
  const folders = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  const docs = existsSync(join(root, 'docs')) ? ['docs'] : []
  return ['.', ...docs, ...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
}

/**
 * The places one line names, from the root.
 *
 * @param {string} file
 * @param {string} text
 */
function paths(file, text) {
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '')
  const codes = [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
  return [
    ...links.filter((link) => !/^[a-z]+:/.test(link)).map((link) => join(dirname(file), link)),
    ...codes.filter((code) => repoPath.test(code)),
  ]
}

await runAsScript(import.meta.url, check)
