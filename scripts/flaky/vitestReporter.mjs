import { toRepositoryPath, toTrace, writeReport } from './report.mjs'

/** @typedef {import('vitest/node').TestModule} TestModule */

/** Writes the report of a run of Vitest. */
export default class VitestReporter {
  /** @type {string} */
  #root = process.cwd()

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#root = vitest.config.root
  }

  /**
   * @param {readonly TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    writeReport({
      files: modules.map((module) => this.#toFile(module)),
      outside: unhandled.map((error) => toTrace([error], this.#root)),
    })
  }

  /** @param {TestModule} module @returns {import('./report.mjs').FileReport} */
  #toFile(module) {
    const failures = [...module.children.allTests('failed')].map((test) => ({
      test: test.fullName,
      trace: toTrace(test.result().errors ?? [], this.#root),
    }))
    // Errors of the file itself, of its groups and of their hooks.
    for (const block of [module, ...module.children.allSuites()]) {
      const errors = block.errors()
      if (errors.length > 0) failures.push({ test: '', trace: toTrace(errors, this.#root) })
    }
    const { collectDuration, duration, setupDuration } = module.diagnostic()
    return {
      file: toRepositoryPath(module.moduleId, this.#root),
      project: module.project.name,
      seconds: (collectDuration + duration + setupDuration) / 1000,
      failures,
    }
  }
}
