// Justification: link checkers read links; most paths in our documents are in backticks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { runAsScript } from './report.mjs'
import { listFiles } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

/** The pages of the documentation. */
const pages = 'apps/docs/src/content/docs'
/** Written by the build of the site, whose own check finds broken links to them: pages of Markdown, and addresses. */
const generated = `${pages}/reference/`
const publishedFolders = /^\/(?:playground|storybook)\//
const repoPath = /^(packages|apps|scripts|\.changeset|\.ci)\/[\w./-]+$/

/**
 * Finds places the Markdown files name that are not there: relative links, paths from the root in backticks
 * (`packages/core/src/foundation/limits.ts`), and tests with their titles after their file
 * (`packages/core/src/a.test.ts` "default: starts"). A map that lies is worse than none.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return documents(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...missingPaths(root, file, text), ...missingTests(root, text)].map((message) => ({
          file,
          line: index + 1,
          message,
        })),
      ),
  )
}

/** @param {string} root @param {string} file @param {string} text */
function missingPaths(root, file, text) {
  return paths(file, text)
    .filter((path) => !path.startsWith(generated) && !existsSync(join(root, path)))
    .map((path) => `${path} does not exist`)
}

/**
 * The tests one line names that are not in their file: a file in backticks, and after it titles in quotation marks, as in its source.
 *
 * @param {string} root
 * @param {string} text
 */
function missingTests(root, text) {
  return [...text.matchAll(/`([\w./-]+\.test\.\w+)`((?:,? "[^"]+")+)/g)].flatMap(
    ([, file = '', titles = '']) => {
      const path = join(root, file)
      if (!existsSync(path)) return repoPath.test(file) ? [] : [`${file} must be a path from the root`]
      const source = readFileSync(path, 'utf8')
      return [...titles.matchAll(/"([^"]+)"/g)]
        .map(([, title = '']) => title)
        .filter((title) => !["'", '"', '`'].some((quote) => source.includes(quote + title + quote)))
        .map((title) => `${file} has no test "${title}"`)
    },
  )
}

/** @param {string} root */
function documents(root) {
  const groups = ['packages', 'apps'].filter((group) => existsSync(join(root, group)))
  const folders = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => `${group}/${name}`))
  const readmes = ['.', ...folders].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  )
  return [...readmes, ...listFiles(root, [pages], /\.mdx?$/).filter((file) => !file.startsWith(generated))]
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
    ...links
      .filter((link) => !/^[a-z]+:/.test(link) && !publishedFolders.test(link))
      .map((link) => join(dirname(file), link)),
    ...codes.filter((code) => repoPath.test(code)),
  ]
}

await runAsScript(import.meta.url, check)
