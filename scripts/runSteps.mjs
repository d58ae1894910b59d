import { removeReport, reportTo, toReportPath } from './flaky/report.mjs'
import { start } from './processes.mjs'

/**
 * How a step runs tests: the arguments that add the reporter of `scripts/flaky`, and the arguments that select a file.
 *
 * @typedef {{ reporters: readonly string[], select: (file: string) => readonly string[] }} TestRunner
 */

/**
 * The part of a step that checks a change: the files that are appended to the command. `command` replaces that of the step.
 *
 * @typedef {{ select: (change: import('./changed/selectFiles.mjs').Change) => readonly string[], command?: readonly string[] }} ChangedPart
 */

/**
 * One step of `pnpm check`.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command
 * @property {readonly string[]} [needs] Names of steps that must pass first.
 * @property {boolean} [alone] Runs exclusively, because it measures time or uses a browser.
 * @property {boolean} [show] Shows the output also if the step passes.
 * @property {number} [minutes] Time limit. Default 10.
 * @property {readonly string[]} [files] Further arguments of the command: the files of a change.
 * @property {'all' | ChangedPart} [changed] How it checks a change: as a whole, or only files. Default: not at all.
 * @property {TestRunner} [tests] Its command runs tests, and takes these arguments.
 */

/** @typedef {{ name: string, outcome: 'passed' | 'failed' | 'not run', seconds: number, reason?: string, output?: string }} Result `output`: of a step that failed. */

/**
 * Runs the steps in order, up to `width` at a time, and logs the progress. A failed step does not stop the others,
 * except those that need it.
 *
 * @param {readonly Step[]} steps
 * @param {{ width?: number, log?: (text: string) => void, env?: NodeJS.ProcessEnv, onPassed?: (step: Step) => unknown }} [options]
 * `onPassed` is called with each step that passes, when it ends.
 * @returns {{ results: Promise<Result[]>, stop: () => Promise<void> }}
 */
export function runSteps(steps, { width = 2, log = console.log, env, onPassed } = {}) {
  /** @type {Map<string, Result>} */
  const done = new Map()
  /** @type {Map<Step, import('./processes.mjs').Child>} */
  const running = new Map()
  let stopped = false

  /** @param {Step} step */
  async function runOne(step) {
    let output = ''
    const startedAt = performance.now()
    log(`▸ ${step.name}`)
    if (step.tests) removeReport(toReportPath(step.name))
    const child = start([...step.command, ...(step.tests?.reporters ?? []), ...(step.files ?? [])], {
      env: { ...env, ...(step.tests && reportTo(toReportPath(step.name))) },
      onOutput: (text) => (output += text),
    })
    running.set(step, child)
    const minutes = step.minutes ?? 10
    let reason = ''
    const limit = setTimeout(() => {
      reason = `took longer than ${minutes} min`
      child.kill('SIGKILL')
    }, minutes * 60_000)
    const code = await child.exited
    clearTimeout(limit)
    running.delete(step)
    const seconds = (performance.now() - startedAt) / 1000
    const outcome = code === 0 ? 'passed' : 'failed'
    done.set(step.name, {
      name: step.name,
      outcome,
      seconds,
      ...(code === 0 ? {} : { reason: reason || `ended with ${code}`, output }),
    })
    log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)${reason && `: ${reason}`}`)
    if (code === 0) onPassed?.(step)
    if (code !== 0 || step.show) log(indent(output.trimEnd()))
  }

  async function runAll() {
    const waiting = [...steps]
    /** @type {Set<Promise<void>>} */
    const open = new Set()
    while (waiting.length > 0 && !stopped) {
      const next = waiting.findIndex((step) => canStart(step, running, done, width))
      const step = waiting[next]
      if (!step) {
        if (open.size === 0) break
        await Promise.race(open)
        continue
      }
      waiting.splice(next, 1)
      const failed = (step.needs ?? []).find((name) => done.get(name)?.outcome !== 'passed')
      if (failed) {
        done.set(step.name, { name: step.name, outcome: 'not run', seconds: 0, reason: `needs ${failed}` })
        log(`✗ ${step.name}: not run, it needs ${failed}`)
        continue
      }
      const one = runOne(step).finally(() => open.delete(one))
      open.add(one)
    }
    await Promise.all(open)
    return steps.flatMap(
      ({ name }) => done.get(name) ?? { name, outcome: /** @type {const} */ ('not run'), seconds: 0 },
    )
  }

  async function stop() {
    stopped = true
    await Promise.all([...running.values()].map((child) => child.stop()))
  }
  return { results: runAll(), stop }
}

/**
 * @param {Step} step
 * @param {ReadonlyMap<Step, unknown>} running
 * @param {ReadonlyMap<string, Result>} done
 * @param {number} width
 */
function canStart(step, running, done, width) {
  if ((step.needs ?? []).some((name) => !done.has(name))) return false
  if (step.alone || [...running.keys()].some(({ alone }) => alone)) return running.size === 0
  return running.size < width
}

/** @param {string} text */
const indent = (text) => text.replace(/^/gm, '    ')
