import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** @typedef {import('../attacks/readResults.mjs').Result & { readonly error: string }} Result */
/** @typedef {import('./removeDefence.mjs').Defence} Defence */

/**
 * Runs tests in a copy of the repository.
 *
 * @typedef {object} Runner
 * @property {(test: Pick<Defence['test'], 'runner' | 'file'>, titles: readonly string[]) => Promise<readonly Result[]>} run
 * Runs the tests with one of these parts of titles.
 * @property {(file: string) => void} invalidate Lets the next run read a source again.
 * @property {() => Promise<void>} close
 */

/**
 * Starts the Vitest of a copy, with some of its projects. It stays for all runs: its start takes longer than most of the tests.
 *
 * @param {string} folder
 * @param {readonly string[]} projects
 * @returns {Promise<Runner>}
 */
export async function createRunner(folder, projects) {
  process.chdir(folder)
  /** @type {typeof import('vitest/node')} */
  const { createVitest } = await import(
    pathToFileURL(resolve(folder, 'node_modules/vitest/dist/node.js')).href
  )
  const vitest = await createVitest('test', {
    ...{ root: folder, watch: false, silent: true, project: [...projects] },
    reporters: [{}],
  })
  return {
    async run({ runner, file }, titles) {
      const specifications = await vitest.globTestSpecifications([file])
      // Of a project of browser tests, each browser has a name: `browser (chromium)`.
      const own = specifications.filter(({ project }) => project.name.replace(/ \(.*/, '') === runner)
      vitest.setGlobalTestNamePattern(new RegExp(titles.map(escapePattern).join('|')))
      const { testModules } = await vitest.runTestSpecifications(own)
      // It returns the modules of earlier runs, too.
      const [module] = testModules.filter(({ moduleId }) => moduleId === join(folder, file))
      return [...(module?.children.allTests() ?? [])].flatMap((test) => {
        const { state, errors = [] } = test.result()
        if (state !== 'passed' && state !== 'failed') return []
        return [{ title: test.fullName, hasPassed: state === 'passed', error: errors[0]?.message ?? '' }]
      })
    },
    invalidate: (file) => vitest.invalidateFile(join(folder, file)),
    close: () => vitest.close(),
  }
}

/** @param {string} title */
const escapePattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
