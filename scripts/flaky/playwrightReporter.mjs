import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toRepositoryPath, toTrace, writeReport } from './report.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The characters of a page that are kept. */
const pageMax = 6_000

/** Writes the report of a run of Playwright. */
export default class PlaywrightReporter {
  /** @type {Map<string, import('./report.mjs').FileReport>} */
  #files = new Map()
  /** @type {string[]} */
  #outside = []

  /**
   * @param {import('playwright/types/testReporter').TestCase} test
   * @param {import('playwright/types/testReporter').TestResult} result
   */
  onTestEnd(test, result) {
    const file = toRepositoryPath(test.location.file, root)
    const report = this.#files.get(file) ?? { file, project: 'e2e', seconds: 0, failures: [] }
    this.#files.set(file, report)
    report.seconds += result.duration / 1000
    if (result.status !== test.expectedStatus)
      report.failures.push({
        test: test.titlePath().slice(3).join(' > '),
        trace: `${toTrace(result.errors, root)}${readPages(result)}`,
      })
  }

  /** @param {import('playwright/types/testReporter').TestError} error */
  onError(error) {
    this.#outside.push(toTrace([error], root))
  }

  onEnd() {
    writeReport({ files: [...this.#files.values()], outside: this.#outside })
  }
}

/**
 * Returns what the pages showed when the test failed. The files of a run on another machine are lost with it.
 *
 * @param {import('playwright/types/testReporter').TestResult} result
 */
function readPages({ attachments }) {
  return attachments
    .filter(({ name, path }) => name === 'error-context' && path !== undefined)
    .map(
      ({ path = '' }) =>
        /\n# Page snapshot\n+```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '',
    )
    .map((page) => page && `\n\nPage:\n${page.slice(0, pageMax)}`)
    .join('')
}
