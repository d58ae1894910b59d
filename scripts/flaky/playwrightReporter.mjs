import { fileURLToPath } from 'node:url'
import { toRepositoryPath, toTrace, writeReport } from './report.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

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
        trace: toTrace(result.errors, root),
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
