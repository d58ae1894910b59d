// Justification: Biome's noBarrelFile and noReExportAll accept re-exported types, and no rule requires a snapshot of the names.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf } from './imports.mjs'
import { runAsScript } from './report.mjs'
import { isTest, readSources } from './sources.mjs'

/** @typedef {import('./sources.mjs').Violation} Violation */

const entry = /^packages\/[^/]+\/src\/exports\/.+\.tsx?$/

/**
 * Checks that only `exports/*.ts` re-export, by name, and that each of them has a test with an inline snapshot of its names.
 * Changes of the public API are therefore visible in a diff.
 *
 * @param {string} root
 * @returns {Violation[]}
 */
export function check(root) {
  return readSources(root, ['packages'])
    .filter(({ file }) => file.includes('/src/') && !isTest(file))
    .flatMap((source) => {
      const { file } = source
      const reexports = importsOf(source).filter(({ reexport }) => reexport)
      if (!entry.test(file))
        return reexports.map(({ line }) => ({ file, line, message: 'only exports/*.ts may re-export' }))
      return [
        ...source.text
          .split('\n')
          .flatMap((text, index) =>
            /^export (type )?\*/.test(text)
              ? [{ file, line: index + 1, message: 're-export by name, not by *' }]
              : [],
          ),
        ...(hasSnapshot(root, file)
          ? []
          : [{ file, message: 'has no test with an inline snapshot of its names' }]),
      ]
    })
}

/**
 * Whether the test of the file, or the test of all entries (`exports/exports.test.ts`), imports and snapshots it. A file
 * that only exports types needs no snapshot.
 *
 * @param {string} root
 * @param {string} file
 */
function hasSnapshot(root, file) {
  if (!/^export (?!type\b)/m.test(readFileSync(join(root, file), 'utf8'))) return true
  const [folder = '', path = ''] = file.replace(/\.tsx?$/, '').split(/(?<=\/exports\/)/)
  const name = path.replace(/^.*\//, '')
  const tests = {
    [`${folder}${path}.test.ts`]: `./${name}.js'`,
    [`${folder}exports.test.ts`]: `./${path}.js'`,
  }
  // Each language has the same exports: one test imports them all.
  const code = /(?<=[/-])[a-z]{2}(?:-\w+)?$/
  const anyLanguage = code.test(path) && `./${path.replace(code, '')}$`
  return Object.entries(tests).some(([test, specifier]) => {
    if (!existsSync(join(root, test))) return false
    const text = readFileSync(join(root, test), 'utf8')
    if (anyLanguage && text.includes(anyLanguage)) return true
    return text.includes(specifier) && text.includes('toMatchInlineSnapshot(')
  })
}

await runAsScript(import.meta.url, check)
